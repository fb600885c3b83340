public import JankTrace

/// The data for the charts of a run, which takes less memory than its trace.
public struct RunChart: Hashable, Sendable {
  /// A time between two frames.
  public struct FrameTime: Hashable, Sendable {
    /// The time.
    public let length: Interval
    /// The time in refreshes of the display.
    public let refreshes: Int
  }

  /// The position of a layer on screen.
  public struct Sighting: Hashable, Sendable {
    /// When the frame was shown.
    public let time: Instant
    /// The outline, in points of the screen.
    public let outline: LayerOutline
  }

  /// The visible path of a layer.
  public struct Path: Hashable, Sendable {
    /// The name of the layer.
    public let layer: String
    /// The name with a number, from 2, if others of that name appeared before.
    public let title: String
    /// The positions, frame by frame.
    public let sightings: [Sighting]
  }

  /// The result of each refresh.
  public let strip: RefreshStrip
  /// The times between frames, without pauses in which no frame was requested.
  public let frameTimes: [FrameTime]
  /// The paths of the watched layers that visibly moved, in order of appearance.
  public let paths: [Path]
}

extension RunChart {
  /// Extracts the chart data of a run.
  public init(_ trace: Trace) {
    strip = RefreshStrip(trace)
    frameTimes = FrameTime.all(in: trace)
    paths = Path.all(in: trace)
  }
}

extension RunChart.FrameTime {
  /// The times behind the metrics of `frame-time`, in order.
  fileprivate static func all(in trace: Trace) -> [Self] {
    let series = FrameSeries(picturesOf: trace, in: TrackedAnimation(trace))
    guard let shown = series.column(.shown).value else { return [] }
    return series.segments.flatMap { segment in
      FrameTimes(of: segment, shown: shown).map { step in
        let (start, end) = (Instant(nanoseconds: step.start), Instant(nanoseconds: step.end))
        let grid = trace.grid
        return Self(
          length: end - start,
          refreshes: grid.refresh(atOrBefore: end) - grid.refresh(atOrBefore: start)
        )
      }
    }
  }
}

extension RunChart.Path {
  /// Returns the paths of the watched layers that visibly moved, in order of appearance.
  public static func all(in trace: Trace) -> [RunChart.Path] {
    LayerPath.paths(of: trace).filter(\.isSeenToMove).map { path in
      RunChart.Path(
        layer: path.layer,
        title: path.title,
        sightings: path.steps.map {
          RunChart.Sighting(time: $0.shown, outline: LayerOutline(coordinates: $0.coordinates))
        }
      )
    }
  }
}
