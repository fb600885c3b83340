public import HeadlessUIKit

/// A transition that a finger drags, that a rule decides, and that a spring ends at the finger's
/// speed.
///
/// It is the animator and the interaction of the transition at once. The pages lie where the finger
/// has taken them; when it leaves, the rule is asked with the slop and the speed that belong to it,
/// and the system's spring goes on from where and how fast the pages move. Delegates hand it out
/// while ``isInteracting``.
///
///     let drag = DragTransition(.pop, policy: policy) { [unowned self] _ in
///       popViewController(animated: true) != nil
///     }
///     drag.wire(to: view)
public final class DragTransition: NSObject {
  /// How the pages move.
  public let motion: DragMotion
  /// The rule that decides at the release.
  public let policy: NamedPolicy
  /// Whether a finger drives a transition now, or has just asked for one.
  public private(set) var isInteracting = false

  private let startsAtEdge: Bool
  private let request: (_ way: SIMD2<Double>) -> Bool
  private var way = SIMD2<Double>(1, 0)
  private var extent = 1.0
  private var progress = 0.0
  private var context: (any UIViewControllerContextTransitioning)?
  private var animator: UIViewPropertyAnimator?
  // What the finger left behind before the transition began.
  private var waiting: Release?

  /// What becomes of the pages when the finger leaves.
  private struct Release {
    let completes: Bool
    /// The speed along the way, in points a second.
    let velocity: Double
  }

  /// Creates a transition.
  ///
  /// - Parameters:
  ///   - motion: how the pages move.
  ///   - policy: the rule that decides at the release.
  ///   - startsAtEdge: whether the finger has to come from the left edge.
  ///   - request: asks for the transition, given the direction of the drag as a vector of length 1;
  ///     answers whether there is one.
  public init(
    _ motion: DragMotion,
    policy: NamedPolicy,
    startsAtEdge: Bool = false,
    request: @escaping (_ way: SIMD2<Double>) -> Bool
  ) {
    self.motion = motion
    self.policy = policy
    self.startsAtEdge = startsAtEdge
    self.request = request
  }

  /// Makes a view draggable, which keeps the recogniser; the transition has to be kept by another.
  public func wire(to view: UIView) {
    let pan = SampledPanGestureRecognizer()
    pan.delegate = self
    pan.addTarget(self, action: DragTransition.handle)
    view.addGestureRecognizer(pan)
  }
}

// MARK: The finger

extension DragTransition: UIGestureRecognizerDelegate {
  /// Whether the finger comes from the edge, where it has to.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive touch: UITouch
  ) -> Bool {
    guard startsAtEdge, let region = try? EdgeRegion() else { return true }
    return region.contains(distance: touch.location(in: nil).x)
  }

  /// Whether the finger goes the way of the motion.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    let pan = gestureRecognizer as? SampledPanGestureRecognizer
    return context == nil && motion.way(of: pan?.displacement ?? .zero) != nil
  }

  private func handle(_ pan: SampledPanGestureRecognizer) {
    switch pan.state {
    case .began:
      begin(pan)
      follow(pan)
    case .changed: follow(pan)
    case .ended: letGo(release(of: pan))
    case .cancelled: letGo(Release(completes: false, velocity: 0))
    case .possible, .failed: break
    }
  }

  private func begin(_ pan: SampledPanGestureRecognizer) {
    guard let way = motion.way(of: pan.displacement) else { return }
    let size = pan.view?.window?.bounds.size ?? UIScreen.main.bounds.size
    self.way = way
    extent = way.x == 0 ? size.height : size.width
    waiting = nil
    isInteracting = true
    isInteracting = request(way)
  }

  private func follow(_ pan: SampledPanGestureRecognizer) {
    guard isInteracting else { return }
    // Measured in the superview: the view itself may move with the finger.
    let translation = pan.translation(in: pan.view?.superview)
    let travel = (SIMD2(translation.x, translation.y) * way).sum()
    progress = min(max(travel / extent, 0), 1)
    guard let context, let animator else { return }
    animator.fractionComplete = progress
    context.updateInteractiveTransition(progress)
  }

  private func release(of pan: SampledPanGestureRecognizer) -> Release {
    let found = policy.velocityRule.velocity(of: pan.samples, liftedAt: pan.newestSampleTime)
    let velocity = ((found ?? .zero) * way).sum()
    let decision = try? policy.decision(
      travel: (pan.displacement * way).sum(),
      extent: extent,
      velocity: velocity
    )
    return Release(completes: decision == .completes, velocity: velocity)
  }

  private func letGo(_ release: Release) {
    guard isInteracting else { return }
    if context == nil {
      waiting = release
    } else {
      settle(release)
    }
  }
}

// MARK: The transition

extension DragTransition: UIViewControllerAnimatedTransitioning,
  UIViewControllerInteractiveTransitioning
{
  /// The duration of the system's own transitions, in seconds.
  public func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.5 }

  /// Plays the motion without a finger.
  public func animateTransition(
    using transitionContext: any UIViewControllerContextTransitioning
  ) {
    interruptibleAnimator(using: transitionContext).startAnimation()
  }

  /// Puts the pages where the finger is, which from then on moves them.
  public func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    context = transitionContext
    let animator = makeAnimator(for: transitionContext)
    self.animator = animator
    animator.fractionComplete = progress
    transitionContext.updateInteractiveTransition(progress)
    if let waiting { settle(waiting) }
  }

  /// The animator of the motion, the same for one transition.
  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    let animator = animator ?? makeAnimator(for: transitionContext)
    self.animator = animator
    return animator
  }

  /// Gets ready for the next finger.
  public func animationEnded(_ transitionCompleted: Bool) {
    (context, animator, waiting) = (nil, nil, nil)
    (isInteracting, progress) = (false, 0)
  }

  private func makeAnimator(
    for context: any UIViewControllerContextTransitioning
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(
      duration: transitionDuration(using: context),
      timingParameters: UISpringTimingParameters()
    )
    animator.addAnimations(motion.prepare(context, way: way))
    let arriving = context.view(forKey: .to)
    animator.addCompletion { position in
      if position != .end { arriving?.removeFromSuperview() }
      context.completeTransition(position == .end)
    }
    return animator
  }

  /// Lets the spring take over.
  private func settle(_ release: Release) {
    guard let context, let animator else { return }
    isInteracting = false
    if release.completes {
      context.finishInteractiveTransition()
    } else {
      context.cancelInteractiveTransition()
    }
    let left = release.completes ? 1 - progress : progress
    animator.isReversed = !release.completes
    animator.continueAnimation(
      withTimingParameters: Self.spring(
        way: way,
        velocity: Self.relative(
          release.completes ? release.velocity : -release.velocity,
          over: left * extent
        )
      ),
      durationFactor: 1
    )
  }

  /// A speed towards a goal in what is left of the way a second.
  ///
  /// The spring would swing beyond its goal if it began faster than its frequency, and show what is
  /// behind the page, so that it never does. How the system limits it is unknown.
  private static func relative(_ velocity: Double, over way: Double) -> Double {
    way > 0 ? min(velocity / way, Spring.system.undampedFrequency) : 0
  }

  private static func spring(way: SIMD2<Double>, velocity: Double) -> UISpringTimingParameters {
    let along = CGVector(dx: way.x == 0 ? 0 : velocity, dy: way.y == 0 ? 0 : velocity)
    // The constants of the system's transitions, critically damped.
    return UISpringTimingParameters(
      mass: 3,
      stiffness: 1000,
      damping: 500,
      initialVelocity: along
    )
  }
}
