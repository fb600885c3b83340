internal import HeadlessUIKit

extension SyntheticTouch {
  /// The ranges of a synthetic gesture's settings.
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

  /// The reason why the release speed is impossible, or nil if it is possible.
  package var releaseProblem: String? {
    guard releaseSpeed.upperBound > 0 else { return nil }
    if speed != .minimumJerk {
      return "only a movement with \(SpeedProfile.minimumJerk.rawValue) can have a"
        + " release speed of its own"
    }
    if hold.upperBound > .zero { return "a touch that rests before the release has no speed then" }
    guard releaseSpeed.upperBound > greatestReleaseSpeed else { return nil }
    let most = Int(greatestReleaseSpeed)
    return "on this path and in this time the release speed is at most \(most) points per second"
  }
}
