import HeadlessUIKit

extension RuleCase {
  /// Stacks and tabs.
  static let stacks = [
    RuleCase(
      .navigatesOneAtATime,
      "a push in the middle of a push",
      butNot: "after one without animation in the same turn"
    ) { story in
      let stack = story.stack("A")
      story.at(100) {
        stack.controller.pushViewController(controller("B"), animated: !story.isFixed)
        stack.controller.pushViewController(controller("C"), animated: true)
      }
    },
    RuleCase(
      .navigatesOneAtATime,
      "a page below the top that the animator leaves on screen",
      butNot: "one that it shows for a while"
    ) { story in
      let stack = story.stack("A", "B", "C")
      let lowest = stack.controller.viewControllers[0]
      stack.delegate.popping = .fading(
        before: { [unowned lowest] in $0.containerView.insertSubview(lowest.view, at: 0) },
        after: { [unowned lowest] _ in if story.isFixed { lowest.view.removeFromSuperview() } }
      )
      stack.pop(at: 1_000)
    },
    RuleCase(
      .pushesOnce,
      "pushing a page that is on the stack",
      butNot: "one that was popped before"
    ) { story in
      let stack = story.stack("A")
      let page = controller("B")
      stack.push(page, at: 100)
      if story.isFixed { stack.pop(at: 1_000) }
      stack.push(page, at: 2_000)
    },
    RuleCase(
      .popGestureWaits,
      "the pop gesture on the first page, where the app has removed its delegate",
      butNot: "where the system's delegate rejects it"
    ) { story in
      let stack = story.stack("A")
      stack.controller.delegate = nil
      if !story.isFixed { stack.controller.interactivePopGestureRecognizer?.delegate = nil }
      story.simulation.schedule(touches: edgeSwipe(250))
      stack.push(controller("B"), at: 2_000)
    },
    RuleCase(
      .cancelledPopRestoresStack,
      "setting a stack during an interactive pop that is then cancelled",
      butNot: "setting it afterwards"
    ) { story in
      let stack = story.stack("A", "B")
      stack.drag()
      story.at(story.isFixed ? 2_000 : 1_080) {
        let pages = stack.controller.viewControllers
        stack.controller.setViewControllers([pages[0], controller("C")], animated: false)
      }
    },
    RuleCase(
      .cancelledTabRestoresIndex,
      "another tab during a change of tabs",
      butNot: "the same tab again"
    ) { story in
      let tabs = TabSet(story)
      tabs.delegate.animator = .fading()
      story.at(1_000) { tabs.controller.selectedIndex = 1 }
      story.at(1_100) { tabs.controller.selectedIndex = story.isFixed ? 1 : 2 }
    },
    RuleCase(
      .alongsideLooksAtOutcome,
      "a stack that a cancelled pop leaves translucent",
      butNot: "one whose completion checks isCancelled"
    ) { story in
      let page = BarPage("B")
      page.willDisappear = { stack in
        let whole: UIView = stack.view
        stack.transitionCoordinator?.animate(alongsideTransition: { _ in whole.alpha = 0.5 }) {
          if story.isFixed, $0.isCancelled { whole.alpha = 1 }
        }
      }
      let stack = story.stack([controller("A"), page])
      stack.drag()
    },
    RuleCase(
      .alongsideLooksAtOutcome,
      "a bar that a page hides as it leaves, after a cancelled pop",
      butNot: "one that the user has hidden"
    ) { story in
      let page = BarPage("B")
      page.didDisappear = { stack in
        if !story.isFixed { stack.setNavigationBarHidden(true, animated: true) }
      }
      let stack = story.stack("A")
      stack.push(page, at: 100)
      stack.drag()
      story.at(1_800, "tap") {
        if story.isFixed { stack.controller.setNavigationBarHidden(true, animated: true) }
      }
      stack.pop(at: 2_500)
    },
    RuleCase(
      .insetsGoOneWay,
      "a page that adds an inset for a bar on top of the bar's own",
      butNot: "one that keeps the larger inset"
    ) { story in
      let page = BarPage("B")
      page.willAppear = { [unowned page] _ in page.additionalSafeAreaInsets.top = 44 }
      page.didAppear = { [unowned page] _ in
        if !story.isFixed { page.additionalSafeAreaInsets.top = 0 }
      }
      story.stack("A").push(page, at: 100)
    },
  ]
}
