internal import JankTrace

/// The frames in which a layer under a touch moved, from its first move until it settled.
struct DraggedFrames {
  let pictures: [ScrollJank.Frame]
  let period: RefreshPeriod

  /// The layers that touches moved in a trace, in the order in which the touches began.
  static func all(in trace: Trace) -> [DraggedFrames] {
    let paths = LayerPath.draggablePaths(of: trace)
    return TouchStroke.strokes(of: trace).compactMap { stroke in
      LayerDrag(of: paths, by: stroke).map { DraggedFrames($0, by: stroke, in: trace) }
    }
  }

  private init(_ drag: LayerDrag, by stroke: TouchStroke, in trace: Trace) {
    let next = trace.touches.first { $0.phase == .began && $0.sensed > stroke.end }?.sensed
    let inputs = Self.inputs(of: stroke, in: trace)
    let release = trace.touches.first {
      $0.touchID == stroke.touchID && $0.sensed == stroke.lift && $0.sensed >= stroke.start
    }
    var pictures: [ScrollJank.Frame] = []
    for (before, step) in zip(drag.path.steps, drag.path.steps.dropFirst())
    where step.shown >= drag.firstMove && step.shown <= next ?? trace.end {
      let moved = step.place[drag.axis] - before.place[drag.axis]
      guard moved != 0 else { continue }
      let frame = trace.frames[step.frame]
      let taken = frame.mainThread?.end ?? frame.contentTime
      pictures.append(
        ScrollJank.Frame(
          refresh: frame.actual.number,
          shown: step.shown.nanoseconds,
          moved: moved,
          isFling: release.map { taken >= $0.delivered } ?? false,
          inputs: inputs[step.frame]
        )
      )
    }
    self.pictures = pictures
    let hertz = pictures.first.map { trace.grid.hertz(before: $0.refresh) } ?? trace.refreshRate
    period = RefreshPeriod(hertz: Double(hertz))
  }

  /// The sensing times of the inputs that each frame answers, by frame index.
  private static func inputs(
    of stroke: TouchStroke,
    in trace: Trace
  ) -> [Int: ClosedRange<Int64>] {
    let touches = trace.touches.filter {
      $0.touchID == stroke.touchID && $0.sensed >= stroke.start && $0.sensed <= stroke.end
        && $0.phase == .moved
    }
    var rest = touches[...]
    var inputs: [Int: ClosedRange<Int64>] = [:]
    for (place, frame) in trace.frames.enumerated() {
      guard let work = frame.mainThread else { continue }
      let own = rest.prefix { $0.delivered <= work.end }
      rest = rest.dropFirst(own.count)
      guard let first = own.map(\.sensed).min(), let last = own.map(\.sensed).max() else {
        continue
      }
      inputs[place] = first.nanoseconds...last.nanoseconds
    }
    return inputs
  }
}
