internal import HeadlessUIKit

/// An animator that follows a gesture on the main thread, and continues its velocity by a spring of
/// the render server.
///
/// Careful apps do this, and the system's own sheets and pops. Advantages: the page continues at
/// the touch's velocity after the release, and from then on the main thread does not matter. The
/// spring has a fixed duration: one that had to end within the remaining time would tear a nearly
/// settled page along. Disadvantages: the rest moves straight to its target, whatever the path
/// before; a high velocity overshoots, and the first acceleration is strong: at a distance of x the
/// velocity grows by 5.7·x per second from frame to frame at 60 Hz.
final class SpringReturnAnimator: ChoreographyAnimator {
  private typealias Sample = (time: CFTimeInterval, progress: Double)

  // The animation of the render server; nil during a gesture.
  private var course: (begin: CFTimeInterval, progress: (TimeInterval) -> Double)?
  // Completions of interrupted animations are ignored.
  private var wayCount = 0
  private var samples: [Sample] = []

  // About the duration of the system's own transitions, in seconds: critically damped, its
  // frequency is 18 per second.
  private static let springDuration = 0.5
  // The time without movement after which a touch rests, in seconds, as in Flutter and Android.
  private static let restingTime = 0.04

  override func play() {
    let duration = choreography.duration
    let timed = choreography.course
    course = (CACurrentMediaTime(), { timed.progress(at: min($0, duration)) })
    CoreAnimationPlayer().play(choreography, completion: nextWay())
  }

  override func hold() -> Double {
    guard let course else { return progress }
    wayCount += 1
    self.course = nil
    let elapsed = CACurrentMediaTime() - course.begin
    let seen = course.progress(elapsed)
    // An immediate reversal continues at the velocity of the interruption.
    let before = max(elapsed - 0.001, 0)
    samples = [
      (course.begin + before, course.progress(before)), (course.begin + elapsed, seen),
    ]
    for move in choreography.moves { move.view.layer.removeAllAnimations() }
    choreography.show(at: seen)
    return seen
  }

  override func show(at progress: Double) {
    samples = samples.suffix(1) + [(CACurrentMediaTime(), progress)]
    choreography.show(at: progress)
  }

  override func goOn(in seconds: TimeInterval) {
    let (start, goal) = (progress, isReversed ? 0.0 : 1)
    // In remaining distances per second; without a distance there is no velocity.
    let speed = start == goal ? 0 : speed / (goal - start)
    samples = []
    let spring = try? Spring(
      uiKitDuration: Self.springDuration,
      dampingRatio: 1,
      initialVelocity: speed
    )
    course = (
      CACurrentMediaTime(),
      { elapsed in
        let share = spring?.progress(at: elapsed, initialVelocity: speed) ?? 1
        return start + (goal - start) * share
      }
    )
    let arrived = nextWay()
    UIView.animate(
      withDuration: Self.springDuration,
      delay: 0,
      usingSpringWithDamping: 1,
      initialSpringVelocity: speed,
      animations: { [choreography] in choreography.show(at: goal) },
      completion: { _ in arrived() }
    )
  }

  /// The velocity of the progress, per second.
  private var speed: Double {
    guard samples.count == 2, CACurrentMediaTime() - samples[1].time < Self.restingTime else {
      return 0
    }
    let time = samples[1].time - samples[0].time
    return time > 0 ? (samples[1].progress - samples[0].progress) / time : 0
  }

  private func nextWay() -> () -> Void {
    wayCount += 1
    let way = wayCount
    return { [weak self] in
      guard let self, way == wayCount else { return }
      note(isReversed ? 0 : 1)
      arrive()
    }
  }
}
