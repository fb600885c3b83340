public import HeadlessUIKit

/// How progress depends on time, in the ways that UIView can be told.
public enum Pace: Hashable, Sendable {
  /// The same speed throughout.
  case linear
  /// Slow at the start.
  case easeIn
  /// Slow at the end.
  case easeOut
  /// Slow at both ends.
  case easeInEaseOut
  /// A spring with a thousandth of the way left at the duration; damping ratio above 0, to 1.
  case spring(dampingRatio: Double)
  /// Any curve, or a spring of any parameters. Core Animation plays values computed in advance.
  case timed(TimingCurve)
}

extension Pace {
  /// The pace of a curve: one of UIView's where it is the same.
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
  /// A spring that does not exist is a mistake in the program, which is stopped, as by
  /// `UIView.animate`.
  public func curve(over duration: TimeInterval) -> TimingCurve {
    switch self {
    case .linear: return .linear
    case .easeIn: return .easeIn
    case .easeOut: return .easeOut
    case .easeInEaseOut: return .easeInEaseOut
    case .timed(let curve): return curve
    case .spring(let ratio):
      // Without time there is no spring, and nothing to see of it.
      guard duration > 0 else { return .linear }
      do throws(MotionError) {
        let spring = try Spring(uiKitDuration: duration, dampingRatio: ratio, initialVelocity: 0)
        return .spring(spring, initialVelocity: 0)
      } catch {
        fatalError("the pace of a choreography: \(error)")
      }
    }
  }

  /// Animates changes with the method of UIView for such a pace.
  ///
  /// - Parameters:
  ///   - duration: How long they take, in seconds.
  ///   - delay: How long they wait, in seconds.
  ///   - options: How the views behave meanwhile; a curve is not among them.
  ///   - changes: Makes the changes.
  ///   - completion: Called at the end; true if nothing interrupted them.
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

  /// The curve as an option of UIView's animations; a spring has none and is linear, and of other
  /// curves the default is nearest.
  public var options: UIView.AnimationOptions {
    switch self {
    case .linear, .spring: .curveLinear
    case .easeIn: .curveEaseIn
    case .easeOut: .curveEaseOut
    case .easeInEaseOut, .timed: .curveEaseInOut
    }
  }
}
