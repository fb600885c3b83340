import JankMotion

/// The times of a percent-driven interactive transition.
///
/// While the touch drives, its fraction of the distance is the fraction of the duration. After
/// finishing, the rest plays forwards at the completion speed; after cancelling, backwards.
///
/// Source: UIKit's UIPercentDrivenInteractiveTransition (certain for finishing; that cancelling
/// takes the completed fraction is inferred).
struct PercentDriven: Equatable, Hashable, Sendable {
  /// The duration of the whole transition, in seconds.
  let duration: Double
  /// Seconds of the transition per second after the release.
  let completionSpeed: Double
  /// The completed fraction of the distance, 0…1.
  private(set) var percentComplete = 0.0

  /// Creates a transition that has just begun.
  ///
  /// - Parameters:
  ///   - duration: The duration of the whole transition, in seconds, 0 or more.
  ///   - completionSpeed: Seconds of it per second after the release, above 0.
  /// - Throws: `MotionError.outOfRange` for the first number outside its range.
  init(duration: Double, completionSpeed: Double = 1) throws(MotionError) {
    self.duration = try ParameterRange.notNegative.checked(duration, "duration")
    self.completionSpeed = try ParameterRange.positive.checked(
      completionSpeed,
      "completionSpeed"
    )
  }

  /// Updates the completed fraction, clamped to 0…1; NaN counts as 0.
  mutating func update(_ percent: Double) {
    percentComplete = percent > 0 ? min(percent, 1) : 0
  }

  /// The time to finish from now, in seconds.
  var timeToFinish: Double {
    (1 - percentComplete) * duration / completionSpeed
  }

  /// The time to cancel from now, in seconds.
  var timeToCancel: Double {
    percentComplete * duration / completionSpeed
  }
}
