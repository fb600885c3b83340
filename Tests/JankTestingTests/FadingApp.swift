import HeadlessUIKit
import JankTesting

/// The end of an animator's transition.
enum Ending: Sendable {
  case once, twice, never
  /// With success, although the transition was cancelled.
  case wrongly
}

/// An animator of an app, with a mistake at its end.
private final class FadingAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let ending: Ending

  init(_ ending: Ending) {
    self.ending = ending
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.25 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let view = transitionContext.view(forKey: .to) else { return }
    transitionContext.containerView.addSubview(view)
    view.alpha = 0
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext),
      animations: { view.alpha = 1 },
      completion: { [ending] _ in
        let isCompleted = !transitionContext.transitionWasCancelled
        switch ending {
        case .never: break
        case .once: transitionContext.completeTransition(isCompleted)
        case .wrongly: transitionContext.completeTransition(true)
        case .twice:
          transitionContext.completeTransition(isCompleted)
          transitionContext.completeTransition(isCompleted)
        }
      }
    )
  }
}

/// Returns the animator, and an interaction if the transition is to be cancelled.
private final class FadingPage: UIViewController, UIViewControllerTransitioningDelegate {
  private let animator: FadingAnimator
  let interaction: UIPercentDrivenInteractiveTransition?

  init(_ ending: Ending, cancelled: Bool) {
    animator = FadingAnimator(ending)
    interaction = cancelled ? UIPercentDrivenInteractiveTransition() : nil
    super.init(nibName: nil, bundle: nil)
    transitioningDelegate = self
    modalPresentationStyle = .fullScreen
  }

  required init?(coder: NSCoder) { nil }

  func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
}

/// Presents a page that fades in.
func presentFading(
  on stage: TestStage,
  ending: Ending = .once,
  cancelled: Bool = false
) {
  let root = UIViewController()
  stage.window.rootViewController = root
  let page = FadingPage(ending, cancelled: cancelled)
  stage.at(.milliseconds(100), "present") { root.present(page, animated: true) }
  if cancelled {
    stage.at(.milliseconds(200), "scrub") { page.interaction?.update(0.3) }
    stage.at(.milliseconds(300), "cancel") { page.interaction?.cancel() }
  }
}

/// Plays the effects of a page under the strategy of a run.
private final class BouncingPage: UIViewController, UIViewControllerTransitioningDelegate {
  private let strategy: Strategy

  init(_ strategy: Strategy) {
    self.strategy = strategy
    super.init(nibName: nil, bundle: nil)
    transitioningDelegate = self
    modalPresentationStyle = .fullScreen
  }

  required init?(coder: NSCoder) { nil }

  func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    try? strategy.makeAnimator(.bounce(duration: 0.5))
  }
}

/// Presents a page that bounces into place, while the main thread is busy for some time.
func presentBouncing(on stage: TestStage, work: Interval) {
  let root = UIViewController()
  stage.window.rootViewController = root
  stage.at(.milliseconds(100)) { root.present(BouncingPage(stage.strategy), animated: true) }
  if work > .zero { stage.stall("decode", at: .milliseconds(250), for: work) }
}
