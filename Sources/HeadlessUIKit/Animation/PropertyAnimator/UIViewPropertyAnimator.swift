public import Foundation

/// Animates changes, and can be paused, scrubbed, reversed and stopped meanwhile.
///
///     let animator = UIViewPropertyAnimator(duration: 0.4, curve: .easeOut) { card.alpha = 0 }
///     animator.pauseAnimation()
///     animator.fractionComplete = 0.3
///     animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
///
/// The blocks run when it starts. Each changed property of a layer becomes a member, whose
/// animation the animator drives:
///
/// 1. Running, it follows its timing from the start, or backwards along the same curve.
/// 2. Held, it stays at a fraction, which can be set.
/// 3. Continued after scrubbing or with another timing, it plays the rest anew.
///
/// UIKit documents only a part of this. Chosen here: a pause turns the presented value into the
/// fraction, so nothing jumps. A fraction counts towards the current target, so reversing turns 0.3
/// into 0.7. Without new timing an animator continues along its curve if it was not scrubbed;
/// otherwise it plays the curve over the rest.
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  /// The timing parameters it was created with.
  public let timingParameters: (any UITimingCurveProvider)?
  /// The duration from start to end, in seconds.
  public let duration: TimeInterval
  /// The delay of the start after the commit, in seconds.
  public internal(set) var delay: TimeInterval = 0
  /// Whether its views accept touches while it runs.
  open var isUserInteractionEnabled = true
  /// Whether it can be paused and scrubbed.
  open var isInterruptible = true
  /// Whether scrubbing ignores the curve.
  open var scrubsLinearly = true
  /// Whether it stays active and held at its end, without calling completions.
  open var pausesOnCompletion = false

  /// The state of the animator.
  public internal(set) var state = UIViewAnimatingState.inactive
  /// Whether it is running, not paused.
  public internal(set) var isRunning = false

  var waitingBlocks: [(changes: () -> Void, delayFactor: Double)] = []
  var completions: [(UIViewAnimatingPosition) -> Void] = []
  var members: [AnimatorMember] = []
  /// The index of the running member that the last search found.
  var movingPlace = 0
  var way = AnimatorWay.held(at: 0, clock: 0)
  var goesBack = false
  // The views that ignore touches while it runs.
  var lockedViews: [UIView] = []
  private let home = HomeSimulation()

  /// Creates an animator.
  ///
  /// - Parameters:
  ///   - duration: The duration, in seconds; a spring may have its own.
  ///   - parameters: The timing.
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

  /// Creates an animator with a curve from two control points.
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
    // After the run there is nothing to report to.
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

  final var simulation: Simulation { home.simulation }

  /// Creates and starts an animator.
  ///
  /// - Parameters:
  ///   - duration: The duration, in seconds.
  ///   - delay: The delay of the start after the commit, in seconds.
  ///   - options: The curve, and whether views accept touches.
  ///   - animations: Makes the changes.
  ///   - completion: Called with the final position.
  /// - Returns: The animator, which is retained while it runs.
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

  /// Whether it runs back to its start.
  open var isReversed: Bool {
    get { goesBack }
    set { reverse(newValue) }
  }

  /// The progress towards the current target, 0 to 1; setting it pauses the animator.
  open var fractionComplete: CGFloat {
    get { goesBack ? 1 - progress : progress }
    set { scrub(to: newValue) }
  }

  /// Starts it or continues after a pause.
  open func startAnimation() {
    start(afterDelay: 0)
  }

  /// Starts it after a delay, in seconds.
  open func startAnimation(afterDelay delay: TimeInterval) {
    start(afterDelay: max(delay, 0))
  }

  /// Pauses it; an animator that has not started becomes active at its start.
  open func pauseAnimation() {
    pause()
  }

  /// Stops it and makes the presentation values the model values.
  ///
  /// - Parameter withoutFinishing: Whether it becomes inactive without calling completions;
  ///   otherwise it waits for `finishAnimation(at:)`.
  open func stopAnimation(_ withoutFinishing: Bool) {
    stop(withoutFinishing: withoutFinishing)
  }

  /// Finishes a stopped animator: sets the values of a position and calls the completions.
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

  /// Continues after a pause with another timing.
  ///
  /// - Parameters:
  ///   - parameters: The timing of the rest; nil keeps it.
  ///   - durationFactor: The duration of the rest as a multiple of the duration; 0 is what is left.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?,
    durationFactor: CGFloat
  ) {
    goOn(with: parameters, durationFactor: durationFactor)
  }

  /// Adds changes that begin after a fraction of the remaining duration.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    add(animation, delayFactor: min(max(delayFactor, 0), 1))
  }

  /// Adds changes; with an active animator they start at once.
  open func addAnimations(_ animation: @escaping () -> Void) {
    add(animation, delayFactor: 0)
  }

  /// Adds a block that is called with the final position, unless it is stopped without finishing.
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
