package import JankTrace

/// A frame of the app as the render server takes it: all commits that began at one refresh.
///
/// Of several frames that are taken for one picture, the picture is the newest whose time had
/// come: its deadline when it was taken, its presentation when it was shown. Those before it are
/// superseded and never shown; those behind it are seen ahead of their time, so that nothing of
/// them is missing. A thread that was late with one frame and did the next right after it is so
/// late with one picture.
package struct CommittedFrame: Hashable, Sendable {
  /// The refresh at which work on it could begin.
  package let begin: Int
  /// The refresh by which it counts as in time or late: that of a tick that it makes up for, or its
  /// begin.
  package let dueBegin: Int
  /// When the app first had something for it to do; nil where nobody asked.
  package let requested: Instant?
  /// The main thread, from taking it up to the end of its first commit.
  package let mainThread: FrameRecord.Stage
}

extension RenderServer.Commit {
  /// The refresh that the frame of the commit begins at, once the commit has ended.
  ///
  /// Apple's begin time is the commit deadline of the frame before. What ends when the commit
  /// before can be taken already is of the next frame, and begins there; else both are one frame.
  /// It is computed when the commit is taken up and not when it is made: until then the rate of the
  /// display may change, and with it the number of every refresh to come.
  ///
  /// - Parameter display: the refreshes, those up to the end of the commit with their final times.
  /// - Returns: The number of the refresh.
  package func begin(on display: RefreshGrid) -> Int {
    let taken = display.refresh(atOrAfter: commitBefore)
    let isOfNextFrame = display.refresh(atOrAfter: end) > taken
    let earliest = isOfNextFrame ? taken : display.refresh(atOrAfter: commitBeforeFrame)
    return max(frameBegin, earliest)
  }
}

extension CommittedFrame {
  /// The frames that some commits make up, from the oldest.
  ///
  /// - Parameters:
  ///   - commits: what the main thread handed over, in the order of its work.
  ///   - display: the refreshes, those up to the end of the last commit with their final times.
  /// - Returns: The frames; none of none.
  package static func frames(
    of commits: [RenderServer.Commit],
    on display: RefreshGrid
  ) -> [CommittedFrame] {
    var frames: [CommittedFrame] = []
    for commit in commits {
      let begin = commit.begin(on: display)
      // What belongs to an older frame and is handed over with a newer one is a part of that.
      if let newest = frames.last, begin <= newest.begin { continue }
      let missed = commit.missedTick.flatMap { $0.begin < begin ? $0 : nil }
      frames.append(
        CommittedFrame(
          begin: begin,
          dueBegin: missed?.begin ?? begin,
          requested: missed?.requested ?? commit.requested,
          mainThread: FrameRecord.Stage(start: commit.workStart, end: commit.end)
        )
      )
    }
    return frames
  }

  /// The place of the frame that a picture is, among those that were taken for it.
  ///
  /// - Parameters:
  ///   - frames: the frames, from the oldest.
  ///   - lifetime: the refreshes from the begin of a frame to its presentation.
  ///   - start: the refresh at which the frames are taken.
  ///   - actual: the refresh the picture is shown at.
  /// - Returns: The place, or nil where the app had no part in the picture.
  package static func place(
    in frames: [CommittedFrame],
    lifetime: Int,
    takenAt start: Int,
    shownAt actual: Int
  ) -> Int? {
    frames.lastIndex { $0.begin < start && $0.begin + lifetime <= actual } ?? frames.indices.first
  }

  /// The record of a frame whose place a newer one took.
  func superseded(on display: RefreshGrid, lifetime: Int) -> FrameRecord.Superseded {
    FrameRecord.Superseded(
      begin: display.refresh(dueBegin),
      expected: display.refresh(dueBegin + lifetime, asOf: dueBegin),
      requested: requested,
      commitDeadline: display.time(of: dueBegin + 1),
      mainThread: mainThread
    )
  }
}

extension RefreshGrid {
  /// A refresh with its time.
  func refresh(_ number: Int) -> FrameRecord.Refresh {
    FrameRecord.Refresh(number: number, time: time(of: number))
  }

  /// A refresh with the time it would have if the rate did not change any more after another.
  func refresh(_ number: Int, asOf known: Int) -> FrameRecord.Refresh {
    FrameRecord.Refresh(number: number, time: time(of: number, asOf: known))
  }
}
