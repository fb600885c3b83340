import HeadlessUIKit

extension BugCase {
  /// When a gesture may begin, and who owns input.
  static let gestures = [
    BugCase(
      "E7",
      "flutter/flutter#29412: the flag that a gesture is in progress is never cleared"
    ) { story in
      let modal = story.modal(dismissing: ScriptedAnimator { _ in })
      modal.delegate.interaction = ScriptedInteraction { context in
        modal.delegate.interaction = nil
        context.uncover()
        context.updateInteractiveTransition(0.6)
        context.finishInteractiveTransition()
        // The flag is cleared where the rest of the way has been animated.
        if story.isFixed { context.completeTransition(true) }
      }
      modal.dismiss()
    },
    BugCase(
      "E8",
      "KittenYang/KYPresentationController#2: the end of the gesture always finishes"
    ) { story in
      let modal = story.modal(dismissing: .fading())
      story.at(900) {
        let pan = UIPanGestureRecognizer {
          [unowned b = modal.b, delegate = modal.delegate] recognizer in
          guard let pan = recognizer as? UIPanGestureRecognizer else { return }
          let progress = pan.translation(in: nil).y / 667
          let driver = delegate.interaction as? UIPercentDrivenInteractiveTransition
          switch pan.state {
          case .began:
            delegate.interaction = UIPercentDrivenInteractiveTransition()
            b.dismiss(animated: true)
          case .changed: driver?.update(progress)
          case .ended where !story.isFixed || progress > 0.5: driver?.finish()
          case .ended, .cancelled: driver?.cancel()
          default: break
          }
        }
        modal.b.view.addGestureRecognizer(pan)
      }
      // A tenth of the screen, then a rest.
      story.touchID([(1_000, 100), (1_100, 140), (1_200, 167), (1_300, 167)])
    },
  ]
}

extension Story {
  /// Puts a finger down in the middle of the screen and moves it to heights at times, in
  /// milliseconds and points; at the last one it is lifted.
  func touchID(_ way: [(time: Int64, height: Double)]) {
    touch(
      way.enumerated().map { index, point in
        TouchSample(
          time: .zero + .milliseconds(point.time),
          touchID: 0,
          phase: index == 0 ? .began : index == way.count - 1 ? .ended : .moved,
          location: [187, point.height]
        )
      }
    )
  }
}
