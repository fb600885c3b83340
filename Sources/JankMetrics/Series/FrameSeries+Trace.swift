public import JankTrace

extension FrameSeries {
  /// Creates a series from the frames of a run in which something was animated.
  ///
  /// A frame counts if it was in progress or waited for during a transition. A superseded frame
  /// comes before the one that replaced it, and was never shown. While a touch rests no frame is
  /// requested, so the wait for the next one is no frame time: see ``Cadence``.
  public init(_ trace: Trace, name: String = "run") {
    let animation = TrackedAnimation(trace)
    self.init(picturesOf: trace, in: animation, name: name)
    trackedTime = animation.length
    busyTimes = BusyTimes(
      lengths: Self.busyLengths(trace),
      observed: trace.end.nanoseconds
    )
    touchValues = TouchValues(trace)
    processes = ProcessTally(trace)
    motion = MotionValues(trace)
    unfinished = Self.unfinished(trace)
  }

  /// The frames alone, without other data of the run.
  init(picturesOf trace: Trace, in animation: TrackedAnimation, name: String = "run") {
    let places = animation.places(in: trace.frames)
    // Frames are not copied: a copy takes longer than the rest.
    let frames = trace.frames
    let rows = FrameColumns(frames, at: places, on: trace.grid)
    self.init(
      name: name,
      origin: "the trace",
      frameCount: Self.rowCount(of: frames, at: places),
      refreshPeriod: RefreshPeriod(hertz: Double(trace.refreshRate)),
      columns: rows.columns
    )
    contentBreaks = rows.contentBreaks
    segments = Self.segments(of: places, in: trace)
    rateChanges = Self.rateChanges(of: trace)
    lateness = Self.lateness(of: frames, at: places)
    partialCount = Self.partialCount(of: frames, at: places)
    standing = Self.standing(trace, animation)
  }

  private static func rowCount(of frames: [FrameRecord], at places: [Int]) -> Int {
    var count = 0
    for index in places { count += frames[index].superseded.count + 1 }
    return count
  }

  /// The lateness of each row; superseded frames have none.
  private static func lateness(of frames: [FrameRecord], at places: [Int]) -> [FrameRecord.Lateness]
  {
    let frames = frames.span
    var rows: [FrameRecord.Lateness] = []
    for index in places {
      rows += repeatElement(.none, count: frames[index].superseded.count)
      rows.append(frames[index].lateness)
    }
    return rows
  }

  /// The number of frames that the render server advanced itself at a refresh whose commit was
  /// late.
  private static func partialCount(of frames: [FrameRecord], at places: [Int]) -> Int {
    let frames = frames.span
    var earliestDue = Int.max
    var count = 0
    for index in places.reversed() {
      if frames[index].origin == .animation {
        if earliestDue <= frames[index].actual.number { count += 1 }
      } else if frames[index].lateness == .commit || frames[index].lateness == .commitAndRender {
        earliestDue = min(earliestDue, frames[index].expected.number)
      } else {
        earliestDue = .max
      }
    }
    return count
  }

  private static func rateChanges(of trace: Trace) -> [RefreshClock.Part] {
    guard !trace.rateChanges.isEmpty else { return [] }
    let grid = trace.grid
    let changes = trace.rateChanges.map { change in
      RefreshClock.Change(
        time: grid.time(of: change.refresh).nanoseconds,
        period: RefreshPeriod(hertz: Double(change.hertz))
      )
    }
    return [RefreshClock.Part(firstFrame: 0, changes: changes)]
  }

  private static func unfinished(_ trace: Trace) -> String? {
    if trace.transitions.contains(where: { $0.outcome == .unfinished }) {
      return "a transition never ended"
    }
    return trace.unsettled
  }

  /// How long the last frame had been on screen when the run was aborted.
  ///
  /// If a run settled, nothing more was due and the last frame is not frozen.
  private static func standing(_ trace: Trace, _ animation: TrackedAnimation) -> Int64 {
    guard !trace.cameToRest, let last = trace.frames.last,
      let stretch = animation.stretches.last, stretch.upperBound >= trace.end
    else { return 0 }
    return (trace.end - max(last.actual.time, stretch.lowerBound)).nanoseconds
  }

  /// The lengths of the main thread's uninterrupted turns.
  ///
  /// Between two turns it handles what waits, input included: a frame, a timer, a stall.
  /// Each process has a main thread of its own, and its work can lie between that of others.
  private static func busyLengths(_ trace: Trace) -> [Int64] {
    typealias Turn = (number: Int, start: Instant, end: Instant)
    var lengths: [Int64] = []
    var current = [Turn?](repeating: nil, count: max(1, trace.processes.count))
    for work in trace.works {
      if let busy = current[work.process], work.turn == busy.number, work.start <= busy.end {
        current[work.process] = (busy.number, busy.start, max(busy.end, work.end))
      } else {
        if let busy = current[work.process] {
          lengths.append((busy.end - busy.start).nanoseconds)
        }
        current[work.process] = (work.turn, work.start, work.end)
      }
    }
    return lengths + current.compactMap { $0.map { ($0.end - $0.start).nanoseconds } }
  }
}

// MARK: Segments

extension FrameSeries {
  /// Splits the frames wherever no frame was requested between two of them.
  private static func segments(of places: [Int], in trace: Trace) -> [Segment] {
    let cadence = Cadence(trace)
    let frames = trace.frames.span
    var segments: [Segment] = []
    var row = 0
    for (place, index) in places.enumerated() {
      let continues = index > 0 && cadence.continues(at: index)
      let rows = row..<row + frames[index].superseded.count + 1
      row = rows.upperBound
      if continues, place > 0, places[place - 1] == index - 1 {
        let first = segments[segments.count - 1].frames.lowerBound
        segments[segments.count - 1].frames = first..<row
      } else {
        let opened = continues ? frames[index - 1].actual.time : cadence.pauseEnd(at: index)
        segments.append(Segment(frames: rows, opened: opened?.nanoseconds))
      }
    }
    return segments
  }
}
