public import JankTrace

/// The moment at which a finger lets go of what it dragged, and what became of it.
public struct HandOver: Hashable, Sendable {
  /// When the finger left.
  public let release: Instant
  /// From the release to the last change on screen that came of it; zero where there was none.
  public let settling: Interval
  /// How much the speed of the dragged layer changes as its own motion takes over, in points a
  /// second; nil where no watched layer followed the finger.
  public let velocityJump: Double?

  /// The hand-overs of a trace: where a finger leaves that drives a transition.
  public static func handOvers(in trace: Trace) -> [HandOver] {
    let paths = LayerPath.paths(of: trace)
    let transitions = trace.transitions.filter(\.isInteractive)
    return FingerStroke.strokes(of: trace).compactMap { stroke in
      let driven = transitions.last {
        $0.began >= stroke.start && $0.requested <= stroke.end
      }
      guard let driven, let release = stroke.lift else { return nil }
      return HandOver(
        release: release,
        settling: settling(of: driven, after: release, in: trace),
        velocityJump: LayerDrag(of: paths, by: stroke).flatMap { drag in
          velocityJump(of: drag, at: answer(to: release, in: trace))
        }
      )
    }
  }

  /// From a release to the last change on screen that the end of the transition made, or that came
  /// before it, unless something else is asked for first.
  ///
  /// What changes later, a clock on the page for example, is not the finger's doing.
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

  /// When the first picture was shown that knew of the release.
  private static func answer(to release: Instant, in trace: Trace) -> Instant? {
    let record = trace.touches.first { $0.sensed == release && !$0.phase.isDown }
    guard let delivered = record?.delivered else { return nil }
    let frame = trace.frames.first { ($0.mainThread?.end ?? .zero) >= delivered }
    return frame?.actual.time
  }

  /// The speed between the first two pictures of the layer's own motion, less that between the last
  /// two that the finger made.
  private static func velocityJump(of drag: LayerDrag, at answer: Instant?) -> Double? {
    guard let answer else { return nil }
    let steps = drag.path.steps
    guard let first = steps.firstIndex(where: { $0.shown >= answer }), first >= 2,
      first + 1 < steps.count
    else { return nil }
    func velocity(_ index: Int) -> Double? {
      let (earlier, later) = (steps[index - 1], steps[index])
      let time = (later.shown - earlier.shown).seconds
      guard time > 0 else { return nil }
      return (later.place[drag.axis] - earlier.place[drag.axis]) / time
    }
    guard let before = velocity(first - 1), let after = velocity(first + 1) else { return nil }
    return after - before
  }
}

extension TouchPhase {
  /// Whether the finger is on the panel.
  fileprivate var isDown: Bool { self != .ended && self != .cancelled }
}
