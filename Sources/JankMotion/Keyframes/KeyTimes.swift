/// The instants of an animation's keyframes, as shares of its duration.
///
/// Without times of their own, n values stand at i/(n−1); discrete ones hold equal shares, from
/// i/n on. If the counts of values and times differ, only the common beginning counts; discrete
/// values may have one time more, the end of the last.
///
/// Source: Apple's documentation of CAKeyframeAnimation and measured values (certain).
public struct KeyTimes: Equatable, Sendable {
  /// The instants that count, not falling, from 0 to 1.
  public let times: [Double]

  /// Makes key times.
  ///
  /// - Parameters:
  ///   - valueCount: The number of values, 1 or more.
  ///   - times: The instants as shares of the duration, not falling, from 0 to 1.
  ///   - isDiscrete: Whether each value holds until the next.
  /// - Throws: `MotionError.tooFew` if there is no value or no time, `MotionError.outOfRange` if
  ///   a time is outside 0 to 1 or before the one before it.
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

  /// Makes key times known to be in order.
  init(known times: [Double]) {
    self.times = times
  }

  /// The number of values that count.
  public var count: Int { times.count }

  /// The value that shows at a fraction if each holds until the next.
  ///
  /// - Parameter fraction: A share of the duration.
  /// - Returns: The index of the last time that has come, at least 0.
  public func index(at fraction: Double) -> Int {
    max(0, (times.firstIndex { $0 > fraction } ?? times.count) - 1)
  }

  /// The two values between which a fraction lies.
  ///
  /// Before the first time and after the last, the end of the nearest segment is held.
  ///
  /// - Parameter fraction: A share of the duration.
  /// - Returns: The index of the earlier value and the share of the way to the next, 0…1, or
  ///   `nil` if there are no two values.
  public func segment(at fraction: Double) -> (index: Int, fraction: Double)? {
    guard count >= 2 else { return nil }
    let index = min(index(at: fraction), count - 2)
    let (start, end) = (times[index], times[index + 1])
    if fraction >= end { return (index, 1) }
    return (index, fraction <= start ? 0 : (fraction - start) / (end - start))
  }
}
