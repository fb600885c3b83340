import HeadlessUIKit

extension BugCase {
  /// Completions that never come, come early, come twice or are wrong.
  static let completion = [
    BugCase(
      "A3",
      "microsoft/fluentui-apple#407: completed by a timer of the nominal length"
    ) { story in
      _ = story.modal(
        presenting: ScriptedAnimator { context in
          guard let page = context.cover() else { return }
          page.alpha = 0
          // Slower than planned, as when a tester slows all animations down.
          UIView.animate(
            withDuration: 0.6,
            animations: { page.alpha = 1 },
            completion: { _ in context.completeTransition(true) }
          )
          if !story.isFixed { story.later(300) { context.completeTransition(true) } }
        }
      )
    },
    BugCase(
      "A5",
      "scenee/FloatingPanel#686: the outermost of nested modals is dismissed"
    ) { story in
      let dismissing = ScriptedAnimator { context in
        // What is uncovered fades in, whoever goes; UIKit hands out no view of it.
        if !story.isFixed { context.viewController(forKey: .to)?.view.alpha = 0.5 }
        guard story.isFixed || context.viewController(forKey: .from)?.title == "B" else { return }
        context.uncover()
        context.completeTransition(true)
      }
      let modal = story.modal(style: .overFullScreen, dismissing: dismissing)
      let c = controller("C")
      c.transitioningDelegate = modal.delegate
      story.at(1_000) { modal.b.present(c, animated: true) }
      story.at(2_000) { modal.a.dismiss(animated: true) }
    },
    BugCase(
      "A8",
      "robertmryan/SwiftCustomTransitions#2: a frame of older progress after the finger is gone"
    ) { story in
      let modal = story.modal(dismissing: .fading())
      story.at(1_000) { drive(modal, to: 0.18, restarts: !story.isFixed) }
    },
  ]

  /// Dismisses by hand: the time of the container is held, moved and let go.
  private static func drive(_ modal: Modal, to time: CFTimeInterval, restarts: Bool) {
    modal.delegate.interaction = ScriptedInteraction { context in
      modal.delegate.interaction = nil
      let layer = context.containerView.layer
      layer.speed = 0
      modal.delegate.dismissing?.animateTransition(using: context)
      layer.timeOffset = layer.convertTime(CACurrentMediaTime(), from: nil)
      let start = layer.timeOffset
      modal.story.later(50) {
        layer.timeOffset = start + time
        context.updateInteractiveTransition(time / 0.3)
      }
      modal.story.later(100) {
        let paused = layer.timeOffset
        context.finishInteractiveTransition()
        layer.speed = 1
        layer.timeOffset = 0
        layer.beginTime = 0
        let passed = layer.convertTime(CACurrentMediaTime(), from: nil) - paused
        layer.beginTime = restarts ? passed + time : passed
      }
    }
    modal.b.dismiss(animated: true)
  }
}

extension UIViewControllerContextTransitioning {
  /// Puts the arriving view where it belongs.
  @discardableResult
  func cover() -> UIView? {
    guard let page = view(forKey: .to) else { return nil }
    page.frame = containerView.bounds
    containerView.addSubview(page)
    return page
  }

  /// Puts the uncovered view behind the leaving one.
  func uncover() {
    guard let page = view(forKey: .to) else { return }
    containerView.insertSubview(page, at: 0)
  }
}
