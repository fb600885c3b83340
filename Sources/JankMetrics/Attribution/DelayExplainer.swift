package import JankTrace

/// Finds the causes of the late frames of a run.
///
/// Each frame is followed from its begin to the refresh that showed it. Each stage may use a
/// planned number of refreshes; any more are its delay. Time that a later stage regains is
/// subtracted from the later delays, so the deadline that was missed first carries the most. This
/// is Apple's reading of a hitch, in "Understanding hitches in your app".
///
/// A frame that waited behind another is planned for the refresh after that one. Delay up to that
/// refresh is charged to the other frame, any further delay to the frame itself. Android's
/// FrameTimeline distinguishes stuffed frames from late ones in the same manner, by a deadline one
/// refresh interval after the last latch.
package struct DelayExplainer {
  private let grid: RefreshGrid
  private let frames: [FrameRecord]
  /// By process.
  private let uses: [MainThreadUse]
  private let renderWorks: [WorkRecord]
  /// The processes; empty if the run has only one app.
  private let processes: [ProcessRecord]

  package init(_ trace: Trace) {
    processes = trace.processes
    renderWorks = trace.renderWorks
    grid = trace.grid
    frames = trace.frames
    uses = MainThreadUse.all(in: trace)
  }
}

extension DelayExplainer {
  /// The causes of each frame's delay, in stage order; empty for a frame in time.
  ///
  /// The delays of a frame add up to its hitch.
  package var causes: [[DelayCause]] {
    var previous: [DelayCause] = []
    return frames.indices.map { index in
      previous = causes(ofFrame: index, after: previous)
      return previous
    }
  }

  private func causes(ofFrame index: Int, after previous: [DelayCause]) -> [DelayCause] {
    let frame = frames[index]
    guard frame.hitch > .zero else { return [] }
    let ready = grid.refresh(atOrAfter: frame.execute.end)
    var shares = rateShares(of: frame)
    if ready > frame.expected.number {
      var left = ready - frame.expected.number
      func take(_ delay: Int) -> Int {
        let taken = min(max(0, delay), left)
        left -= taken
        return taken
      }
      // Earlier frames are not charged for delay after the refresh that they left to this one.
      let next = index > 0 ? frames[index - 1].actual.number + 1 : 0
      func takeBehind(_ delay: Int) -> Int { take(min(delay, next - (ready - left))) }
      let committed = grid.commitRefresh(of: frame)
      let rendered = grid.refresh(atOrAfter: frame.prepare.start)
      shares += commitShares(of: frame, refreshes: take(committed - frame.begin.number - 1))
      shares += queueShares(ofFrame: index, refreshes: takeBehind(rendered - committed))
      shares += waitShares(ofFrame: index, refreshes: takeBehind(refreshesWaited(by: frame)))
      shares += renderShares(of: frame, refreshes: left)
    }
    let wait = frame.actual.number - max(ready, frame.expected.number)
    if wait > 0 {
      shares.append(
        DelayShare(
          DelaySuspect(
            .presentQueue,
            "display",
            held: .zero,
            behind: before(index),
            party: previous.party
          ),
          refreshes: wait
        )
      )
    }
    return causes(shares, of: frame)
  }

  private func before(_ index: Int) -> Int? {
    index > 0 ? frames[index - 1].index : nil
  }
}

// MARK: Stages

extension DelayExplainer {
  private func commitShares(of frame: FrameRecord, refreshes: Int) -> [DelayShare] {
    guard refreshes > 0, let stage = frame.mainThread else { return [] }
    let begin = frame.begin.time
    let use = uses[frame.process]
    let process = processes.isEmpty ? nil : processes[frame.process].name
    let start = use.start(ofWhatHeldUp: begin, until: stage.end)
    let suspects = use.shares(from: start, to: stage.end).map { DelaySuspect($0, of: process) }
    var rest = self.rest(of: frame, from: begin, to: stage.end)
    rest.process = process
    return DelayShare.shares(
      of: refreshes,
      among: suspects,
      rest: rest
    ) { taken in
      let groups = Set(taken.map { WorkGroup($0.name, of: $0.kind) })
      let end = use.end(of: stage.end, begunAt: begin) {
        groups.contains(WorkGroup($0))
      }
      return grid.refresh(atOrAfter: max(.zero, end))
    }
  }

