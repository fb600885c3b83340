import JankMotion

/// The timing model of Web Animations, which differs from Core Animation's at its edges.
///
/// The end of the active time is already *after* it, so without a fill there is no effect, and a
/// negative delay skips the beginning. `MediaTiming` includes the end, and wraps.
///
/// Times may be in any common unit; names are those of the specification.
///
/// Source: Web Animations Level 1, "Timing model" (certain).
struct WebTiming: Equatable, Hashable, Sendable {
  /// The effect outside the active interval.
  enum Fill: String, Hashable, Sendable, CaseIterable {
    /// Nothing.
    case none
    /// The first value before the interval.
    case backwards
    /// The last value after the interval.
    case forwards
    /// The first value before and the last after.
    case both
  }

  enum Direction: String, Hashable, Sendable, CaseIterable {
    /// Each forwards.
    case normal
    /// Each backwards.
    case reverse
    /// Forwards, then backwards, and so on.
    case alternate
    /// Backwards, then forwards, and so on.
    case alternateReverse = "alternate-reverse"
  }

  enum Phase: String, Hashable, Sendable, CaseIterable {
    case before
    case active
    case after
  }

  /// The time before the first iteration, possibly negative.
  let delay: Double
  /// The time after the last iteration, possibly negative.
  let endDelay: Double
  let fill: Fill
  /// The iteration at which the effect starts, possibly fractional, 0 or more.
  let iterationStart: Double
  /// The number of iterations, 0 or more, possibly infinite.
  let iterations: Double
  /// The length of an iteration, 0 or more, possibly infinite.
  let duration: Double
  let direction: Direction

  /// Creates the timing of an effect.
  ///
  /// - Parameters:
  ///   - delay: The time before the first iteration.
  ///   - endDelay: The time after the last iteration.
  ///   - fill: The effect outside the active interval.
  ///   - iterationStart: The iteration at which the effect starts, 0 or more.
  ///   - iterations: The number of iterations, 0 or more, possibly infinite.
  ///   - duration: The length of an iteration, 0 or more, possibly infinite.
  ///   - direction: The direction of iterations.
  /// - Throws: `MotionError.outOfRange` for the first number outside its range.
  init(
    delay: Double = 0,
    endDelay: Double = 0,
    fill: Fill = .none,
    iterationStart: Double = 0,
    iterations: Double = 1,
    duration: Double = 0,
    direction: Direction = .normal
  ) throws(MotionError) {
    self.delay = try ParameterRange.finite.checked(delay, "delay")
    self.endDelay = try ParameterRange.finite.checked(endDelay, "endDelay")
    self.fill = fill
    self.iterationStart = try ParameterRange.notNegative.checked(
      iterationStart,
      "iterationStart"
    )
    let length = ParameterRange.notNegativeOrInfinite
    self.iterations = try length.checked(iterations, "iterations")
    self.duration = try length.checked(duration, "duration")
    self.direction = direction
  }
}

extension WebTiming {
  /// The length of the active interval, possibly infinite.
  var activeDuration: Double {
    duration == 0 || iterations == 0 ? 0 : duration * iterations
  }

  /// The time at which the effect is over, delays included, at least 0.
  var endTime: Double { max(delay + activeDuration + endDelay, 0) }

  /// The phase of a time.
  ///
  /// - Parameters:
  ///   - time: The local time of the effect.
  ///   - playsBackwards: Whether the playback rate is negative, which affects the boundaries.
  /// - Returns: The phase.
  func phase(at time: Double, playsBackwards: Bool = false) -> Phase {
    let activeStart = max(min(delay, endTime), 0)
    let activeEnd = max(min(delay + activeDuration, endTime), 0)
    if time < activeStart || (playsBackwards && time == activeStart) { return .before }
    if time > activeEnd || (!playsBackwards && time == activeEnd) { return .after }
    return .active
  }

  /// The current iteration and its progress, or `nil` without an effect.
  ///
  /// - Parameters:
  ///   - time: The local time of the effect.
  ///   - playsBackwards: Whether the playback rate is negative, which affects the boundaries.
  /// - Returns: The index of the iteration, possibly infinite, and the directed progress, 0…1.
  func progress(
    at time: Double,
    playsBackwards: Bool = false
  ) -> (iteration: Double, progress: Double)? {
    let phase = phase(at: time, playsBackwards: playsBackwards)
    guard let activeTime = activeTime(at: time, phase: phase) else { return nil }
    let overall = overallProgress(activeTime: activeTime, phase: phase) + iterationStart
    var simple = (overall.isFinite ? overall : iterationStart)
      .truncatingRemainder(dividingBy: 1)
    let endsIteration = phase != .before && activeTime == activeDuration && iterations != 0
    if simple == 0 && endsIteration { simple = 1 }

    let iteration =
      if phase == .after && iterations == .infinity {
        Double.infinity
      } else if simple == 1 {
        overall.rounded(.down) - 1
      } else {
        overall.rounded(.down)
      }
    return (iteration, runsBackwards(iteration) ? 1 - simple : simple)
  }

  private func activeTime(at time: Double, phase: Phase) -> Double? {
    switch phase {
    case .before:
      fill == .backwards || fill == .both ? max(time - delay, 0) : nil
    case .active:
      time - delay
    case .after:
      fill == .forwards || fill == .both ? max(min(time - delay, activeDuration), 0) : nil
    }
  }

  private func overallProgress(activeTime: Double, phase: Phase) -> Double {
    if duration == 0 { return phase == .before ? 0 : iterations }
    return activeTime / duration
  }

  private func runsBackwards(_ iteration: Double) -> Bool {
    // By the specification, an endless effect of duration 0 ends on an even iteration.
    let isOdd = iteration.isFinite && iteration.truncatingRemainder(dividingBy: 2) != 0
    return switch direction {
    case .normal: false
    case .reverse: true
    case .alternate: isOdd
    case .alternateReverse: !isOdd
    }
  }
}
