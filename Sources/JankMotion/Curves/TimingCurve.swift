/// A function from time to progress, of any supported kind.
///
///     TimingCurve.spring(.system).value(at: 0.1, duration: 0.5)       // 0.5447783899280674
///     TimingCurve.cubicBezier(.easeIn).value(at: 0.1, duration: 0.5)  // 0.06228200013673229
///
/// The common curves are stored in place, so that copying one counts no references.
public enum TimingCurve: Hashable, Sendable {
  /// The straight line.
  case linear
  /// A cubic Bézier curve, continued along its tangents outside the duration.
  case cubicBezier(CubicBezier)
  /// Two cubic Bézier curves that meet.
  indirect case threePointCubic(ThreePointCubic)
  /// Jumps after equal intervals, CSS steps.
  indirect case steps(StepCurve)
  /// Straight lines between stops, CSS linear.
  indirect case stops(LinearStops)
  /// A curve of SwiftUI, held at its ends.
  indirect case unitCurve(UnitCurve)
  /// Flutter's curve along a spline.
  indirect case catmullRom(CatmullRomCurve)
  /// 0 before a progress in time and 1 from it on, Flutter's Threshold.
  case threshold(at: Double)
  /// The outer curve applied to the value of the inner one.
  indirect case composed(outer: TimingCurve, inner: TimingCurve)
  /// A section of the inner curve, between two fractions of its time.
  indirect case part(of: TimingCurve, from: Double, to: Double)
  /// A spring, truncated by the duration; the velocity is in distances per second.
  indirect case spring(Spring, initialVelocity: Double = 0)
}

extension TimingCurve {
  /// Core Animation's and UIKit's easeIn curve.
  public static let easeIn = TimingCurve.cubicBezier(.easeIn)
  /// Core Animation's and UIKit's easeOut curve.
  public static let easeOut = TimingCurve.cubicBezier(.easeOut)
  /// Core Animation's easeInEaseOut curve, the default of UIView animations.
  public static let easeInEaseOut = TimingCurve.cubicBezier(.easeInEaseOut)
  /// Core Animation's default curve, that of implicit animations.
  public static let coreAnimationDefault = TimingCurve.cubicBezier(.coreAnimationDefault)
}

extension TimingCurve {
  /// The value at a time.
  ///
  /// - Parameters:
  ///   - seconds: The time since the start, in seconds.
  ///   - duration: The duration in seconds, at least 0. A curve of duration 0 is at its end; a
  ///     spring ignores the duration.
  /// - Returns: 0 at the start and usually 1 at the end, without dimension, with the error of the
  ///   curve.
  public func value(at seconds: Double, duration: Double) -> Double {
    value(at: Moment(seconds: seconds, duration: duration))
  }

  /// The velocity at a time.
  ///
  /// - Parameters:
  ///   - seconds: The time since the start, in seconds.
  ///   - duration: The duration in seconds, at least 0. A curve of duration 0 has no velocity; a
  ///     spring ignores the duration.
  /// - Returns: The velocity in distances per second; infinite where a curve is vertical, zero
  ///   where it jumps.
  public func velocity(at seconds: Double, duration: Double) -> Double {
    velocity(at: Moment(seconds: seconds, duration: duration))
  }

  /// A time in seconds and as progress.
  private struct Moment {
    let seconds: Double
    let duration: Double
    let progress: Double

    init(seconds: Double, duration: Double) {
      self.seconds = seconds
      self.duration = duration
      progress = duration > 0 ? seconds / duration : seconds < 0 ? 0 : 1
    }

    init(progress: Double, duration: Double) {
      seconds = progress * duration
      self.duration = duration
      self.progress = progress
    }
  }

  private func value(at moment: Moment) -> Double {
    let progress = moment.progress
    return switch self {
    case .linear: progress
    case .cubicBezier(let curve): curve.value(at: progress)
    case .threePointCubic(let curve): curve.value(at: progress)
    case .steps(let curve): curve.value(at: progress)
    case .stops(let curve): curve.value(at: progress)
    case .unitCurve(let curve): curve.value(at: progress)
    case .catmullRom(let curve): curve.value(at: progress)
    case .threshold(let place): progress < place ? 0 : 1
    case .composed(let outer, let inner):
      outer.value(at: Moment(progress: inner.value(at: moment), duration: moment.duration))
    case .part(let inner, let start, let end):
      .interpolated(from: start, to: end, fraction: inner.value(at: moment))
    case .spring(let spring, let velocity):
      spring.progress(at: moment.seconds, initialVelocity: velocity)
    }
  }

  private func velocity(at moment: Moment) -> Double {
    switch self {
    case .spring(let spring, let velocity):
      return spring.state(at: moment.seconds, from: -1, velocity: velocity).velocity
    case .composed(let outer, let inner):
      let middle = Moment(progress: inner.value(at: moment), duration: moment.duration)
      return outer.velocity(at: middle) * inner.velocity(at: moment) * moment.duration
    case .part(let inner, let start, let end):
      return (end - start) * inner.velocity(at: moment)
    default:
      return moment.duration > 0 ? slope(at: moment.progress) / moment.duration : 0
    }
  }

  /// The slope of a curve that depends on progress only.
  private func slope(at progress: Double) -> Double {
    switch self {
    case .linear: 1
    case .cubicBezier(let curve): curve.slope(at: progress)
    case .threePointCubic(let curve): curve.slope(at: progress)
    case .stops(let curve): curve.slope(at: progress)
    case .unitCurve(let curve): curve.slope(at: progress)
    case .catmullRom(let curve): curve.slope(at: progress)
    case .steps, .threshold, .composed, .part, .spring: 0
    }
  }
}
