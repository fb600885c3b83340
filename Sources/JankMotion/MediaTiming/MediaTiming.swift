/// The begin, duration and repetition of an animation, with the properties of `CAMediaTiming`.
///
/// The animation's own clock is `u = (time − beginTime) · |speed|`. It is active while
/// `0 ≤ u ≤ activeDuration`, both ends included, and passes through its duration as
///
///     u + timeOffset          modulo the cycle, forwards      (speed > 0)
///     timeOffset − u          modulo the cycle, backwards     (speed < 0)
///
/// where a cycle is one duration, or two with `autoreverses`. The offset therefore wraps and does
/// not shorten the active time. At its very end an animation has its end value, not the start of
/// another repeat.
///
///     let timing = try MediaTiming(beginTime: 1, duration: 2, fillMode: .both)
///     timing.progress(at: 2)?.fraction  // 0.5
///
/// Source: Apple's documentation of CAMediaTiming and values measured on Core Animation (certain);
/// the results for speed 0 and for cycles counted backwards are inferred from the formula. The
/// timing model of Web Animations differs.
public struct MediaTiming: Equatable, Hashable, Sendable {
  /// The value of an animation outside its active time.
  public enum FillMode: String, Hashable, Sendable, CaseIterable {
    /// Neither: the model value applies.
    case removed
    /// The first value before the active time.
    case backwards
    /// The last value after the active time.
    case forwards
    /// The first value before, the last value after.
    case both
  }

  /// The duration that replaces 0 outside a group, in seconds: a transaction's default.
  public static let defaultDuration = 0.25

  /// The begin in the time of the layer or group, in seconds.
  public let beginTime: Double
  /// The length of one pass in the animation's own seconds; 0 means inherited or default.
  public let duration: Double
  /// Own seconds per second of the layer; a negative speed plays backwards.
  public let speed: Double
  /// The point of the cycle at which the animation starts, in own seconds.
  public let timeOffset: Double
  /// The number of cycles, possibly fractional; 0 means not set, which is one.
  public let repeatCount: Double
  /// The total active time in own seconds, which overrides `repeatCount`; 0 means not set.
  public let repeatDuration: Double
  /// Whether each forward pass is followed by one backwards.
  public let autoreverses: Bool
  /// The value outside the active time.
  public let fillMode: FillMode

  /// Creates the timing of an animation.
  ///
  /// - Parameters:
  ///   - beginTime: The begin in the time of the layer or group, in seconds.
  ///   - duration: One pass in own seconds, 0 or more; 0 means the group's or the default.
  ///   - speed: Own seconds per outer second, of any sign.
  ///   - timeOffset: The point of the cycle to start from, in own seconds.
  ///   - repeatCount: The number of cycles, 0 or more, possibly infinite; 0 is one.
  ///   - repeatDuration: The total active time in own seconds, 0 or more, possibly infinite.
  ///   - autoreverses: Whether each forward pass is followed by one backwards.
  ///   - fillMode: The value outside the active time.
  /// - Throws: `MotionError.outOfRange` for the first number outside its range.
  public init(
    beginTime: Double = 0,
    duration: Double = 0,
    speed: Double = 1,
    timeOffset: Double = 0,
    repeatCount: Double = 0,
    repeatDuration: Double = 0,
    autoreverses: Bool = false,
    fillMode: FillMode = .removed
  ) throws(MotionError) {
    self.beginTime = try ParameterRange.finite.checked(beginTime, "beginTime")
    self.duration = try ParameterRange.notNegative.checked(duration, "duration")
    self.speed = try ParameterRange.finite.checked(speed, "speed")
    self.timeOffset = try ParameterRange.finite.checked(timeOffset, "timeOffset")
    let length = ParameterRange.notNegativeOrInfinite
    self.repeatCount = try length.checked(repeatCount, "repeatCount")
    self.repeatDuration = try length.checked(repeatDuration, "repeatDuration")
    self.autoreverses = autoreverses
    self.fillMode = fillMode
  }
}

// MARK: - Lengths

extension MediaTiming {
  /// The length of one pass in own seconds, with 0 replaced by the default.
  public var effectiveDuration: Double { duration > 0 ? duration : Self.defaultDuration }

