internal import HeadlessUIKit

/// Shows a choreography from the main thread, once for every refresh.
///
/// What hand-made animation engines do. What is shown is computed for the time at which the next
/// frame is due, counted from the first call. It can react to anything at any time; while the main
/// thread is busy nothing moves, and what has been missed is jumped over. A percent-driven
/// interaction cannot scrub it, which knows Core Animation only.
public final class DisplayLinkPlayer: Player {
  private var link: CADisplayLink?
  private var start: CFTimeInterval?

  /// Creates a player.
  public init() {}

  /// Begins with the next refresh.
  public func play(_ choreography: Choreography, completion: @escaping () -> Void) {
    let curve = choreography.pace.curve(over: choreography.duration)
    let link = CADisplayLink { [unowned self] link in
      let start = start ?? link.timestamp
      self.start = start
      let elapsed = link.targetTimestamp - start
      guard elapsed < choreography.duration else {
        choreography.show(at: 1)
        stop()
        completion()
        return
      }
      choreography.show(at: curve.value(at: elapsed, duration: choreography.duration))
    }
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  /// Ends the calls.
  public func stop() {
    link?.invalidate()
    link = nil
  }
}
