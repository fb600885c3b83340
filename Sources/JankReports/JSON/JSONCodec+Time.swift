internal import JankText
internal import JankTrace

extension JSONCodec where Value == Instant {
  /// A time in whole nanoseconds, from the start of the run.
  static var time: Self { time(in: 0...Int64.max) }

  /// A time in whole nanoseconds.
  static func time(in range: ClosedRange<Int64>) -> Self {
    JSONCodec<Int64>.integer(in: range)
      .map(reading: { Instant(nanoseconds: $0) }, writing: \.nanoseconds)
  }
}

extension JSONCodec where Value == Interval {
  /// A duration in whole nanoseconds, 0 or more.
  static var length: Self { length(in: 0...Int64.max) }

  /// A duration in whole nanoseconds.
  static func length(in range: ClosedRange<Int64>) -> Self {
    JSONCodec<Int64>.integer(in: range)
      .map(reading: { Interval(nanoseconds: $0) }, writing: \.nanoseconds)
  }
}
