internal import JankEngine

/// Decides how changes to views are animated that are made while it is the innermost.
protocol AnimationContext: AnyObject {
  /// The run that it belongs to.
  var simulation: Simulation { get }
  /// How long its changes take, in seconds; what blocks inside inherit.
  var duration: Double { get }
  /// The curve that blocks inside inherit.
  var curve: TimingCurve { get }

  /// Animates the way of a layer's property from its old to its new model value, which is set
  /// right after.
  func animate(
    _ layer: CALayer,
    _ property: Layer.Property,
    from: LayerValue,
    to: LayerValue
  )

  /// Animates a layer's property through values of which the last is its model value already.
  func animate(_ layer: CALayer, _ property: Layer.Property, along track: PropertyTrack)
}

/// The values that a property passes through, each at a share of the whole duration.
struct PropertyTrack {
  /// At least two values.
  var values: [LayerValue]
  /// As many shares, not falling, from 0 to 1.
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

  /// The same values the other way round.
  var reversed: PropertyTrack {
    PropertyTrack(values: values.reversed(), times: times.reversed().map { 1 - $0 }, mode: mode)
  }

  /// What the engine does to pass through the values along a curve.
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
  /// Makes changes so that a context animates them.
  func animate(in context: some AnimationContext, _ changes: () -> Void) {
    animations.contexts.append(context)
    device.animations.isAnimatingChanges = true
    changes()
    animations.contexts.removeLast()
    device.animations.isAnimatingChanges = !animations.contexts.isEmpty
  }
}

extension CALayer {
  /// Animates a change of a model value that is about to be made, if a context or the transaction
  /// says so.
  func animateChange(of property: Layer.Property, from: LayerValue, to: LayerValue) {
    guard view != nil else {
      animateImplicitly(property, to: to, in: simulation)
      return
    }
    // Most changes are made where nothing is animated; that is known without the simulation.
    guard device.animations.isAnimatingChanges else { return }
    let simulation = simulation
    guard simulation.animations.areEnabled else { return }
    simulation.animations.contexts.last?.animate(self, property, from: from, to: to)
  }

  /// What is seen of a property now.
  func presentationValue(of property: Layer.Property) -> LayerValue {
    device.layers.presentation(of: id, at: device.mediaTime.seconds).value(of: property)
  }

  /// Takes away the changes of a property that are still under way; what waited hears `false`.
  func removeChanges(of property: Layer.Property) {
    device.removeAnimations(of: id) { $0.blend == .makesUp && $0.property == property }
  }
}
