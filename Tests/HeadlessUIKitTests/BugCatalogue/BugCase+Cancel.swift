import HeadlessUIKit

extension BugCase {
  /// What is not taken back, or taken back wrongly.
  static let cancel = [
    BugCase(
      "C1",
      "openradar 14675246: a cancel runs back, jumps forward and runs back again",
      [.layerTimeIsReset],
      at: 1_100...1_250
    ) { story in
      let modal = story.modal(dismissing: .fading())
      story.at(1_000) {
        modal.holdAndReverse { frame, offset in
          // One wrong frame in the middle of the way back.
          !story.isFixed && frame == 3 ? offset + 0.05 : offset
        }
      }
    },
    BugCase(
      "C2",
      "openradar 14627659: the rest of the way in one frame",
      [.remainderHasSpeed],
      at: 1_100...1_120
    ) { story in
      story.modal(dismissing: .fading()).drag(to: 0.5, finishes: true) {
        let interaction = UIPercentDrivenInteractiveTransition()
        interaction.completionSpeed = story.isFixed ? 1 : 60
        return interaction
      }
    },
    BugCase(
      "C3",
      "MrAlek/AWPercentDrivenInteractiveTransition#3: only alpha is reset",
      [.cancelRestores],
      at: 1_050...1_150
    ) { story in
      story.modal().cancelByHand { page, start in
        page.alpha = 1
        if story.isFixed { page.frame = start }
      }
    },
    BugCase(
      "C4",
      "ECSlidingViewController/ECSlidingViewController#343: frames are reset one commit too late",
      [.cancelRestores],
      at: 1_050...1_150
    ) { story in
      story.modal().cancelByHand { page, start in
        page.alpha = 1
        if story.isFixed { page.frame = start } else { story.later(1) { page.frame = start } }
      }
    },
    BugCase(
      "C6",
      "HeroTransitions/Hero#303: the way back starts from the model value",
      [.cancelRestores],
      at: 1_100...1_500
    ) { story in
      let modal = story.modal()
      modal.delegate.dismissing = ScriptedAnimator { _ in }
      story.at(1_000) { modal.cancelToResumedPlace(remembersStart: story.isFixed) }
    },
    BugCase(
      "C7",
      "CosmicMind/Motion#60: will and did after a cancel with a custom presentation",
      [.balancedAppearance],
      at: 2_000...2_050
    ) { story in
      let modal = story.modal(
        style: .overFullScreen,
        presenting: .fading(
          before: {
            $0.viewController(forKey: .from)?.beginAppearanceTransition(false, animated: true)
          },
          after: { $0.viewController(forKey: .from)?.endAppearanceTransition() }
        ),
        dismissing: .fading(
          before: {
            $0.viewController(forKey: .to)?.beginAppearanceTransition(true, animated: true)
          },
          after: { context in
            let presenter = context.viewController(forKey: .to)
            if context.transitionWasCancelled {
              guard story.isFixed else { return }
              presenter?.beginAppearanceTransition(false, animated: true)
            }
            presenter?.endAppearanceTransition()
          }
        )
      )
      modal.drag()
      modal.dismiss(at: 2_000)
    },
    BugCase(
      "C8",
      "SwiftKickMobile/TLLayoutTransitioning#25: progress overshoots 1 by the finger's velocity",
      [.successSettles],
      at: 100...500
    ) { story in
      let modal = story.modal(presenting: ScriptedAnimator { _ in })
      modal.delegate.interaction = ScriptedInteraction { context in
        guard let page = context.cover() else { return }
        modal.delegate.interaction = nil
        let bounds = context.containerView.bounds
        var progress = 0.9
        story.everyFrame {
          progress += 0.075
          let shown = story.isFixed ? min(progress, 1) : progress
          page.frame = bounds.offsetBy(dx: 0, dy: bounds.height * (1 - shown))
          context.updateInteractiveTransition(shown)
          guard progress >= 1 else { return true }
          context.finishInteractiveTransition()
          context.completeTransition(true)
          return false
        }
      }
    },
    BugCase(
      "C9",
      "bryanjclark/devsign-nav-transitions#2: finish is called after the closing animation",
      [.interactionEndsOnce],
      at: 1_000...1_300
    ) { story in
      let modal = story.modal(dismissing: ScriptedAnimator { _ in })
      modal.delegate.interaction = ScriptedInteraction { context in
        modal.delegate.interaction = nil
        context.uncover()
        context.updateInteractiveTransition(0.4)
        if story.isFixed { context.finishInteractiveTransition() }
        UIView.animate(
          withDuration: 0.2,
          animations: { context.view(forKey: .from)?.alpha = 0 },
          completion: { _ in
            context.completeTransition(true)
            if !story.isFixed { context.finishInteractiveTransition() }
          }
        )
      }
      modal.dismiss()
    },
  ]
}

extension Story {
  /// Does something at every frame until it says that it is over.
  func everyFrame(_ act: @escaping () -> Bool) {
    let link = CADisplayLink { if !act() { $0.invalidate() } }
    link.add(to: .main, forMode: .common)
  }
}

extension Modal {
  /// Dismisses with the container's time held by hand, and takes it back from 60 %.
  fileprivate func holdAndReverse(_ bend: @escaping (Int, CFTimeInterval) -> CFTimeInterval) {
    delegate.interaction = ScriptedInteraction { context in
      delegate.interaction = nil
      let layer = context.containerView.layer
      layer.speed = 0
      layer.timeOffset = 0
      delegate.dismissing?.animateTransition(using: context)
      context.updateInteractiveTransition(0.6)
      layer.timeOffset = 0.18
      story.later(100) {
        context.cancelInteractiveTransition()
        var (frame, offset) = (0, 0.18)
        story.everyFrame {
          frame += 1
          offset -= 0.016
          layer.timeOffset = bend(frame, max(offset, 0))
          guard offset <= 0 else { return true }
          for view in context.containerView.subviews { view.layer.removeAllAnimations() }
          return false
        }
      }
    }
    b.dismiss(animated: true)
  }

  /// Dismisses by hand: the page fades and sinks under the finger, which then takes it back.
  fileprivate func cancelByHand(_ reset: @escaping (UIView, CGRect) -> Void) {
    delegate.dismissing = ScriptedAnimator { _ in }
    story.at(1_000) {
      delegate.interaction = ScriptedInteraction { context in
        guard let page = context.view(forKey: .from) else { return }
        delegate.interaction = nil
        context.uncover()
        let start = page.frame
        page.alpha = 0.5
        page.frame = start.offsetBy(dx: 0, dy: 300)
        context.updateInteractiveTransition(0.5)
        story.later(50) {
          context.cancelInteractiveTransition()
          reset(page, start)
          context.completeTransition(false)
        }
      }
      b.dismiss(animated: true)
    }
  }

  /// Dismisses by hand, and takes the page back to where it was, or to where it was caught.
  fileprivate func cancelToResumedPlace(remembersStart: Bool) {
    delegate.interaction = ScriptedInteraction { context in
      guard let page = context.view(forKey: .from) else { return }
      delegate.interaction = nil
      context.uncover()
      let start = page.frame
      page.frame = start.offsetBy(dx: 0, dy: 300)
      context.updateInteractiveTransition(0.5)
      story.later(100) {
        let target = remembersStart ? start : page.frame
        context.cancelInteractiveTransition()
        UIView.animate(
          withDuration: 0.2,
          animations: { page.frame = target },
          completion: { _ in context.completeTransition(false) }
        )
      }
    }
    b.dismiss(animated: true)
  }
}
