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
      lengths: Self.busyLengths(trace.works),
      observed: trace.end.nanoseconds
    )
    touchValues = TouchValues(trace)
    motion = MotionValues(trace)
    unfinished = Self.unfinished(trace)
  }

  /// The frames alone, without other data of the run.
  init(picturesOf trace: Trace, in animation: TrackedAnimation, name: String = "run") {
    let places = trace.frames.indices.filter { animation.contains(trace.frames[$0]) }
    let frames = places.map { trace.frames[$0] }
    let rows = FrameColumns(frames, on: trace.grid)
    self.init(
      name: name,
      origin: "the trace",
      frameCount: frames.reduce(0) { $0 + $1.superseded.count + 1 },
      refreshPeriod: RefreshPeriod(hertz: Double(trace.refreshRate)),
      columns: rows.columns
    )
    contentBreaks = rows.contentBreaks
    segments = Self.segments(of: places, in: trace)
    rateChanges = Self.rateChanges(of: trace)
    lateness = frames.reduce(into: []) { rows, frame in
      rows += repeatElement(.none, count: frame.superseded.count)
      rows.append(frame.lateness)
    }
    partialCount = Self.partialCount(of: frames)
    standing = Self.standing(trace, animation)
  }

  /// The number of frames that the render server advanced itself at a refresh whose commit was
  /// late.
  private static func partialCount(of frames: [FrameRecord]) -> Int {
    var earliestDue = Int.max
    var count = 0
    for frame in frames.reversed() {
      if frame.origin == .animation {
        if earliestDue <= frame.actual.number { count += 1 }
      } else if frame.lateness == .commit || frame.lateness == .commitAndRender {
        earliestDue = min(earliestDue, frame.expected.number)
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
    return trace.cameToRest ? nil : "the run did not settle"
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
  private static func busyLengths(_ works: [WorkRecord]) -> [Int64] {
    var lengths: [Int64] = []
    var current: (turn: Int, start: Instant, end: Instant)?
    for work in works {
      if let busy = current, work.turn == busy.turn, work.start <= busy.end {
        current = (busy.turn, busy.start, max(busy.end, work.end))
      } else {
        if let busy = current { lengths.append((busy.end - busy.start).nanoseconds) }
        current = (work.turn, work.start, work.end)
      }
    }
    if let busy = current { lengths.append((busy.end - busy.start).nanoseconds) }
    return lengths
  }
}

// MARK: Segments

extension FrameSeries {
  /// Splits the frames wherever no frame was requested between two of them.
  private static func segments(of places: [Int], in trace: Trace) -> [Segment] {
    let cadence = Cadence(trace)
    var segments: [Segment] = []
    var row = 0
    for (place, index) in places.enumerated() {
      let previous = index > 0 ? trace.frames[index - 1] : nil
      let continues = previous != nil && cadence.continues(at: index)
      let rows = row..<row + trace.frames[index].superseded.count + 1
      row = rows.upperBound
      if continues, place > 0, places[place - 1] == index - 1 {
        let first = segments[segments.count - 1].frames.lowerBound
        segments[segments.count - 1].frames = first..<row
      } else {
        let opened = continues ? previous?.actual.time : cadence.pauseEnd(at: index)
        segments.append(Segment(frames: rows, opened: opened?.nanoseconds))
      }
    }
    return segments
  }
}
