internal import Foundation
internal import JankEngine

/// One call of `UIView.animate`: its timing, and its completion when all animations have ended.
final class AnimationBlock: AnimationContext, AnimationObserver {
  struct Pace {
    /// The duration of the changes, in seconds.
    var duration: Double
    /// The delay of the start after the commit, in seconds.
    var delay = 0.0
    var curve: TimingCurve
    var options: UIView.AnimationOptions = []
  }

  private let life: SimulationLife
  // The same, to be read without counting what it has.
  private let uncountedLife: Uncounted<SimulationLife>
  private let pace: Pace
  private let timing: MediaTiming
  private let completion: ((Bool) -> Void)?
  // The groups of animations that will notify the block; see `AwaitedStops`.
  @safe @exclusivity(unchecked) private var runningCount = 0
  // The first animation, which names the block in the engine.
  @safe @exclusivity(unchecked) private var first: AnimationID?
  @safe @exclusivity(unchecked) private var allFinished = true
  // The views that take no touches while the block runs, each as often as it was locked.
  // Most blocks animate one view, for which a list would be allocated.
  @safe @exclusivity(unchecked) private var lockedView: UIView?
  @safe @exclusivity(unchecked) private var otherLockedViews: [UIView] = []
  @safe @exclusivity(unchecked) private var newestLocked = Uncounted<UIView>()
  @safe @exclusivity(unchecked) private var resizedViews: [UIView] = []

  init(
    _ pace: consuming Pace,
    in simulation: Simulation,
    completion: ((Bool) -> Void)? = nil
  ) {
    life = simulation.life
    uncountedLife = Uncounted(life)
    // Documented by Apple: a negative duration makes the changes at once.
    pace.duration = max(pace.duration, 0)
    pace.delay = max(pace.delay, 0)
    let repeats = pace.options.contains(.repeat) ? Double.infinity : 0
    let (duration, reverses) = (pace.duration, pace.options.contains(.autoreverse))
    self.pace = pace
    self.completion = completion
    timing = motion(of: "UIView.animate") { () throws(MotionError) in
      try MediaTiming(
        duration: duration,
        repeatCount: repeats,
        autoreverses: reverses,
        fillMode: .backwards
      )
    }
  }

  convenience init(
    in simulation: Simulation,
    duration: Double,
    delay: Double,
    curve: TimingCurve,
    completion: ((Bool) -> Void)? = nil
  ) {
    self.init(
      Pace(duration: duration, delay: delay, curve: curve),
      in: simulation,
      completion: completion
    )
  }

  var simulation: Simulation { life.running }
  var duration: Double { pace.duration }
  var curve: TimingCurve { pace.curve }

  func run(_ changes: () -> Void) {
    life.animate(in: self) {
      changes()
      if !resizedViews.isEmpty { layOutResizedViews() }
    }
    // Inferred: a block that changes nothing still completes, in the next turn.
    guard runningCount == 0 else { return }
    let id = life.device.nextAnimationID()
    expectStop(of: id)
    life.device.announceStop(of: id)
  }

  private func layOutResizedViews() {
    for view in resizedViews { view.layoutIfNeeded() }
    resizedViews = []
  }

  func animate(
    _ layer: CALayer,
    _ property: Layer.Property,
    from: LayerValue,
    to: LayerValue
  ) {
    if property == .bounds, pace.options.contains(.layoutSubviews), let view = layer.view {
      resizedViews.append(view)
    }
    var from = from
    if pace.options.contains(.beginFromCurrentState) {
      from = layer.presentationValue(of: property)
    }
    if pace.options.contains(.beginFromCurrentState) || !property.addsUp {
      layer.removeChanges(of: property)
    }
    guard takesTime else { return }
    start(.change(from: from, to: to, pace.curve), of: property, on: layer)
  }

  func animate(_ layer: CALayer, _ property: Layer.Property, along track: PropertyTrack) {
    guard takesTime else { return }
    start(track.course(pace.curve), of: property, on: layer)
  }

  private var takesTime: Bool { pace.duration > 0 || pace.delay > 0 }

  private func start(
    _ course: consuming LayerAnimation.Course,
    of property: Layer.Property,
    on layer: CALayer
  ) {
    let id = layer.device.nextAnimationID()
    let first = first ?? id
    self.first = first
    expectStop(of: id)
    lock(layer)
    layer.device.add(
      LayerAnimation(
        id: id,
        block: first,
        target: LayerKeyPath(property),
        course: course,
        blend: .makesUp,
        timing: timing,
        delay: pace.delay
      ),
      to: layer.id
    )
  }

  func animationDidStop(finished: Bool) {
    runningCount -= 1
    allFinished = allFinished && finished
    guard runningCount == 0 else { return }
    unlock()
    guard let completion else { return }
    uncountedLife.read { $0.device.spendCallback("animation completion") }
    completion(allFinished)
  }

  // Certain: unless the option allows it, a view ignores touches while it is animated.
  private func lock(_ layer: CALayer) {
    guard !pace.options.contains(.allowUserInteraction) else { return }
    layer.owner.read { view in
      guard !newestLocked.isReference(to: view) else { return }
      if lockedView == nil { lockedView = view } else { otherLockedViews.append(view) }
      newestLocked = Uncounted(view)
      view.animationLockCount += 1
    }
  }

  private func unlock() {
    guard !newestLocked.isNil else { return }
    newestLocked = Uncounted()
    lockedView?.animationLockCount -= 1
    lockedView = nil
    guard !otherLockedViews.isEmpty else { return }
    otherLockedViews.forEachUncounted { $0.animationLockCount -= 1 }
    otherLockedViews = []
  }

  private func expectStop(of id: AnimationID) {
    uncountedLife.read { life in
      if life.animations.observe(id, by: self, because: life.script.cause) { runningCount += 1 }
    }
  }
}
