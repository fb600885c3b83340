package import HeadlessUIKit

/// A timing curve that was written as text, with the time it takes.
package struct WrittenCurve: Equatable, Sendable {
  /// The curve.
  package let curve: TimingCurve
  /// How long it runs, or `nil` for a curve without a duration of its own.
  package let duration: Interval?

  /// Names a curve and how long it runs.
  package init(_ curve: TimingCurve, duration: Interval?) {
    self.curve = curve
    self.duration = duration
  }

  /// The longest time that a curve may run.
  static let longestDuration = Interval(nanoseconds: 86_400_000_000_000)
}

extension WrittenCurve {
  /// A spring that runs until a CASpringAnimation would call it settled.
  ///
  /// One that is not settled within a day has no duration of its own.
  static func spring(_ spring: Spring, initialVelocity: Double) -> WrittenCurve {
    let seconds = spring.settlingDuration(initialVelocity: initialVelocity)
    let settles = seconds <= longestDuration.seconds
    return WrittenCurve(
      .spring(spring, initialVelocity: initialVelocity),
      duration: settles ? max(Interval(seconds: seconds), Interval(nanoseconds: 1)) : nil
    )
  }

  /// The same curve, running for another time; a spring is only cut off by it.
  func lasting(_ duration: Interval) -> WrittenCurve {
    WrittenCurve(curve, duration: duration)
  }
}
