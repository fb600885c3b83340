public import JankTrace

/// What can be drawn of a run, apart from its trace, which takes more room.
public struct RunPicture: Hashable, Sendable {
  /// A time between two pictures.
  public struct FrameTime: Hashable, Sendable {
    /// How long it was.
    public let length: Interval
    /// The same in refreshes of the display.
    public let refreshes: Int
  }

  /// Where a layer was seen.
  public struct Sighting: Hashable, Sendable {
    /// When the picture was shown.
    public let time: Instant
    /// Where it was, in points of the screen.
    public let outline: LayerOutline
  }

  /// The way that a layer was seen to go.
  public struct Path: Hashable, Sendable {
    /// The name of the layer.
    public let layer: String
    /// Its name with a number, from 2, where others of the name were seen before.
    public let title: String
    /// Where it was seen, picture by picture.
    public let sightings: [Sighting]
  }

  /// What each refresh brought.
  public let strip: RefreshStrip
  /// The times from one picture to the next, without the pauses in which none was wanted.
  public let frameTimes: [FrameTime]
  /// The ways of the watched layers that were seen to move, in the order they were first seen.
  public let paths: [Path]
}

extension RunPicture {
  /// Keeps of a run what can be drawn.
  public init(_ trace: Trace) {
    strip = RefreshStrip(trace)
    frameTimes = FrameTime.all(in: trace)
    paths = Path.all(in: trace)
  }
}

extension RunPicture.FrameTime {
  /// The times that the metrics of `frame-time` are made of, in their order.
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

extension RunPicture.Path {
  /// The ways of the watched layers that were seen to move, in the order they were first seen.
  public static func all(in trace: Trace) -> [RunPicture.Path] {
    LayerPath.paths(of: trace).filter(\.isSeenToMove).map { path in
      RunPicture.Path(
        layer: path.layer,
        title: path.title,
        sightings: path.steps.map {
          RunPicture.Sighting(time: $0.shown, outline: LayerOutline(coordinates: $0.coordinates))
        }
      )
    }
  }
}
