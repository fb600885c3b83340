internal import JankTrace

extension Simulation {
  /// States the time that the running code computes what it moves for, in seconds of media time.
  ///
  /// UIKit knows no such call. It changes nothing that is seen; measures of judder compare the
  /// steps of this time with those of the display. Until something else is stated, code that a
  /// recogniser calls while fingers move is taken to show where they were at the newest touch that
  /// was delivered, and code that a display link calls to compute for the refresh that it is called
  /// for, as Apple advises. Of all other code, such as that of timers, nobody knows.
  ///
  /// - Parameter seconds: the time by the clock of `CACurrentMediaTime`, finite; only its steps
  ///   matter.
  public static func state(appTime seconds: Double) {
    Simulation.current.state(time: seconds)
  }

  /// States it where the simulation is known.
  func state(time seconds: Double) {
    device.state(appTime: Instant(seconds: seconds))
  }
}
