/// The samples that Android's trackers use: the last 100 ms without a rest.
///
/// A gap of more than 40 ms before a sample, or before the release, discards everything. A sample
/// at the time of the previous one replaces it, a resampled one is skipped, and of the rest the
/// last 20 within 100 ms of the newest are kept.
///
/// Source: Android's VelocityTracker (certain).
public struct TouchMemory: Equatable, Sendable {
  /// The largest age of a sample, measured from the newest, in seconds.
  public static let horizon = 0.100
  /// The longest gap between two samples of one gesture, in seconds.
  public static let longestGap = 0.040
  /// The largest number of samples.
  public static let capacity = 20

  /// The samples, oldest first.
  public private(set) var samples: [PositionSample] = []

  /// Creates an empty memory.
  public init() {}

  /// Adds the next sample.
  public mutating func add(_ sample: PositionSample) {
    if sample.isResampled { return }
    forgetIfRested(before: sample.time)
    if samples.last?.time == sample.time { samples.removeLast() }
    samples.append(sample)
    samples.removeAll { Self.isLonger(sample.time - $0.time, than: Self.horizon) }
    if samples.count > Self.capacity { samples.removeFirst() }
  }

  /// Releases the touch at `time`, in seconds.
  public mutating func lift(at time: Double) {
    forgetIfRested(before: time)
  }

  private mutating func forgetIfRested(before time: Double) {
    if let newest = samples.last, Self.isLonger(time - newest.time, than: Self.longestGap) {
      samples = []
    }
  }

  /// Whether a time span is longer than a limit, both in seconds.
  ///
  /// Samples are often exactly at a limit, and touch clocks count whole microseconds or
  /// nanoseconds, where that is not longer. A tolerance of a nanosecond gives the same result in
  /// binary seconds.
  static func isLonger(_ span: Double, than limit: Double) -> Bool {
    span > limit + 1e-9
  }
}
