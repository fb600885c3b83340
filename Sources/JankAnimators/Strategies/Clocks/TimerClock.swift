internal import HeadlessUIKit

/// Counts by a timer of a sixtieth of a second, to the moment at which it fires.
///
/// What was done before display links, and is done on the web without `requestAnimationFrame`.
/// Good: works without a display. Bad: it keeps to no refresh, so that now and then one shows two
/// steps and another none, which no measure of late frames notices; at 120 Hz every second picture
/// stands still.
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
