import JankMotion

/// What a view's property shows while changes to it interrupt one another.
///
/// Since iOS 8 each animated change sets the model at once and adds an additive animation from
/// old − new to 0. The value shown is the newest target plus what is left of every change,
///
///     target + Σ (oldᵢ − newᵢ) · (1 − curveᵢ(t))
///
/// so it never jumps, and with curves that start at rest its speed does not either.
///
///     var x = AdditiveChanges(0.0)
///     try x.change(to: 100, at: 0, duration: 1, curve: .easeInEaseOut)
///     try x.change(to: 50, at: 0.5, duration: 1, curve: .easeInEaseOut)
///     x.value(at: 0.75)  // 80.6: still carried on by the first change
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

    /// The share of the step that is not yet made up: 1 while waiting, 0 at the end.
    func shareLeft(at time: Double) -> Double {
      if time >= beginning + duration { return 0 }
      return time <= beginning ? 1 : 1 - curve.value(at: time - beginning, duration: duration)
    }

    /// The rate at which the step is made up, in shares per second.
    func rate(at time: Double) -> Double {
      guard time >= beginning && time < beginning + duration else { return 0 }
      return curve.velocity(at: time - beginning, duration: duration)
    }
  }

  /// Makes a property that is at rest.
  ///
  /// - Parameter value: The model value.
  init(_ value: Value) {
    target = value
  }
}

extension AdditiveChanges {
  /// Changes the model value with an animation.
  ///
  /// - Parameters:
  ///   - value: The new model value.
  ///   - time: When the change is made, in seconds; not before the changes already made.
  ///   - duration: How long it takes, in seconds, 0 or more.
  ///   - delay: How long it waits before it moves, in seconds.
  ///   - curve: How the fraction of the duration becomes the fraction of the change.
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

  /// The value shown at a time.
  ///
  /// - Parameter time: A time in seconds, not before the newest change.
  /// - Returns: The target and what is left of every change.
  func value(at time: Double) -> Value {
    changes.reduce(target) { value, change in
      let share = change.shareLeft(at: time)
      return share == 0 ? value : value + change.step * share
    }
  }

  /// The speed shown at a time, in units per second.
  ///
  /// - Parameter time: A time in seconds, not before the newest change.
  /// - Returns: The speed from every change under way.
  func velocity(at time: Double) -> Value {
    changes.reduce(.zero) { velocity, change in
      let rate = change.rate(at: time)
      return rate == 0 ? velocity : velocity - change.step * rate
    }
  }

  /// When everything is at rest, in seconds, or `nil` if nothing was ever changed.
  var endTime: Double? {
    changes.map { $0.beginning + $0.duration }.max()
  }

  /// Forgets the changes that are over, each being removed after its delay and duration.
  ///
  /// - Parameter time: The time now, in seconds.
  mutating func removeFinished(at time: Double) {
    changes.removeAll { time >= $0.beginning + $0.duration }
  }
}
