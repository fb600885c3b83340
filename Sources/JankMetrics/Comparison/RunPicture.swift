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
    /// The position of the layer, in points.
    public let position: SIMD2<Double>
  }

  /// The way that a layer was seen to go.
  public struct Path: Hashable, Sendable {
    /// The name of the layer.
    public let layer: String
    /// Where it was seen, picture by picture.
    public let sightings: [Sighting]
  }

  /// What each refresh brought.
  public let strip: RefreshStrip
  /// The times from one picture to the next, without the pauses in which none was wanted.
  public let frameTimes: [FrameTime]
  /// The ways of the watched layers that moved, in the order they were first seen.
  public let paths: [Path]
}

extension RunPicture {
  /// Keeps of a run what can be drawn.
  public init(_ trace: Trace) {
    strip = RefreshStrip(trace)
    let cadence = Cadence(trace)
    let animation = TrackedAnimation(trace)
    frameTimes = trace.frames.indices.dropFirst().compactMap { index in
      let (before, frame) = (trace.frames[index - 1], trace.frames[index])
      guard animation.contains(frame), cadence.continues(at: index) else { return nil }
      return FrameTime(
        length: frame.actual.time - before.actual.time,
        refreshes: frame.actual.number - before.actual.number
      )
    }
    paths = Self.paths(in: trace)
  }

  private static func paths(in trace: Trace) -> [Path] {
    let frames = Dictionary(
      trace.frames.map { ($0.index, $0.actual.time) },
      uniquingKeysWith: { first, _ in first }
    )
    var names: [String] = []
    var sightings: [String: [Sighting]] = [:]
    for sample in trace.samples {
      guard let time = frames[sample.frame] else { continue }
      if sightings[sample.layer] == nil { names.append(sample.layer) }
      let sighting = Sighting(time: time, position: sample.position)
      sightings[sample.layer, default: []].append(sighting)
    }
    return names.compactMap { name in
      guard let seen = sightings[name], Set(seen.map(\.position)).count > 1 else { return nil }
      return Path(layer: name, sightings: seen)
    }
  }
}
