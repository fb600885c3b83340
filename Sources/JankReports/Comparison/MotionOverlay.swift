package import JankGate
internal import JankMetrics
internal import JankText
internal import JankTrace

/// The positions of a page over time for each strategy, to be drawn over each other.
///
/// The page is the one that moved farthest, along the axis with the longest path. The point is the
/// page's centre or, if a corner moves farther (as in a rotation or a zoom), that corner.
/// Consecutive frames are joined; a repeated frame is drawn as a step. Strategies with the same
/// positions share one line.
package struct MotionOverlay {
  /// A motion for each line.
  package let plot: MotionPlot
  private let groups: ChartGroups<[MotionPlot.Sample]>

  /// The number of lines that letters can label.
  private static let limit = 26
  /// The distance in points below which two positions are the same; half a point is about a pixel.
  private static let samePlace = 0.5

  /// Collects the motions of a comparison that keeps frames; nil if nothing moved.
  package init?(_ comparison: Comparison) {
    let drawn = comparison.contestants.compactMap { contestant in
      contestant.picture.map { (name: contestant.strategy, paths: $0.paths, hertz: $0.strip.hertz) }
    }
    guard let way = Self.farthest(among: drawn.flatMap(\.paths)) else { return nil }
    let paths = drawn.compactMap { item in
      item.paths.first { $0.title == way.title }.map { path in
        (name: item.name, path: Self.moving(path.places(of: way.point)), hertz: item.hertz)
      }
    }
    let start = paths.compactMap(\.path.first?.time).min() ?? .zero
    groups = ChartGroups(
      paths.map { item in
        let samples = Self.samples(of: item.path, axis: way.axis, hertz: item.hertz, from: start)
        return (name: item.name, drawing: samples)
      },
      by: Self.isSame
    )
    plot = MotionPlot(
      series: zip(groups.names, groups.drawings).prefix(Self.limit).map { name, samples in
        MotionPlot.Series(name: name, samples: samples)
      },
      quantity: MotionPlot.Quantity(
        value: "position of \(way.point.name)\(printable(way.title)) in points, "
          + "\(way.axis == 0 ? "x" : "y"), from \(ComparisonText.length(start - .zero)) on",
        velocity: "velocity (points per second)",
        marks: []
      )
    )
  }
}

extension MotionOverlay {
  /// The plot in characters, and below it the strategies of each line.
  func text(width: Int, height: Int) -> String {
    BraillePlot.text(plot, width: width, height: height) + groups.legend(width: width)
  }

  private static func isSame(_ one: [MotionPlot.Sample], _ other: [MotionPlot.Sample]) -> Bool {
    one.count == other.count
      && zip(one, other).allSatisfy {
        $0.time == $1.time && ($0.value - $1.value).magnitude <= samePlace
      }
  }

  /// The subject of the plot: a point of a layer along an axis.
  private struct Way {
    let title: String
    let point: OutlinePoint
    let axis: Int
  }

  private static func farthest(among paths: [RunChart.Path]) -> Way? {
    var best: (way: Way, range: Double)?
    for path in paths {
      for point in OutlinePoint.allCases {
        let places = path.places(of: point).map(\.position)
        for axis in 0...1 {
          guard let least = places.map({ $0[axis] }).min(),
            let most = places.map({ $0[axis] }).max()
          else { continue }
          // A point that goes no farther to anybody's eye is not looked for.
          guard most - least > (best?.range ?? 0) + samePlace else { continue }
          let way = Way(title: path.title, point: point, axis: axis)
          best = (way, most - least)
        }
      }
    }
    return best?.way
  }

  /// The part of a path from the last frame before it moved to the frame in which it settled.
  private static func moving(_ seen: [Sighting]) -> ArraySlice<Sighting> {
    let first = seen.firstIndex { $0.position != seen[0].position } ?? 0
    let last = seen.lastIndex { $0.position != seen[seen.count - 1].position } ?? first
    return seen[max(first - 1, 0)...min(last + 1, seen.count - 1)]
  }

  /// The samples of a path.
  ///
  /// A frame that was repeated gets a second sample, just before the next frame.
  private static func samples(
    of path: ArraySlice<Sighting>,
    axis: Int,
    hertz: Int,
    from start: Instant
  ) -> [MotionPlot.Sample] {
    let period = Interval(nanoseconds: 1_000_000_000 / Int64(hertz))
    var samples: [MotionPlot.Sample] = []
    var before: Sighting?
    for sighting in path {
      let value = sighting.position[axis]
      var velocity = 0.0
      if let before {
        let wait = sighting.time - before.time
        let old = before.position[axis]
        velocity = wait > .zero ? (value - old) / wait.seconds : 0
        if 2 * wait.nanoseconds > 3 * period.nanoseconds {
          let time = sighting.time - start - period
          samples.append(MotionPlot.Sample(time: time, value: old, velocity: 0))
        }
      }
      samples.append(
        MotionPlot.Sample(time: sighting.time - start, value: value, velocity: velocity)
      )
      before = sighting
    }
    return samples
  }
}

/// The position of a layer's point at a time.
private typealias Sighting = (time: Instant, position: SIMD2<Double>)

/// A point of a layer that can be followed.
private enum OutlinePoint: Int, CaseIterable {
  case center, topLeft, topRight, bottomLeft, bottomRight

  /// The name of the point with a space after it; empty for the centre.
  var name: String {
    switch self {
    case .center: ""
    case .topLeft: "the top left of "
    case .topRight: "the top right of "
    case .bottomLeft: "the bottom left of "
    case .bottomRight: "the bottom right of "
    }
  }
}

extension RunChart.Path {
  fileprivate func places(of point: OutlinePoint) -> [Sighting] {
    sightings.map { sighting in
      let outline = sighting.outline
      let isCenter = point == .center
      return (sighting.time, isCenter ? outline.center : outline.corners[point.rawValue - 1])
    }
  }
}
