public import JankTrace

/// How evenly a watched layer moved on screen during a transition.
///
/// A transition owns what is shown from its begin to the begin of the next one. Frames in which the
/// layer is off screen are ignored.
///
/// ``MotionCourse`` measures the distance from the intended path. All lengths are in points on the
/// screen, for the corner with the largest value; times are presentation times.
public struct Smoothness: Hashable, Sendable {
  /// The layer that moved.
  public let subject: MotionSubject
  /// The kind of the transition.
  public let kind: TransitionRecord.Kind
  /// The number of frames that showed it, including the one before it moved.
  public let frameCount: Int
  /// The distance from its first position to its last.
  public let distance: Double
  /// The distance beyond its last position, in the direction of the whole movement.
  ///
  /// In a cancelled transition, the direction is that of the return from the farthest point.
  public let overshoot: Double
  /// The time until it stayed within half a point of its last position or off screen.
  ///
  /// It counts from the last frame before it moved, or from the begin of the transition if that
  /// came later.
  public let settleTime: Interval
  /// The length of the path seen on screen.
  public let totalVariation: Double
  /// The largest change of velocity between adjacent frames, in points per second.
  public let largestVelocityJump: Double
  /// The largest change of acceleration between adjacent frames, in points per second squared.
  public let largestAccelerationJump: Double
  /// The longest time that one frame stayed on screen while another was due, zero for none.
  ///
  /// This is `freeze.longest` for one transition. A freeze belongs to the transition in which it
  /// began, and to the layers on screen at that time.
  public let longestFreeze: Interval
}

extension Smoothness {
  /// The distance to the last position, in points, below which a layer has settled; about one pixel
  /// of a phone.
  private static let settled = 0.5

  /// The motion of each watched layer in each transition in which it visibly moved.
  public static func all(in trace: Trace) -> [Smoothness] {
    let standing = StandingTime(trace)
    let paths = LayerPath.paths(of: trace)
    return MotionWindow.windows(of: trace.transitions, until: trace.end).flatMap { window in
      window.layers(of: paths).compactMap { layer in
        Smoothness(
          layer,
          of: trace.transitions[window.transition],
          since: window.time.lowerBound,
          standing
        )
      }
    }
  }

  private init?(
    _ layer: MotionWindow.Layer,
    of transition: TransitionRecord,
    since begin: Instant,
    _ standing: StandingTime
  ) {
    let seen = (layer.before.map { [$0] } ?? []) + layer.steps
    var points = seen.map { MotionPoint($0, since: begin) }
    guard let end = points.last?.place,
      let moved = points.indices.dropFirst().first(where: { points[$0].place != points[0].place })
    else { return nil }
    // A layer that already moves in the first frame started with the transition.
    let setOut = moved == 1 ? begin : points[moved - 1].shown
    points.removeFirst(moved - 1)
    let start = points[0].place
    let settledAt = points.lastIndex { $0.distance(to: end) > Self.settled } ?? 0
    let last = min(settledAt + 1, points.count - 1)
    let ways = MotionPoint.unbroken(points[...last])
    let velocities = ways.map { MotionPoint.rates($0.map(\.place), $0.map(\.shown)) }
    let accelerations = zip(velocities, ways).map { MotionPoint.rates($0, $1.map(\.shown)) }
    self.subject = layer.subject
    kind = transition.kind
    frameCount = points.count
    distance = (end - start).farthest
    overshoot =
      transition.outcome == .cancelled
      ? MotionPoint.overshoot(ofReturn: points)
      : MotionPoint.overshoot(of: points, from: start, to: end)
    // A layer that still moved in its last frame has settled when it disappears.
    let settled = last == points.count - 1 ? layer.gone ?? points[last].shown : points[last].shown
    settleTime = settled - setOut
    totalVariation = MotionPoint.unbroken(points[...]).reduce(0) {
      $0 + MotionPoint.length(of: $1)
    }
    largestVelocityJump = velocities.map(MotionPoint.largestStep).max() ?? 0
    largestAccelerationJump = accelerations.map(MotionPoint.largestStep).max() ?? 0
    longestFreeze = standing.longest(in: layer.subject.transition, before: layer.gone)
  }
}
