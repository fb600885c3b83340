/// How many days a calendar has and how long they are.
///
/// A day should be about four times as long as the mean distance at which events fall due: then few
/// days are empty, and the events of one are few enough to be put in order one by one. The measured
/// cost of an event is least there, and a fifth more at twice or half that length.
///
/// There should be two to four days for each pending event. As many are pending as fall due during
/// the mean delay from scheduling, so that the calendar reaches at least eight mean delays ahead
/// and few events are too far away for it.
package struct CalendarLayout: Hashable, Sendable {
  /// The number of days as a power of two.
  package let countShift: Int
  /// The length of a day as a power of two of nanoseconds.
  package let lengthShift: Int

  /// The layout before anything is known: 64 days of about a millisecond.
  package static let initial = CalendarLayout(countShift: 6, lengthShift: 20)

  // More days would not be in the cache when one of them is wanted, and cost more than they save.
  private static let countShifts = 6...20
  private static let lengthShifts = 0...62

  /// Creates a layout of a number of days and a length in nanoseconds, both as powers of two.
  package init(countShift: Int, lengthShift: Int) {
    self.countShift = countShift
    self.lengthShift = lengthShift
  }
}

extension CalendarLayout {
  /// The number of days.
  package var dayCount: Int { 1 << countShift }

  /// The layout for a number of pending events, while others fell due during a span of time.
  ///
  /// What fits well enough stays, so that no calendar swings between two layouts. New days have the
  /// length of three to six mean distances, and there are two to four of them for each event; they
  /// stay as long as it is 2.5 to 7, and two to eight.
  ///
  /// - Parameters:
  ///   - pendingCount: the number of events in the calendar.
  ///   - dueCount: the number of events that fell due during the span.
  ///   - span: a length of time in nanoseconds. From none nothing can be learnt about the days.
  /// - Returns: The new layout, or this one if it fits.
  package func adapted(pendingCount: Int, dueCount: UInt64, span: UInt64) -> CalendarLayout {
    CalendarLayout(
      countShift: adaptedCountShift(pendingCount),
      lengthShift: adaptedLengthShift(UInt128(dueCount), UInt128(span))
    )
  }

  private func adaptedCountShift(_ pendingCount: Int) -> Int {
    let fitting = 2 * pendingCount..<8 * pendingCount + 1
    return fitting.contains(dayCount)
      ? countShift : Self.shift(toExceed: UInt128(2 * pendingCount), in: Self.countShifts)
  }

  private func adaptedLengthShift(_ dueCount: UInt128, _ span: UInt128) -> Int {
    guard dueCount > 0, span > 0 else { return lengthShift }
    // The mean distance is span / dueCount; without the division nothing is rounded.
    let fitting = 5 * span..<14 * span
    return fitting.contains(2 * dueCount << UInt128(lengthShift))
      ? lengthShift : Self.shift(toExceed: 3 * span / dueCount, in: Self.lengthShifts)
  }

  /// The least power of two that is more than a number, if there is one in the range.
  private static func shift(toExceed number: UInt128, in shifts: ClosedRange<Int>) -> Int {
    let shift = UInt128.bitWidth - number.leadingZeroBitCount
    return min(max(shift, shifts.lowerBound), shifts.upperBound)
  }
}
