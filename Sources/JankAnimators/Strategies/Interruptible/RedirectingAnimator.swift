internal import HeadlessUIKit

/// An animator that plays a choreography by `UIView.animate`, and reverses it by a second
/// animation, which interrupts the first in one of four ways.
///
/// This is what apps without interruptible animators do: at a tap in mid-flight they animate the
/// views back. The interruption decides whether that looks continuous. While paused, the time of
/// the container is stopped, by Apple's recipe for pausing layers; the progress is the elapsed
/// fraction of the time.
///
/// After a gesture has scrubbed it, nothing is running when the views animate back: they start from
/// their presentation values, the time of the container resumes, and three of the four
/// interruptions are equal. Only a restart jumps to its fixed beginning first.
final class RedirectingAnimator: ChoreographyAnimator {
  private let interruption: Interruption
  private let container: UIView
  // The starting progress, the begin in the container's time, and the duration, in seconds.
  private var (start, begin, length): (Double, CFTimeInterval, TimeInterval) = (0, 0, 0)
  // Completions of interrupted animations are ignored.
  private var wayCount = 0
  private var isBack = false
  private var isScrubbed = false

  init(_ choreography: Choreography, in container: UIView, _ interruption: Interruption) {
    self.interruption = interruption
    self.container = container
    super.init(choreography)
  }

  override func play() {
    (begin, length) = (now, choreography.duration)
    CoreAnimationPlayer().play(choreography, completion: nextWay())
  }

  override func hold() -> Double {
    let time = now
    container.layer.speed = 0
    container.layer.timeOffset = time
    let passed = min(max((time - begin) / max(length, 1e-9), 0), 1)
    return start + (goal - start) * passed
  }

  override func show(at progress: Double) {
    isScrubbed = true
    // Progress before the start of an animation cannot be shown.
    let passed = goal == start ? 1 : (progress - start) / (goal - start)
    container.layer.timeOffset = begin + min(max(passed, 0), 1) * length
  }

  override func goOn(in seconds: TimeInterval) {
    let wasScrubbed = isScrubbed
    isScrubbed = false
    guard isReversed != isBack else {
      let share = goal == start ? 0 : (goal - progress) / (goal - start)
      let speed = seconds > 0 ? Float(share * length / seconds) : 1
      // With no remaining distance the speed would be 0, and the container would stay paused
      // forever.
      release(atSpeed: speed > 0 ? speed : 1)
      return
    }
    // Without a presented movement there is nothing to continue.
    if wasScrubbed || progress == 0 {
      takeAsSeen()
    } else {
      release(atSpeed: 1)
    }
    isBack = isReversed
    let isWhole = interruption == .restart
    (start, begin) = (isWhole ? 1 - goal : progress, now)
    length = isWhole || isSpring ? choreography.duration : seconds
    let arrived = nextWay()
    interruption.redirect(
      views,
      duration: length,
      pace: choreography.pace,
      from: { [start] in choreography.show(at: start) },
      to: { [choreography, goal] in choreography.show(at: goal) },
      completion: { _ in arrived() }
    )
  }

  // A spring ignores the remaining distance and takes its own time.
  private var isSpring: Bool {
    if case .spring = choreography.pace { true } else { false }
  }

  private var goal: Double { isBack ? 0 : 1 }

  private var views: [UIView] {
    var known: Set<ObjectIdentifier> = []
    return choreography.moves.map(\.view).filter { known.insert(ObjectIdentifier($0)).inserted }
  }

  /// Holds the views at their presentation values, without animations and in the normal time.
  private func takeAsSeen() {
    let looks = views.map { (view: $0, look: $0.layer.presentation()) }
    let layer = container.layer
    (layer.speed, layer.timeOffset, layer.beginTime) = (1, 0, 0)
    for (view, look) in looks {
      view.layer.removeAllAnimations()
      guard let look else { continue }
      (view.bounds, view.center) = (look.bounds, look.position)
      (view.transform3D, view.alpha) = (look.transform, CGFloat(look.opacity))
    }
  }

  private var now: CFTimeInterval {
    container.layer.convertTime(CACurrentMediaTime(), from: nil)
  }

  // Apple's Technical Q&A QA1673.
  private func release(atSpeed speed: Float) {
    let layer = container.layer
    let held = layer.timeOffset
    (layer.speed, layer.timeOffset, layer.beginTime) = (speed, 0, 0)
    let outer = layer.superlayer?.convertTime(CACurrentMediaTime(), from: nil)
    layer.beginTime = (outer ?? CACurrentMediaTime()) - held / Double(speed)
  }

  /// The completion of a new animation; it is ignored after a further one.
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
