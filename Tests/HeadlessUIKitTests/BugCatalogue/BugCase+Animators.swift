import HeadlessUIKit

extension BugCase {
  /// Animators that can be interrupted, and what is done to them.
  static let animators = [
    BugCase(
      "A4",
      "gametimesf/GTSheet#19: a new interruptible animator on each request"
    ) { story in
      let (a, b) = (controller("A"), controller("B"))
      let source = FadeSource(keepsAnimator: story.isFixed)
      b.transitioningDelegate = source
      story.window.rootViewController = a
      story.at(100) { a.present(b, animated: true) }
      // It asks itself for its animator, to go on where a finger had held it.
      story.at(250, "let go") { source.goOn() }
      story.at(5_000) { _ = source }
    },
    BugCase(
      "A6",
      "microsoft/fluentui-apple#1385: finishAnimation in the animator's own completion"
    ) { story in
      _ = story.modal(
        presenting: ScriptedAnimator { context in
          guard let page = context.cover() else { return }
          page.alpha = 0
          let fade = UIViewPropertyAnimator(duration: 0.3, curve: .linear) { page.alpha = 1 }
          fade.addCompletion { [unowned fade] _ in
            if !story.isFixed { fade.finishAnimation(at: .end) }
            context.completeTransition(true)
          }
          fade.startAnimation()
        }
      )
    },
    BugCase(
      "A7",
      "microsoft/fluentui-apple#915: an animator is stopped that was never started"
    ) { story in
      _ = story.modal(
        presenting: ScriptedAnimator { context in
          guard let page = context.cover() else { return }
          let fade = UIViewPropertyAnimator(duration: 0.3, curve: .linear) { page.alpha = 1 }
          // The state is set without animation, right after the animator was made.
          if !story.isFixed || fade.state == .active { fade.stopAnimation(true) }
          context.completeTransition(true)
        }
      )
    },
    BugCase(
      "B8",
      "HeroTransitions/Hero#581: presented by one animator, dismissed by another"
    ) { story in
      var snapshot: UIView?
      let modal = story.modal(
        style: .overFullScreen,
        presenting: .fading(before: { context in
          // Stands for the presenter until its own animator takes it away.
          guard let presenter = context.viewController(forKey: .from)?.view else { return }
          snapshot = presenter.snapshotView(afterScreenUpdates: false)
          snapshot.map(presenter.addSubview)
        }),
        dismissing: .fading(after: { _ in snapshot?.removeFromSuperview() })
      )
      story.at(900) { if !story.isFixed { modal.delegate.dismissing = .fading() } }
      modal.dismiss()
    },
    BugCase(
      "C5",
      "HeroTransitions/Hero#266: the animator of a blur is restarted on the way back"
    ) { story in
      let modal = story.modal()
      let blur = UIView(frame: story.window.bounds)
      blur.layer.name = "blur"
      story.at(500) { modal.b.view.addSubview(blur) }
      var clearing: UIViewPropertyAnimator?
      modal.delegate.dismissing = .fading(
        before: { _ in
          clearing = UIViewPropertyAnimator(duration: 0.3, curve: .linear) { blur.alpha = 0 }
          clearing?.fractionComplete = 0.3
        },
        after: { context in
          if context.transitionWasCancelled, story.isFixed {
            clearing?.stopAnimation(true)
            blur.alpha = 1
          } else {
            clearing?.startAnimation()
          }
        }
      )
      modal.drag()
    },
    BugCase(
      "J2",
      "mattneub/custom-alert-view-iOS7#2: a frame is set on a view with a transform"
    ) { story in
      _ = story.modal(
        presenting: ScriptedAnimator { context in
          guard let page = context.cover() else { return }
          page.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
          UIView.animate(
            withDuration: 0.3,
            animations: {
              if story.isFixed { page.transform = .identity }
              page.frame = context.containerView.bounds
            },
            completion: { context.completeTransition($0) }
          )
        }
      )
    },
  ]
}

/// Fades a page in by an animator that can be scrubbed, which it keeps or makes anew when asked.
private final class FadeSource: NSObject, UIViewControllerTransitioningDelegate,
  UIViewControllerAnimatedTransitioning
{
  private let keepsAnimator: Bool
  private var kept: UIViewPropertyAnimator?
  private var context: (any UIViewControllerContextTransitioning)?

  init(keepsAnimator: Bool) {
    self.keepsAnimator = keepsAnimator
  }

  func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.3 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: transitionContext).startAnimation()
  }

  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    if keepsAnimator, let kept { return kept }
    context = transitionContext
    let page = transitionContext.cover()
    page?.alpha = 0
    let made = UIViewPropertyAnimator(duration: 0.3, curve: .linear) { page?.alpha = 1 }
    made.addCompletion { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
    kept = made
    return made
  }

  func animationEnded(_ transitionCompleted: Bool) {
    kept = nil
    context = nil
  }

  /// Starts the animator of the running transition, which is running already.
  func goOn() {
    context.map(interruptibleAnimator)?.startAnimation()
  }
}
