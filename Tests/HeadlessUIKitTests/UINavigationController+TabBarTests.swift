import HeadlessUIKit
import JankTrace
import StageSupport
import Testing

// Also tests: NavigationState.

/// The tab bar while pages that hide it come and go.
struct UINavigationControllerTabBarTests {
  /// A stack A in the first tab, and a page with the property.
  private struct Tabs {
    let stage: Stage
    let tabs = UITabBarController()
    let a = controller("A")
    let page = controller("B")
    let stack: UINavigationController

    init(_ stage: Stage, in window: UIWindow, rootHides: Bool) {
      self.stage = stage
      a.hidesBottomBarWhenPushed = rootHides
      stack = UINavigationController(rootViewController: a)
      page.hidesBottomBarWhenPushed = true
      tabs.viewControllers = [stack, controller("other")]
      window.rootViewController = tabs
    }

    /// The position of the left edge of the bar on screen, in points.
    var edge: CGFloat { tabs.tabBar.layer.presentation()?.frame.minX ?? tabs.tabBar.frame.minX }

    func at(_ milliseconds: Int64, _ work: @escaping (Tabs) -> Void) {
      stage.schedule("step", at: .milliseconds(milliseconds)) { work(self) }
    }

    /// Expects a bar on its way, and pages with their own insets meanwhile.
    func expectBetween() {
      #expect(edge > -375 && edge < 0)
      #expect(page.view.safeAreaInsets.bottom == 0)
      #expect(a.view.safeAreaInsets.bottom == 49)
    }

    func expect(isAway: Bool) {
      #expect(tabs.tabBar.frame.minX == (isAway ? -375 : 0))
      #expect(stack.view.safeAreaInsets.bottom == (isAway ? 0 : 49))
      #expect(stack.topViewController?.view.safeAreaInsets.bottom == (isAway ? 0 : 49))
    }
  }

  private func play(rootHides: Bool = false, _ work: @escaping (Tabs) -> Void) {
    let trace = StageSupport.play { window, stage in
      work(Tabs(stage, in: window, rootHides: rootHides))
    }
    #expect(trace.found.isEmpty)
    #expect(trace.transitions.allSatisfy { $0.ended != nil })
  }

  @Test func `a pushed page moves the bar out, and its pop moves it back`() {
    play { tabs in
      tabs.expect(isAway: false)
      tabs.at(100) { $0.stack.pushViewController($0.page, animated: true) }
      tabs.at(250) { $0.expectBetween() }
      tabs.at(1_000) { tabs in
        tabs.expect(isAway: true)
        #expect(tabs.edge == -375)
        let window = tabs.tabs.view.window
        #expect(window?.hitTest(CGPoint(x: 187, y: 650), with: nil) === tabs.page.view)
        tabs.stack.popViewController(animated: true)
      }
      tabs.at(1_150) { $0.expectBetween() }
      tabs.at(2_000) { tabs in
        tabs.expect(isAway: false)
        #expect(tabs.edge == 0)
      }
    }
  }

  /// The change during which alone the property is true, and the page that has it.
  enum Asking: CaseIterable {
    case pushed, set, pushing
  }

  @Test(arguments: Asking.allCases)
  func `the property counts as it is during the call that changes the stack`(asking: Asking) {
    play { tabs in
      tabs.at(100) { tabs in
        let asks = asking == .pushing ? tabs.a : tabs.page
        tabs.page.hidesBottomBarWhenPushed = false
        asks.hidesBottomBarWhenPushed = true
        if asking == .set {
          tabs.stack.setViewControllers([tabs.a, tabs.page], animated: true)
        } else {
          tabs.stack.pushViewController(tabs.page, animated: true)
        }
        asks.hidesBottomBarWhenPushed = false
      }
      tabs.at(250) { $0.expectBetween() }
      tabs.at(1_000) { tabs in
        tabs.expect(isAway: true)
        tabs.stack.popViewController(animated: true)
      }
      tabs.at(1_150) { $0.expectBetween() }
      tabs.at(2_000) { $0.expect(isAway: false) }
    }
  }

