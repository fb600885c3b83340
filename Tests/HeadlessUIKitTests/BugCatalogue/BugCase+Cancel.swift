import HeadlessUIKit
import Testing

extension BugCase {
  /// What is not taken back, or taken back wrongly.
  static let cancel = [
    BugCase(
      "C1",
      "openradar 14675246: a cancel runs back, jumps forward and runs back again"
    ) { story in
      let modal = story.modal(dismissing: .fading())
      story.at(1_000) {
        modal.holdAndReverse { frame, offset in
          guard !story.isFixed, frame == 3 else { return offset }
          // One wrong frame in the middle of the way back, and its place is kept.
          modal.b.view.center.y += 20
          return offset + 0.05
        }
      }
    },
    BugCase(
      "C2",
      "openradar 14627659: the rest of the way in one frame"
    ) { story in
      let modal = story.modal(presenting: .fading())
      let interaction = UIPercentDrivenInteractiveTransition()
      interaction.completionSpeed = story.isFixed ? 1 : 60
      modal.delegate.interaction = interaction
      story.at(150, "move") { interaction.update(0.5) }
      story.at(200, "let go") {
        interaction.finish()
        modal.delegate.interaction = nil
      }
    },
    BugCase(
      "C3",
      "MrAlek/AWPercentDrivenInteractiveTransition#3: only alpha is reset"
    ) { story in
      story.modal().fadeByHand { page in
        page.alpha = 1
        guard story.isFixed else { return }
        page.backgroundColor = nil
        page.layer.speed = 1
        page.layer.timeOffset = 0
      }
    },
    BugCase(
      "C4",
      "ECSlidingViewController/ECSlidingViewController#343: frames are reset one commit too late"
    ) { story in
      story.modal().cancelByHand { page, start in
        page.alpha = 1
        if story.isFixed { page.frame = start } else { story.later(1) { page.frame = start } }
      }
    },
    BugCase(
      "C6",
      "HeroTransitions/Hero#303: what goes on after a pause starts from the model value"
    ) { story in
      let modal = story.modal()
      modal.delegate.dismissing = ScriptedAnimator { _ in }
      story.at(1_000) { modal.cancelToResumedPlace(remembersStart: story.isFixed) }
      story.at(2_000) { modal.finishAfterPause(fromModel: !story.isFixed) }
    },
    BugCase(
      "C7",
      "CosmicMind/Motion#60: will and did after a cancel with a custom presentation"
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
      "SwiftKickMobile/TLLayoutTransitioning#25: progress overshoots 1 by the finger's velocity"
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
      "bryanjclark/devsign-nav-transitions#2: finish is called after the closing animation"
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
  /// Dismisses with the container's time held by hand, and takes it back from 20 %.
  fileprivate func holdAndReverse(_ bend: @escaping (Int, CFTimeInterval) -> CFTimeInterval) {
    delegate.interaction = ScriptedInteraction { context in
      delegate.interaction = nil
      let layer = context.containerView.layer
      layer.speed = 0
      layer.timeOffset = 0
      delegate.dismissing?.animateTransition(using: context)
      context.updateInteractiveTransition(0.2)
      layer.timeOffset = 0.06
      story.later(100) {
        context.cancelInteractiveTransition()
        var (frame, offset) = (0, 0.06)
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

  /// Dismisses by hand: the page's colour and alpha follow the finger by its layer's time.
  fileprivate func fadeByHand(_ reset: @escaping (UIView) -> Void) {
    delegate.dismissing = ScriptedAnimator { _ in }
    story.at(1_000) {
      delegate.interaction = ScriptedInteraction { context in
        guard let page = context.view(forKey: .from) else { return }
        delegate.interaction = nil
        context.uncover()
        page.layer.speed = 0
        page.layer.timeOffset = 0
        UIView.animate(withDuration: 0.3) {
          page.alpha = 0
          page.backgroundColor = .red
        }
        page.layer.timeOffset = 0.15
        context.updateInteractiveTransition(0.5)
        story.later(50) {
          context.cancelInteractiveTransition()
          page.layer.removeAllAnimations()
          reset(page)
          context.completeTransition(false)
        }
      }
      b.dismiss(animated: true)
    }
  }

  /// Dismisses with the container's time held half way, and lets the rest play from there, or from
  /// the model value, which is that of the end.
  fileprivate func finishAfterPause(fromModel: Bool) {
    delegate.interaction = ScriptedInteraction { context in
      guard let page = context.view(forKey: .from) else { return }
      delegate.interaction = nil
      context.uncover()
      let layer = context.containerView.layer
      let end = page.frame.offsetBy(dx: 0, dy: 667)
      func sink(for duration: TimeInterval, alpha: CGFloat) {
        UIView.animate(
          withDuration: duration,
          animations: {
            page.frame = end
            page.alpha = alpha
          },
          completion: { finished in if finished { context.completeTransition(true) } }
        )
      }
      layer.speed = 0
      layer.timeOffset = 0
      sink(for: 0.3, alpha: 0.9)
      layer.timeOffset = 0.15
      context.updateInteractiveTransition(0.5)
      story.later(100) {
        context.finishInteractiveTransition()
        if fromModel { page.layer.removeAllAnimations() }
        layer.speed = 1
        layer.timeOffset = 0
        layer.beginTime = 0
        layer.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) - 0.15
        if fromModel { sink(for: 0.15, alpha: 0.8) }
      }
    }
    b.dismiss(animated: true)
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
