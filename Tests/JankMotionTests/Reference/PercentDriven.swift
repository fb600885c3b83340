import JankMotion

/// The times of a percent-driven interactive transition.
///
/// While the finger drives, its share of the way is the share of the duration. What is left
/// after finishing runs forwards, and after cancelling backwards, at the completion speed.
///
/// Source: UIKit's UIPercentDrivenInteractiveTransition (certain for finishing; that cancelling
/// takes the share already done is inferred).
struct PercentDriven: Equatable, Hashable, Sendable {
  /// The duration of the whole transition, in seconds.
  let duration: Double
  /// Seconds of the transition that pass in one second after the finger left.
  let completionSpeed: Double
  /// The share of the way that is done, 0…1.
  private(set) var percentComplete = 0.0

  /// Makes a transition that has just begun.
  ///
  /// - Parameters:
  ///   - duration: The duration of the whole transition, in seconds, 0 or more.
  ///   - completionSpeed: Seconds of it that pass in one second after the finger left, above 0.
  /// - Throws: `MotionError.outOfRange` naming the first number outside its range.
  init(duration: Double, completionSpeed: Double = 1) throws(MotionError) {
    self.duration = try ParameterRange.notNegative.checked(duration, "duration")
    self.completionSpeed = try ParameterRange.positive.checked(
      completionSpeed,
      "completionSpeed"
    )
  }

  /// Takes over the share of the way that the finger has done.
  ///
  /// - Parameter percent: The share, limited to 0…1; what is no number counts as 0.
  mutating func update(_ percent: Double) {
    percentComplete = percent > 0 ? min(percent, 1) : 0
  }

  /// The time left when finished now, in seconds.
  var timeToFinish: Double {
    (1 - percentComplete) * duration / completionSpeed
  }

  /// The time left when cancelled now, in seconds.
  var timeToCancel: Double {
    percentComplete * duration / completionSpeed
  }
}