  /// The length of one cycle in own seconds: one pass, or two with `autoreverses`.
  public var cycleDuration: Double {
    autoreverses ? effectiveDuration * 2 : effectiveDuration
  }

  /// The time from first to last value in own seconds, possibly infinite.
  public var activeDuration: Double {
    if repeatDuration > 0 { return repeatDuration }
    return repeatCount > 0 ? repeatCount * cycleDuration : cycleDuration
  }

  /// The end in the time of the layer or group, in seconds.
  ///
  /// Infinite if the animation repeats forever or its speed is 0.
  public var endTime: Double {
    speed == 0 ? .infinity : beginTime + activeDuration / speed.magnitude
  }
}

// MARK: - Progress

extension MediaTiming {
  /// The progress at a time of the layer or group, in seconds, or `nil` if the animation has no
  /// effect.
  ///
  /// A fill mode extends the progress beyond the active time.
  public func progress(at time: Double) -> MediaProgress? {
    let ownTime = (time - beginTime) * speed.magnitude
    guard ownTime.isFinite else { return nil }
    if ownTime < 0 {
      return fills(before: true) ? progress(atOwnTime: 0, phase: .before) : nil
    }
    if ownTime <= activeDuration {
      return progress(atOwnTime: ownTime, phase: .active)
    }
    guard fills(before: false) else { return nil }
    return progress(atOwnTime: activeDuration, phase: .after)
  }

  /// The progress of a member of the group that has this timing, or `nil` if it has no effect.
  ///
  /// A member of duration 0 inherits the group's, is in the group's time, and ends with the group.
  ///
  /// - Parameters:
  ///   - member: The timing of the member, in the time of the group.
  ///   - time: The time of the layer, in seconds.
  /// - Returns: The progress, or `nil`.
  public func progress(ofMember member: MediaTiming, at time: Double) -> MediaProgress? {
    guard let group = progress(at: time) else { return nil }
    return member.inheritingDuration(effectiveDuration).progress(at: group.passTime)
  }

  /// Returns the timing with a duration of 0 replaced by the group's, in seconds above 0.
  public func inheritingDuration(_ groupDuration: Double) -> MediaTiming {
    duration > 0 ? self : MediaTiming(self, duration: groupDuration)
  }

  private init(_ other: MediaTiming, duration: Double) {
    beginTime = other.beginTime
    self.duration = duration
    speed = other.speed
    timeOffset = other.timeOffset
    repeatCount = other.repeatCount
    repeatDuration = other.repeatDuration
    autoreverses = other.autoreverses
    fillMode = other.fillMode
  }

  private func fills(before: Bool) -> Bool {
    fillMode == .both || fillMode == (before ? .backwards : .forwards)
  }

  private func progress(
    atOwnTime ownTime: Double,
    phase: MediaProgress.Phase
  ) -> MediaProgress {
    let cycle = cycleDuration
    // Three cycles of 0.1 s add up to slightly more than 0.3 s. A run that ends with a cycle must
    // not show the first instant of the next, so whole cycles are removed before the remainder.
    let endsWithCycle = ownTime == activeDuration && isWhole(ownTime / cycle)
    let elapsed = endsWithCycle ? 0 : ownTime
    var finished = endsWithCycle ? (ownTime / cycle).rounded() : 0
    if speed < 0 { finished = -finished }

    let unwrapped = (speed < 0 ? -elapsed : elapsed) + timeOffset
    var cycleTime = unwrapped.truncatingRemainder(dividingBy: cycle)
    if cycleTime < 0 { cycleTime += cycle }
    finished += ((unwrapped - cycleTime) / cycle).rounded()
    if endsWithCycle && speed > 0 && cycleTime == 0 {
      cycleTime = cycle
      finished -= 1
    }
    let duration = effectiveDuration
    let passTime = cycleTime <= duration ? cycleTime : cycle - cycleTime
    return MediaProgress(
      phase: phase,
      fraction: passTime / duration,
      finishedRepeats: finished,
      passTime: passTime,
      passDuration: duration
    )
  }

  /// Whether a number of cycles is whole up to the rounding of one product and one quotient.
  private func isWhole(_ cycles: Double) -> Bool {
    cycles >= 0.5 && (cycles - cycles.rounded()).magnitude <= 4 * cycles.ulp
  }
}
