public import JankTrace

/// How far what a finger drags is behind the finger, refresh by refresh.
///
/// A finger does not wait for the picture: when a picture is shown, the finger is elsewhere than it
/// was when the picture was computed. The distances are those at the refreshes of the display, with
/// the picture that stands there, so that a picture that stands too long falls behind farther.
public struct FingerTracking: Hashable, Sendable {
  /// A distance at a refresh.
  public struct Sample: Hashable, Sendable {
    /// When the refresh was.
    public let time: Instant
    /// How far apart finger and picture were, in points.
    public let distance: Double
  }

  /// From the first picture that answered the finger to when it left.
  public let samples: [Sample]
}

extension FingerTracking {
  /// How far fingers were from the place that the picture knew of.
  ///
  /// This is the best that anything which follows a finger one to one can do.
  ///
  /// - Parameter trace: What happened.
  /// - Returns: For each finger that was answered, in the order of coming down.
  public static func lags(in trace: Trace) -> [FingerTracking] {
    let answers = InputAnswer.answers(in: trace)
    return FingerStroke.strokes(of: trace).compactMap { stroke in
      let own = answers.filter { answer in
        answer.newest.finger == stroke.finger && answer.newest.sensed >= stroke.start
          && answer.newest.sensed < stroke.end
      }
      guard let first = own.first else { return nil }
      var newest = first
      var rest = own[...]
      return FingerTracking(
        samples: refreshes(of: trace, from: first.shown, to: stroke.end).map { time in
          while let next = rest.first, next.shown <= time { newest = rest.removeFirst() }
          let way = stroke.location(at: time) - newest.newest.location
          return Sample(time: time, distance: length(way))
        }
      )
    }
  }

  /// The farthest that each finger moves between two refreshes, or to its release before the next.
  package static func travels(in trace: Trace) -> [Double] {
    FingerStroke.strokes(of: trace).compactMap { stroke in
      let times = refreshes(of: trace, from: stroke.start, to: stroke.end) + [stroke.end]
      return zip(times, times.dropFirst()).map { start, end in
        length(stroke.location(at: end) - stroke.location(at: start))
      }.max()
    }
  }

  /// How far a dragged layer was from where the finger had taken it.
  ///
  /// A layer that sticks to the finger has moved as far as the finger since it came down, along the
  /// axis on which the layer moves. The slop of the gesture counts, and so does a scale between the
  /// ways of the two.
  ///
  /// - Parameter trace: What happened, with watched layers.
  /// - Returns: For each finger that a watched layer followed, in the order of coming down.
  public static func distances(in trace: Trace) -> [FingerTracking] {
    let layers = LayerPath.draggablePaths(of: trace)
    return FingerStroke.strokes(of: trace).compactMap { stroke in
      guard let drag = LayerDrag(of: layers, by: stroke) else { return nil }
      let times = refreshes(of: trace, from: drag.firstMove, to: stroke.end)
      return FingerTracking(
        samples: times.map { time in
          let finger = stroke.location(at: time) - stroke.samples[0].location
          let layer = drag.path.place(at: time)[drag.axis] - drag.origin
          return Sample(time: time, distance: (finger[drag.axis] - layer).magnitude)
        }
      )
    }
  }

  /// The refreshes from one time up to another.
  private static func refreshes(
    of trace: Trace,
    from start: Instant,
    to end: Instant
  ) -> [Instant] {
    let grid = trace.grid
    guard start <= end else { return [] }
    let first = grid.refresh(atOrAfter: start)
    return (first..<max(first, grid.refresh(atOrBefore: end) + 1)).map { grid.time(of: $0) }
  }

  private static func length(_ way: SIMD2<Double>) -> Double { (way * way).sum().squareRoot() }
}