  /// What held the main thread without work of its own: the system, or work that has no name.
  private func rest(of frame: FrameRecord, from start: Instant, to end: Instant) -> DelaySuspect {
    let suspended =
      processes.isEmpty ? .zero : processes[frame.process].suspension(from: start, to: end)
    return suspended > .zero
      ? DelaySuspect(.mainThread, DelayCause.suspension, held: suspended)
      : DelaySuspect(.mainThread, "unnamed work", held: end - start)
  }

  private func queueShares(ofFrame index: Int, refreshes: Int) -> [DelayShare] {
    guard refreshes > 0 else { return [] }
    let previous = index > 0 ? frames[index - 1] : nil
    let length = previous.map { $0.execute.end - $0.prepare.start } ?? .zero
    let suspect = DelaySuspect(.renderQueue, "render server", held: length, behind: before(index))
    return [DelayShare(suspect, refreshes: refreshes)]
  }

  /// How long a prepared frame waited for the GPU.
  private func wait(of frame: FrameRecord) -> Interval { frame.execute.start - frame.prepare.end }

  /// How many refreshes earlier a frame would be rendered without that wait.
  private func refreshesWaited(by frame: FrameRecord) -> Int {
    let end = frame.execute.end
    return grid.refresh(atOrAfter: end) - grid.refresh(atOrAfter: end - wait(of: frame))
  }

  private func waitShares(ofFrame index: Int, refreshes: Int) -> [DelayShare] {
    guard refreshes > 0 else { return [] }
    let suspect = DelaySuspect(
      .executeQueue,
      "GPU",
      held: wait(of: frames[index]),
      behind: before(index)
    )
    return [DelayShare(suspect, refreshes: refreshes)]
  }

  private func renderShares(of frame: FrameRecord, refreshes: Int) -> [DelayShare] {
    guard refreshes > 0 else { return [] }
    let (prepare, execute) = (frame.prepare, frame.execute)
    let stalls = renderWorks.within(execute)
    let stalled = stalls.reduce(Interval.zero) { $0 + ($1.end - $1.start) }
    let length = execute.end - execute.start - stalled
    let drawing = DelaySuspect(.execute, "execute", held: length)
    let suspects =
      stalls.map {
        DelaySuspect(.execute, $0.name, kind: $0.kind, held: $0.end - $0.start)
      } + [DelaySuspect(.prepare, "prepare", held: prepare.end - prepare.start), drawing]
    return DelayShare.shares(of: refreshes, among: suspects, rest: drawing) { taken in
      let saved = taken.reduce(Interval.zero) { $0 + $1.held }
      return grid.refresh(atOrAfter: max(.zero, execute.end - saved))
    }
  }

  /// The effect of a rate change, which costs time but no refresh.
  private func rateShares(of frame: FrameRecord) -> [DelayShare] {
    guard grid.time(of: frame.expected.number) > frame.expected.time else { return [] }
    return [DelayShare(DelaySuspect(.rateChange, "refresh rate", held: .zero), refreshes: 0)]
  }

  /// Converts shares to consecutive causes with the length of their refreshes.
  private func causes(_ shares: [DelayShare], of frame: FrameRecord) -> [DelayCause] {
    var refresh = frame.expected.number
    var time = frame.expected.time
    return shares.map { share in
      refresh += share.refreshes
      // If the rate rose, refreshes come before the planned time.
      let due = max(frame.expected.time, grid.time(of: refresh))
      // The panel may have shown the frame before its refresh.
      let next = refresh == frame.actual.number ? min(due, frame.actual.time) : due
      defer { time = next }
      var cause = DelayCause(share.suspect, refreshes: share.refreshes, delay: next - time)
      cause.lead = due - next
      return cause
    }.filter { $0.delay > .zero }
  }
}

extension RefreshGrid {
  /// The first refresh that can take the commit of a frame, not before the planned one.
  func commitRefresh(of frame: FrameRecord) -> Int {
    let end = frame.mainThread?.end ?? frame.begin.time
    return max(refresh(atOrAfter: end), frame.begin.number + 1)
  }
}

extension ProcessRecord {
  /// How long the process is suspended in a range of time.
  fileprivate func suspension(from start: Instant, to end: Instant) -> Interval {
    let ends = changes.dropFirst().map(\.time) + [end]
    return zip(changes, ends).reduce(Interval.zero) { sum, stretch in
      guard stretch.0.state == .suspended else { return sum }
      let length = min(stretch.1, end) - max(stretch.0.time, start)
      return sum + max(length, .zero)
    }
  }
}
