internal import JankMetrics
package import JankTrace

/// The progress and the speed of a watched layer, frame by frame.
///
/// Progress 0 is the layer's position when the transition was requested, progress 1 the position
/// where it settled. If the two are the same, as for a cancelled drag, progress 1 is the farthest
/// position reached.
package enum LayerProgress {
  /// A layer in a frame.
  package struct Point: Hashable {
    /// The layer's name, with a number if other layers of the name came before.
    package let layer: String
    /// When the frame was shown.
    package let time: Instant
    /// The progress, 0 at the start and 1 at the end; an overshoot is beyond.
    package let progress: Double
    /// The speed since the previous frame, of the corner that moved farthest, in points per second.
    package let velocity: Double
  }

  /// The points of all layers that moved, sorted by layer name.
  package static func points(of trace: Trace) -> [Point] {
    let paths = RunChart.Path.all(in: trace)
    let starts = trace.transitions.map(\.requested)
    return paths.sorted { $0.title < $1.title }.flatMap { path in
      zip(starts, Array(starts.dropFirst()) + [trace.end]).flatMap { start, end in
        points(of: path.title, path.sightings.filter { $0.time > start && $0.time <= end })
      }
    }
  }

  private static func points(of layer: String, _ places: [RunChart.Sighting]) -> [Point] {
    guard let start = places.first?.outline, let last = places.last?.outline else { return [] }
    let goal = last == start ? farthest(places, from: start) : last
    let way = goal.coordinates - start.coordinates
    let length = (way * way).sum()
    guard length > 0 else { return [] }
    return places.indices.map { index in
      let place = places[index]
      let before = places[max(0, index - 1)]
      let seconds = (place.time - before.time).seconds
      return Point(
        layer: layer,
        time: place.time,
        progress: ((place.outline.coordinates - start.coordinates) * way).sum() / length,
        velocity: seconds > 0 ? place.outline.distance(to: before.outline) / seconds : 0
      )
    }
  }

  private static func farthest(
    _ places: [RunChart.Sighting],
    from start: LayerOutline
  ) -> LayerOutline {
    places.max { $0.outline.distance(to: start) < $1.outline.distance(to: start) }?.outline ?? start
  }
}
