internal import HeadlessUIKit

// Shared by thousands of courses over the whole transition.
private let wholeTime = [0.0, 1.0]

/// The values of a property during a transition, with their times.
public struct Course<Value: Mixable>: Sendable {
  /// The first value.
  public let first: Value
  /// The last value.
  public let last: Value
  // All values, or nil if the first and the last are all, over the whole transition: thousands of
  // such courses have no memory of their own.
  private let stops: Stops?

  private final class Stops: Sendable {
    let values: [Value]
    let times: [Double]
    // The curve between the values if it is not straight.
    let smoothWay: (@Sendable (_ progress: Double) -> Value)?

    init(
      _ values: [Value],
      _ times: [Double],
      smoothWay: (@Sendable (_ progress: Double) -> Value)? = nil
    ) {
      self.values = values
      self.times = times
      self.smoothWay = smoothWay
    }
  }

  /// Creates a course between two values, which holds them outside a part of the transition.
  public init(from start: Value, to end: Value, begin: Double = 0, end finish: Double = 1) {
    (first, last) = (start, end)
    guard begin != 0 || finish != 1 else {
      stops = nil
      return
    }
    var (values, times) = ([start, end], [begin, finish])
    if begin > 0 {
      values.insert(start, at: 0)
      times.insert(0, at: 0)
    }
    if finish < 1 {
      values.append(end)
      times.append(1)
    }
    stops = Stops(values, times)
  }

  /// Creates a course through values, with the first and the last held outside their times.
  ///
  /// - Parameter stops: The values with their times as fractions of the transition from 0 to 1,
  ///   never decreasing; at least one.
  public init(_ stops: [(time: Double, value: Value)]) {
    precondition(!stops.isEmpty, "a course needs at least one value")
    var stops = stops
    if stops[0].time > 0 { stops.insert((0, stops[0].value), at: 0) }
    if stops[stops.count - 1].time < 1 { stops.append((1, stops[stops.count - 1].value)) }
    (first, last) = (stops[0].value, stops[stops.count - 1].value)
    let times = stops.map(\.time)
    self.stops = times == wholeTime ? nil : Stops(stops.map(\.value), times)
  }

  private init(smooth stops: Stops, like course: Course) {
    (first, last) = (course.first, course.last)
    self.stops = stops
  }
}

extension Course {
  /// The values in order, at least two.
  public var values: [Value] { stops?.values ?? [first, last] }
  /// When each value is reached, as fractions of the transition, never decreasing, from 0 to 1.
  public var times: [Double] { stops?.times ?? wholeTime }

  /// Whether there are two values, at the start and at the end of the transition.
  public var isStraight: Bool { stops == nil }

  /// The value at an index of the times.
  @inline(__always)
  public func value(ofTime index: Int) -> Value {
    if let stops { return stops.values[index] }
    return index == 0 ? first : last
  }

  /// The value at a progress, extrapolated beyond the ends.
  public func value(at progress: Double) -> Value {
    guard let stops else { return .mixed(first, last, progress) }
    if let smoothWay = stops.smoothWay { return smoothWay(progress) }
    let (values, times) = (stops.values, stops.times)
    var next = 1
    while next < values.count - 1, progress >= times[next] { next += 1 }
    let (start, end) = (times[next - 1], times[next])
    let share = end > start ? (progress - start) / (end - start) : progress < end ? 0 : 1
    return .mixed(values[next - 1], values[next], share)
  }

  /// The indices of the values that differ from the previous one.
  var legs: [Int] {
    let values = values
    return values.indices.dropFirst().filter { values[$0] != values[$0 - 1] }
  }
}

extension Course where Value: MixableNumbers {
  /// The course along a smooth curve, if there are more than two values.
  ///
  /// The curve is that of Core Animation's cubic keyframes.
  public var smoothed: Course {
    let (values, times) = (values, times)
    guard values.count > 2 else { return self }
    do throws(MotionError) {
      let track = try KeyframeTrack(
        values: values.map(\.numbers),
        keyTimes: times,
        mode: .cubic
      )
      let stops = Stops(values, times) { Value(numbers: track.value(at: $0) ?? .zero) }
      return Course(smooth: stops, like: self)
    } catch {
      preconditionFailure("a smooth course: \(error)")
    }
  }
}
