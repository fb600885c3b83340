internal import JankMetrics

/// The frames of one window, each once.
struct FrameStatsWindow {
  let name: String
  private var frames: [FrameStatsTable.Frame] = []
  private var seen: Set<Int64> = []

  init(name: String) {
    self.name = name
  }
}

extension FrameStatsWindow {
  /// Adds a frame, unless a dump before this one had it.
  mutating func append(_ frame: FrameStatsTable.Frame) {
    if seen.insert(frame.intended).inserted { frames.append(frame) }
  }

  /// The frames as a series; without presentation times the ends of frames stand for them.
  var series: FrameSeries {
    let frames = frames.sorted { $0.intended < $1.intended }
    let isPresented = frames.contains { $0.presented != nil }
    var columns: [FrameSeries.Part: TimeColumn] = [
      .begin: TimeColumn(frames.map(\.intended)),
      .shown: TimeColumn(frames.map { isPresented ? $0.presented : $0.completed }),
      .end: TimeColumn(frames.map { max($0.completed, $0.gpuCompleted ?? $0.completed) }),
      .total: TimeColumn(frames.map { $0.completed &- $0.intended }),
    ]
    func add(_ part: FrameSeries.Part, _ figures: [Int64?]) {
      if figures.contains(where: { $0 != nil }) { columns[part] = TimeColumn(figures) }
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
      refreshPeriod: frames.compactMap(\.interval).first.flatMap(RefreshPeriod.init(stated:)),
      columns: columns
    )
    if !isPresented { series.substitute = "ends of frames" }
    return series
  }
}
