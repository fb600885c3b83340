import JankMetrics
import JankTrace

/// The frames of a run as planned, for a replay with less work.
///
/// Each frame keeps its begin, its planned refresh and its buffers. Removed work moves everything
/// behind it forward. Nothing can become later, because times are only added, and the later of two
/// taken. A whole run without the work can differ, because the app begins other frames there.
struct FramePlan {
  private let grid: RefreshGrid
  private let frames: [FrameRecord]
  private let use: MainThreadUse
  private let renderWorks: [WorkRecord]

  init(_ trace: Trace) {
    renderWorks = trace.renderWorks
    grid = trace.grid
    frames = trace.frames
    use = MainThreadUse(trace)
  }
}

extension FramePlan {
  /// The refreshes that show the frames if work with a name takes no time.
  ///
  /// - Parameter name: the name of main-thread work, `prepare` or `execute`, or nil for all work.
  /// - Returns: A refresh for each frame.
  func shown(without name: String? = nil) -> [Int] {
    var prepareFree = Instant.zero
    var executeFree = Instant.zero
    var (lastButOne, last) = (-1, -1)
    return frames.map { frame in
      // A third buffer is free from the refresh that shows the frame before the last.
      let isTriple = frame.expected.number - frame.begin.number > 2
      let free = isTriple ? lastButOne : grid.refresh(atOrAfter: executeFree)
      let start = max(
        commitRefresh(of: frame, without: name),
        grid.refresh(atOrAfter: prepareFree),
        free
      )
      let prepare = name == "prepare" ? .zero : frame.prepare.end - frame.prepare.start
      let execute = executeLength(of: frame, without: name)
      prepareFree = grid.time(of: start) + prepare
      executeFree = max(prepareFree, executeFree) + execute
      let shown = max(frame.expected.number, last + 1, grid.refresh(atOrAfter: executeFree))
      (lastButOne, last) = (last, shown)
      return shown
    }
  }

  private func executeLength(of frame: FrameRecord, without name: String?) -> Interval {
    let stage = frame.execute
    let whole = stage.end - stage.start
    guard let name else { return whole }
    let stalls = renderWorks.filter { $0.start >= stage.start && $0.end <= stage.end }
    func length(_ works: [WorkRecord]) -> Interval {
      works.reduce(.zero) { $0 + ($1.end - $1.start) }
    }
    return name == "execute" ? length(stalls) : whole - length(stalls.filter { $0.name == name })
  }

  /// The refresh that can latch the commit of a frame.
  private func commitRefresh(of frame: FrameRecord, without name: String?) -> Int {
    guard let stage = frame.mainThread else { return frame.begin.number + 1 }
    let begin = frame.begin.time
    let end = use.end(of: stage.end, begunAt: begin) { $0.name == name }
    return max(grid.refresh(atOrAfter: max(begin, end)), frame.begin.number + 1)
  }
}
