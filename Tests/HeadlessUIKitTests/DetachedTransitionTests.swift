import HeadlessUIKit
import JankTrace
import Testing

/// Pushes whose navigation controller leaves the window before they have ended.
struct DetachedTransitionTests {
  /// How the navigation controller leaves.
  enum Leave: CaseIterable {
    case tab, dismissal, root
  }

  @Test(arguments: Leave.allCases)
  func `a push ends at once, balanced, if its controller leaves the window`(leave: Leave) throws {
    let log = Log()
    let trace = play { window, simulation in
      let (a, b) = (LoggedPage("A", log), LoggedPage("B", log))
      let navigation = UINavigationController(rootViewController: a)
      let tabs = UITabBarController()
      switch leave {
      case .tab:
        tabs.viewControllers = [navigation, controller("other")]
        window.rootViewController = tabs
      case .dismissal:
        let root = controller("root")
        window.rootViewController = root
        simulation.schedule("present", at: .milliseconds(50)) {
          root.present(navigation, animated: false)
        }
      case .root: window.rootViewController = navigation
      }
      simulation.schedule("push", at: .milliseconds(100)) {
        log.clear()
        navigation.pushViewController(b, animated: true)
      }
      simulation.schedule("leave", at: .milliseconds(300)) {
        switch leave {
        case .tab: tabs.selectedIndex = 1
        case .dismissal: navigation.dismiss(animated: false)
        case .root: window.rootViewController = controller("other")
        }
      }
      simulation.schedule("end", at: .milliseconds(2_000)) {
        #expect(navigation.titles == "A B")
        #expect(navigation.children == [a, b])
        #expect(b.view.window == nil)
        #expect(a.view.superview == nil)
      }
    }
    #expect(trace.found.isEmpty, "\(trace.found)")
    let push = try #require(trace.transitions.first { $0.kind == .push })
    #expect(try #require(push.ended).seconds < 0.34)
    for name in ["A", "B"] {
      let heard = log.lines.filter { $0.hasPrefix("\(name) view") && !$0.hasSuffix("Load") }
      #expect(heard.filter { $0.contains("Disappear") }.count == 2)
      // No page appears in a container off screen.
      #expect(heard.filter { $0.contains("Appear") } == (name == "A" ? [] : ["B viewWillAppear"]))
      #expect(heard.last == "\(name) viewDidDisappear")
    }
  }

  @Test(arguments: [Leave.tab, .root], ["A C", "A B C"])
  func `a change requested right before its controller leaves happens off screen`(
    leave: Leave,
    wanted: String
  ) {
    let log = Log()
    let trace = play { window, simulation in
      let pages = ["A", "B", "C"].map { LoggedPage($0, log) }
      let navigation = UINavigationController()
      navigation.viewControllers = Array(pages.prefix(2))
      let tabs = UITabBarController()
      tabs.viewControllers = [navigation, controller("other")]
      window.rootViewController = leave == .tab ? tabs : navigation
      simulation.schedule("change", at: .milliseconds(100)) {
        let stack = pages.filter { wanted.contains($0.title ?? "-") }
        navigation.setViewControllers(stack, animated: true)
        if leave == .tab {
          tabs.selectedIndex = 1
        } else {
          window.rootViewController = controller("other")
        }
      }
      simulation.schedule("look", at: .milliseconds(300)) {
        #expect(navigation.titles == wanted)
        #expect(navigation.children == navigation.viewControllers)
        #expect(pages[1].view.superview == nil)
      }
      simulation.schedule("return", at: .milliseconds(400)) {
        if leave == .tab { tabs.selectedIndex = 0 } else { window.rootViewController = navigation }
      }
      simulation.schedule("end", at: .milliseconds(2_000)) {
        #expect(pages[2].view.window === window)
      }
    }
    #expect(trace.found.isEmpty, "\(trace.found)")
    for name in ["B", "C"] {
      let heard = log.lines.filter { $0.hasPrefix("\(name) view") && !$0.hasSuffix("Load") }
      #expect(isInBalance(heard), "\(heard)")
      #expect(heard.last == "\(name) \(name == "B" ? "viewDidDisappear" : "viewDidAppear")")
    }
  }

  /// What a window is doing when it gets another root.
  enum Doing: CaseIterable {
    case presenting, dismissing
  }