  @Test func `a page below that still asks for it at the pop keeps the bar away`() {
    play { tabs in
      tabs.at(100) { tabs in
        tabs.a.hidesBottomBarWhenPushed = true
        tabs.stack.pushViewController(tabs.page, animated: true)
      }
      tabs.at(1_000) { $0.stack.popViewController(animated: true) }
      tabs.at(2_000) { $0.expect(isAway: true) }
    }
  }

  @Test func `a page that asks for it when its view loads waits for the next change`() {
    play { tabs in
      tabs.at(100) { $0.stack.pushViewController(LatePage(), animated: true) }
      tabs.at(1_000) { tabs in
        tabs.expect(isAway: false)
        tabs.stack.pushViewController(controller("C"), animated: true)
      }
      tabs.at(2_000) { $0.expect(isAway: true) }
    }
  }

  @Test func `a page that asks for it only on top of the stack shows the bar above it`() {
    play { tabs in
      tabs.at(100) { $0.stack.pushViewController(TopPage(), animated: true) }
      tabs.at(1_000) { tabs in
        tabs.expect(isAway: true)
        tabs.stack.pushViewController(controller("C"), animated: true)
      }
      tabs.at(2_000) { tabs in
        tabs.expect(isAway: false)
        tabs.stack.popViewController(animated: true)
      }
      tabs.at(3_000) { $0.expect(isAway: true) }
    }
  }

  @Test func `a change without animation places the bar at once`() {
    play { tabs in
      tabs.at(100) { $0.stack.pushViewController($0.page, animated: false) }
      tabs.at(200) { tabs in
        tabs.expect(isAway: true)
        tabs.stack.popViewController(animated: false)
      }
      tabs.at(300) { $0.expect(isAway: false) }
    }
  }

  @Test func `the bar stays hidden for the pages above the one that hides it`() {
    play { tabs in
      let above = controller("C")
      tabs.at(100) { $0.stack.pushViewController($0.page, animated: true) }
      tabs.at(1_000) { $0.stack.pushViewController(above, animated: true) }
      tabs.at(2_000) { tabs in
        tabs.expect(isAway: true)
        tabs.stack.popToRootViewController(animated: true)
      }
      tabs.at(3_000) { $0.expect(isAway: false) }
    }
  }

  @Test(arguments: [(travel: 60.0, pops: false), (300, true)])
  func `a swipe that pops the page moves the bar, and a cancelled pop takes it back`(
    travel: Double,
    pops: Bool
  ) {
    play { tabs in
      tabs.at(100) { $0.stack.pushViewController($0.page, animated: true) }
      tabs.stage.schedule(touches: edgeSwipe(travel, rests: true))
      tabs.at(1_300) { #expect($0.edge > -375 && $0.edge < 0) }
      tabs.at(3_000) { tabs in
        #expect(tabs.stack.viewControllers.count == (pops ? 1 : 2))
        tabs.expect(isAway: !pops)
        #expect(tabs.edge == (pops ? 0 : -375))
      }
    }
  }

  @Test func `another tab has the bar, and the page has none again`() {
    play { tabs in
      tabs.at(100) { $0.stack.pushViewController($0.page, animated: true) }
      tabs.at(1_000) { $0.tabs.selectedIndex = 1 }
      tabs.at(1_100) { tabs in
        #expect(tabs.tabs.tabBar.frame.minX == 0)
        #expect(tabs.tabs.selectedViewController?.view.safeAreaInsets.bottom == 49)
        tabs.tabs.selectedIndex = 0
      }
      tabs.at(1_200) { $0.expect(isAway: true) }
    }
  }

  @Test func `a page that hides the bar can be the first one, and a turn keeps the bar away`() {
    play(rootHides: true) { tabs in
      tabs.stage.schedule(resizeTo: [667, 375], at: .milliseconds(500))
      tabs.at(1_500) { tabs in
        #expect(tabs.tabs.tabBar.frame.minX == -667)
        #expect(tabs.a.view.safeAreaInsets.bottom == 0)
      }
    }
  }
}

/// A page that asks for a hidden tab bar when its view loads.
private final class LatePage: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    hidesBottomBarWhenPushed = true
  }
}

/// A page that asks for a hidden tab bar while it is on top.
private final class TopPage: UIViewController {
  override var hidesBottomBarWhenPushed: Bool {
    get { navigationController?.topViewController === self }
    set { super.hidesBottomBarWhenPushed = newValue }
  }
}
