/// Names one animation of a run; numbers are given in the order of creation.
package struct AnimationID: Hashable, Comparable, Sendable {
  package let number: Int

  package init(number: Int) {
    self.number = number
  }

  /// Whether the left animation was created first.
  package static func < (left: AnimationID, right: AnimationID) -> Bool {
    left.number < right.number
  }
}

/// One change of one property of a layer, spread over time.
///
/// The layer's model value has already jumped to ``to``. The animation adds what is still missing,
/// so what is seen is model + (from − to)·(1 − progress), and several changes of one property add
/// up: how UIView animates since iOS 8. At its end the layer shows its model value exactly.
package struct LayerAnimation: Hashable, Sendable {
  /// The properties that can be animated.
  package enum Property: Int, Hashable, Sendable {
    /// The position of the anchor point; two numbers, in points.
    case position
    /// The bounds; origin and size, four numbers, in points.
    case bounds
    /// The opacity; one number.
    case opacity
  }

  /// The name of the animation.
  package let id: AnimationID
  /// The property that changes.
  package let property: Property
  /// The model value before the change, unused lanes zero.
  package let from: SIMD4<Double>
  /// The model value after the change, unused lanes zero.
  package let to: SIMD4<Double>
  /// How progress depends on time.
  package let curve: TimingCurve
  /// How long the change takes, in seconds of the layer's time.
  package let duration: Double
  /// How long after its commit the change starts, in seconds of the layer's time.
  package let delay: Double
  /// The layer's time at which the change starts, in seconds; set when the animation is committed.
  package var beginTime: Double?

  package init(
    id: AnimationID,
    property: Property,
    from: SIMD4<Double>,
    to: SIMD4<Double>,
    curve: TimingCurve,
    duration: Double,
    delay: Double
  ) {
    self.id = id
    self.property = property
    self.from = from
    self.to = to
    self.curve = curve
    self.duration = duration
    self.delay = delay
  }
}

extension LayerAnimation {
  /// The layer's time at which the change ends, in seconds, or nil before the commit.
  package var endTime: Double? { beginTime.map { $0 + duration } }

  /// What the animation adds to the model value at a time of the layer, in seconds.
  package func addition(at layerTime: Double) -> SIMD4<Double> {
    guard let beginTime, layerTime < beginTime + duration else { return .zero }
    let elapsed = layerTime - beginTime
    guard elapsed > 0 else { return from - to }
    return (from - to) * (1 - curve.value(at: elapsed, duration: duration))
  }
}
