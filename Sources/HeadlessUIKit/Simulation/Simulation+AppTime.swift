internal import JankTrace

extension Simulation {
  /// Declares the media time for which the running code computes positions, in seconds.
  ///
  /// UIKit has no such call. It does not change the display; judder metrics compare the steps of
  /// this time with those of the display. By default, gesture actions are assumed to show the
  /// touches at the newest delivered touch. Display-link callbacks are assumed to compute for their
  /// `targetTimestamp`, as Apple advises. For other code, such as timers, the time is unknown.
  ///
  /// - Parameter seconds: The time on the clock of `CACurrentMediaTime`, finite; only its steps
  ///   matter.
  public static func state(appTime seconds: Double) {
    Simulation.current.state(time: seconds)
  }

  func state(time seconds: Double) {
    device.state(appTime: Instant(seconds: seconds))
  }
}
