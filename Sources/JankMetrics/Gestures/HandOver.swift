public import JankTrace

/// The release of a touch that drove a transition, and what followed.
public struct HandOver: Hashable, Sendable {
  /// When the touch ended.
  public let release: Instant
  /// The time from the release to the last resulting change on screen; zero for none.
  public let settling: Interval
  /// The change of the dragged layer's speed when its own animation takes over, in points per
  /// second; nil if no watched layer followed the touch.
  public let velocityJump: Double?

  /// Returns the hand-overs of a trace: the releases of touches that drive a transition.
  public static func handOvers(in trace: Trace) -> [HandOver] {
    let paths = LayerPath.draggablePaths(of: trace)
    let transitions = trace.transitions.filter(\.isInteractive)
    let cadence = Cadence(trace)
    return TouchStroke.strokes(of: trace).compactMap { stroke in
      let driven = transitions.last {
        $0.began >= stroke.start && $0.requested <= stroke.end
      }
      guard let driven, let release = stroke.lift else { return nil }
      return HandOver(
        release: release,
        settling: settling(of: driven, after: release, in: trace),
        velocityJump: LayerDrag(of: paths, by: stroke).flatMap { drag in
          velocityJump(
            of: drag,
            after: release,
            answeredAt: answer(to: release, in: trace),
            in: trace,
            cadence
          )
        }
      )
    }
  }

  /// The time from a release to the last change on screen until the end of the transition, unless
  /// something else is requested first.
  ///
  /// Later changes, for example of a clock on a page, do not result from the touch.
  private static func settling(
    of transition: TransitionRecord,
    after release: Instant,
    in trace: Trace
  ) -> Interval {
    let next = trace.transitions.map(\.requested).filter { $0 > release }.min()
    let touch = trace.touches.first { $0.phase == .began && $0.sensed > release }?.sensed
    let end = min(next ?? trace.end, touch ?? trace.end)
    let over = transition.ended ?? trace.end
    let last = trace.frames.last { frame in
      frame.changedLayers > 0 && frame.actual.time > release && frame.contentTime <= end
        && frame.mainThread?.start ?? frame.contentTime <= over
    }
    return last.map { $0.actual.time - release } ?? .zero
  }

  /// When the first frame that reflects the release was shown.
  private static func answer(to release: Instant, in trace: Trace) -> Instant? {
    let record = trace.touches.first { $0.sensed == release && !$0.phase.isDown }
    guard let delivered = record?.delivered else { return nil }
    let frame = trace.frames.first { ($0.mainThread?.end ?? .zero) >= delivered }
    return frame?.actual.time
  }

  /// The initial speed of the layer's own animation, less the speed between the last two frames
  /// under the touch, or less 0 if the layer rested after them.
  private static func velocityJump(
    of drag: LayerDrag,
    after release: Instant,
    answeredAt answer: Instant?,
    in trace: Trace,
    _ cadence: Cadence
  ) -> Double? {
    let steps = drag.path.steps
    guard let answer, let first = steps.firstIndex(where: { $0.shown >= answer }), first >= 2,
      let moved = velocity(of: drag, at: first - 1)
    else { return nil }
    let before = cadence.continues(at: steps[first].frame) ? moved : 0
    if let departure = steps[first].departure, departure.time >= release {
      return departure.velocity[drag.axis] - before
    }
    return ownVelocity(of: drag, from: first, in: trace).map { $0 - before }
  }

  /// The speed of a layer's own animation at the time its first frame was due, extrapolated from
  /// the first two steps between frames in time.
  ///
  /// Acceleration, as of a spring from its start, is not a jump. A step to or from a late frame is
  /// ignored, because it depends on the delay.
  private static func ownVelocity(
    of drag: LayerDrag,
    from first: Int,
    in trace: Trace
  ) -> Double? {
    let steps = drag.path.steps
    let begin = trace.frames[steps[first].frame].expected.time
    func isInTime(_ index: Int) -> Bool { trace.frames[steps[index].frame].hitch == .zero }
    let inTime = steps.indices.lazy
      .filter { $0 > first && isInTime($0 - 1) && isInTime($0) }
    let speeds = Array(
      inTime.compactMap { index -> (velocity: Double, time: Double)? in
        let times = (steps[index - 1].shown - begin, steps[index].shown - begin)
        let middle = (times.0.seconds + times.1.seconds) / 2
        return velocity(of: drag, at: index).map { ($0, middle) }
      }.prefix(2)
    )
    guard let next = speeds.first, let later = speeds.last else { return nil }
    guard later.time > next.time else { return next.velocity }
    let growth = (later.velocity - next.velocity) / (later.time - next.time)
    return next.velocity - growth * next.time
  }

  /// The speed between a frame of a layer and the one before it, along the axis of the drag.
  private static func velocity(of drag: LayerDrag, at index: Int) -> Double? {
    let steps = drag.path.steps
    guard index > 0, index < steps.count else { return nil }
    let time = (steps[index].shown - steps[index - 1].shown).seconds
    guard time > 0 else { return nil }
    return (steps[index].place[drag.axis] - steps[index - 1].place[drag.axis]) / time
  }
}

extension TouchPhase {
  /// Whether the touch is on the screen.
  var isDown: Bool { self != .ended && self != .cancelled }
}
