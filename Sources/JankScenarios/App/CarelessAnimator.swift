internal import HeadlessUIKit

/// An animator that calls `willStart` right before it starts another animator.
final class AccompaniedAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let animator: any UIViewControllerAnimatedTransitioning
  private let willStart: (any UIViewControllerContextTransitioning) -> Void

  init(
    _ animator: any UIViewControllerAnimatedTransitioning,
    willStart: @escaping (any UIViewControllerContextTransitioning) -> Void
  ) {
    self.animator = animator
    self.willStart = willStart
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { animator.transitionDuration(using: transitionContext) }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    willStart(transitionContext)
    animator.animateTransition(using: transitionContext)
  }

  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    animator.interruptibleAnimator(using: transitionContext)
  }

  func animationEnded(_ transitionCompleted: Bool) {
    animator.animationEnded(transitionCompleted)
  }
}

/// An animator that forwards to another animator, with deliberate mistakes.
final class CarelessAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  /// The mistakes that concern animators.
  static let mistakes: Set<Scenario.Mistake> = [
    .alwaysCompletes, .returnsEarly, .forgetsArrivingView, .removesArrivingView,
    .takesPresentersView, .completesEarly,
  ]

  private let animator: any UIViewControllerAnimatedTransitioning
  private let mistakes: [Scenario.Mistake]
  private var context: MistakenContext?

  init(_ animator: any UIViewControllerAnimatedTransitioning, mistakes: [Scenario.Mistake]) {
    self.animator = animator
    self.mistakes = mistakes
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { animator.transitionDuration(using: transitionContext) }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard !mistakes.contains(.returnsEarly) else { return }
    let mistaken = mistaken(transitionContext)
    animator.animateTransition(using: mistaken)
    guard mistakes.contains(.completesEarly), transitionContext.isAnimated else { return }
    let length = animator.transitionDuration(using: transitionContext) * Self.earlyShare
    _ = Timer.scheduledTimer(withTimeInterval: length, repeats: false) { _ in
      mistaken.completeEarly()
    }
  }

  /// The fraction of the duration at which a transition completes too early.
  private static let earlyShare = 0.4

  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    animator.interruptibleAnimator(using: mistaken(transitionContext))
  }

  /// The context with the mistakes, the same one for the whole transition.
  private func mistaken(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) -> MistakenContext {
    let context = context ?? MistakenContext(transitionContext, mistakes)
    self.context = context
    return context
  }

  func animationEnded(_ transitionCompleted: Bool) {
    animator.animationEnded(transitionCompleted)
    context = nil
  }
}

/// A transition context that contains the mistakes.
private final class MistakenContext: NSObject, UIViewControllerContextTransitioning {
  private let context: any UIViewControllerContextTransitioning
  private let mistakes: [Scenario.Mistake]
  private let elsewhere = UIView(frame: .zero)
  private var hasCompletedEarly = false

  init(_ context: any UIViewControllerContextTransitioning, _ mistakes: [Scenario.Mistake]) {
    self.context = context
    self.mistakes = mistakes
    elsewhere.frame = context.containerView.bounds
  }

  var containerView: UIView {
    mistakes.contains(.forgetsArrivingView) ? elsewhere : context.containerView
  }

  /// Completes while the animations still run, which then have nothing to complete.
  func completeEarly() {
    guard !isInteractive else { return }
    completeTransition(!transitionWasCancelled)
    hasCompletedEarly = true
  }

  func completeTransition(_ didComplete: Bool) {
    guard !hasCompletedEarly else { return }
    if mistakes.contains(.removesArrivingView) { view(forKey: .to)?.removeFromSuperview() }
    context.completeTransition(didComplete || mistakes.contains(.alwaysCompletes))
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    if let view = context.view(forKey: key) { return view }
    guard mistakes.contains(.takesPresentersView) else { return nil }
    return context.viewController(forKey: key == .from ? .from : .to)?.view
  }

  var isAnimated: Bool { context.isAnimated }
  var isInteractive: Bool { context.isInteractive }
  var transitionWasCancelled: Bool { context.transitionWasCancelled }
  var presentationStyle: UIModalPresentationStyle { context.presentationStyle }

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    context.updateInteractiveTransition(percentComplete)
  }

  func finishInteractiveTransition() { context.finishInteractiveTransition() }
  func cancelInteractiveTransition() { context.cancelInteractiveTransition() }
  func pauseInteractiveTransition() { context.pauseInteractiveTransition() }

  func viewController(
    forKey key: UITransitionContextViewControllerKey
  ) -> UIViewController? { context.viewController(forKey: key) }

  func initialFrame(for controller: UIViewController) -> CGRect {
    context.initialFrame(for: controller)
  }

  func finalFrame(for controller: UIViewController) -> CGRect {
    context.finalFrame(for: controller)
  }
}
