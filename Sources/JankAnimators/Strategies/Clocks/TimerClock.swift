internal import HeadlessUIKit

/// A clock that counts by a timer of 1/60 s, to the time at which it fires.
///
/// This was done before display links, and is done on the web without `requestAnimationFrame`.
/// Advantage: it works without a display. Disadvantage: it is not synchronised with refreshes, so
/// some show two steps and others none, which no metric of late frames detects; at 120 Hz every
/// second frame is a repeat.
final class TimerClock: FrameClock {
  private var timer: HeadlessUIKit.Timer?

  private static let interval = 1 / 60.0

  func start(_ tick: @escaping (_ elapsed: TimeInterval) -> Void) {
    stop()
    let start = CACurrentMediaTime()
    timer = .scheduledTimer(withTimeInterval: Self.interval, repeats: true) { _ in
      let now = CACurrentMediaTime()
      Simulation.state(appTime: now)
      tick(now - start)
    }
  }

  func stop() {
    timer?.invalidate()
    timer = nil
  }
}
