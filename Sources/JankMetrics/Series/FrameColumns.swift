internal import JankTrace

/// The meaning of each column of a series on the virtual device.
///
/// The deadline of the work on a frame is its presentation, and the work ends with the graphics
/// processor. The processors are the main thread and the render server's preparation. A finished
/// commit waits for its deadline; this wait is not part of a frame's duration, because Android has
/// none there. Waits for a busy main thread or render server are.
struct FrameColumns {
  private let frames: [FrameRecord]
  private let grid: RefreshGrid

  init(_ frames: [FrameRecord], on grid: RefreshGrid) {
    self.frames = frames
    self.grid = grid
  }
}

extension FrameColumns {
  /// All columns, superseded frames before the one that replaced them.
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

  /// The time that each frame shows; only the steps matter.
  ///
  /// Where another clock begins, see ``contentBreaks``, the step is assumed to equal that of the
  /// display.
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

  /// The rows whose step from the frame before is unknown: control passed from one clock to
  /// another, as from a touch to the render server, or the trace has no clock.
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

  /// The first refresh at which the render server could latch a frame, if it was free.
  private func pickUp(of frame: FrameRecord) -> Int {
    guard let end = frame.mainThread?.end, end > frame.commitDeadline else {
      return frame.begin.number + 1
    }
    return grid.refresh(atOrAfter: end)
  }

  /// The planned presentation of a frame, counted from when the render server could latch it.
  private func serverExpected(_ frame: FrameRecord) -> Instant? {
    let pickUp = pickUp(of: frame)
    let delay = pickUp - frame.begin.number - 1
    guard delay > 0 else { return frame.expected.time }
    return grid.time(of: frame.expected.number + delay, asOf: pickUp)
  }

  /// The refresh at which the app started a frame; without main-thread work, the begin.
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
    _ metricValue: Getter<FrameRecord, Interval>,
    superseded: Getter<FrameRecord.Superseded, Interval> = { _ in nil }
  ) -> TimeColumn {
    var nanoseconds: [Int64] = []
    nanoseconds.reserveCapacity(frames.count)
    for frame in frames {
      for older in frame.superseded {
        nanoseconds.append(superseded(older)?.nanoseconds ?? TimeColumn.absent)
      }
      nanoseconds.append(metricValue(frame)?.nanoseconds ?? TimeColumn.absent)
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

  /// The length including the wait since `time`; a stage that started earlier did not wait.
  fileprivate func length(since time: Instant) -> Interval { end - min(time, start) }
}
