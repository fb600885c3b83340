import JankTrace

/// A handwritten trace in which a touch drags a layer down and releases it.
///
/// The touch begins at refresh 10 and moves by 12 points per refresh. Each sample is sensed half a
/// refresh before the main thread handles it, and shown two refreshes later. From refresh 30 on the
/// touch is over, and the layer moves on at its own speed.
struct DraggedTrace {
  static let step = 12.0
  static let down = 10
  static let up = 30
  static let last = 40

  private(set) var trace: Trace
  private var hand = HandMadeTrace()

  /// - Parameters:
  ///   - ownStep: how far the layer moves per refresh by itself, in points.
  ///   - growth: the increase of that distance per refresh, in points.
  ///   - stall: the refreshes in which the main thread shows nothing.
  ///   - late: the refreshes by which the frame of the first of them is late; those in between
  ///     never come.
  init(
    ownStep: Double = 12,
    growth: Double = 0,
    stall: Range<Int> = 0..<0,
    late: Range<Int> = 0..<0
  ) {
    trace = hand.trace
    trace.end = time(60)
    layer(0, at: 8, taking: nil)
    for refresh in Self.down...Self.last {
      let isDown = refresh < Self.up
      let travel = Double(min(refresh, Self.up - 1) - Self.down) * Self.step
      let phase: TouchPhase =
        refresh == Self.down ? .began : isDown ? .moved : .ended
      if refresh <= Self.up { touch(phase, travel, at: refresh) }
      let isLate = refresh == late.first
      guard !stall.contains(refresh), isLate || !late.contains(refresh) else { continue }
      let time = Double(max(0, refresh - Self.up + 1))
      let own = time * ownStep + time * time * growth / 2
      layer(
        travel + own,
        at: refresh,
        taking: refresh <= Self.up ? refresh : nil,
        late: isLate ? late.count - 1 : 0
      )
    }
    transition()
  }

  private func time(_ refresh: Int) -> Instant { hand.time(of: refresh) }

  /// A sample handled at a refresh.
  private mutating func touch(_ phase: TouchPhase, _ travel: Double, at refresh: Int) {
    trace.touches.append(
      TouchRecord(
        touchID: 0,
        phase: phase,
        location: [100, 200 + travel],
        sensed: time(refresh) - .microseconds(8_000),
        delivered: time(refresh),
        isCoalesced: false
      )
    )
  }

  /// A frame of the layer whose work began at a refresh, in stages of 1, 2, 3 ms and the rest up to
  /// its own refresh, the second after.
  private mutating func layer(_ offset: Double, at refresh: Int, taking touch: Int?, late: Int = 0)
  {
    let index = trace.frames.count
    let begin = time(refresh)
    trace.frames.append(
      FrameRecord(
        index: index,
        origin: touch == nil ? .animation : .commit,
        begin: FrameRecord.Refresh(number: refresh, time: begin),
        expected: FrameRecord.Refresh(number: refresh + 2, time: time(refresh + 2)),
        actual: FrameRecord.Refresh(number: refresh + 2 + late, time: time(refresh + 2 + late)),
        commitDeadline: time(refresh + 1),
        mainThread: touch == nil
          ? nil : FrameRecord.Stage(start: begin, end: begin + .milliseconds(1)),
        prepare: FrameRecord.Stage(start: begin + .milliseconds(3), end: begin + .milliseconds(4)),
        execute: FrameRecord.Stage(start: begin + .milliseconds(4), end: begin + .milliseconds(6)),
        contentTime: time(refresh),
        lateness: .none,
        changedLayers: 1
      )
    )
    trace.samples.append(
      LayerSample(
        frame: index,
        layer: "Sheet",
        position: [187, 300 + offset],
        bounds: [0, 0, 375, 600],
        opacity: 1
      )
    )
  }

  private mutating func transition() {
    var transition = TransitionRecord(
      kind: .dismiss,
      from: "Sheet",
      to: "Main",
      isInteractive: true,
      requested: time(Self.down + 1),
      began: time(Self.down + 1)
    )
    transition.ended = time(Self.last + 1)
    transition.outcome = .completed
    trace.transitions.append(transition)
  }
}
