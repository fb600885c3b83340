import JankMotion

/// The value of a view's property under animated changes that interrupt one another.
///
/// Since iOS 8 each animated change sets the model at once and adds an additive animation from old
/// − new to 0. The presentation value is the newest target plus the rest of every change,
///
///     target + Σ (oldᵢ − newᵢ) · (1 − curveᵢ(t))
///
/// so it never jumps, and with curves that start at rest its velocity does not either.
///
///     var x = AdditiveChanges(0.0)
///     try x.change(to: 100, at: 0, duration: 1, curve: .easeInEaseOut)
///     try x.change(to: 50, at: 0.5, duration: 1, curve: .easeInEaseOut)
///     x.value(at: 0.75)  // 80.6: the first change is still running
///
/// Source: WWDC 2014 session 236 and published observations (certain).
struct AdditiveChanges<Value: VectorValue>: Sendable {
  /// The model value after the newest change.
  private(set) var target: Value
  private var changes: [Change] = []

  private struct Change: Sendable {
    let step: Value
    let beginning: Double
    let duration: Double
    let curve: TimingCurve

    /// The remaining fraction of the step: 1 during the delay, 0 at the end.
    func shareLeft(at time: Double) -> Double {
      if time >= beginning + duration { return 0 }
      return time <= beginning ? 1 : 1 - curve.value(at: time - beginning, duration: duration)
    }

    /// The rate of the remaining fraction, per second.
    func rate(at time: Double) -> Double {
      guard time >= beginning && time < beginning + duration else { return 0 }
      return curve.velocity(at: time - beginning, duration: duration)
    }
  }

  /// Creates a property at rest with a model value.
  init(_ value: Value) {
    target = value
  }
}

extension AdditiveChanges {
  /// Changes the model value with an animation.
  ///
  /// - Parameters:
  ///   - value: The new model value.
  ///   - time: The time of the change, in seconds; not before earlier changes.
  ///   - duration: The duration, in seconds, 0 or more.
  ///   - delay: The delay before the value moves, in seconds.
  ///   - curve: The timing curve.
  /// - Throws: `MotionError.outOfRange` if a number is outside its range.
  mutating func change(
    to value: Value,
    at time: Double,
    duration: Double,
    delay: Double = 0,
    curve: TimingCurve
  ) throws(MotionError) {
    try ParameterRange.finite.checked(value.vectorLength, "value")
    let time = try ParameterRange.finite.checked(time, "time")
    let delay = try ParameterRange.finite.checked(delay, "delay")
    changes.append(
      Change(
        step: target - value,
        beginning: time + delay,
        duration: try ParameterRange.notNegative.checked(duration, "duration"),
        curve: curve
      )
    )
    target = value
  }

  /// The presentation value at a time in seconds, not before the newest change.
  func value(at time: Double) -> Value {
    changes.reduce(target) { value, change in
      let share = change.shareLeft(at: time)
      return share == 0 ? value : value + change.step * share
    }
  }

  /// The presentation velocity at a time in seconds, not before the newest change, in units per
  /// second.
  func velocity(at time: Double) -> Value {
    changes.reduce(.zero) { velocity, change in
      let rate = change.rate(at: time)
      return rate == 0 ? velocity : velocity - change.step * rate
    }
  }

  /// When all changes end, in seconds, or `nil` without a change.
  var endTime: Double? {
    changes.map { $0.beginning + $0.duration }.max()
  }

  /// Removes the changes that are over at a time in seconds.
  mutating func removeFinished(at time: Double) {
    changes.removeAll { time >= $0.beginning + $0.duration }
  }
}
