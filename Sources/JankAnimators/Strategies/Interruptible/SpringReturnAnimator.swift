internal import HeadlessUIKit

/// Follows a finger on the main thread, and lets a spring of the render server take over its speed.
///
/// What careful apps do by hand, and the system's own sheets and pops do. Good: where the finger
/// lets go the page goes on as fast as it was, and from then on the main thread does not matter.
/// The spring has a duration of its own: one that had to be there when what is left of the way is
/// over would tear a page that is nearly there along. Bad: the rest goes straight from what is seen
/// to its goal, whatever the way there was; too much speed swings beyond it, and the first pull is
/// strong: what has x to go becomes faster by 5.7·x a second from one picture to the next at 60 Hz.
final class SpringReturnAnimator: ChoreographyAnimator {
  private typealias Sample = (time: CFTimeInterval, progress: Double)

  // What the render server plays, from a moment on; nil while a finger has it.
  private var course: (begin: CFTimeInterval, progress: (TimeInterval) -> Double)?
  // Ways that were given up end too and have nothing to say.
  private var wayCount = 0
  private var samples: [Sample] = []

  // About that of the system's own transitions, in seconds: critically damped, its frequency is 18
  // per second.
  private static let springDuration = 0.5
  // After so long without movement a finger rests, in seconds; as Flutter and Android have it.
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
    // What is turned back at once goes on at the speed at which it was caught.
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
    // In what is left of the way a second; without a way there is no speed.
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

  /// How fast the progress was moving, by the finger or by itself, per second.
  private var speed: Double {
    guard samples.count == 2, CACurrentMediaTime() - samples[1].time < Self.restingTime else {
      return 0
    }
    let time = samples[1].time - samples[0].time
    return time > 0 ? (samples[1].progress - samples[0].progress) / time : 0
  }

  /// What the end of a new way calls, unless another has followed it.
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
