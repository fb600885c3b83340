internal import HeadlessUIKit

// Shared by thousands of courses over the whole transition.
private let wholeTime = [0.0, 1.0]

/// The values of a property during a transition, with their times.
public struct Course<Value: Mixable>: Sendable {
  /// The values in order, at least two.
  public let values: [Value]
  /// When each value is reached, as fractions of the transition, never decreasing, from 0 to 1.
  public let times: [Double]
  // The curve between the values if it is not straight.
  private var smoothWay: (@Sendable (_ progress: Double) -> Value)?

  /// Creates a course between two values, which holds them outside a part of the transition.
  public init(from start: Value, to end: Value, begin: Double = 0, end last: Double = 1) {
    guard begin != 0 || last != 1 else {
      values = [start, end]
      times = wholeTime
      return
    }
    var (values, times) = ([start, end], [begin, last])
    if begin > 0 {
      values.insert(start, at: 0)
      times.insert(0, at: 0)
    }
    if last < 1 {
      values.append(end)
      times.append(1)
    }
    self.values = values
    self.times = times
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
    values = stops.map(\.value)
    times = stops.map(\.time)
  }
}

extension Course {
  /// The value at a progress, extrapolated beyond the ends.
  public func value(at progress: Double) -> Value {
    if let smoothWay { return smoothWay(progress) }
    var next = 1
    while next < values.count - 1, progress >= times[next] { next += 1 }
    let (start, end) = (times[next - 1], times[next])
    let share = end > start ? (progress - start) / (end - start) : progress < end ? 0 : 1
    return .mixed(values[next - 1], values[next], share)
  }

  /// The indices of the values that differ from the previous one.
  var legs: [Int] {
    values.indices.dropFirst().filter { values[$0] != values[$0 - 1] }
  }
}

extension Course where Value: MixableNumbers {
  /// The course along a smooth curve, if there are more than two values.
  ///
  /// The curve is that of Core Animation's cubic keyframes.
  public var smoothed: Course {
    guard values.count > 2 else { return self }
    var smooth = self
    do throws(MotionError) {
      let track = try KeyframeTrack(
        values: values.map(\.numbers),
        keyTimes: times,
        mode: .cubic
      )
      smooth.smoothWay = { Value(numbers: track.value(at: $0) ?? .zero) }
    } catch {
      preconditionFailure("a smooth course: \(error)")
    }
    return smooth
  }
}
