package import JankTrace

/// The range of a run's clock.
///
/// Runs last minutes. But the costs of a profile and the sizes of a scenario multiply, and valid
/// values can add up to centuries. Work that would end beyond the range ends with it, and the run
/// is stopped with a message.
package enum ClockRange {
  /// The longest duration of a run, 100,000 s, which is more than a day.
  ///
  /// A script step can come after 1,000 s and a stall can last 100 s, so a thousand of those fit.
  package static let length = Interval.milliseconds(100_000_000)
  /// The last time of the clock.
  package static let end = Instant.zero + length

  static let exhaustion =
    "the run was stopped: a cost exceeds the clock's limit of 100000 s;"
    + " reduce the sizes that are drawn or decoded, or the costs of the device"

  /// The end of work, clamped to the range.
  package static func end(of cost: Interval, from start: Instant) -> Instant {
    start + min(cost, max(.zero, end - start))
  }
}
