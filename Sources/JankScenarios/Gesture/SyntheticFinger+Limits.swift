internal import HeadlessUIKit

extension SyntheticFinger {
  /// What can be asked of a finger.
  package enum Limits {
    package static let place = -10_000.0...10_000.0
    package static let duration = Interval.milliseconds(1)...Interval.milliseconds(100_000)
    package static let hold = Interval.zero...Interval.milliseconds(100_000)
    package static let bow = -10_000.0...10_000.0
    package static let hookBack = 0.0...1.0
    package static let tremor = 0.0...100.0
    package static let releaseSpeed = 0.0...100_000.0
    package static let rate = 1.0...1000.0
    package static let jitter = Interval.zero...Interval.milliseconds(1000)
  }

  /// Why the finger cannot be as fast in the end as it is asked to be, or nil if it can.
  package var releaseProblem: String? {
    guard releaseSpeed.upperBound > 0 else { return nil }
    if speed != .minimumJerk {
      return "only a finger that moves with \(SpeedProfile.minimumJerk.rawValue) has a choice of"
        + " its speed in the end"
    }
    if hold.upperBound > .zero { return "a finger that rests before it leaves has no speed then" }
    guard releaseSpeed.upperBound > greatestReleaseSpeed else { return nil }
    let most = Int(greatestReleaseSpeed)
    return "on this way and in this time the finger leaves with at most \(most) points per second"
  }
}
