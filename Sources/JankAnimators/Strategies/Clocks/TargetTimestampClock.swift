internal import HeadlessUIKit

/// A clock that counts to the refresh of the next frame, from the first callback's own.
///
/// Apple recommends this: values are computed for their presentation time. Advantage: even motion
/// at every rate, even while the rate changes. Disadvantage: like everything on the main thread it
/// freezes while that is busy, and then jumps to the current value.
final class TargetTimestampClock: LinkedClock {
  override func elapsed(at link: CADisplayLink, since start: CFTimeInterval) -> TimeInterval {
    link.targetTimestamp - start
  }
}
