internal import JankEngine

/// Animates changes to views; the innermost context applies.
protocol AnimationContext: AnyObject {
  var simulation: Simulation { get }
  /// The duration of its changes, in seconds; inner blocks inherit it.
  var duration: Double { get }
  /// The curve that inner blocks inherit.
  var curve: TimingCurve { get }

  /// Animates a layer's property from its old to its new model value, which is set right after.
  func animate(
    _ layer: CALayer,
    _ property: Layer.Property,
    from: LayerValue,
    to: LayerValue
  )

  /// Animates a layer's property through values; the last is already its model value.
  func animate(_ layer: CALayer, _ property: Layer.Property, along track: PropertyTrack)
}

/// The values of a property, each at a fraction of the duration.
struct PropertyTrack {
  /// At least two values.
  var values: [LayerValue]
  /// One fraction for each value, from 0 to 1, never falling.
  var times: [Double]
  var mode = CalculationMode.linear

  init(from: LayerValue, to: LayerValue) {
    values = [from, to]
    times = [0, 1]
  }

  init(values: [LayerValue], times: [Double], mode: CalculationMode) {
    self.values = values
    self.times = times
    self.mode = mode
  }

  var reversed: PropertyTrack {
    PropertyTrack(values: values.reversed(), times: times.reversed().map { 1 - $0 }, mode: mode)
  }

  /// Returns the engine's course through the values along a curve.
  func course(_ curve: TimingCurve) -> LayerAnimation.Course {
    if values.count == 2, times == [0, 1], mode != .discrete {
      return .change(from: values[0], to: values[1], curve)
    }
    let keyframes = motion(of: "UIView.animateKeyframes") { () throws(MotionError) in
      try LayerKeyframes(values: values, keyTimes: times, mode: mode)
    }
    return .keyframes(keyframes, curve)
  }
}

extension Simulation {
  func animate(in context: some AnimationContext, _ changes: () -> Void) {
    life.animate(in: context, changes)
  }
}

extension SimulationLife {
  func animate(in context: some AnimationContext, _ changes: () -> Void) {
    animations.enter(context)
    device.isAnimatingChanges = true
    changes()
    animations.leaveContext()
    device.isAnimatingChanges = !animations.contexts.isEmpty
  }
}

extension CALayer {
  /// Animates a change of a model value that is about to be made, if a context or the transaction
  /// applies.
  func animateChange(of property: Layer.Property, from: LayerValue, to: LayerValue) {
    guard !owner.isNil else {
      animateImplicitly(property, to: to, in: simulation)
      return
    }
    // Most changes are not animated; this check avoids the look-up of the simulation.
    guard device.isAnimatingChanges else { return }
    home.withAnimations { $0.animate(self, property, from: from, to: to) }
  }

  func presentationValue(of property: Layer.Property) -> LayerValue {
    device.layers.presentation(of: id, at: device.mediaTime.seconds).value(of: property)
  }

  /// Removes the running changes of a property; their completions get `false`.
  func removeChanges(of property: Layer.Property) {
    device.removeAnimations(of: id) { $0.blend == .makesUp && $0.property == property }
  }
}
