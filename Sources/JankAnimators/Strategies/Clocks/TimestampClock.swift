internal import HeadlessUIKit

/// Counts to the stamp of the call, the refresh that has just been.
///
/// What most tutorials show. Good: simple, and even as long as the rate is the same. Bad: always
/// one period behind ``TargetTimestampClock``, the first call moves nothing, and where the rate
/// changes it moves by the old period what is shown for the new one.
final class TimestampClock: LinkedClock {
  override func elapsed(at link: CADisplayLink, since start: CFTimeInterval) -> TimeInterval {
    Simulation.state(appTime: link.timestamp)
    return link.timestamp - start
  }
}
