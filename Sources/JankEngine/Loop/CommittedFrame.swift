package import JankTrace

/// A frame of the app for the render server: all commits that began at one refresh.
///
/// Of several frames that are combined, the presented frame is the newest that was due: its
/// deadline when it was taken, its presentation when it was shown. Earlier ones are superseded and
/// never presented; later ones are presented early, so nothing of them is missing. A thread that
/// was late with one frame and produces the next right after it is therefore late with one
/// presented frame.
package struct CommittedFrame: Hashable, Sendable {
  /// The refresh at which its work could begin.
  package let begin: Int
  /// The refresh by which it counts as in time or late: that of a missed tick, or its begin.
  package let dueBegin: Int
  /// When the app first had work for it; nil without a request.
  package let requested: Instant?
  /// The main thread, from its start to the end of the first commit.
  package let mainThread: FrameRecord.Stage
  /// The process whose main thread it was.
  package var process = 0
}

extension RenderServer.Commit {
  /// The refresh at which the commit's frame begins, once the commit has ended.
  ///
  /// Apple's begin time is the commit deadline of the previous frame. If the previous commit can be
  /// taken before this one ends, this one begins the next frame there; otherwise both are one
  /// frame. The refresh is computed when the commit is taken, because until then the rate of the
  /// display may change, and with it the number of every later refresh.
  ///
  /// - Parameter display: The refreshes; those up to the end of the commit must have their final
  ///   times.
  /// - Returns: The number of the refresh.
  package func begin(on display: RefreshGrid) -> Int {
    if isPromised { return frameBegin }
    let taken = display.refresh(atOrAfter: commitBefore)
    let isOfNextFrame = display.refresh(atOrAfter: end) > taken
    let earliest = isOfNextFrame ? taken : display.refresh(atOrAfter: commitBeforeFrame)
    return max(frameBegin, earliest)
  }
}

extension CommittedFrame {
  /// The frames of some commits, oldest first.
  ///
  /// - Parameters:
  ///   - commits: The commits of the main thread in order.
  ///   - display: The refreshes; those up to the end of the last commit must have their final
  ///     times.
  /// - Returns: The frames; none without commits.
  package static func frames(
    of commits: [RenderServer.Commit],
    on display: RefreshGrid
  ) -> [CommittedFrame] {
    var frames: [CommittedFrame] = []
    // By index: a copy of a commit counts all its lists.
    for index in commits.indices {
      let begin = commits[index].begin(on: display)
      // Changes of an older frame that are committed with a newer one belong to the newer one.
      if let newest = frames.last, begin <= newest.begin { continue }
      let missed = commits[index].missedTick.flatMap { $0.begin < begin ? $0 : nil }
      frames.append(
        CommittedFrame(
          begin: begin,
          dueBegin: missed?.begin ?? begin,
          requested: missed?.requested ?? commits[index].requested,
          mainThread: FrameRecord.Stage(start: commits[index].workStart, end: commits[index].end),
          process: commits[index].process
        )
      )
    }
    return frames
  }

  /// The frames of the commits of all processes: those of one after those of another, oldest first.
  static func framesByProcess(
    of commits: [RenderServer.Commit],
    on display: RefreshGrid
  ) -> [CommittedFrame] {
    let others = commits.indices.dropFirst()
    if others.allSatisfy({ commits[$0].process == commits[0].process }) {
      return frames(of: commits, on: display)
    }
    return Set(commits.map(\.process)).sorted().flatMap { process in
      frames(of: commits.filter { $0.process == process }, on: display)
    }
  }

  /// The presented one of frames that are combined, and those that are never shown, oldest first.
  ///
  /// Commits of several processes are independent: a late one delays none of the others, but the
  /// refresh that shows them together is late for the oldest. Of other processes, frames that are
  /// older than the presented one count, which newer ones of the same process replaced.
  package static func combined(
    _ framesByProcess: [CommittedFrame],
    lifetime: Int,
    takenAt start: Int,
    shownAt actual: Int
  ) -> (presented: CommittedFrame?, superseded: [CommittedFrame]) {
    func place(_ frames: [CommittedFrame]) -> Int? {
      self.place(in: frames, lifetime: lifetime, takenAt: start, shownAt: actual)
    }
    let process = framesByProcess.first?.process
    if framesByProcess.allSatisfy({ $0.process == process }) {
      let place = place(framesByProcess)
      return (place.map { framesByProcess[$0] }, Array(framesByProcess.prefix(place ?? 0)))
    }
    let all = Set(framesByProcess.map(\.process)).sorted().map { process in
      framesByProcess.filter { $0.process == process }
    }.map { (frames: $0, place: place($0) ?? 0) }
    let shown = all.map { $0.frames[$0.place] }.min { $0.dueBegin < $1.dueBegin }
    let older = all.flatMap { $0.frames.prefix($0.place) }.filter {
      $0.process == shown?.process || $0.dueBegin < shown?.dueBegin ?? 0
    }
    return (shown, older.sorted { ($0.dueBegin, $0.process) < ($1.dueBegin, $1.process) })
  }

  /// The index of the presented frame among the combined ones.
  ///
  /// - Parameters:
  ///   - frames: The frames, oldest first.
  ///   - lifetime: The refreshes from the begin of a frame to its presentation.
  ///   - start: The refresh at which the frames are taken.
  ///   - actual: The refresh of the presentation.
  /// - Returns: The index, or nil without a frame of the app.
  package static func place(
    in frames: [CommittedFrame],
    lifetime: Int,
    takenAt start: Int,
    shownAt actual: Int
  ) -> Int? {
    frames.lastIndex { $0.begin < start && $0.begin + lifetime <= actual } ?? frames.indices.first
  }

  /// The record of a frame that a newer one replaced.
  func superseded(on display: RefreshGrid, lifetime: Int) -> FrameRecord.Superseded {
    FrameRecord.Superseded(
      begin: display.refresh(dueBegin),
      expected: display.refresh(dueBegin + lifetime, asOf: dueBegin),
      requested: requested,
      commitDeadline: display.time(of: dueBegin + 1),
      mainThread: mainThread,
      process: process
    )
  }
}

extension RefreshGrid {
  func refresh(_ number: Int) -> FrameRecord.Refresh {
    FrameRecord.Refresh(number: number, time: time(of: number))
  }

  /// A refresh with its time if the rate did not change any more after another refresh.
  func refresh(_ number: Int, asOf known: Int) -> FrameRecord.Refresh {
    FrameRecord.Refresh(number: number, time: time(of: number, asOf: known))
  }
}
