internal import HeadlessUIKit

/// Plays a choreography by `UIView.animate`, and when it is turned back animates the way back as
/// well, in one of the ways that such code has of dealing with what is still under way.
///
/// What apps do that never heard of interruptible animators: a tap in mid-flight, and the views are
/// sent to where they came from. Which of the four is used decides whether that looks like one
/// motion. While it is caught the time of the container stands still, by Apple's recipe for pausing
/// layers; the progress is the share of the time that has passed.
///
/// A finger that has scrubbed it leaves nothing under way when it sends the views back: they are
/// taken as they are seen, the time of the container is let go, and three of the four ways are the
/// same. Only what is played whole from its beginning jumps there first.
final class RedirectingAnimator: ChoreographyAnimator {
  private let interruption: Interruption
  private let container: UIView
  // Where it set out, at which time of the container, and how long it takes, in seconds.
  private var (start, begin, length): (Double, CFTimeInterval, TimeInterval) = (0, 0, 0)
  // Ways that were given up end too and have nothing to say.
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
    // What lies before the beginning of a way cannot be shown on it.
    let passed = goal == start ? 1 : (progress - start) / (goal - start)
    container.layer.timeOffset = begin + min(max(passed, 0), 1) * length
  }

  override func goOn(in seconds: TimeInterval) {
    let wasScrubbed = isScrubbed
    isScrubbed = false
    guard isReversed != isBack else {
      let share = goal == start ? 0 : (goal - progress) / (goal - start)
      let speed = seconds > 0 ? Float(share * length / seconds) : 1
      // With nothing left of the way the speed would be 0, and the container would stand for good.
      release(atSpeed: speed > 0 ? speed : 1)
      return
    }
    // What nobody has seen move yet has no way to go on.
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

  // A spring takes its own time, however long the way is.
  private var isSpring: Bool {
    if case .spring = choreography.pace { true } else { false }
  }

  private var goal: Double { isBack ? 0 : 1 }

  /// The views that move, each once.
  private var views: [UIView] {
    var known: Set<ObjectIdentifier> = []
    return choreography.moves.map(\.view).filter { known.insert(ObjectIdentifier($0)).inserted }
  }

  /// Leaves the views where they are seen, with nothing under way and in the time of everything.
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
