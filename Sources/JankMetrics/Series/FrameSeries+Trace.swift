public import JankTrace

extension FrameSeries {
  /// The frames of a run in which something was animated.
  ///
  /// A frame counts if it was worked on or waited for while a transition was under way. Where a
  /// finger rests no picture is wanted, so that the wait for the next is no frame time: see
  /// ``Cadence``.
  public init(_ trace: Trace, name: String = "run") {
    let animation = TrackedAnimation(trace)
    let places = trace.frames.indices.filter { animation.contains(trace.frames[$0]) }
    let frames = places.map { trace.frames[$0] }
    self.init(
      name: name,
      origin: "the trace",
      frameCount: frames.count,
      refreshPeriod: RefreshPeriod(hertz: Double(trace.refreshRate)),
      columns: Self.columns(of: frames)
    )
    segments = Self.segments(of: places, in: trace)
    rateChanges = Self.rateChanges(of: trace)
    lateness = frames.map(\.lateness)
    partialCount = Self.partialCount(of: frames)
    trackedTime = animation.length
    busyTimes = BusyTimes(
      lengths: Self.busyLengths(trace.works),
      observed: trace.end.nanoseconds
    )
    fingers = FingerFigures(trace)
    motion = MotionFigures(trace)
    unfinished = Self.unfinished(trace)
    standing = Self.standing(trace, animation)
  }

  /// What each column means on the virtual device.
  ///
  /// The work on a frame has to be done when it is to be shown, and is done when the graphics
  /// processor is. The processors are the main thread and the render server's preparation.
  private static func columns(of frames: [FrameRecord]) -> [Part: TimeColumn] {
    func column(_ figure: (FrameRecord) -> Interval?) -> TimeColumn {
      TimeColumn(nanoseconds: frames.map { figure($0)?.nanoseconds ?? TimeColumn.absent })
    }
    func times(_ time: (FrameRecord) -> Instant?) -> TimeColumn {
      column { frame in time(frame).map { $0 - .zero } }
    }
    return [
      .expected: times(\.expected.time),
      .shown: times(\.actual.time),
      .content: contentTimes(of: frames),
      .request: times(\.requested),
      .begin: times(\.begin.time),
      .start: times { $0.mainThread?.start ?? $0.prepare.start },
      .deadline: times(\.expected.time),
      .end: times(\.execute.end),
      .mainThread: column { frame in frame.mainThread.map { $0.end - $0.start } },
      .render: column { $0.execute.end - $0.prepare.start },
      .processor: column { $0.prepare.end - ($0.mainThread?.start ?? $0.prepare.start) },
      .total: column { $0.execute.end - $0.begin.time },
      .appDeadline: times(\.commitDeadline),
      .appEnd: times { $0.mainThread?.end ?? $0.begin.time },
      .latched: times(\.prepare.start),
    ]
  }

  /// The time that each picture shows, of which the steps count.
  ///
  /// Where what moves is handed over from the app to the render server or back, another clock
  /// begins: that step is taken to be as long as that of the display.
  private static func contentTimes(of frames: [FrameRecord]) -> TimeColumn {
    guard let first = frames.first else { return TimeColumn(nanoseconds: []) }
    var time = first.contentTime
    let rest = zip(frames.dropFirst(), frames).map { frame, previous in
      let step = frame.contentStep(since: previous)
      time = time + (step ?? frame.actual.time - previous.actual.time)
      return time.nanoseconds
    }
    return TimeColumn(nanoseconds: [first.contentTime.nanoseconds] + rest)
  }

  /// The pictures that the render server advanced by itself at a refresh for which a commit was
  /// due that came too late for it.
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

  /// When the rate of the display changed.
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

  /// Why the run may not be rated.
  private static func unfinished(_ trace: Trace) -> String? {
    if trace.transitions.contains(where: { $0.outcome == .unfinished }) {
      return "a transition never ended"
    }
    return trace.cameToRest ? nil : "the run had not come to rest at its end"
  }

  /// How long the last picture had stood when the run was cut off on the way.
  ///
  /// Where a run came to rest nothing more was due, and the last picture stands rightly.
  private static func standing(_ trace: Trace, _ animation: TrackedAnimation) -> Int64 {
    guard !trace.cameToRest, let last = trace.frames.last,
      let stretch = animation.stretches.last, stretch.upperBound >= trace.end
    else { return 0 }
    return (trace.end - max(last.actual.time, stretch.lowerBound)).nanoseconds
  }

  /// The lengths of the times in which the main thread did one thing after another.
  private static func busyLengths(_ works: [WorkRecord]) -> [Int64] {
    var lengths: [Int64] = []
    var current: (start: Instant, end: Instant)?
    for work in works {
      if let busy = current, work.start <= busy.end {
        current = (busy.start, max(busy.end, work.end))
      } else {
        if let busy = current { lengths.append((busy.end - busy.start).nanoseconds) }
        current = (work.start, work.end)
      }
    }
    if let busy = current { lengths.append((busy.end - busy.start).nanoseconds) }
    return lengths
  }
}

// MARK: Segments

extension FrameSeries {
  /// Cuts the frames wherever no picture was wanted between two of them.
  private static func segments(of places: [Int], in trace: Trace) -> [Segment] {
    let cadence = Cadence(trace)
    var segments: [Segment] = []
    for (place, index) in places.enumerated() {
      let previous = index > 0 ? trace.frames[index - 1] : nil
      let continues = previous != nil && cadence.continues(at: index)
      if continues, place > 0, places[place - 1] == index - 1 {
        let first = segments[segments.count - 1].frames.lowerBound
        segments[segments.count - 1].frames = first..<place + 1
      } else {
        let opened = continues ? previous?.actual.time : cadence.pauseEnd(at: index)
        segments.append(Segment(frames: place..<place + 1, opened: opened?.nanoseconds))
      }
    }
    return segments
  }
}
