internal import HeadlessUIKit

// Strategies on the main thread: by a clock, by forces, or with a library's springs.
extension Strategy {
  /// A display link, for the refresh at which the next frame is due.
  public static let displayLink = Strategy(
    name: "display-link",
    about: "The main thread sets frames at every refresh."
  ) { DisplayLinkPlayer() }

  /// A display link, for the timestamp of the previous refresh.
  public static let displayLinkTimestamp = Strategy(
    name: "display-link-timestamp",
    about: "The main thread sets frames at every refresh, for the timestamp of the previous one."
  ) { ClockedPlayer(TimestampClock()) }

  /// A display link that counts every callback as one refresh.
  public static let displayLinkFixedStep = Strategy(
    name: "display-link-fixed-step",
    about: "The main thread advances by one refresh per callback, even if refreshes were missed."
  ) { ClockedPlayer(FixedStepClock()) }

  /// A timer of 1/60 s.
  public static let timer = Strategy(
    name: "timer",
    about: "The main thread sets frames whenever a timer of 1/60 s fires."
  ) { ClockedPlayer(TimerClock()) }

  /// Push and gravity.
  public static let dynamics = Strategy(
    name: "dynamics",
    about: "UIKit Dynamics moves a falling body on the main thread after a push."
  ) { DynamicsPlayer() }

  /// A spring with pop's integration.
  public static let pop = Strategy(
    name: "pop",
    about: "A spring with pop's integration on the main thread, in steps of 1 ms."
  ) { SpringPlayer(MediaTimeClock()) { PopEngine($0, displacement: $1, velocity: $2) } }

  /// A spring with Rebound's integration.
  public static let rebound = Strategy(
    name: "rebound",
    about: "A spring with Rebound's integration on the main thread, by at most 64 ms after a stall."
  ) { SpringPlayer(MediaTimeClock()) { ReboundEngine($0, displacement: $1, velocity: $2) } }

  /// A spring with SwiftUI's integration.
  public static let swiftUI = Strategy(
    name: "swiftui",
    about: "A spring with SwiftUI's integration on the main thread, 300 steps per second."
  ) { SpringPlayer(TargetTimestampClock()) { FluidEngine($0, displacement: $1, velocity: $2) } }
}
