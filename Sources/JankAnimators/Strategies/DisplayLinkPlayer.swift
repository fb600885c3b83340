internal import HeadlessUIKit

/// A player that shows a choreography from the main thread, once per refresh.
///
/// This is how custom animation engines work. Each frame is computed for its due time, counted from
/// the first callback. The player can react to anything at any time. While the main thread is busy
/// nothing moves, and missed frames are skipped. A percent-driven interaction cannot scrub it,
/// because it scrubs only Core Animation.
public final class DisplayLinkPlayer: Player {
  private let player = ClockedPlayer(TargetTimestampClock())

  /// Creates a player.
  public init() {}

  /// Starts with the next refresh.
  public func play(_ choreography: Choreography, completion: @escaping () -> Void) {
    player.play(choreography, completion: completion)
  }

  /// Stops the callbacks.
  public func stop() {
    player.stop()
  }
}
