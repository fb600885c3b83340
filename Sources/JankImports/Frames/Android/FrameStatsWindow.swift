internal import JankMetrics

/// The frames of one window, without duplicates.
struct FrameStatsWindow {
  let name: String
  private var frames: [FrameStatsTable.Frame] = []
  private var places: [Int64: Int] = [:]

  /// The number of newest frames in a dump that may be presented later.
  ///
  /// Android writes the presentation time four frames later. Source: Android, hwui CanvasContext.
  private static let awaitedCount = 4

  init(name: String) {
    self.name = name
  }
}

extension FrameStatsWindow {
  /// Adds the frames of a dump; nil marks a skipped frame.
  ///
  /// Of two rows about the same frame, the more complete one is used; of equally complete rows, the
  /// later one.
  mutating func append(_ dump: [FrameStatsTable.Frame?]) {
    for (index, frame) in dump.enumerated() {
      guard var frame else { continue }
      frame.isAwaited = frame.presented == nil && index >= dump.count - Self.awaitedCount
      if let place = places[frame.intended] {
        if frame.figureCount >= frames[place].figureCount { frames[place] = frame }
      } else {
        places[frame.intended] = frames.count
        frames.append(frame)
      }
    }
  }

  /// The frames as a series; if presentation times are missing, the ends of frames replace them.
  var series: FrameSeries {
    // The intended times are unique.
    let frames = frames.sorted { $0.intended < $1.intended }
    let isPresented = frames.contains { $0.presented != nil }
    var columns: [FrameSeries.Part: TimeColumn] = [
      .begin: TimeColumn(frames.map(\.intended)),
      .shown: TimeColumn(frames.map { isPresented ? $0.presented : $0.completed }),
      .end: TimeColumn(frames.map { max($0.completed, $0.gpuCompleted ?? $0.completed) }),
      .total: TimeColumn(frames.map { $0.completed &- $0.intended }),
    ]
    func add(_ part: FrameSeries.Part, _ metricValues: [Int64?]) {
      if metricValues.contains(where: { $0 != nil }) { columns[part] = TimeColumn(metricValues) }
    }
    add(.deadline, frames.map(\.deadline))
    add(.start, frames.map(\.start))
    add(.mainThread, frames.map(\.mainThread))
    add(.userInterface, frames.map(\.userInterface))
    add(.handOver, frames.map(\.handOver))
    add(.render, frames.map(\.render))
    add(.vsync, frames.map(\.vsync))
    add(.upload, frames.map(\.upload))
    add(.draw, frames.map(\.draw))
    var series = FrameSeries(
      name: name,
      origin: "the framestats dump",
      frameCount: frames.count,
      refreshPeriod: nil,
      columns: columns
    )
    series.takeRefreshIntervals(frames.map(\.interval), .beforeFrame)
    if isPresented {
      series.untimedCount = frames.count(where: \.isAwaited)
      series.segments = Self.segments(of: frames)
    } else {
      series.substitute = "ends of frames"
    }
    return series
  }

  /// Splits the frames after each frame whose presentation no dump contains any more: the times of
  /// the frames that follow it are unknown.
  private static func segments(of frames: [FrameStatsTable.Frame]) -> [FrameSeries.Segment] {
    var segments: [FrameSeries.Segment] = []
    var start = 0
    for end in frames.indices.dropFirst() where frames[end - 1].isAwaited && !frames[end].isAwaited
    {
      segments.append(FrameSeries.Segment(frames: start..<end))
      start = end
    }
    return segments + [FrameSeries.Segment(frames: start..<frames.count)]
  }
}
