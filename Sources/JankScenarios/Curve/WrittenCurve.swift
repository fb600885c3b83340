package import HeadlessUIKit

/// A timing curve parsed from text, with its duration.
package struct WrittenCurve: Equatable, Sendable {
  /// The curve.
  package let curve: TimingCurve
  /// The duration, or `nil` for a curve without a duration of its own.
  package let duration: Interval?

  /// Creates a curve with a duration.
  package init(_ curve: TimingCurve, duration: Interval?) {
    self.curve = curve
    self.duration = duration
  }

  /// The longest duration of a curve, one day.
  static let longestDuration = Interval(nanoseconds: 86_400_000_000_000)
}

extension WrittenCurve {
  /// Creates a spring that runs until a CASpringAnimation would count as settled.
  ///
  /// A spring that does not settle within a day has no duration of its own.
  static func spring(_ spring: Spring, initialVelocity: Double) -> WrittenCurve {
    let seconds = spring.settlingDuration(initialVelocity: initialVelocity)
    let settles = seconds <= longestDuration.seconds
    return WrittenCurve(
      .spring(spring, initialVelocity: initialVelocity),
      duration: settles ? max(Interval(seconds: seconds), Interval(nanoseconds: 1)) : nil
    )
  }

  /// Returns the curve with another duration, which only cuts a spring off.
  func lasting(_ duration: Interval) -> WrittenCurve {
    WrittenCurve(curve, duration: duration)
  }
}
