public import HeadlessUIKit

/// Progress as a function of time, as UIView supports it.
public enum Pace: Hashable, Sendable {
  /// Constant speed.
  case linear
  /// Slow at the start.
  case easeIn
  /// Slow at the end.
  case easeOut
  /// Slow at both ends.
  case easeInEaseOut
  /// A spring with a thousandth of the distance left at the duration; damping ratio above 0, to 1.
  case spring(dampingRatio: Double)
  /// Any curve, or a spring of any parameters; Core Animation plays values sampled in advance.
  case timed(TimingCurve)
}

extension Pace {
  /// The pace for a curve: one of UIView's if they are equal.
  init(_ curve: TimingCurve) {
    switch curve {
    case .linear: self = .linear
    case .easeIn: self = .easeIn
    case .easeOut: self = .easeOut
    case .easeInEaseOut: self = .easeInEaseOut
    default: self = .timed(curve)
    }
  }
}

extension Pace {
  /// The curve over a duration in seconds.
  ///
  /// An invalid spring stops the program, as in `UIView.animate`.
  public func curve(over duration: TimeInterval) -> TimingCurve {
    switch self {
    case .linear: return .linear
    case .easeIn: return .easeIn
    case .easeOut: return .easeOut
    case .easeInEaseOut: return .easeInEaseOut
    case .timed(let curve): return curve
    case .spring(let ratio):
      // Without a duration there is no spring, and nothing is visible.
      guard duration > 0 else { return .linear }
      do throws(MotionError) {
        let spring = try Spring(uiKitDuration: duration, dampingRatio: ratio, initialVelocity: 0)
        return .spring(spring, initialVelocity: 0)
      } catch {
        fatalError("the pace of a choreography: \(error)")
      }
    }
  }

  /// Animates changes with UIView's method for the pace.
  ///
  /// - Parameters:
  ///   - duration: The duration, in seconds.
  ///   - delay: The delay, in seconds.
  ///   - options: Further options, without a curve.
  ///   - changes: Makes the changes.
  ///   - completion: Called at the end; true if the animation was not interrupted.
  func animate(
    over duration: TimeInterval,
    after delay: TimeInterval = 0,
    options: UIView.AnimationOptions = [],
    _ changes: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let options = options.union(self.options)
    guard case .spring(let dampingRatio) = self else {
      UIView.animate(
        withDuration: duration,
        delay: delay,
        options: options,
        animations: changes,
        completion: completion
      )
      return
    }
    UIView.animate(
      withDuration: duration,
      delay: delay,
      usingSpringWithDamping: dampingRatio,
      initialSpringVelocity: 0,
      options: options,
      animations: changes,
      completion: completion
    )
  }

  /// The curve as an option of UIView's animations: linear for a spring, the default for other
  /// curves.
  public var options: UIView.AnimationOptions {
    switch self {
    case .linear, .spring: .curveLinear
    case .easeIn: .curveEaseIn
    case .easeOut: .curveEaseOut
    case .easeInEaseOut, .timed: .curveEaseInOut
    }
  }
}
