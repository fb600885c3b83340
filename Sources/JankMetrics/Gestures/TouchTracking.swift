public import JankTrace

/// The distance between a touch and what it drags, at each refresh.
///
/// A touch moves on while a frame is computed and shown. The distances are those at the refreshes
/// of the display, with the frame on screen at that time. So the distance grows during a freeze.
public struct TouchTracking: Hashable, Sendable {
  /// A distance at a refresh.
  public struct Sample: Hashable, Sendable {
    /// The time of the refresh.
    public let time: Instant
    /// The distance between touch and frame, in points.
    public let distance: Double
  }

  /// The distances from the first frame that answered the touch to its end.
  public let samples: [Sample]
}

extension TouchTracking {
  /// Returns the distances between each touch and the touch position known to the frame on screen.
  ///
  /// This is the best that a layer can achieve if it follows the touch one to one.
  ///
  /// - Parameter trace: the trace of a run.
  /// - Returns: One element per touch that was answered, in the order in which they began.
  public static func lags(in trace: Trace) -> [TouchTracking] {
    let answers = InputAnswer.answers(in: trace)
    return TouchStroke.strokes(of: trace).compactMap { stroke in
      let own = answers.filter { answer in
        answer.newest.touchID == stroke.touchID && answer.newest.sensed >= stroke.start
          && answer.newest.sensed < stroke.end
      }
      guard let first = own.first else { return nil }
      var newest = first
      var rest = own[...]
      return TouchTracking(
        samples: refreshes(of: trace, from: first.shown, to: stroke.end).map { time in
          while let next = rest.first, next.shown <= time { newest = rest.removeFirst() }
          let way = stroke.location(at: time) - newest.newest.location
          return Sample(time: time, distance: length(way))
        }
      )
    }
  }

  /// The longest distance that each touch moves between two refreshes, or until its release before
  /// the next.
  package static func travels(in trace: Trace) -> [Double] {
    TouchStroke.strokes(of: trace).compactMap { stroke in
      let times = refreshes(of: trace, from: stroke.start, to: stroke.end) + [stroke.end]
      return zip(times, times.dropFirst()).map { start, end in
        length(stroke.location(at: end) - stroke.location(at: start))
      }.max()
    }
  }

  /// Returns the distances between each dragged layer and the position to which the touch dragged
  /// it.
  ///
  /// A layer that sticks to the touch has moved as far as the touch since its begin, along the axis
  /// on which the layer moves. The slop of the gesture counts, and so does a scale factor between
  /// the two.
  ///
  /// - Parameter trace: the trace of a run with watched layers.
  /// - Returns: One element per touch that a watched layer followed, in the order in which they
  ///   began.
  public static func distances(in trace: Trace) -> [TouchTracking] {
    let layers = LayerPath.draggablePaths(of: trace)
    return TouchStroke.strokes(of: trace).compactMap { stroke in
      guard let drag = LayerDrag(of: layers, by: stroke) else { return nil }
      let times = refreshes(of: trace, from: drag.firstMove, to: stroke.end)
      return TouchTracking(
        samples: times.map { time in
          let touchID = stroke.location(at: time) - stroke.samples[0].location
          let layer = drag.path.place(at: time)[drag.axis] - drag.origin
          return Sample(time: time, distance: (touchID[drag.axis] - layer).magnitude)
        }
      )
    }
  }

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
