/// A timing curve that jumps from one value to the next in equal intervals of time.
///
/// The steps() function of CSS Easing Level 2 [certain: its tests]. Values outside 0…1 go on in
/// the same steps.
public struct StepCurve: Hashable, Sendable {
  /// At which ends of the intervals the curve jumps.
  public enum Position: Hashable, Sendable {
    /// At the start of each interval, so the first jump is at time 0; CSS start.
    case jumpStart
    /// At the end of each interval, so the last jump is at time 1; CSS end.
    case jumpEnd
    /// Neither at time 0 nor at time 1, with one jump less than intervals.
    case jumpNone
    /// At time 0 and at time 1, with one jump more than intervals.
    case jumpBoth
  }

  /// The number of intervals, at least one, or two where neither end jumps.
  public let count: Int
  /// At which ends of the intervals the curve jumps.
  public let position: Position

  /// Creates a curve of equal steps.
  ///
  /// - Parameters:
  ///   - count: The number of intervals, at least 1, or 2 for `jumpNone`.
  ///   - position: At which ends of the intervals the curve jumps.
  /// - Throws: `MotionError.tooFew` naming the count.
  public init(count: Int, position: Position = .jumpEnd) throws(MotionError) {
    let minimum = position == .jumpNone ? 2 : 1
    guard count >= minimum else {
      throw .tooFew(parameter: "steps", found: count, minimum: minimum)
    }
    self.count = count
    self.position = position
  }
}

extension StepCurve {
  /// The value of the curve, exactly.
  ///
  /// - Parameters:
  ///   - x: Progress in time, where 0 is the start and 1 the end. Any number.
  ///   - isBefore: Whether the animation has not begun yet, in which case a jump due at this very
  ///     moment is still to come; the before flag of CSS.
  /// - Returns: Progress in value, a multiple of one through the number of jumps.
  public func value(at x: Double, isBefore: Bool = false) -> Double {
    let scaled = x * Double(count)
    let whole = scaled.roundedDown
    var step = whole
    if position == .jumpStart || position == .jumpBoth { step += 1 }
    if isBefore, scaled == whole { step -= 1 }
    if x >= 0, step < 0 { step = 0 }
    if x <= 1, step > jumps { step = jumps }
    return step / jumps
  }

  private var jumps: Double {
    switch position {
    case .jumpStart, .jumpEnd: Double(count)
    case .jumpNone: Double(count - 1)
    case .jumpBoth: Double(count + 1)
    }
  }
}

extension Double {
  /// The largest whole number that is not larger, without a library call.
  var roundedDown: Double {
    guard abs(self) < 0x1p52 else { return self }
    let cut = Double(Int64(self))
    return cut > self ? cut - 1 : cut
  }
}
