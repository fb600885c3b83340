import JankMotion

/// An animation of one property: end values, timing, curve and combination.
///
///     let fade = PropertyAnimation(
///       EndValues(from: 0, to: 1), timing: try MediaTiming(duration: 0.3))
///     [fade].presentationValue(model: 1, at: 0.15)  // 0.5
///
/// Source: Apple's documentation of CAPropertyAnimation and measured values (certain).
struct PropertyAnimation<Value: VectorValue>: Sendable {
  let endValues: EndValues<Value>
  /// The timing, in the time of the layer or group.
  let timing: MediaTiming
  let curve: TimingCurve
  /// Whether the value is added instead of replacing the one beneath.
  let isAdditive: Bool
  /// Whether each repeat starts from the end of the previous one.
  let isCumulative: Bool

  /// Creates an animation.
  ///
  /// - Parameters:
  ///   - endValues: The end values.
  ///   - timing: The timing.
  ///   - curve: The timing curve.
  ///   - isAdditive: Whether the value is added to the one beneath.
  ///   - isCumulative: Whether each repeat starts from the end of the previous one.
  init(
    _ endValues: EndValues<Value>,
    timing: MediaTiming,
    curve: TimingCurve = .linear,
    isAdditive: Bool = false,
    isCumulative: Bool = false
  ) {
    self.endValues = endValues
    self.timing = timing
    self.curve = curve
    self.isAdditive = isAdditive
    self.isCumulative = isCumulative
  }

  /// The value at a time before combination, or `nil` without an effect.
  ///
  /// - Parameters:
  ///   - time: The time of the layer, in seconds.
  ///   - model: The layer's model value.
  /// - Returns: The value.
  func value(at time: Double, model: Value) -> Value? {
    timing.progress(at: time).map { value(at: $0, model: model) }
  }

  /// The value at a progress before combination, for members of a group.
  ///
  /// Each finished repeat of a cumulative animation adds the whole value at its end, including the
  /// model's part; if it autoreverses, that is its start value. Missing ends of an additive
  /// animation are 0, because the model is beneath it anyway (inferred).
  ///
  /// - Parameters:
  ///   - progress: The progress of the animation.
  ///   - model: The layer's model value.
  /// - Returns: The value.
  func value(at progress: MediaProgress, model: Value) -> Value {
    let (start, end) = endValues.resolved(model: isAdditive ? .zero : model)
    let value = Value.interpolated(
      from: start,
      to: end,
      fraction: curve.value(at: progress.passTime, duration: progress.passDuration)
    )
    let gain = timing.autoreverses ? start : end
    return isCumulative ? value + gain * progress.finishedRepeats : value
  }
}

extension Sequence {
  /// The presentation value of a property under animations, in the order of addition.
  ///
  /// A later animation replaces the value beneath unless it is additive.
  ///
  /// - Parameters:
  ///   - model: The layer's model value.
  ///   - time: The time of the layer, in seconds.
  /// - Returns: The presentation value.
  func presentationValue<Value>(model: Value, at time: Double) -> Value
  where Element == PropertyAnimation<Value> {
    reduce(model) { beneath, animation in
      guard let value = animation.value(at: time, model: model) else { return beneath }
      return animation.isAdditive ? beneath + value : value
    }
  }
}
