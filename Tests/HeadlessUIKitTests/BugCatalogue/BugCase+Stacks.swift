import HeadlessUIKit

extension BugCase {
  /// Stacks that are changed while they are changing.
  static let stacks = [
    BugCase(
      "D3",
      "Plasma/BufferedNavigationController#9: push, pop to root and push in one turn"
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
      "cobaltians/Cobalt#18: pushes and pops faster than they end"
    ) { story in
      let stack = story.stack("A")
      // Comes and goes with the pages, as the app believes: each change ends when it should.
      let badge = controller("badge")
      let pace: Int64 = story.isFixed ? 800 : 50
      for (index, isPush) in [true, false, true, false, true].enumerated() {
        let time = 100 + pace * Int64(index)
        if isPush { stack.push(controller("page \(index)"), at: time) } else { stack.pop(at: time) }
        story.at(time, "badge") { badge.beginAppearanceTransition(isPush, animated: true) }
        story.at(time + 350, "badge") { badge.endAppearanceTransition() }
      }
    },
    BugCase(
      "D5",
      "CharlinFeng/SwipeNavigationVC#2: a swipe back begins before the push has ended"
    ) { story in
      story.swipeBackInPush(at: 180)
    },
    BugCase(
      "D9",
      "openradar 37068517: pushes during an exchange of the root"
    ) { story in
      let stack = story.stack("A")
      story.at(100, "exchange") {
        stack.controller.setViewControllers([controller("R")], animated: true)
      }
      let isBusy = { story.isFixed && stack.controller.transitionCoordinator != nil }
      let detail = controller("detail")
      for tap in 1...4 {
        story.at(150 + 50 * Int64(tap), "tap") {
          guard !isBusy() else { return }
          stack.controller.pushViewController(detail, animated: true)
        }
      }
      stack.pop(at: 3_000)
      stack.pop(at: 4_000)
    },
    BugCase(
      "D10",
      "thexande/SwiftAlgorithms#31: a double tap pushes one shared controller twice"
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
      "software-mansion/react-native-screens#2454: sheet and page are swiped away at once"
    ) { story in
      let stack = story.stack("A", "B", "C")
      let sheet = controller("sheet", style: .pageSheet)
      story.at(100) { stack.controller.present(sheet, animated: true) }
      story.drag(by: 480, from: 1_000)
      story.at(1_200, "swipe back") { stack.controller.popViewController(animated: true) }
      // The owner learns of both, takes the page away as well and shows the next sheet.
      story.at(1_300, "owner") {
        guard !story.isFixed else { return }
        stack.controller.popViewController(animated: true)
        stack.controller.present(controller("next"), animated: true)
      }
    },
    BugCase(
      "D15",
      "flutter/flutter#39989: the back button while a back swipe is held"
    ) { story in
      let stack = story.systemStack("A", "B", "C")
      story.swipeBack(at: 1_000)
      story.at(1_080, "back button") {
        if story.isFixed, stack.controller.transitionCoordinator != nil { return }
        stack.controller.popViewController(animated: true)
        // Nothing is left to go back to, as it seems, so the route below goes as well.
        stack.controller.dismiss(animated: true)
      }
    },
    BugCase(
      "D16",
      "flutter/flutter#144890: push, pop and push of one route before each flight ends"
    ) { story in
      let stack = story.stack("A")
      let hero = UIView(frame: CGRect(x: 0, y: 100, width: 9, height: 9))
      hero.layer.name = "hero"
      stack.controller.view.addSubview(hero)
      // The pages are exchanged quickly; the shared element takes longer and is still under way.
      func flight(to height: CGFloat, restartingAt start: CGFloat? = nil) -> ScriptedAnimator {
        ScriptedAnimator(duration: 0.1) { context in
          context.uncover()
          if let start {
            hero.layer.removeAllAnimations()
            hero.frame.origin.y = start
          }
          UIView.animate(withDuration: 0.4) { hero.frame.origin.y = height }
          story.later(100) { context.completeTransition(true) }
        }
      }
      stack.delegate.pushing = flight(to: 600, restartingAt: story.isFixed ? nil : 100)
      stack.delegate.popping = flight(to: 100)
      let route = controller("B")
      stack.push(route, at: 100)
      stack.pop(at: 250)
      stack.push(route, at: 400)
    },
    BugCase(
      "E5",
      "flutter/flutter#40580: a back swipe counts as done before the page has left"
    ) { story in
      let stack = story.stack("A", "B")
      stack.delegate.popping = ScriptedAnimator { _ in }
      let header = controller("header")
      let swipe = HeaderSwipe(stack, header, isFixed: story.isFixed)
      stack.delegate.didShow = { page in
        if page.title == "A" { header.endAppearanceTransition() }
      }
      story.at(900) { swipe.wire() }
      story.at(5_000, "rest") { swipe.context = nil }
      // Short and fast: a third of the way, and not at rest.
      let way = line([30, 300], [170, 300], steps: 5)
      story.touch(touchID(way, from: 1_000, every: 16))
    },
  ]
}

/// An app's own way back by a finger, which a header of its own goes along with.
private final class HeaderSwipe {
  private let stack: PageStack
  private let header: UIViewController
  private let isFixed: Bool
  var context: (any UIViewControllerContextTransitioning)?

  init(_ stack: PageStack, _ header: UIViewController, isFixed: Bool) {
    self.stack = stack
    self.header = header
    self.isFixed = isFixed
  }

  func wire() {
    stack.controller.view.addGestureRecognizer(
      UIPanGestureRecognizer { [unowned self] recognizer in
        guard let pan = recognizer as? UIPanGestureRecognizer else { return }
        let progress = pan.translation(in: nil).x / 375
        switch pan.state {
        case .began: begin()
        case .changed: context?.updateInteractiveTransition(progress)
        case .ended where progress > 0.5 || pan.velocity(in: nil).x > 500: finish()
        default: break
        }
      }
    )
  }

  private func begin() {
    stack.delegate.interaction = ScriptedInteraction { [unowned self] context in
      stack.delegate.interaction = nil
      self.context = context
      context.uncover()
    }
    header.beginAppearanceTransition(true, animated: true)
    stack.controller.popViewController(animated: true)
  }

  private func finish() {
    guard let context else { return }
    if isFixed { context.finishInteractiveTransition() } else { header.endAppearanceTransition() }
    UIView.animate(
      withDuration: 0.2,
      animations: { context.view(forKey: .from)?.alpha = 0 },
      completion: { [isFixed] _ in if isFixed { context.completeTransition(true) } }
    )
    // The decision is taken for the end.
    if !isFixed { context.completeTransition(true) }
  }
}