  @Test(
    arguments: Doing.allCases,
    [UIModalPresentationStyle.fullScreen, .pageSheet, .overFullScreen]
  )
  func `replacing the root during a presentation keeps all callbacks balanced`(
    doing: Doing,
    style: UIModalPresentationStyle
  ) throws {
    for delay in [Int64(0), 1, 40, 200] {
      let log = Log()
      var completions = 0
      let trace = play { window, simulation in
        let (a, b, other) = (LoggedPage("A", log), LoggedPage("B", log), controller("other"))
        b.modalPresentationStyle = style
        window.rootViewController = a
        if doing == .dismissing {
          simulation.schedule("before", at: .milliseconds(20)) { a.present(b, animated: false) }
        }
        simulation.schedule("ask", at: .milliseconds(100)) {
          switch doing {
          case .presenting: a.present(b, animated: true) { completions += 1 }
          case .dismissing: a.dismiss(animated: true) { completions += 1 }
          }
        }
        simulation.schedule("exchange", at: .milliseconds(110 + delay)) {
          window.rootViewController = other
        }
        simulation.schedule("end", at: .milliseconds(2_000)) {
          #expect(window.subviews == [other.view])
          #expect(a.presentedViewController == nil && b.presentingViewController == nil)
          #expect(!b.isBeingPresented && !b.isBeingDismissed)
          #expect(a.transitionCoordinator == nil && b.transitionCoordinator == nil)
        }
      }
      #expect(trace.found.isEmpty, "\(delay) ms: \(trace.found)")
      #expect(trace.transitions.allSatisfy { $0.outcome != .unfinished })
      #expect(completions == 1)
      for name in ["A", "B"] {
        let heard = log.lines.filter { $0.hasPrefix("\(name) view") && !$0.hasSuffix("Load") }
        #expect(isInBalance(heard), "\(delay) ms: \(heard)")
        #expect(heard.last == "\(name) viewDidDisappear", "\(delay) ms: \(heard)")
      }
    }
  }

  /// Whether every `will` is followed by its `did` or by the opposite `will`.
  private func isInBalance(_ heard: [String]) -> Bool {
    var watch = AppearanceWatch()
    return heard.allSatisfy { line in
      let word = line.split(separator: " ").last.map(String.init) ?? ""
      let step = AppearanceWatch.Step(
        rawValue: word.replacing("viewW", with: "w", maxReplacements: 1)
          .replacing("viewD", with: "d", maxReplacements: 1)
      )
      return step.map { watch.hear($0) } ?? false
    }
  }

  @Test(arguments: [true, false])
  func `a held tab change whose container is covered ends with the decision`(finishes: Bool)
    throws
  {
    let trace = play { window, simulation in
      let tabs = UITabBarController()
      tabs.viewControllers = [controller("A"), controller("B")]
      let delegate = HeldTabs()
      tabs.delegate = delegate
      simulation.keep(delegate)
      window.rootViewController = tabs
      simulation.schedule("change", at: .milliseconds(100)) {
        tabs.present(controller("cover"), animated: false)
        tabs.selectedIndex = 1
      }
      simulation.schedule("verdict", at: .milliseconds(300)) {
        if finishes { delegate.interaction.finish() } else { delegate.interaction.cancel() }
      }
      simulation.schedule("end", at: .milliseconds(2_000)) {
        #expect(tabs.selectedIndex == (finishes ? 1 : 0))
      }
    }
    let change = try #require(trace.transitions.first { $0.kind == .tab })
    #expect(change.outcome == (finishes ? .completed : .cancelled))
    #expect(try #require(change.ended).seconds < 0.35)
    #expect(trace.found.isEmpty, "\(trace.found)")
  }

  /// Lets a gesture hold tab changes by an interruptible animator.
  private final class HeldTabs: NSObject, UITabBarControllerDelegate {
    let interaction = UIPercentDrivenInteractiveTransition()

    func tabBarController(
      _ tabBarController: UITabBarController,
      animationControllerForTransitionFrom fromVC: UIViewController,
      to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      StormInterruptibleAnimator(takesAway: false, effect: .slide, duration: 0.3)
    }

    func tabBarController(
      _ tabBarController: UITabBarController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
  }

  @Test(arguments: [ChosenSemantics.Reversal.atCompletion, .split], [true, false])
  func `a pop in a covered stack causes no appearance, cancelled or not`(
    reversal: ChosenSemantics.Reversal,
    completes: Bool
  ) {
    let log = Log()
    var semantics = ChosenSemantics.standard
    semantics.reversal = reversal
    let simulation = Stage(profile: quietPhone, semantics: semantics)
    let trace = simulation.run { window in
      let story = Story(window: window, simulation: simulation, isFixed: true)
      let stack = story.stack([LoggedPage("A", log), LoggedPage("B", log)])
      let (cover, driver) = (controller("C"), UIPercentDrivenInteractiveTransition())
      stack.delegate.popping = .fading()
      stack.delegate.interaction = driver
      story.at(500, "touch") {
        log.clear()
        stack.controller.popViewController(animated: true)
      }
      story.at(600, "move") { driver.update(0.3) }
      story.at(690, "let go") { if completes { driver.finish() } else { driver.cancel() } }
      story.at(710, "cover") { stack.controller.present(cover, animated: false) }
      story.at(3_000, "uncover") {
        let lines = log.lines.filter { $0.contains("ppear") }
        #expect(!lines.contains { $0.hasSuffix("viewDidAppear") }, "\(lines)")
        for page in ["A", "B"] {
          #expect(lines.last { $0.hasPrefix(page) } == "\(page) viewDidDisappear")
        }
        log.clear()
        cover.dismiss(animated: false)
      }
      story.at(4_000, "look") {
        let name = completes ? "A" : "B"
        let lines = log.lines.filter { $0.contains("ppear") }
        #expect(lines == ["\(name) viewWillAppear", "\(name) viewDidAppear"])
      }
    }
    #expect(trace.found.isEmpty, "\(trace.found)")
  }
}
