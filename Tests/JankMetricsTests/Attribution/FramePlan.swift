import JankMetrics
import JankTrace

/// The frames of a run as they were planned, to be played again with less work.
///
/// Each frame keeps its begin, the refresh it was planned for and its buffers; work that is taken
/// away brings everything behind it forward. Nothing can come later by it: times are only added and
/// the later of two taken. A whole run without the work may turn out differently, since there the
/// app begins other frames.
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
  /// The refreshes at which the frames are shown if work of a name takes no time.
  ///
  /// - Parameter name: the name of work of the main thread, `prepare` or `execute`, or nil to play
  ///   everything as it was.
  /// - Returns: A refresh for each frame.
  func shown(without name: String? = nil) -> [Int] {
    var prepareFree = Instant.zero
    var executeFree = Instant.zero
    var (lastButOne, last) = (-1, -1)
    return frames.map { frame in
      // A third buffer is free from the refresh on at which the picture before the last is shown.
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

  /// The refresh at which the commit of a frame can be taken.
  private func commitRefresh(of frame: FrameRecord, without name: String?) -> Int {
    guard let stage = frame.mainThread else { return frame.begin.number + 1 }
    let begin = frame.begin.time
    let end = use.end(of: stage.end, begunAt: begin) { $0.name == name }
    return max(grid.refresh(atOrAfter: max(begin, end)), frame.begin.number + 1)
  }
}
