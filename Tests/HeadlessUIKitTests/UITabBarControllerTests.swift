import HeadlessUIKit
import JankTrace
import Testing

// Also tests: TabState, UITabBar, UITabBarControllerDelegate.

/// The tabs of a tab bar controller, also when changes overlap.
struct UITabBarControllerTests {
  private final class TabDelegate: NSObject, UITabBarControllerDelegate {
    var interaction: UIPercentDrivenInteractiveTransition?

    func tabBarController(
      _ tabBarController: UITabBarController,
      animationControllerForTransitionFrom fromVC: UIViewController,
      to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { SlideAnimator() }

    func tabBarController(
      _ tabBarController: UITabBarController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
  }

  /// Plays steps on three tabs A, B, C, each at its time in milliseconds; returns the final
  /// selection and screen.
  private func playTabs(
    animated: Bool = true,
    semantics: ChosenSemantics = .standard,
    _ steps: [(Int64, (UITabBarController) -> Void)]
  ) -> (selected: Int, shown: [String], trace: Trace) {
    var end: (Int, [String]) = (0, [])
    let simulation = Stage(profile: quietPhone, semantics: semantics)
    let trace = simulation.run { window in
      let delegate = TabDelegate()
      let tabs = UITabBarController()
      tabs.viewControllers = ["A", "B", "C"].map { controller($0) }
      if animated { tabs.delegate = delegate }
      window.rootViewController = tabs
      for (time, step) in steps {
        simulation.schedule("step", at: .milliseconds(time)) { step(tabs) }
      }
      simulation.schedule("end", at: .milliseconds(5_000)) {
        let shown = tabs.children.filter { $0.viewIfLoaded?.window != nil }
        end = (tabs.selectedIndex, shown.map { $0.title ?? "" })
        _ = delegate
      }
    }
    #expect(trace.transitions.allSatisfy { $0.outcome != .unfinished })
    return (end.0, end.1, trace)
  }

  @Test func `a tap on the bar selects the tab of its button, if the delegate allows it`() {
    final class Picky: NSObject, UITabBarControllerDelegate {
      func tabBarController(
        _ tabBarController: UITabBarController,
        shouldSelect viewController: UIViewController
      ) -> Bool { viewController.title != "B" }
    }
    let picky = Picky()
    play { window, stage in
      let tabs = UITabBarController()
      tabs.viewControllers = ["A", "B", "C"].map { controller($0) }
      tabs.delegate = picky
      window.rootViewController = tabs
      var selected: [Int] = []
      // The last touch leaves the bar, which is no tap.
      let taps: [[SIMD2<Double>]] = [
        [[370, 640]], [[190, 640]], [[3, 640]], [[260, 640]], [[2, 640], [2, 300]],
      ]
      for (round, way) in taps.enumerated() {
        let time = Int64(100 + 500 * round)
        stage.schedule(touches: touchID(way, from: time, every: 50))
        stage.schedule("look", at: .milliseconds(time + 400)) {
          selected.append(tabs.selectedIndex)
        }
      }
      stage.schedule("look", at: .milliseconds(2_900)) { #expect(selected == [2, 2, 0, 2, 2]) }
    }
  }

  @Test(arguments: [true, false])
  func `only the last of successively selected tabs is on screen`(animated: Bool) {
    let end = playTabs(
      animated: animated,
      [
        (100, { $0.selectedIndex = 1 }),
        (1_000, { $0.selectedViewController = $0.viewControllers?[2] }),
        (2_000, { $0.tap(tab: 0) }), (3_000, { $0.tap(tab: 1) }), (4_000, { $0.tap(tab: 1) }),
      ]
    )
    #expect(end.selected == 1)
    #expect(end.shown == ["B"])
    #expect(end.trace.found.isEmpty)
    #expect(end.trace.transitions.map(\.to) == ["B", "C", "A", "B"])
  }

  @Test func `a tab selected during a change is a finding and is shown afterwards`() {
    let end = playTabs([(100, { $0.tap(tab: 1) }), (200, { $0.tap(tab: 2) })])
    #expect(end.trace.rules == [.cancelledTabRestoresIndex])
    #expect(end.selected == 2)
    #expect(end.shown == ["C"])
    // It counts from its request.
    #expect(end.trace.transitions.map { Int($0.requested.seconds * 10) } == [1, 2])
  }

  @Test func `if nested selections are dropped, the first one is shown`() {
    var semantics = ChosenSemantics.standard
    semantics.nestedRequests = .isDropped
    let end = playTabs(
      semantics: semantics,
      [(100, { $0.tap(tab: 1) }), (200, { $0.tap(tab: 2) })]
    )
    #expect(end.trace.rules == [.cancelledTabRestoresIndex])
    #expect(end.selected == 1)
    #expect(end.shown == ["B"])
  }

  @Test func `quick taps lose no child`() {
    let end = playTabs((0..<9).map { step in (100 + Int64(step) * 50, { $0.tap(tab: step % 3) }) })
    #expect(Set(end.trace.rules) == [.cancelledTabRestoresIndex])
    #expect(end.selected == 2)
    #expect(end.shown == ["C"])
  }

  @Test func `a tap after a cancelled swipe wins over the swipe`() {
    let interaction = UIPercentDrivenInteractiveTransition()
    let end = playTabs([
      (
        100,
        {
          ($0.delegate as? TabDelegate)?.interaction = interaction
          $0.selectedIndex = 1
        }
      ),
      (200, { _ in interaction.update(0.5) }),
      (300, { _ in interaction.cancel() }),
      (
        350,
        {
          ($0.delegate as? TabDelegate)?.interaction = nil
          $0.tap(tab: 2)
        }
      ),
    ])
    #expect(end.trace.rules == [.cancelledTabRestoresIndex])
    #expect(end.selected == 2)
    #expect(end.shown == ["C"])
  }

  @Test func `tapping a selected tab pops to its first page`() {
    let trace = play { window, simulation in
      let navigation = UINavigationController(rootViewController: controller("A"))
      let tabs = UITabBarController()
      tabs.viewControllers = [navigation, controller("B")]
      window.rootViewController = tabs
      #expect(navigation.tabBarController === tabs)
      #expect(tabs.tabBar.items?.count == 2)
      #expect(tabs.tabBar.selectedItem === navigation.tabBarItem)
      simulation.schedule("push", at: .milliseconds(100)) {
        navigation.pushViewController(controller("P"), animated: true)
      }
      simulation.schedule("tap", at: .milliseconds(1_000)) { tabs.tap(tab: 0) }
    }
    #expect(trace.found.isEmpty)
    #expect(trace.transitions.map(\.kind) == [.push, .pop])
  }

  @Test func `replaced tabs leave, and the selected one stays`() {
    let trace = play { window, simulation in
      let (a, b, c) = (controller("A"), controller("B"), controller("C"))
      let tabs = UITabBarController()
      tabs.viewControllers = [a, b]
      window.rootViewController = tabs
      simulation.schedule("exchange", at: .milliseconds(100)) {
        tabs.selectedIndex = 1
        tabs.viewControllers = [c, b]
        #expect(tabs.selectedViewController === b)
        #expect(a.parent == nil)
        tabs.viewControllers = [c]
        #expect(tabs.selectedIndex == 0)
        #expect(tabs.children == [c])
      }
      simulation.schedule("end", at: .milliseconds(500)) {
        #expect(c.view.window != nil)
        #expect(b.view.window == nil)
      }
    }
    #expect(trace.found.isEmpty)
  }

  @Test func `a change of size reaches the page and the bar`() {
    play { window, simulation in
      let tabs = UITabBarController()
      let page = controller("A")
      tabs.viewControllers = [page]
      window.rootViewController = tabs
      simulation.schedule(resizeTo: [844, 390], at: .milliseconds(200))
      simulation.schedule("end", at: .milliseconds(1_000)) {
        #expect(page.view.frame == CGRect(x: 0, y: 0, width: 844, height: 390))
        #expect(tabs.tabBar.frame == CGRect(x: 0, y: 341, width: 844, height: 49))
      }
    }
  }
}
