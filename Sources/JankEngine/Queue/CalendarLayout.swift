/// The number and the length of a calendar's days.
///
/// A day should be about four times as long as the mean distance of events: then few days are
/// empty, and the events of one are few enough for insertion in order. The measured cost of an
/// event is lowest there, and a fifth higher at twice or half that length.
///
/// There should be two to four days for each pending event. As many events are pending as fall due
/// during the mean delay from scheduling, so the calendar covers at least eight mean delays, and
/// few events are beyond it.
package struct CalendarLayout: Hashable, Sendable {
  /// The number of days as a power of two.
  package let countShift: Int
  /// The length of a day as a power of two of nanoseconds.
  package let lengthShift: Int

  /// The initial layout: 64 days of about a millisecond.
  package static let initial = CalendarLayout(countShift: 6, lengthShift: 20)

  // More days would not be in the cache when needed, and cost more than they save.
  private static let countShifts = 6...20
  private static let lengthShifts = 0...62

  /// Creates a layout from a number of days and a length in nanoseconds, both as powers of two.
  package init(countShift: Int, lengthShift: Int) {
    self.countShift = countShift
    self.lengthShift = lengthShift
  }
}

extension CalendarLayout {
  package var dayCount: Int { 1 << countShift }

  /// The layout for a number of pending events, given the events that fell due during a time span.
  ///
  /// An adequate layout stays, so that no calendar alternates between two layouts. New days have
  /// the length of three to six mean distances, and there are two to four of them for each event.
  /// They stay while it is 2.5 to 7, and two to eight.
  ///
  /// - Parameters:
  ///   - pendingCount: The number of events in the calendar.
  ///   - dueCount: The number of events that fell due during the span.
  ///   - span: The time span in nanoseconds; 0 gives no information about the days.
  /// - Returns: The new layout, or this one if it is adequate.
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

  private static func shift(toExceed number: UInt128, in shifts: ClosedRange<Int>) -> Int {
    let shift = UInt128.bitWidth - number.leadingZeroBitCount
    return min(max(shift, shifts.lowerBound), shifts.upperBound)
  }
}
