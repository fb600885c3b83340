internal import HeadlessUIKit

/// Shows a choreography from the main thread, once for every refresh.
///
/// What hand-made animation engines do. What is shown is computed for the time at which the next
/// frame is due, counted from the first call. It can react to anything at any time; while the main
/// thread is busy nothing moves, and what has been missed is jumped over. A percent-driven
/// interaction cannot scrub it, which knows Core Animation only.
public final class DisplayLinkPlayer: Player {
  private let player = ClockedPlayer(TargetTimestampClock())

  /// Creates a player.
  public init() {}

  /// Begins with the next refresh.
  public func play(_ choreography: Choreography, completion: @escaping () -> Void) {
    player.play(choreography, completion: completion)
  }

  /// Ends the calls.
  public func stop() {
    player.stop()
  }
}
