internal import JankTrace

/// The work items involved in the timing of each frame, derived from the trace alone.
///
/// Whether a frame is in time without one of them is for ``Remedies`` to find out: without a work
/// item the app may begin other frames, with other costs.
package struct RemedyCandidates {
  private let grid: RefreshGrid
  private let frames: [FrameRecord]
  /// By process.
  private let uses: [MainThreadUse]
  private let renderWorks: [WorkRecord]

  init(_ trace: Trace) {
    grid = trace.grid
    frames = trace.frames
    uses = MainThreadUse.all(in: trace)
    renderWorks = trace.renderWorks
  }
}

extension RemedyCandidates {
  /// The maximum number of work items listed for a frame.
  ///
  /// If each frame waits behind the one before, all work items of a run are involved in the last
  /// frame.
  package static let limit = 64

  struct Involved {
    /// Their titles, those charged for the frame first.
    var titles: [String] = []
    /// Whether no other work item was involved.
    var areAll = true
  }

  /// The work items involved in the lateness of each frame.
  ///
  /// Work that delayed a frame is also involved in the delay of frames that waited behind it.
  ///
  /// - Parameter causes: the causes of each frame's delay.
  /// - Returns: The work items of each frame: those charged for it, largest charge first, then
  ///   others, then `prepare` and `execute`. Empty if the frame was in time or only the display
  ///   made it late.
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

  /// Whether a frame waited behind the one before it, in a stage or for its refresh.
  private func waited(_ index: Int) -> Bool {
    guard index > 0 else { return false }
    let frame = frames[index]
    let ready = max(grid.refresh(atOrAfter: frame.execute.end), frame.expected.number)
    return frame.prepare.start > grid.time(of: grid.commitRefresh(of: frame))
      || frame.execute.start > frame.prepare.end || frame.actual.number > ready
  }

  /// The work on the frame itself; main-thread work only if its commit was late.
  private func works(of frame: FrameRecord) -> [String] {
    var names: [String] = []
    if let stage = frame.mainThread, stage.end > grid.time(of: frame.begin.number + 1) {
      let use = uses[frame.process]
      let start = use.start(ofWhatHeldUp: frame.begin.time, until: stage.end)
      let shares = use.shares(from: start, to: stage.end)
      names = Self.inOrder(shares) { $0.length > $1.length }.map(\.title)
    }
    return names + renderWorks.within(frame.execute).map(\.title)
  }

  /// The stages that the render server performs for every frame.
  private static let stages = ["prepare", "execute"]

  /// Sorts stably.
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
