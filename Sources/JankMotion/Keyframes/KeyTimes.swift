/// The times of an animation's keyframes, as fractions of its duration.
///
/// By default, n values are at i/(n−1); discrete ones last equally long, from i/n on. If there are
/// more values than times, or the reverse, the surplus is ignored; discrete values may have one
/// time more, the end of the last.
///
/// Source: Apple's documentation of CAKeyframeAnimation and measured values (certain).
public struct KeyTimes: Equatable, Sendable {
  /// The times that count, never decreasing, from 0 to 1.
  public let times: [Double]

  /// Creates key times.
  ///
  /// - Parameters:
  ///   - valueCount: The number of values, at least 1.
  ///   - times: The times as fractions of the duration, never decreasing, from 0 to 1.
  ///   - isDiscrete: Whether each value holds until the next.
  /// - Throws: `MotionError.tooFew` without a value or a time, `MotionError.outOfRange` for a time
  ///   outside 0 to 1 or before the previous one.
  public init(
    valueCount: Int,
    times: [Double]? = nil,
    isDiscrete: Bool = false
  ) throws(MotionError) {
    guard valueCount > 0 else { throw .tooFew(parameter: "values", found: 0, minimum: 1) }
    guard let times else {
      let steps = Double(isDiscrete || valueCount == 1 ? valueCount : valueCount - 1)
      self.times = (0..<valueCount).map { Double($0) / steps }
      return
    }
    guard !times.isEmpty else { throw .tooFew(parameter: "keyTimes", found: 0, minimum: 1) }
    var earliest = 0.0
    for (index, time) in times.enumerated() {
      earliest = try ParameterRange.closed(earliest, 1).checked(time, "keyTimes[\(index)]")
    }
    self.times = Array(times.prefix(valueCount))
  }

  /// Creates valid key times without a check.
  init(known times: [Double]) {
    self.times = times
  }

  /// The number of values that count.
  public var count: Int { times.count }

  /// The index of the last time not after `fraction`, at least 0: the value shown if each holds
  /// until the next.
  public func index(at fraction: Double) -> Int {
    max(0, (times.firstIndex { $0 > fraction } ?? times.count) - 1)
  }

  /// The two values around a fraction.
  ///
  /// Before the first time and after the last, the end of the nearest segment is held.
  ///
  /// - Parameter fraction: A fraction of the duration.
  /// - Returns: The index of the earlier value and the fraction of the distance to the next, 0…1,
  ///   or `nil` with fewer than two values.
  public func segment(at fraction: Double) -> (index: Int, fraction: Double)? {
    guard count >= 2 else { return nil }
    let index = min(index(at: fraction), count - 2)
    let (start, end) = (times[index], times[index + 1])
    if fraction >= end { return (index, 1) }
    return (index, fraction <= start ? 0 : (fraction - start) / (end - start))
  }
}
