package import JankTrace

/// The times that the clock of a run can tell.
///
/// Runs last minutes. But the costs of a profile and the sizes of a scenario multiply, and what is
/// legal by itself can come to centuries. Work that would end beyond is taken to end with the
/// range, and the run is broken off there with a word.
package enum ClockRange {
  /// The longest that a run can take, 100,000 s, which is more than a day.
  ///
  /// A step of a script can come after 1,000 s and a stall can last 100 s, so a thousand of those
  /// fit.
  package static let length = Interval.milliseconds(100_000_000)
  /// The last time that the clock tells.
  package static let end = Instant.zero + length

  /// Why a run is broken off that would go on beyond.
  static let exhaustion =
    "the run was broken off: a cost in it leads beyond 100000 s, which is all that its clock tells;"
    + " make what is drawn or decoded smaller, or the costs of the device"

  /// The end of work, or of the range where that comes first.
  package static func end(of cost: Interval, from start: Instant) -> Instant {
    start + min(cost, max(.zero, end - start))
  }
}
