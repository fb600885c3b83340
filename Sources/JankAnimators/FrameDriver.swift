internal import HeadlessUIKit

/// Moves something from the main thread, once for every refresh, for a length of time.
///
/// What is shown is computed for the time at which the next frame is due, counted from the first
/// call. While the main thread is busy nothing moves, and what has been missed is jumped over.
final class FrameDriver {
  private let duration: TimeInterval
  private let curve: TimingCurve
  private let move: (_ progress: CGFloat) -> Void
  private let completion: () -> Void
  private var link: CADisplayLink?
  private var start: CFTimeInterval?

  init(
    duration: TimeInterval,
    curve: TimingCurve,
    move: @escaping (_ progress: CGFloat) -> Void,
    completion: @escaping () -> Void
  ) {
    self.duration = duration
    self.curve = curve
    self.move = move
    self.completion = completion
  }

  /// Begins with the next refresh.
  func run() {
    let link = CADisplayLink { [unowned self] link in tick(link) }
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  /// Ends without telling anybody.
  func stop() {
    link?.invalidate()
    link = nil
  }

  private func tick(_ link: CADisplayLink) {
    let start = start ?? link.timestamp
    self.start = start
    let elapsed = link.targetTimestamp - start
    guard elapsed < duration else {
      move(1)
      stop()
      completion()
      return
    }
    move(curve.value(at: elapsed, duration: duration))
  }
}
