import JankMotion

/// An animation of one property: end values, when, along which curve, and how it is combined.
///
///     let fade = PropertyAnimation(
///       EndValues(from: 0, to: 1), timing: try MediaTiming(duration: 0.3))
///     [fade].presentationValue(model: 1, at: 0.15)  // 0.5
///
/// Source: Apple's documentation of CAPropertyAnimation and measured values (certain).
struct PropertyAnimation<Value: VectorValue>: Sendable {
  /// The ends of the change.
  let endValues: EndValues<Value>
  /// When the animation runs, in the time of its layer or group.
  let timing: MediaTiming
  /// How the fraction of the duration becomes the fraction of the change.
  let curve: TimingCurve
  /// Whether the value is added to what is there instead of replacing it.
  let isAdditive: Bool
  /// Whether each repeat starts from where the one before ended.
  let isCumulative: Bool

  /// Makes an animation.
  ///
  /// - Parameters:
  ///   - endValues: The ends of the change.
  ///   - timing: When it runs.
  ///   - curve: How the fraction of the duration becomes the fraction of the change.
  ///   - isAdditive: Whether the value is added to what is there.
  ///   - isCumulative: Whether each repeat starts from where the one before ended.
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

  /// The value at a time, or `nil` if the animation shows nothing then.
  ///
  /// - Parameters:
  ///   - time: The time of the layer, in seconds.
  ///   - model: The value of the layer itself.
  /// - Returns: The value before it is combined with others.
  func value(at time: Double, model: Value) -> Value? {
    timing.progress(at: time).map { value(at: $0, model: model) }
  }

  /// The value at a known progress, for members of a group.
  ///
  /// Each finished repeat of a cumulative animation adds the whole end value, the model's share
  /// included. An additive animation takes ends that are not given as 0, since the model is
  /// beneath it anyway (inferred).
  ///
  /// - Parameters:
  ///   - progress: How far the animation has come.
  ///   - model: The value of the layer itself.
  /// - Returns: The value before it is combined with others.
  func value(at progress: MediaProgress, model: Value) -> Value {
    let (start, end) = endValues.resolved(model: isAdditive ? .zero : model)
    let value = Value.interpolated(
      from: start,
      to: end,
      fraction: curve.value(at: progress.passTime, duration: progress.passDuration)
    )
    return isCumulative ? value + end * progress.finishedRepeats : value
  }
}

extension Sequence {
  /// What a property shows under animations on it, first added first.
  ///
  /// A later animation replaces what is beneath unless it is additive.
  ///
  /// - Parameters:
  ///   - model: The value of the layer itself.
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
