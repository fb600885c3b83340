package import JankTrace

/// A trace built frame by frame, in refreshes of its display.
package struct HandMadeTrace {
  package private(set) var trace: Trace
  private let hertz: Int

  package init(hertz: Int = 60) {
    self.hertz = hertz
    trace = Trace(modelVersion: 1, seed: 1, refreshRate: hertz)
    trace.cameToRest = true
  }
}

extension HandMadeTrace {
  /// Returns the time of refresh *k*: *k*/*hertz* seconds, rounded half up to a nanosecond.
  package func time(of refresh: Int) -> Instant {
    Instant(nanoseconds: Int64((refresh * 2_000_000_000 + hertz) / (2 * hertz)))
  }

  package func refresh(_ number: Int) -> FrameRecord.Refresh {
    FrameRecord.Refresh(number: number, time: time(of: number))
  }

  /// Adds a frame that began two refreshes before its expected one and superseded frames expected
  /// at other refreshes.
  package mutating func show(
    expected: Int,
    actual: Int,
    lateness: FrameRecord.Lateness? = nil,
    changedLayers: Int = 1,
    commitEnd: Instant? = nil,
    contentTime: Instant? = nil,
    appTime: Instant? = nil,
    isServerMoving: Bool = true,
    rendering refreshes: ClosedRange<Int>? = nil,
    superseding older: [Int] = []
  ) {
    let begin = refresh(expected - 2)
    let refreshes = refreshes ?? actual - 1...actual - 1
    let rendering = FrameRecord.Stage(
      start: time(of: refreshes.lowerBound),
      end: time(of: refreshes.upperBound)
    )
    trace.frames.append(
      FrameRecord(
        index: trace.frames.count,
        origin: commitEnd == nil ? .animation : .commit,
        begin: begin,
        expected: refresh(expected),
        actual: refresh(actual),
        commitDeadline: time(of: expected - 1),
        mainThread: commitEnd.map { FrameRecord.Stage(start: begin.time, end: $0) },
        prepare: rendering,
        execute: rendering,
        contentTime: contentTime ?? time(of: expected),
        lateness: lateness ?? (actual > expected ? .commit : .none),
        changedLayers: changedLayers,
        superseded: older.map { superseded(expected: $0) },
        requested: commitEnd.map { _ in begin.time },
        appTime: appTime,
        isServerMoving: isServerMoving
      )
    )
  }

  /// Returns a frame that was committed exactly at its deadline and never presented.
  private func superseded(expected: Int) -> FrameRecord.Superseded {
    FrameRecord.Superseded(
      begin: refresh(expected - 2),
      expected: refresh(expected),
      requested: time(of: expected - 2),
      commitDeadline: time(of: expected - 1),
      mainThread: FrameRecord.Stage(start: time(of: expected - 2), end: time(of: expected - 1))
    )
  }

  /// Adds frames that were presented at their expected refreshes.
  package mutating func showInTime(_ refreshes: some Sequence<Int>) {
    for refresh in refreshes { show(expected: refresh, actual: refresh) }
  }

  package mutating func work(
    _ name: String,
    kind: WorkRecord.Kind = .stall,
    from start: Instant,
    to end: Instant,
    turn: Int = 0,
    requested: Instant? = nil
  ) {
    trace.works.append(
      WorkRecord(
        kind: kind,
        name: name,
        start: start,
        end: end,
        turn: turn,
        requested: requested
      )
    )
  }

  /// Adds a transition that was requested and began at the same time; `ended` nil means unfinished.
  package mutating func transition(
    from began: Instant,
    to ended: Instant?,
    requested: Instant? = nil,
    outcome: TransitionRecord.Outcome = .completed
  ) {
    var transition = TransitionRecord(
      kind: .present,
      from: "Main",
      to: "Sheet",
      isInteractive: false,
      requested: requested ?? began,
      began: began
    )
    transition.ended = ended
    transition.outcome = ended == nil ? .unfinished : outcome
    trace.transitions.append(transition)
    trace.end = max(trace.end, ended ?? began)
  }

  package mutating func end(at end: Instant, atRest cameToRest: Bool = true) {
    trace.end = end
    trace.cameToRest = cameToRest
  }
}

extension Trace {
  /// Creates a trace with one frame per refresh from refresh 2, some of them late.
  ///
  /// Frames after a late one come as much later as their order requires, and do not count as late.
  ///
  /// - Parameters:
  ///   - hertz: The refresh rate of the display.
  ///   - count: The number of frames.
  ///   - late: The number of refreshes by which a frame is late, by frame.
  ///   - length: The duration of the tracked animation, from the first frame.
  /// - Returns: The trace.
  package static func steady(
    hertz: Int = 60,
    count: Int,
    late: [Int: Int] = [:],
    length: Interval
  ) -> Trace {
    var hand = HandMadeTrace(hertz: hertz)
    var next = 2
    for index in 0..<count {
      let actual = next + (late[index] ?? 0)
      hand.show(expected: next, actual: actual)
      next = actual + 1
    }
    hand.transition(from: .zero, to: .zero + length)
    return hand.trace
  }
}
