internal import HeadlessUIKit

/// Shows a choreography from the main thread, and goes back evenly, one step with every refresh.
///
/// What every published copy of the percent-driven transition does when it is cancelled. Good: the
/// way back is the way there, whatever it was. Bad: the speed of the finger is thrown away and the
/// page sets out with another at once; refreshes that are missed make the way back longer; and all
/// of it needs the main thread.
final class LinearReturnAnimator: ChoreographyAnimator {
  private var clock: (any FrameClock)?

  deinit { clock?.stop() }

  override func play() {
    let duration = choreography.duration
    let course = choreography.course
    run(TargetTimestampClock(), for: duration) { course.progress(at: $0) }
  }

  override func hold() -> Double {
    clock?.stop()
    clock = nil
    return progress
  }

  override func show(at progress: Double) {
    choreography.show(at: progress)
  }

  override func goOn(in seconds: TimeInterval) {
    let (start, goal) = (progress, isReversed ? 0.0 : 1)
    run(FixedStepClock(), for: seconds) { start + (goal - start) * $0 / seconds }
  }

  /// Shows what a way makes of a clock's time, and after so many seconds the end of the way.
  private func run(
    _ clock: any FrameClock,
    for seconds: TimeInterval,
    _ way: @escaping (TimeInterval) -> Double
  ) {
    self.clock?.stop()
    self.clock = clock
    let goal = isReversed ? 0.0 : 1
    clock.start { [unowned self] elapsed in
      let isOver = elapsed >= seconds
      let progress = isOver ? goal : way(elapsed)
      note(progress)
      choreography.show(at: progress)
      guard isOver else { return }
      clock.stop()
      self.clock = nil
      arrive()
    }
  }
}
