internal import HeadlessUIKit

/// A clock that counts to the timestamp of the callback, the previous refresh.
///
/// Most tutorials do this. Advantage: it is simple, and even at a constant rate. Disadvantage: it
/// is always one refresh interval behind ``TargetTimestampClock``, the first callback moves
/// nothing, and when the rate changes it moves by the old interval what is presented for the new
/// one.
final class TimestampClock: LinkedClock {
  override func elapsed(at link: CADisplayLink, since start: CFTimeInterval) -> TimeInterval {
    Simulation.state(appTime: link.timestamp)
    return link.timestamp - start
  }
}
