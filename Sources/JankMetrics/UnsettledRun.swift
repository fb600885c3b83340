public import JankTrace

extension Trace {
  /// Why the run did not settle, with what was unfinished when it ended; nil if it settled.
  public var unsettled: String? {
    guard !cameToRest else { return nil }
    let text = "the run did not settle within \(end.seconds) s"
    return unfinished.map { "\(text): \($0)" } ?? text
  }

  /// What was unfinished at the end: a transition, work that goes on, or an animation.
  private var unfinished: String? {
    if let transition = transitions.first(where: { $0.ended == nil }) {
      let names = "from \(transition.from) to \(transition.to)"
      return "the \(transition.kind.rawValue) \(names) has not ended\(origin(transition))"
    }
    let recently = end - Self.recent
    if let work = works.last, work.end >= recently {
      return "the main thread still has work, at last \"\(work.name)\""
    }
    guard let frame = frames.last, frame.actual.time >= recently else { return nil }
    let start = works.last?.end ?? .zero
    return "an animation still plays, without work of the main thread since \(start.seconds) s"
  }

  /// What counts as just before the end: six refreshes at 60 Hz.
  private static let recent = Interval.milliseconds(100)

  /// What began a transition: the drag that drives it, else the last step of the script before it.
  private func origin(_ transition: TransitionRecord) -> String {
    let time = transition.requested
    if transition.isInteractive, let id = onlyTouch(at: time),
      let first = touches.first(where: { $0.touchID == id })
    {
      return "; it began with the drag at \(first.sensed.seconds) s"
    }
    let step = events.last { $0.kind == .command && $0.time <= time }
    return step.map { "; it began with the step \"\($0.name)\" at \($0.time.seconds) s" } ?? ""
  }

  /// The number of the touch that is down at a time; nil if there is none, or more than one.
  private func onlyTouch(at time: Instant) -> Int? {
    var down: Set<Int> = []
    for touch in touches where touch.delivered <= time {
      if touch.phase.isDown { down.insert(touch.touchID) } else { down.remove(touch.touchID) }
    }
    return down.count == 1 ? down.first : nil
  }
}
