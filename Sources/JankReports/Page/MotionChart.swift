internal import JankMetrics
internal import JankText
internal import JankTrace

/// The positions of a page over time in several runs, to be drawn over each other.
///
/// The page is the one that moved farthest, along the axis with the longest path. The point is the
/// page's centre or, if a corner moves farther (as in a rotation or a zoom), that corner.
/// Consecutive frames are joined; a repeated frame is drawn as a step. Runs with the same positions
/// share one line.
struct MotionChart {
  /// The path of a layer on the screen.
  struct Path {
    /// The layer's name, with a number if others of that name came before.
    let title: String
    /// The time of each frame, and the outline in it.
    let sightings: [(time: Instant, outline: LayerOutline)]
  }

  /// A run to draw.
  struct Run {
    let name: String
    /// The paths of the layers that moved.
    let paths: [Path]
    /// The highest refresh rate of the display.
    let hertz: Int
    /// Where the effect means the layers to be; empty if unknown.
    var intended: [Path] = []
  }

  /// A motion for each line.
  let plot: MotionPlot
  private let groups: ChartGroups<[MotionPlot.Sample]>

  /// The number of lines that letters can label.
  private static let limit = 26
  /// The distance in points below which two positions are the same; half a point is about a pixel.
  private static let samePlace = 0.5

  /// Collects the motions of runs; nil if nothing moved.
  init?(_ runs: [Run]) {
    guard let way = Self.farthest(among: runs.flatMap(\.paths)) else { return nil }
    let presented = Self.paths(runs, \.paths, along: way)
    let intended = Self.paths(runs, \.intended, along: way)
    let start = (presented + intended).compactMap(\.path.first?.time).min() ?? .zero
    func samples(_ items: [Drawn]) -> [(name: String, drawing: [MotionPlot.Sample])] {
      items.map { item in
        (item.name, Self.samples(of: item.path, axis: way.axis, hertz: item.hertz, from: start))
      }
    }
    groups = ChartGroups(samples(presented), by: Self.isSame)
    let meant = ChartGroups(samples(intended), by: Self.isSame)
    let names = meant.names.count == 1 ? ["intended"] : meant.names.map { "intended for \($0)" }
    let series =
      zip(groups.names, groups.drawings).map { MotionPlot.Series(name: $0, samples: $1) }
      + zip(names, meant.drawings).map {
        MotionPlot.Series(name: $0, samples: $1, isReference: true)
      }
    plot = MotionPlot(
      series: Array(series.prefix(Self.limit)),
      quantity: MotionPlot.Quantity(
        value: "position of \(way.point.name)\(printable(way.title)) in points, "
          + "\(way.axis == 0 ? "x" : "y"), from \(CauseText.length(start - .zero)) on",
        velocity: "velocity (points per second)",
        marks: []
      )
    )
  }
}

extension MotionChart {
  /// The runs of each line that stands for several.
  func legend(width: Int) -> String { groups.legend(width: width) }

  private typealias Drawn = (name: String, path: ArraySlice<Sighting>, hertz: Int)

  /// The path of a point in each run that has it.
  private static func paths(_ runs: [Run], _ paths: (Run) -> [Path], along way: Way) -> [Drawn] {
    runs.compactMap { run in
      paths(run).first { $0.title == way.title }.map { path in
        (name: run.name, path: moving(path.places(of: way.point)), hertz: run.hertz)
      }
    }
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

  private static func farthest(among paths: [Path]) -> Way? {
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

extension MotionChart.Path {
  /// Takes the path of a chart.
  init(_ path: RunChart.Path) {
    self.init(title: path.title, sightings: path.sightings.map { ($0.time, $0.outline) })
  }

  /// Joins the intended positions of each layer in all transitions.
  static func joined(_ motions: [IntendedMotion]) -> [Self] {
    var titles: [String] = []
    var places: [String: [IntendedMotion.Place]] = [:]
    for motion in motions {
      if places[motion.subject.layer] == nil { titles.append(motion.subject.layer) }
      places[motion.subject.layer, default: []] += motion.places
    }
    return titles.map { title in
      Self(title: title, sightings: (places[title] ?? []).map { ($0.time, $0.outline) })
    }
  }

  fileprivate func places(of point: OutlinePoint) -> [Sighting] {
    sightings.map { sighting in
      let outline = sighting.outline
      let isCenter = point == .center
      return (sighting.time, isCenter ? outline.center : outline.corners[point.rawValue - 1])
    }
  }
}
