internal import JankTrace

/// The works that had a part in when each picture came, read off the trace alone.
///
/// Which of them would help is another question: without one the app may begin other frames, on
/// which it spends other times. That is for ``Remedies`` to find out.
package struct RemedyCandidates {
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
  /// How many works of a frame are told.
  ///
  /// Where each picture waits behind the one before, all works of a run have a part in the last.
  package static let limit = 64

  /// The works that had a part in the lateness of one frame.
  struct Involved {
    /// Their titles, those first that answer for the frame.
    var titles: [String] = []
    /// Whether no other work had a part.
    var areAll = true
  }

  /// The works that had a part in the lateness of each frame.
  ///
  /// What a picture had to wait for had a part in the one that it waited behind.
  ///
  /// - Parameter causes: what made each frame late.
  /// - Returns: For each frame the works, those first that answer for it, the most first, then
  ///   other works before `prepare` and `execute`; none where nothing but the display made it late,
  ///   or nothing.
  func works(besides causes: [[DelayCause]]) -> [Involved] {
    var involved = Involved()
    return frames.indices.map { index in
      let before = waited(index) ? involved : Involved()
      let named = Self.unique(
        blamed(by: causes[index])
          + (before.titles + works(of: frames[index])).filter { !Self.stages.contains($0) }
      )
      involved.titles = Self.unique(named.prefix(Self.limit) + Self.stages)
      involved.areAll = before.areAll && named.count <= Self.limit
      return causes[index].contains { $0.stage != .rateChange } ? involved : Involved()
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
    return Self.inOrder(own) { $0.refreshes > $1.refreshes }.map(\.title)
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
      let shares = use.shares(from: start, to: stage.end)
      names = Self.inOrder(shares) { $0.length > $1.length }.map(\.title)
    }
    return names + renderWorks.within(frame.execute).map(\.title)
  }

  /// What the render server does with every picture.
  private static let stages = ["prepare", "execute"]

  /// Sorted, and where neither comes before the other in the order they had.
  private static func inOrder<Element>(
    _ elements: [Element],
    by precedes: (Element, Element) -> Bool
  ) -> [Element] {
    elements.enumerated().sorted { one, other in
      if precedes(one.element, other.element) { return true }
      return !precedes(other.element, one.element) && one.offset < other.offset
    }.map(\.element)
  }

  private static func unique(_ names: [String]) -> [String] {
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
  }
}
