package import JankTrace

/// How far a watched layer has come on its way, and how fast it goes, picture by picture.
///
/// The way of a transition leads from where the layer was when the transition was asked for to
/// where it came to rest. Where that is the same place, as for a drag that was given up, it leads
/// to the farthest place that the layer was seen at.
package enum LayerProgress {
  /// A layer in a picture.
  package struct Point: Hashable {
    package let layer: String
    /// When the picture was shown.
    package let time: Instant
    /// The share of the way, 0 at its start and 1 at its end; beyond for what overshoots.
    package let progress: Double
    /// The speed since the picture before, in points per second.
    package let velocity: Double
  }

  private struct Place {
    let time: Instant
    let position: SIMD2<Double>
  }

  /// The points of all layers that moved, layer by layer in the order of their names.
  package static func points(of trace: Trace) -> [Point] {
    guard !trace.samples.isEmpty else { return [] }
    let shown = Dictionary(
      trace.frames.map { ($0.index, $0.actual.time) },
      uniquingKeysWith: { first, _ in first }
    )
    let places = Dictionary(grouping: trace.samples, by: \.layer).mapValues { samples in
      samples.compactMap { sample in
        shown[sample.frame].map { Place(time: $0, position: sample.position) }
      }
    }
    let starts = trace.transitions.map(\.requested)
    return places.sorted { $0.key < $1.key }.flatMap { layer, places in
      zip(starts, Array(starts.dropFirst()) + [trace.end]).flatMap { start, end in
        points(of: layer, places.filter { $0.time > start && $0.time <= end })
      }
    }
  }

  private static func points(of layer: String, _ places: [Place]) -> [Point] {
    guard let start = places.first?.position, let last = places.last?.position else { return [] }
    let way = last == start ? farthest(places, from: start) - start : last - start
    let length = (way * way).sum()
    guard length > 0 else { return [] }
    return places.indices.map { index in
      let place = places[index]
      let before = places[max(0, index - 1)]
      let seconds = (place.time - before.time).seconds
      let step = place.position - before.position
      return Point(
        layer: layer,
        time: place.time,
        progress: ((place.position - start) * way).sum() / length,
        velocity: seconds > 0 ? (step * step).sum().squareRoot() / seconds : 0
      )
    }
  }

  private static func farthest(_ places: [Place], from start: SIMD2<Double>) -> SIMD2<Double> {
    func distance(_ place: Place) -> Double {
      let way = place.position - start
      return (way * way).sum()
    }
    return places.max { distance($0) < distance($1) }?.position ?? start
  }
}
