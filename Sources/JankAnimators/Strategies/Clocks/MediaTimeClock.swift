internal import HeadlessUIKit

/// A clock that counts to the time at which the callback runs, from the time of the start.
///
/// pop, Rebound and many others do this: they read `CACurrentMediaTime()` in the callback.
/// Advantage: no bookkeeping. Disadvantage: earlier work in the frame shifts the time, so even
/// motion judders, and a frame is two refresh intervals old when it is presented.
final class MediaTimeClock: LinkedClock {
  private var beginning: CFTimeInterval = 0

  override func willStart() { beginning = CACurrentMediaTime() }

  override func elapsed(at link: CADisplayLink, since start: CFTimeInterval) -> TimeInterval {
    let now = CACurrentMediaTime()
    Simulation.state(appTime: now)
    return now - beginning
  }
}
