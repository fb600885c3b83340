internal import HeadlessUIKit

/// Counts to the moment at which the call comes to run, from the moment of the start.
///
/// What pop, Rebound and many others do that ask `CACurrentMediaTime()` in the callback. Good: no
/// bookkeeping. Bad: whatever ran before in the frame moves the time, so that even motion trembles,
/// and what is shown is two periods old when it is seen.
final class MediaTimeClock: LinkedClock {
  private var beginning: CFTimeInterval = 0

  override func willStart() { beginning = CACurrentMediaTime() }

  override func elapsed(at link: CADisplayLink, since start: CFTimeInterval) -> TimeInterval {
    let now = CACurrentMediaTime()
    Simulation.state(appTime: now)
    return now - beginning
  }
}
