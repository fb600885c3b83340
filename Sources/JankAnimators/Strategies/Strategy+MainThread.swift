internal import HeadlessUIKit

// Who computes on the main thread: by a clock, by forces, or as a library steps its springs.
extension Strategy {
  /// A display link, for the refresh at which the next frame is due.
  public static let displayLink = Strategy(
    name: "display-link",
    about: "The main thread sets frames at every refresh."
  ) { DisplayLinkPlayer() }

  /// A display link, for the stamp of the refresh that has been.
  public static let displayLinkTimestamp = Strategy(
    name: "display-link-timestamp",
    about: "The main thread sets frames at every refresh, for the stamp of the one before."
  ) { ClockedPlayer(TimestampClock()) }

  /// A display link that takes every call for a refresh.
  public static let displayLinkFixedStep = Strategy(
    name: "display-link-fixed-step",
    about: "The main thread goes on by one refresh with every call, however many have passed."
  ) { ClockedPlayer(FixedStepClock()) }

  /// A timer of a sixtieth of a second.
  public static let timer = Strategy(
    name: "timer",
    about: "The main thread sets frames whenever a timer of 1/60 s fires."
  ) { ClockedPlayer(TimerClock()) }

  /// Push and gravity.
  public static let dynamics = Strategy(
    name: "dynamics",
    about: "A body falls after a push, computed by UIKit Dynamics on the main thread."
  ) { DynamicsPlayer() }

  /// A spring as pop steps it.
  public static let pop = Strategy(
    name: "pop",
    about: "A spring that the main thread steps as pop does, a millisecond at a time."
  ) { SpringPlayer(MediaTimeClock()) { PopEngine($0, displacement: $1, velocity: $2) } }

  /// A spring as Rebound steps it.
  public static let rebound = Strategy(
    name: "rebound",
    about: "A spring that the main thread steps as Rebound does, after a stall by 64 ms at most."
  ) { SpringPlayer(MediaTimeClock()) { ReboundEngine($0, displacement: $1, velocity: $2) } }

  /// A spring as SwiftUI steps it.
  public static let swiftUI = Strategy(
    name: "swiftui",
    about: "A spring that the main thread steps as SwiftUI does, 300 times a second."
  ) { SpringPlayer(TargetTimestampClock()) { FluidEngine($0, displacement: $1, velocity: $2) } }
}
