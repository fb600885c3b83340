internal import JankTrace

/// The works that had a part in when each picture came, read off the trace alone.
///
/// Which of them would help is another question: without one the app may begin other frames, on
/// which it spends other times. That is for ``Remedies`` to find out.
struct RemedyCandidates {
  private let grid: RefreshGrid
  private let frames: [FrameRecord]
  private let use: MainThreadUse
  private let renderWorks: [WorkRecord]

  init(_ trace: Trace) {
    grid = trace.grid
    frames = trace.frames
    use = MainThreadUse(trace)
    renderWorks = trace.renderWorks
  }
}

extension RemedyCandidates {
  /// The names of the works that had a part in the lateness of each frame.
  ///
  /// What a picture had to wait for had a part in the one that it waited behind.
  ///
  /// - Parameter causes: what made each frame late.
  /// - Returns: For each frame the names, those first that answer for it, the most first, then
  ///   other works before `prepare` and `execute`; none where nothing but the display made it late,
  ///   or nothing.
  func names(besides causes: [[DelayCause]]) -> [[String]] {
    var involved: [String] = []
    return frames.indices.map { index in
      let before = waited(index) ? involved : []
      let named = (before + works(of: frames[index])).filter { !Self.stages.contains($0) }
      involved = Self.unique(blamed(by: causes[index]) + named + Self.stages)
      return causes[index].contains { $0.stage != .rateChange } ? involved : []
    }
  }

  private func blamed(by causes: [DelayCause]) -> [String] {
    let own = causes.filter { cause in
      switch cause.stage {
      case .mainThread: cause.kind != nil
      case .prepare, .execute: true
      case .rateChange, .renderQueue, .executeQueue, .presentQueue: false
      }
    }
    return own.sorted { $0.refreshes > $1.refreshes }.map(\.name)
  }

  /// Whether a picture waited behind the one before it, on its way or for its refresh.
  private func waited(_ index: Int) -> Bool {
    guard index > 0 else { return false }
    let frame = frames[index]
    let ready = max(grid.refresh(atOrAfter: frame.execute.end), frame.expected.number)
    return frame.prepare.start > grid.time(of: grid.commitRefresh(of: frame))
      || frame.execute.start > frame.prepare.end || frame.actual.number > ready
  }

  /// The work on a frame by itself; that of the main thread only where its commit was late.
  private func works(of frame: FrameRecord) -> [String] {
    var names: [String] = []
    if let stage = frame.mainThread, stage.end > grid.time(of: frame.begin.number + 1) {
      let start = use.start(ofWhatHeldUp: frame.begin.time, until: stage.end)
      names = use.shares(from: start, to: stage.end).sorted { $0.length > $1.length }.map(\.name)
    }
    let execute = frame.execute
    names += renderWorks.filter { $0.start >= execute.start && $0.end <= execute.end }.map(\.name)
    return names
  }

  /// What the render server does with every picture.
  private static let stages = ["prepare", "execute"]

  private static func unique(_ names: [String]) -> [String] {
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
  }
}
