import HeadlessUIKit

extension RuleCase {
  /// Bars that follow the pages.
  static let bars = [
    RuleCase(
      .barsFollowThePages,
      "a navigation bar that a page hides as it appears and does not show again",
      butNot: "one that it shows again as it leaves"
    ) { story in
      let stack = story.stack("A")
      stack.push(BarPage.hiding(showsAgain: story.isFixed), at: 100)
      stack.pop(at: 1_000)
    },
    RuleCase(
      .barsFollowThePages,
      "a navigation bar that only the popped page hid",
      butNot: "one that the page below hides as well"
    ) { story in
      let below = BarPage("A")
      below.willAppear = { stack in
        if story.isFixed { stack.setNavigationBarHidden(true, animated: true) }
      }
      let stack = story.stack([below])
      stack.push(BarPage.hiding(showsAgain: false), at: 100)
      stack.pop(at: 1_000)
    },
    RuleCase(
      .barsFollowThePages,
      "a tab bar that a page hides as it appears and does not show again",
      butNot: "one that it shows again as it leaves"
    ) { story in
      let page = BarPage("B")
      page.willAppear = { $0.tabBarController?.tabBar.isHidden = true }
      page.willDisappear = { if story.isFixed { $0.tabBarController?.tabBar.isHidden = false } }
      let stack = story.stack("A")
      let tabs = UITabBarController()
      tabs.viewControllers = [stack.controller, controller("other")]
      story.window.rootViewController = tabs
      stack.push(page, at: 100)
      stack.pop(at: 1_000)
    },
    RuleCase(
      .barItemsFollowTheOutcome,
      "a title that a tab sets as it appears, after a cancelled swipe",
      butNot: "one that the other tab sets again"
    ) { story in
      let tabs = TitledTabs(story)
      if !story.isFixed { tabs.pages[0].mayForget = true }
      tabs.cancelSwipe(to: 1, at: 1_000)
    },
    RuleCase(
      .statusBarFollowsTheTransition,
      "a status bar that is shown with a dismissal and stays after its cancel",
      butNot: "one that is hidden again"
    ) { story in
      let overlay = Overlay(story)
      overlay.present(at: 100)
      overlay.cancelDismissal(at: 1_000, restores: story.isFixed)
    },
    RuleCase(
      .statusBarFollowsTheTransition,
      "a status bar that is hidden with a page and stays so without it",
      butNot: "one that the user has hidden since"
    ) { story in
      let overlay = Overlay(story)
      overlay.present(at: 100)
      if story.isFixed { story.at(700, "tap") { overlay.root.update(hides: false) } }
      if story.isFixed { story.at(800, "tap") { overlay.root.update(hides: true) } }
      overlay.dismiss(at: 1_000, showsBar: false)
    },
    RuleCase(
      .statusBarFollowsTheTransition,
      "a fade of the status bar over a second",
      butNot: "one as long as the transition"
    ) { story in
      Overlay(story).present(at: 100, fadingFor: story.isFixed ? 0.3 : 1)
    },
  ]
}

extension BarPage {
  /// A page that hides the navigation bar as it appears.
  static func hiding(showsAgain: Bool) -> BarPage {
    let page = BarPage("B")
    page.willAppear = { $0.setNavigationBarHidden(true, animated: true) }
    page.willDisappear = { if showsAgain { $0.setNavigationBarHidden(false, animated: true) } }
    return page
  }
}

/// A tab that sets the title and a button of the bar above the tabs as it appears.
final class TitledPage: UIViewController {
  /// Whether it sets them only the first time.
  var mayForget = false
  private var hasAppeared = false

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if mayForget, hasAppeared { return }
    hasAppeared = true
    let item = tabBarController?.navigationItem
    item?.title = title
    item?.rightBarButtonItem = UIBarButtonItem(title: title, primaryAction: nil)
  }
}

/// Three tabs below a navigation bar.
struct TitledTabs {
  let pages: [TitledPage]
  private let tabs: TabSet

  init(_ story: Story) {
    tabs = TabSet(story)
    pages = ["A", "B", "C"].map { name in
      let page = TitledPage()
      page.title = name
      return page
    }
    tabs.controller.viewControllers = pages
    tabs.delegate.animator = .fading()
    story.window.rootViewController = UINavigationController(rootViewController: tabs.controller)
    story.at(9_000, "rest") { [tabs] in _ = tabs.delegate }
  }

  /// Swipes part of the way to a tab, and back.
  func cancelSwipe(to index: Int, at time: Int64) {
    let driver = UIPercentDrivenInteractiveTransition()
    let (story, delegate) = (tabs.story, tabs.delegate)
    story.at(time, "touch") {
      delegate.interaction = driver
      tabs.controller.selectedIndex = index
    }
    story.at(time + 50, "move") { driver.update(0.3) }
    story.at(time + 100, "let go") {
      driver.cancel()
      delegate.interaction = nil
    }
  }
}

/// A page that decides on the status bar by a flag.
final class HidingPage: UIViewController {
  private var hides = false
  override var prefersStatusBarHidden: Bool { hides }

  /// Sets the flag and has the status bar follow.
  func update(hides: Bool) {
    self.hides = hides
    setNeedsStatusBarAppearanceUpdate()
  }
}

/// A page over another, under a status bar that hides meanwhile.
struct Overlay {
  let root = HidingPage()
  private let story: Story
  private let page = controller("B", style: .overFullScreen)
  private let delegate = ScriptedDelegate()

  init(_ story: Story) {
    self.story = story
    root.title = "A"
    story.window.rootViewController = root
    (delegate.presenting, delegate.dismissing) = (.fading(), .fading())
    page.transitioningDelegate = delegate
    story.at(9_000, "rest") { [delegate] in _ = delegate }
  }

  func present(at time: Int64, fadingFor duration: Double? = nil) {
    story.at(time, "present") {
      if duration == nil { root.update(hides: true) }
      root.present(page, animated: true)
    }
    guard let duration else { return }
    story.at(time + 50, "fade") {
      UIView.animate(withDuration: duration) { root.update(hides: true) }
    }
  }

  func dismiss(at time: Int64, showsBar: Bool = true) {
    story.at(time, "dismiss") {
      if showsBar { root.update(hides: false) }
      page.dismiss(animated: true)
    }
  }

  /// Begins to drag the page away, and lets go.
  func cancelDismissal(at time: Int64, restores: Bool) {
    let driver = UIPercentDrivenInteractiveTransition()
    story.at(time, "touch") {
      delegate.interaction = driver
      root.update(hides: false)
      page.dismiss(animated: true)
    }
    story.at(time + 50, "move") { driver.update(0.3) }
    story.at(time + 100, "let go") {
      driver.cancel()
      if restores { root.update(hides: true) }
      delegate.interaction = nil
    }
  }
}
