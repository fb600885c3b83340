internal import JankTrace

/// What each column of a series means on the virtual device.
///
/// The work on a frame has to be done when it is to be shown, and is done when the graphics
/// processor is. The processors are the main thread and the render server's preparation. A finished
/// commit waits for its deadline, where no more is to be done: that wait is no part of how long a
/// frame takes, as Android knows none there. The waits for a busy main thread and for a busy render
/// server are.
struct FrameColumns {
  private let frames: [FrameRecord]
  private let grid: RefreshGrid

  init(_ frames: [FrameRecord], on grid: RefreshGrid) {
    self.frames = frames
    self.grid = grid
  }
}

extension FrameColumns {
  /// All columns, superseded frames before the one that took their place.
  var columns: [FrameSeries.Part: TimeColumn] {
    let expected = times(\.expected.time) { $0.expected.time }
    let rendering = lengths { $0.execute.end - $0.prepare.start }
    return [
      .expected: expected,
      .shown: times(\.actual.time),
      .content: contentTimes,
      .request: times(\.requested) { $0.requested },
      .begin: times(\.begin.time) { $0.begin.time },
      .start: times {
        $0.mainThread?.start ?? $0.prepare.start
      } superseded: {
        $0.mainThread.start
      },
      .deadline: expected,
      .end: times(\.execute.end),
      .mainThread: lengths {
        $0.mainThread?.length
      } superseded: {
        $0.mainThread.length
      },
      .userInterface: lengths {
        $0.mainThread?.length(since: $0.begin.time)
      } superseded: {
        $0.mainThread.length(since: $0.begin.time)
      },
      .handOver: lengths { frame in
        frame.mainThread.flatMap { stage in taken(frame).map { stage.length(since: $0) } }
      } superseded: {
        $0.mainThread.length(since: max($0.begin.time, taken($0.mainThread.start)))
      },
      .render: rendering,
      .processor: lengths { ($0.mainThread?.length ?? .zero) + $0.prepare.length },
      .total: lengths(total),
      .appDeadline: times(\.commitDeadline) { $0.commitDeadline },
      .appEnd: times {
        $0.mainThread?.end ?? $0.begin.time
      } superseded: {
        $0.mainThread.end
      },
      .latched: times(\.prepare.start),
      .serverExpected: times(serverExpected),
      .vsync: times {
        taken($0)
      } superseded: {
        max($0.begin.time, taken($0.mainThread.start))
      },
      .draw: rendering,
    ]
  }

  /// The time that each picture shows, of which the steps count.
  ///
  /// Where another clock begins, as told by ``contentBreaks``, the step is taken to be as long as
  /// that of the display.
  private var contentTimes: TimeColumn {
    var previous: FrameRecord?
    var time = Instant.zero
    return times { frame in
      if let previous {
        let step = frame.contentStep(since: previous)
        time = time + (step ?? frame.actual.time - previous.actual.time)
      } else {
        time = frame.contentTime
      }
      previous = frame
      return time
    }
  }

  /// The rows whose step from the picture before is not known: what moves was handed over from one
  /// clock to another, as from a finger to the render server, or nothing tells what moved it.
  var contentBreaks: [Int] {
    var breaks: [Int] = []
    var row = 0
    var previous: FrameRecord?
    for frame in frames {
      row += frame.superseded.count
      if let previous, frame.contentStep(since: previous) == nil { breaks.append(row) }
      row += 1
      previous = frame
    }
    return breaks
  }

  private func total(_ frame: FrameRecord) -> Interval? {
    // A second commit of one turn is handed over before the frame that it belongs to begins.
    let handedOver = max(frame.begin.time, frame.mainThread?.end ?? frame.begin.time)
    return handedOver - frame.begin.time + (frame.execute.end - grid.time(of: pickUp(of: frame)))
  }

  /// The refresh at which the render server could take a frame up, if it was free.
  private func pickUp(of frame: FrameRecord) -> Int {
    guard let end = frame.mainThread?.end, end > frame.commitDeadline else {
      return frame.begin.number + 1
    }
    return grid.refresh(atOrAfter: end)
  }

  /// When the render server was to show a frame, counted from when it could take it up.
  private func serverExpected(_ frame: FrameRecord) -> Instant? {
    let pickUp = pickUp(of: frame)
    let delay = pickUp - frame.begin.number - 1
    guard delay > 0 else { return frame.expected.time }
    return grid.time(of: frame.expected.number + delay, asOf: pickUp)
  }

  /// The refresh by which the app took a frame up; of what it had no part in, the begin.
  private func taken(_ frame: FrameRecord) -> Instant? {
    guard let start = frame.mainThread?.start else { return frame.begin.time }
    return max(frame.begin.time, taken(start))
  }

  private func taken(_ start: Instant) -> Instant { grid.time(of: grid.refresh(atOrBefore: start)) }
}

// MARK: One column

extension FrameColumns {
  private typealias Getter<Frame, Value> = (Frame) -> Value?

  private func lengths(
    _ figure: Getter<FrameRecord, Interval>,
    superseded: Getter<FrameRecord.Superseded, Interval> = { _ in nil }
  ) -> TimeColumn {
    var nanoseconds: [Int64] = []
    nanoseconds.reserveCapacity(frames.count)
    for frame in frames {
      for older in frame.superseded {
        nanoseconds.append(superseded(older)?.nanoseconds ?? TimeColumn.absent)
      }
      nanoseconds.append(figure(frame)?.nanoseconds ?? TimeColumn.absent)
    }
    return TimeColumn(nanoseconds: nanoseconds)
  }

  private func times(
    _ time: Getter<FrameRecord, Instant>,
    superseded: Getter<FrameRecord.Superseded, Instant> = { _ in nil }
  ) -> TimeColumn {
    lengths {
      time($0).map { $0 - .zero }
    } superseded: {
      superseded($0).map { $0 - .zero }
    }
  }
}

extension FrameRecord.Stage {
  fileprivate var length: Interval { end - start }

  /// How long it took with the wait before it; what was taken up earlier than that waited for none.
  fileprivate func length(since time: Instant) -> Interval { end - min(time, start) }
}
