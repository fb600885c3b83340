import HeadlessUIKit

extension BugCase {
  /// Stacks that are changed while they are changing.
  static let stacks = [
    BugCase(
      "B6",
      "nathanwhy/HYAwesomeTransition#1: the pop animator removes what it has just uncovered",
      [.successSettles],
      at: 1_300...1_400
    ) { story in
      let stack = story.stack("A", "B")
      stack.delegate.popping = .fading(after: { context in
        if !story.isFixed { context.view(forKey: .to)?.removeFromSuperview() }
      })
      stack.pop(at: 1_000)
    },
    BugCase(
      "D1",
      "HeroTransitions/Hero#638: pushed twice within 100 ms",
      [.navigatesOneAtATime],
      at: 200...220
    ) { story in
      let stack = story.stack("A")
      stack.push(controller("B"), at: 100)
      stack.push(controller("C"), at: story.isFixed ? 1_000 : 200)
    },
    BugCase(
      "D2",
      "recruit-mp/RMPZoomTransitionAnimator#19: back in the middle of a push",
      [.navigatesOneAtATime],
      at: 300...320
    ) { story in
      let stack = story.stack("A")
      stack.push(controller("B"), at: 100)
      stack.pop(at: story.isFixed ? 1_000 : 300)
    },
    BugCase(
      "D3",
      "Plasma/BufferedNavigationController#9: push, pop to root and push in one turn",
      [.navigatesOneAtATime],
      at: 1_000...1_020
    ) { story in
      let stack = story.stack("A", "B")
      let (c, d) = (controller("C"), controller("D"))
      story.at(1_000) {
        guard story.isFixed else {
          stack.controller.pushViewController(c, animated: true)
          stack.controller.popToRootViewController(animated: false)
          stack.controller.pushViewController(d, animated: true)
          return
        }
        let root = stack.controller.viewControllers[0]
        stack.controller.setViewControllers([root, d], animated: true)
      }
    },
    BugCase(
      "D4",
      "cobaltians/Cobalt#18: pushes and pops faster than they end",
      [.navigatesOneAtATime],
      at: 150...170
    ) { story in
      let stack = story.stack("A")
      let pace: Int64 = story.isFixed ? 800 : 50
      for (index, isPush) in [true, true, false, true, false].enumerated() {
        let time = 100 + pace * Int64(index)
        if isPush { stack.push(controller("page \(index)"), at: time) } else { stack.pop(at: time) }
      }
    },
    BugCase(
      "D5",
      "CharlinFeng/SwipeNavigationVC#2: a swipe back begins before the push has ended",
      [.navigatesOneAtATime],
      at: 180...200
    ) { story in
      let stack = story.stack("A")
      stack.push(controller("B"), at: 100)
      story.at(180, "swipe") {
        if story.isFixed, stack.controller.transitionCoordinator != nil { return }
        stack.controller.popViewController(animated: true)
      }
    },
    BugCase(
      "D9",
      "openradar 37068517: pushes during an exchange of the root",
      [.navigatesOneAtATime],
      at: 200...220
    ) { story in
      let stack = story.stack("A")
      story.at(100, "exchange") {
        stack.controller.setViewControllers([controller("R")], animated: true)
      }
      let isBusy = { story.isFixed && stack.controller.transitionCoordinator != nil }
      for tap in 1...4 {
        story.at(150 + 50 * Int64(tap), "tap") {
          guard !isBusy() else { return }
          stack.controller.pushViewController(controller("page \(tap)"), animated: true)
        }
      }
      stack.pop(at: 3_000)
      stack.pop(at: 4_000)
    },
    BugCase(
      "D10",
      "thexande/SwiftAlgorithms#31: a double tap pushes one shared controller twice",
      [.pushesOnce],
      at: 200...220
    ) { story in
      let stack = story.stack("A")
      let shared = controller("shared")
      for time in [100, 200] {
        story.at(Int64(time), "tap") {
          if story.isFixed, stack.controller.viewControllers.contains(shared) { return }
          stack.controller.pushViewController(shared, animated: true)
        }
      }
    },
    BugCase(
      "D12",
      "software-mansion/react-native-screens#2454: sheet and page are swiped away at once",
      [.navigatesOneAtATime],
      at: 1_100...1_120
    ) { story in
      let stack = story.stack("A", "B", "C")
      let sheet = controller("sheet", style: .pageSheet)
      story.at(100) { stack.controller.present(sheet, animated: true) }
      story.swipeDown(at: 1_000)
      story.at(1_030, "swipe back") { stack.controller.popViewController(animated: true) }
      // The owner learns of both and takes the page away as well.
      if !story.isFixed { stack.pop(at: 1_100) }
    },
    BugCase(
      "D15",
      "flutter/flutter#39989: the back button while a back swipe is held",
      [.navigatesOneAtATime],
      at: 1_080...1_100
    ) { story in
      let stack = story.systemStack("A", "B", "C")
      story.swipeBack(at: 1_000)
      story.at(1_080, "back button") {
        if story.isFixed, stack.controller.transitionCoordinator != nil { return }
        stack.controller.popViewController(animated: true)
      }
    },
    BugCase(
      "D16",
      "flutter/flutter#144890: push, pop and push of one route before each ends",
      [.navigatesOneAtATime],
      at: 250...270
    ) { story in
      let stack = story.stack("A")
      let pace: Int64 = story.isFixed ? 800 : 150
      stack.push(controller("B"), at: 100)
      stack.pop(at: 100 + pace)
      stack.push(controller("B"), at: 100 + 2 * pace)
    },
    BugCase(
      "E5",
      "flutter/flutter#40580: a back swipe counts as done before the page has left",
      [.interactionEndsOnce],
      at: 1_100...1_120
    ) { story in
      let stack = story.stack("A", "B")
      stack.delegate.popping = ScriptedAnimator { _ in }
      story.at(1_000, "swipe") {
        stack.delegate.interaction = ScriptedInteraction { context in
          stack.delegate.interaction = nil
          context.uncover()
          context.updateInteractiveTransition(0.4)
          story.later(100) {
            if story.isFixed { context.finishInteractiveTransition() }
            UIView.animate(
              withDuration: 0.2,
              animations: { context.view(forKey: .from)?.alpha = 0 },
              completion: { _ in if story.isFixed { context.completeTransition(true) } }
            )
            if !story.isFixed { context.completeTransition(true) }
          }
        }
        stack.controller.popViewController(animated: true)
      }
    },
  ]
}
