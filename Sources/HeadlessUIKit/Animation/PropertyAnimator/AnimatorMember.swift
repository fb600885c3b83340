internal import JankEngine

/// One property of a layer that an animator drives.
struct AnimatorMember {
  let layer: CALayer
  let keyPath: LayerKeyPath
  /// The values from the start of the animator to its end.
  let track: PropertyTrack
  /// The fraction of the duration after which the member starts.
  let start: Double
  let axis: AnimatorCurves.Axis
  var id = AnimationID(number: -1)

  mutating func install(for animator: UIViewPropertyAnimator) {
    id = layer.device.nextAnimationID()
    layer.simulation.observe(id, by: AnimatorNotice(animator, id: id))
    let animation = LayerAnimation(
      id: id,
      target: LayerKeyPath(keyPath.property),
      course: track.course(.standing(at: 0)),
      blend: .makesUp,
      timing: .once(1)
    )
    layer.device.add(animation, to: layer.id)
  }

  /// Plays the member along a curve, forwards or backwards, from the next commit on.
  ///
  /// - Parameters:
  ///   - curve: The progress from the start of the track to its end, over the timing.
  ///   - timing: How the time of the curve runs.
  ///   - delay: The begin after the commit, in seconds; below 0 it has already begun.
  ///   - goesBack: Whether it ends at the start of the track.
  func drive(_ curve: TimingCurve, _ timing: MediaTiming, delay: Double, goesBack: Bool) {
    let course =
      goesBack
      ? track.reversed.course(.part(of: curve, from: 1, to: 0)) : track.course(curve)
    setModel(goesBack ? track.values.first : track.values.last)
    layer.device.layers.update(id, of: layer.id) { animation in
      animation.course = course
      animation.timing = timing
      animation.delay = delay
      animation.beginTime = nil
    }
  }

  /// Removes the animation from its layer; transactions are notified, the animator is not.
  func remove() {
    layer.simulation.animations.observers.forgetObserver(of: id)
    layer.device.removeAnimations(of: layer.id) { $0.id == id }
  }

  /// Sets the model value of the property, unless other code set it meanwhile.
  func setModel(_ value: LayerValue?) {
    guard let value, let first = track.values.first, let last = track.values.last else { return }
    let property = keyPath.property
    let model = layer.state.value(of: property)
    let part = keyPath.value(in: model)
    guard part == keyPath.value(in: first) || part == keyPath.value(in: last) else { return }
    setValue(value)
  }

  func setValue(_ value: LayerValue?) {
    guard let value else { return }
    let model = layer.state.value(of: keyPath.property)
    let next = keyPath.setting(keyPath.value(in: value), in: model)
    guard next != model else { return }
    layer.state.setValue(next, of: keyPath.property)
    guard keyPath.property == .bounds else { return }
    layer.view?.boundsDidChange(from: model.numbers.highHalf, to: next.numbers.highHalf)
  }

  func keepCurrentValue() {
    let property = keyPath.property
    let seen = layer.presentationValue(of: property)
    remove()
    setValue(seen)
  }

  var isGone: Bool { !layer.state.animations.contains { $0.id == id } }

  /// The layer's time since the member began, in seconds; nil if it has ended.
  var elapsed: Double? {
    let state = layer.state
    guard let animation = state.animations.first(where: { $0.id == id }) else { return nil }
    guard let beginTime = animation.beginTime else { return -animation.delay }
    let now = layer.device.mediaTime.seconds
    return layer.device.layers.layerTime(of: layer.id, at: now) - beginTime
  }
}

/// Collects the changes of an animator's blocks.
final class AnimatorBlock: AnimationContext {
  private let animator: UIViewPropertyAnimator
  private let start: Double

  /// Collects changes that begin after a fraction of the duration.
  init(_ animator: UIViewPropertyAnimator, start: Double) {
    self.animator = animator
    self.start = start
  }

  var simulation: Simulation { animator.simulation }
  var duration: Double { animator.duration * (1 - start) }
  var curve: TimingCurve { animator.curves.other }

  func animate(
    _ layer: CALayer,
    _ property: Layer.Property,
    from: LayerValue,
    to: LayerValue
  ) {
    animate(layer, property, along: PropertyTrack(from: from, to: to))
  }

  func animate(_ layer: CALayer, _ property: Layer.Property, along track: PropertyTrack) {
    guard property == .position, animator.curves.areSplit else {
      // The timing may be replaced by a spring with a different velocity along each axis.
      let axis = property == .position ? track.onlyAxis : nil
      adopt(layer, LayerKeyPath(property), track, axis ?? .other)
      return
    }
    for (lane, axis) in [AnimatorCurves.Axis.x, .y].enumerated() {
      let keyPath = LayerKeyPath(property, part: .lanes(first: lane, count: 1))
      adopt(layer, keyPath, track.keeping(keyPath), axis)
    }
  }

  func whenDone(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    animator.addCompletion(completion)
  }

  private func adopt(
    _ layer: CALayer,
    _ keyPath: LayerKeyPath,
    _ track: PropertyTrack,
    _ axis: AnimatorCurves.Axis
  ) {
    animator.adopt(
      AnimatorMember(layer: layer, keyPath: keyPath, track: track, start: start, axis: axis)
    )
  }
}

extension PropertyTrack {
  /// The axis along which a position changes, if there is only one.
  fileprivate var onlyAxis: AnimatorCurves.Axis? {
    guard let first = values.first?.numbers else { return nil }
    let movesX = values.contains { $0.numbers.x != first.x }
    let movesY = values.contains { $0.numbers.y != first.y }
    return movesX == movesY ? nil : movesX ? .x : .y
  }

  /// Returns the track of one component; the other components keep their last value.
  fileprivate func keeping(_ keyPath: LayerKeyPath) -> PropertyTrack {
    guard let last = values.last else { return self }
    var track = self
    track.values = values.map { keyPath.setting(keyPath.value(in: $0), in: last) }
    return track
  }
}

/// Notifies an animator, which it does not retain, that a member has ended.
private final class AnimatorNotice: AnimationObserver {
  private weak var animator: UIViewPropertyAnimator?
  private let id: AnimationID

  init(_ animator: UIViewPropertyAnimator, id: AnimationID) {
    self.animator = animator
    self.id = id
  }

  func animationDidStop(finished: Bool) {
    animator?.memberDidStop(id)
  }
}
