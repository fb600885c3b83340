internal import HeadlessUIKit

/// An animator on the main thread that reverses by an even step per refresh.
///
/// Every published copy of the percent-driven transition does this when it is cancelled. Advantage:
/// the reverse animation follows the same path. Disadvantages: the touch's velocity is lost and the
/// page starts with another at once; missed refreshes prolong the reversal; and it depends on the
/// main thread.
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
