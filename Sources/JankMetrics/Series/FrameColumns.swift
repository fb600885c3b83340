internal import JankTrace

/// The meaning of each column of a series on the virtual device.
///
/// The deadline of the work on a frame is its presentation, and the work ends with the graphics
/// processor. The processors are the main thread and the render server's preparation. A finished
/// commit waits for its deadline; this wait is not part of a frame's duration, because Android has
/// none there. Waits for a busy main thread or render server are.
///
/// Frames are read by index here, because a copy of a frame takes longer than the rest.
struct FrameColumns {
  private let frames: [FrameRecord]
  private let places: [Int]
  private let grid: RefreshGrid

  /// Creates the columns of the frames at some places.
  init(_ frames: [FrameRecord], at places: [Int], on grid: RefreshGrid) {
    self.frames = frames
    self.places = places
    self.grid = grid
  }
}

extension FrameColumns {
  /// All columns, superseded frames before the one that replaced them.
  var columns: [FrameSeries.Part: TimeColumn] {
    let expected = times {
      frames[places[$0]].expected.time
    } superseded: {
      $0.expected.time
    }
    let rendering = lengths { frames[places[$0]].execute.end - frames[places[$0]].prepare.start }
    return [
      .expected: expected,
      .shown: times { frames[places[$0]].actual.time },
      .content: contentTimes,
      .request: times {
        frames[places[$0]].requested
      } superseded: {
        $0.requested
      },
      .begin: times {
        frames[places[$0]].begin.time
      } superseded: {
        $0.begin.time
      },
      .start: times {
        frames[places[$0]].mainThread?.start ?? frames[places[$0]].prepare.start
      } superseded: {
        $0.mainThread.start
      },
      .deadline: expected,
      .end: times { frames[places[$0]].execute.end },
      .mainThread: lengths {
        frames[places[$0]].mainThread?.length
      } superseded: {
        $0.mainThread.length
      },
      .userInterface: lengths {
        frames[places[$0]].mainThread?.length(since: frames[places[$0]].begin.time)
      } superseded: {
        $0.mainThread.length(since: $0.begin.time)
      },
      .handOver: lengths { index in
        frames[places[index]].mainThread.map { $0.length(since: taken(index)) }
      } superseded: {
        $0.mainThread.length(since: max($0.begin.time, taken($0.mainThread.start)))
      },
      .render: rendering,
      .processor: lengths {
        (frames[places[$0]].mainThread?.length ?? .zero) + frames[places[$0]].prepare.length
      },
      .total: lengths(total),
      .appDeadline: times {
        frames[places[$0]].commitDeadline
      } superseded: {
        $0.commitDeadline
      },
      .appEnd: times {
        frames[places[$0]].mainThread?.end ?? frames[places[$0]].begin.time
      } superseded: {
        $0.mainThread.end
      },
      .latched: times { frames[places[$0]].prepare.start },
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
    var nanoseconds: [Int64] = []
    nanoseconds.reserveCapacity(places.count)
    var time = places.isEmpty ? .zero : frames[places[0]].contentTime
    for index in places.indices {
      if index > 0 {
        let step = frames[places[index]].contentStep(since: frames[places[index - 1]])
        time =
          time + (step ?? frames[places[index]].actual.time - frames[places[index - 1]].actual.time)
      }
      for _ in 0..<frames[places[index]].superseded.count { nanoseconds.append(TimeColumn.absent) }
      nanoseconds.append(time.nanoseconds)
    }
    return TimeColumn(nanoseconds: nanoseconds)
  }

  /// The rows whose step from the frame before is unknown: control passed from one clock to
  /// another, as from a touch to the render server, or the trace has no clock.
  var contentBreaks: [Int] {
    var breaks: [Int] = []
    var row = 0
    for index in places.indices {
      row += frames[places[index]].superseded.count
      if index > 0, frames[places[index]].contentStep(since: frames[places[index - 1]]) == nil {
        breaks.append(row)
      }
      row += 1
    }
    return breaks
  }

  private func total(_ index: Int) -> Interval? {
    let begin = frames[places[index]].begin.time
    // A second commit of one turn is handed over before the frame that it belongs to begins.
    let handedOver = max(begin, frames[places[index]].mainThread?.end ?? begin)
    return handedOver - begin
      + (frames[places[index]].execute.end - grid.time(of: pickUp(of: index)))
  }

  /// The first refresh at which the render server could latch a frame, if it was free.
  private func pickUp(of index: Int) -> Int {
    guard let end = frames[places[index]].mainThread?.end,
      end > frames[places[index]].commitDeadline
    else {
      return frames[places[index]].begin.number + 1
    }
    return grid.refresh(atOrAfter: end)
  }

  /// The planned presentation of a frame, counted from when the render server could latch it.
  private func serverExpected(_ index: Int) -> Instant? {
    let pickUp = pickUp(of: index)
    let delay = pickUp - frames[places[index]].begin.number - 1
    guard delay > 0 else { return frames[places[index]].expected.time }
    return grid.time(of: frames[places[index]].expected.number + delay, asOf: pickUp)
  }

  /// The refresh at which the app started a frame; without main-thread work, the begin.
  private func taken(_ index: Int) -> Instant {
    guard let start = frames[places[index]].mainThread?.start else {
      return frames[places[index]].begin.time
    }
    return max(frames[places[index]].begin.time, taken(start))
  }

  private func taken(_ start: Instant) -> Instant { grid.time(of: grid.refresh(atOrBefore: start)) }
}

// MARK: One column

extension FrameColumns {
  private typealias Getter<Frame, Value> = (Frame) -> Value?

  /// A column of lengths, each of a frame that is given by its index.
  private func lengths(
    _ metricValue: Getter<Int, Interval>,
    superseded: Getter<FrameRecord.Superseded, Interval> = { _ in nil }
  ) -> TimeColumn {
    var nanoseconds: [Int64] = []
    nanoseconds.reserveCapacity(places.count)
    for index in places.indices {
      for older in frames[places[index]].superseded {
        nanoseconds.append(superseded(older)?.nanoseconds ?? TimeColumn.absent)
      }
      nanoseconds.append(metricValue(index)?.nanoseconds ?? TimeColumn.absent)
    }
    return TimeColumn(nanoseconds: nanoseconds)
  }

  /// A column of times, each of a frame that is given by its index.
  private func times(
    _ time: Getter<Int, Instant>,
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
