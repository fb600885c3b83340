/// A timing curve of straight lines between stops.
///
/// The linear() function of CSS Easing Level 2 [certain: its tests]. Outside the stops the first
/// and the last line continue. A line shorter than 10⁻¹² of the time is a jump.
public struct LinearStops: Hashable, Sendable {
  /// A stop with an optional time.
  public struct Stop: Hashable, Sendable {
    /// Progress in value, without dimension.
    public var output: Double
    /// Progress in time, where 0 is the start and 1 the end; nil to have it computed.
    public var input: Double?

    /// Creates a stop from numbers within ±1,000,000.
    public init(output: Double, input: Double? = nil) {
      self.output = output
      self.input = input
    }
  }

  /// The shortest time between two stops that a line connects: 100 ps of an animation of 100 s.
  ///
  /// Without it, the slope of a line could be too large for a number.
  private static let shortestLine = 1e-12

  /// The stops with their times, which never decrease.
  private let points: [Point]

  private struct Point: Hashable {
    var input: Double
    var output: Double
  }

  /// The stops, each with the time that was found for it.
  public var stops: [Stop] { points.map { Stop(output: $0.output, input: $0.input) } }

  /// Creates a curve from its stops.
  ///
  /// By default the first time is 0 and the last 1. A time before an earlier one is raised to it.
  /// The other missing times are spread evenly.
  ///
  /// - Parameter stops: At least one stop.
  /// - Throws: `MotionError.tooFew` without stops, `MotionError.outOfRange` for the first output or
  ///   input that is not finite or not within ±1,000,000.
  public init(_ stops: [Stop]) throws(MotionError) {
    guard !stops.isEmpty else { throw .tooFew(parameter: "stops", found: 0, minimum: 1) }
    var inputs: [Double?] = []
    var largest = -Double.infinity
    for (index, stop) in stops.enumerated() {
      try ParameterRange.checkedProgress(stop.output, "output")
      let ending: Double? = index == 0 ? 0 : index == stops.count - 1 ? 1 : nil
      guard let input = stop.input ?? ending else {
        inputs.append(nil)
        continue
      }
      largest = Double.maximum(largest, try ParameterRange.checkedProgress(input, "input"))
      inputs.append(largest)
    }
    points = zip(Self.filled(inputs), stops).map { Point(input: $0, output: $1.output) }
  }

  /// Spreads missing times evenly between the specified ones.
  private static func filled(_ inputs: [Double?]) -> [Double] {
    var result: [Double] = []
    for input in inputs {
      guard let input else { continue }
      let missing = result.isEmpty ? 0 : inputs[result.count...].prefix { $0 == nil }.count
      let last = result.last ?? input
      for place in 0..<missing {
        result.append(last + (input - last) * Double(place + 1) / Double(missing + 1))
      }
      result.append(input)
    }
    return result
  }
}

extension LinearStops {
  /// The value of the curve at a time.
  ///
  /// - Parameter x: Progress in time; 0 is the start, 1 the end. Any number.
  /// - Returns: Progress in value, without dimension, with the error of a few roundings. The last
  ///   of several stops at one time counts.
  public func value(at x: Double) -> Double {
    guard points.count > 1 else { return points[0].output }
    let next = followingIndex(x)
    if next > 0, points[next - 1].input == x { return points[next - 1].output }
    let (from, to) = line(endingAt: next)
    guard Self.isLine(from, to) else { return x < to.input ? from.output : to.output }
    return from.output + (to.output - from.output) * ((x - from.input) / (to.input - from.input))
  }

  /// The slope at a time, from the right where lines meet.
  ///
  /// - Parameter x: Progress in time; 0 is the start, 1 the end. Any number.
  /// - Returns: Progress in value per progress in time, without dimension; zero beyond an end where
  ///   stops share a time.
  public func slope(at x: Double) -> Double {
    guard points.count > 1 else { return 0 }
    let (from, to) = line(endingAt: followingIndex(x))
    return Self.isLine(from, to) ? (to.output - from.output) / (to.input - from.input) : 0
  }

  /// Whether a line connects two stops, rather than a jump.
  private static func isLine(_ from: Point, _ to: Point) -> Bool {
    to.input - from.input >= shortestLine
  }

  /// The index of the first stop after a time, or the number of stops.
  private func followingIndex(_ x: Double) -> Int {
    points.firstIndex { $0.input > x } ?? points.count
  }

  private func line(endingAt index: Int) -> (from: Point, to: Point) {
    let end = Swift.min(Swift.max(index, 1), points.count - 1)
    return (points[end - 1], points[end])
  }
}
