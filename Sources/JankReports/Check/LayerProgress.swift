internal import JankMetrics
package import JankTrace

/// How far a watched layer has come on its way, and how fast it goes, picture by picture.
///
/// The way of a transition leads from where the layer was when the transition was asked for to
/// where it came to rest. Where that is the same place, as for a drag that was given up, it leads
/// to the farthest place that the layer was seen at.
package enum LayerProgress {
  /// A layer in a picture.
  package struct Point: Hashable {
    /// The name of the layer, with a number where others of the name were seen before.
    package let layer: String
    /// When the picture was shown.
    package let time: Instant
    /// The share of the way, 0 at its start and 1 at its end; beyond for what overshoots.
    package let progress: Double
    /// The speed since the picture before of the corner that went farthest, in points per second.
    package let velocity: Double
  }

  /// The points of all layers that were seen to move, layer by layer in the order of their names.
  package static func points(of trace: Trace) -> [Point] {
    let paths = RunPicture.Path.all(in: trace)
    let starts = trace.transitions.map(\.requested)
    return paths.sorted { $0.title < $1.title }.flatMap { path in
      zip(starts, Array(starts.dropFirst()) + [trace.end]).flatMap { start, end in
        points(of: path.title, path.sightings.filter { $0.time > start && $0.time <= end })
      }
    }
  }

  private static func points(of layer: String, _ places: [RunPicture.Sighting]) -> [Point] {
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
    _ places: [RunPicture.Sighting],
    from start: LayerOutline
  ) -> LayerOutline {
    places.max { $0.outline.distance(to: start) < $1.outline.distance(to: start) }?.outline ?? start
  }
}
