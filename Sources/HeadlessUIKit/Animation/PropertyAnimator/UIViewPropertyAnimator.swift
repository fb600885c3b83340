public import Foundation

/// Animates changes and can be paused, scrubbed, reversed and stopped while it does.
///
///     let animator = UIViewPropertyAnimator(duration: 0.4, curve: .easeOut) { card.alpha = 0 }
///     animator.pauseAnimation()
///     animator.fractionComplete = 0.3
///     animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
///
/// The blocks are run when it starts; each property of each layer they change is then a member
/// whose animation the animator drives:
///
/// 1. On the clock it follows its timing from the start, or backwards along the same way.
/// 2. Held, it stands at a fraction, which can be set.
/// 3. Going on after it was scrubbed, or with another timing, it makes the rest of its way anew.
///
/// What UIKit does in between is known by its documentation only in parts. Chosen here: a pause
/// turns what was seen into the fraction, so that nothing jumps; a fraction counts towards where
/// the animator goes, so that reversing turns 0.3 into 0.7; without new timing an animator that was
/// not scrubbed goes on along its curve, and one that was takes its curve over the rest.
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  /// The timing that it was made with.
  public let timingParameters: (any UITimingCurveProvider)?
  /// How long the whole way takes, in seconds.
  public let duration: TimeInterval
  /// How long after the commit it starts, in seconds.
  public internal(set) var delay: TimeInterval = 0
  /// Whether its views take touches while it runs.
  open var isUserInteractionEnabled = true
  /// Whether it can be paused and scrubbed.
  open var isInterruptible = true
  /// Whether the curve is left out while it is scrubbed.
  open var scrubsLinearly = true
  /// Whether it stays active at its end, held there, and calls nobody.
  open var pausesOnCompletion = false

  /// Where it stands in its life.
  public internal(set) var state = UIViewAnimatingState.inactive
  /// Whether it is moving.
  public internal(set) var isRunning = false

  var waitingBlocks: [(changes: () -> Void, delayFactor: Double)] = []
  var completions: [(UIViewAnimatingPosition) -> Void] = []
  var members: [AnimatorMember] = []
  /// Where among the members the last search found one that moves.
  var movingPlace = 0
  var way = AnimatorWay.held(at: 0, clock: 0)
  var goesBack = false
  // The views that take no touches while it runs.
  var lockedViews: [UIView] = []
  private let home = HomeSimulation()

  /// Creates an animator.
  ///
  /// - Parameters:
  ///   - duration: how long the way takes, in seconds; a spring may take its own time.
  ///   - parameters: how its time runs.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    timingParameters = parameters
    let given = max(duration, 0)
    self.duration = parameters.springTimingParameters?.length(in: given) ?? given
  }

  /// Creates an animator with a named curve.
  public convenience init(
    duration: TimeInterval,
    curve: UIView.AnimationCurve,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(animationCurve: curve)
    )
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a curve of two control points.
  public convenience init(
    duration: TimeInterval,
    controlPoint1 point1: CGPoint,
    controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2)
    )
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a spring that fits into the duration.
  public convenience init(
    duration: TimeInterval,
    dampingRatio ratio: CGFloat,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UISpringTimingParameters(dampingRatio: ratio)
    )
    if let animations { addAnimations(animations) }
  }

  deinit {
    // After the run nobody is there to be told.
    guard state != .inactive, !isRunning, let simulation = Simulation.running else { return }
    simulation.findMisuse(
      """
      It is an error to release a paused or stopped property animator: it has to finish animating, \
      or be stopped and finished first
      """,
      breaking: .linksStop,
      raises: true
    )
  }

  /// The simulation in which the animator was made.
  final var simulation: Simulation { home.simulation }

  /// Creates an animator and starts it.
  ///
  /// - Parameters:
  ///   - duration: how long the way takes, in seconds.
  ///   - delay: how long after the commit it starts, in seconds.
  ///   - options: the curve, and whether views take touches.
  ///   - animations: makes the changes.
  ///   - completion: hears where it has ended.
  /// - Returns: The animator, which is held as long as it runs.
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(
      duration: duration,
      timingParameters: options.timingParameters
    )
    animator.addAnimations(animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  /// Whether it moves back to its start.
  open var isReversed: Bool {
    get { goesBack }
    set { reverse(newValue) }
  }

  /// How far it is on its way to where it is going, 0 to 1; setting it holds it there.
  open var fractionComplete: CGFloat {
    get { goesBack ? 1 - progress : progress }
    set { scrub(to: newValue) }
  }

  /// Starts it, or lets it go on from a pause.
  open func startAnimation() {
    start(afterDelay: 0)
  }

  /// Starts it after a delay in seconds.
  open func startAnimation(afterDelay delay: TimeInterval) {
    start(afterDelay: max(delay, 0))
  }

  /// Holds it where it is; one that has not started becomes active at its beginning.
  open func pauseAnimation() {
    pause()
  }

  /// Stops it where it is, and the values that are seen become those of the model.
  ///
  /// - Parameter withoutFinishing: whether it is inactive then, its completions forgotten;
  ///   otherwise it waits to be finished.
  open func stopAnimation(_ withoutFinishing: Bool) {
    stop(withoutFinishing: withoutFinishing)
  }

  /// Finishes it after it was stopped: sets the values of a position and calls the completions.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else {
      misuse(
        "finishAnimation(at:) should only be called on a stopped animator",
        breaking: .completesOnce,
        raises: true
      )
      return
    }
    finishStopped(at: finalPosition)
  }

  /// Lets it go on from a pause with another timing.
  ///
  /// - Parameters:
  ///   - parameters: how the time of the rest runs; nil is as before.
  ///   - durationFactor: how long the rest takes, in durations; 0 is what is left of it.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?,
    durationFactor: CGFloat
  ) {
    goOn(with: parameters, durationFactor: durationFactor)
  }

  /// Adds changes that begin when a share of what is left of the duration has passed.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    add(animation, delayFactor: min(max(delayFactor, 0), 1))
  }

  /// Adds changes; those of an active animator join in at once.
  open func addAnimations(_ animation: @escaping () -> Void) {
    add(animation, delayFactor: 0)
  }

  /// Adds a block that hears where it has ended; not when it is stopped for good.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }
}

extension UIView.AnimationOptions {
  fileprivate var timingParameters: any UITimingCurveProvider {
    switch curve {
    case .easeIn: UICubicTimingParameters(animationCurve: .easeIn)
    case .easeOut: UICubicTimingParameters(animationCurve: .easeOut)
    case .linear: UICubicTimingParameters(animationCurve: .linear)
    case .spring: UISpringTimingParameters()
    default: UICubicTimingParameters(animationCurve: .easeInOut)
    }
  }
}
