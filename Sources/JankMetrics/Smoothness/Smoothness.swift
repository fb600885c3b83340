public import JankTrace

/// How evenly a watched layer moved on screen, beside how it was meant to move.
///
/// Lateness says when pictures came; this says what that did to the motion. How far it was off the
/// way that was meant is what ``MotionCourse`` tells. All lengths are in points on the screen and
/// those of the corner for which they are largest, times those of presentation.
public struct Smoothness: Hashable, Sendable {
  /// The name of the layer, with a number where others of the name were seen before.
  public let layer: String
  /// The pictures that showed it, the one before it moved included.
  public let pictureCount: Int
  /// How far it came from its first place to its last.
  public let distance: Double
  /// How far it went beyond its last place, in the direction of the whole motion.
  public let overshoot: Double
  /// From the last picture before it moved to the first from which on it stayed within half a point
  /// of its last place.
  public let settleTime: Interval
  /// The length of the way it was seen to go.
  public let totalVariation: Double
  /// The largest change of the velocity between neighbouring pictures, in points per second.
  public let largestVelocityJump: Double
  /// The largest change of the acceleration between neighbouring pictures, in points per second
  /// squared.
  public let largestAccelerationJump: Double
  /// The longest time that one picture of it stood in the midst of a transition.
  public let longestFreeze: Interval
}

extension Smoothness {
  /// What is closer to the last place than this, in points, has settled; half a point is about a
  /// pixel of a phone.
  private static let settled = 0.5

  /// The motion of each watched layer of a run that was seen to move, in the order they were first
  /// seen.
  public static func all(in trace: Trace) -> [Smoothness] {
    let standing = StandingTime(trace)
    return LayerPath.paths(of: trace).filter(\.isSeenToMove).compactMap {
      Smoothness($0, in: trace, standing)
    }
  }

  /// The motion along a path; nil if there is none.
  private init?(_ path: LayerPath, in trace: Trace, _ standing: StandingTime) {
    var points = path.steps.map(MotionPoint.init)
    guard let end = points.last?.place,
      let moved = points.indices.dropFirst().first(where: { points[$0].place != points[0].place })
    else { return nil }
    points.removeFirst(moved - 1)
    let start = points[0].place
    let settledAt = points.lastIndex { $0.distance(to: end) > Self.settled } ?? 0
    let last = min(settledAt + 1, points.count - 1)
    let moving = Array(points[...last])
    let velocities = MotionPoint.rates(moving.map(\.place), moving.map(\.shown))
    let accelerations = MotionPoint.rates(velocities, moving.map(\.shown))
    layer = path.title
    pictureCount = points.count
    distance = (end - start).farthest
    overshoot = moving.map { $0.overshoot(from: start, to: end) }.max() ?? 0
    settleTime = points[last].shown - points[0].shown
    totalVariation = zip(moving, moving.dropFirst()).reduce(0) {
      $0 + $1.0.distance(to: $1.1.place)
    }
    largestVelocityJump = MotionPoint.largestStep(velocities)
    largestAccelerationJump = MotionPoint.largestStep(accelerations)
    longestFreeze =
      zip(moving, moving.dropFirst()).map { standing.length(from: $0, to: $1) }.max() ?? .zero
  }
}
