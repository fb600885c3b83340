public import JankTrace

/// How evenly a watched layer moved on screen in a transition, beside how it was meant to move.
///
/// A transition has what is shown from its begin to that of the next. Pictures in which the layer
/// is off the screen tell nothing, and what it does there is no motion to anybody.
///
/// Lateness says when pictures came; this says what that did to the motion. How far it was off the
/// way that was meant is what ``MotionCourse`` tells. All lengths are in points on the screen and
/// those of the corner for which they are largest, times those of presentation.
public struct Smoothness: Hashable, Sendable {
  /// What moved.
  public let subject: MotionSubject
  /// What kind of transition it moved in.
  public let kind: TransitionRecord.Kind
  /// The pictures that showed it, the one before it moved included.
  public let pictureCount: Int
  /// How far it came from its first place to its last.
  public let distance: Double
  /// How far it went beyond its last place, in the direction of the whole motion; in a transition
  /// that was cancelled, in that of the way back from where it was farthest.
  public let overshoot: Double
  /// From the last picture before it moved, or the begin of the transition if that came later, to
  /// the first picture from which on it stayed within half a point of its last place, or from
  /// which on it was off the screen.
  public let settleTime: Interval
  /// The length of the way it was seen to go.
  public let totalVariation: Double
  /// The largest change of the velocity between neighbouring pictures, in points per second.
  public let largestVelocityJump: Double
  /// The largest change of the acceleration between neighbouring pictures, in points per second
  /// squared.
  public let largestAccelerationJump: Double
  /// The longest time that one picture stood though another was due, zero for never; what
  /// `freeze.longest` is for a whole run.
  ///
  /// A picture that stood belongs to the transition in which it began to, and to the layers that
  /// were not off the screen by then.
  public let longestFreeze: Interval
}

extension Smoothness {
  /// What is closer to the last place than this, in points, has settled; half a point is about a
  /// pixel of a phone.
  private static let settled = 0.5

  /// The motion of each watched layer in each transition in which it was seen to move.
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

  /// The motion of a layer; nil if there is none.
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
    // What is on its way in the first picture set out with the transition.
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
    pictureCount = points.count
    distance = (end - start).farthest
    overshoot =
      transition.outcome == .cancelled
      ? MotionPoint.overshoot(ofReturn: points)
      : MotionPoint.overshoot(of: points, from: start, to: end)
    // What was still on its way in the last picture of it had settled when it was gone.
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
