internal import HeadlessUIKit

/// Counts to the refresh for which the next frame is meant, from the first call's own.
///
/// What Apple advises: what is computed is meant for the time at which it will be seen.
/// Good: even motion at every rate, also while the rate changes. Bad: like all on the main thread
/// it stands still when that is busy, and then jumps to where it should be.
final class TargetTimestampClock: LinkedClock {
  override func elapsed(at link: CADisplayLink, since start: CFTimeInterval) -> TimeInterval {
    link.targetTimestamp - start
  }
}
