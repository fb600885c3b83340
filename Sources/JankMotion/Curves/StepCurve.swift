/// A timing curve of jumps after equal intervals.
///
/// The steps() function of CSS Easing Level 2 [certain: its tests]. Values outside 0…1 continue in
/// the same steps.
public struct StepCurve: Hashable, Sendable {
  /// The ends of the intervals at which the curve jumps.
  public enum Position: Hashable, Sendable {
    /// At the start of each interval, first at time 0; CSS start.
    case jumpStart
    /// At the end of each interval, last at time 1; CSS end.
    case jumpEnd
    /// Neither at time 0 nor at time 1; one jump fewer than intervals.
    case jumpNone
    /// At time 0 and at time 1; one jump more than intervals.
    case jumpBoth
  }

  /// The number of intervals, at least 1, or 2 for `jumpNone`.
  public let count: Int
  /// The ends of the intervals at which the curve jumps.
  public let position: Position

  /// Creates a curve of equal steps.
  ///
  /// - Parameters:
  ///   - count: The number of intervals, at least 1, or 2 for `jumpNone`.
  ///   - position: The ends of the intervals at which the curve jumps.
  /// - Throws: `MotionError.tooFew` for the count.
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
  /// The exact value of the curve at a time.
  ///
  /// - Parameters:
  ///   - x: Progress in time; 0 is the start, 1 the end. Any number.
  ///   - isBefore: The before flag of CSS: whether the animation has not begun, so that a jump at
  ///     `x` is still to come.
  /// - Returns: Progress in value, a multiple of 1 / number of jumps.
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
  /// The largest integer that is not larger, without a library call.
  var roundedDown: Double {
    guard abs(self) < 0x1p52 else { return self }
    let cut = Double(Int64(self))
    return cut > self ? cut - 1 : cut
  }
}
