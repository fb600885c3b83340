internal import HeadlessUIKit
internal import JankAnimators
internal import JankText
internal import JankTrace

extension Scenario {
  /// Warns about the drags of a run that no recognizer accepted, whose gesture drove nothing, or
  /// whose transition goes in another direction or is that of another screen.
  func warnOfIdleDrags(
    in trace: inout Trace,
    _ fates: [Int: TouchFate],
    _ progress: ScriptProgress
  ) {
    let drags = script.indices.filter { if case .drag = script[$0].action { true } else { false } }
    for (drag, index) in drags.enumerated() where progress.played.contains(index) {
      let isIdle = droveNothing(index, trace, fates, progress) { _ in true }
      // With an outcome it is an error, which is reported elsewhere.
      if outcome != nil, droveNothing(index, trace, fates, progress, unless: \.excusesDrags) {
        continue
      }
      let reason = idleReason(ofTouch: drag, trace, fates) ?? (isIdle ? Self.idle : nil)
      guard
        let words = reason.map({ "has no effect: \($0)" })
          ?? wrongWay(of: drag, index, trace, progress) ?? otherScreen(of: index, trace, progress)
      else { continue }
      let time = trace.touches.last { $0.touchID == drag }?.delivered ?? trace.end
      let line = script[index].line.map { " of line \($0)" } ?? ""
      trace.events.insert(
        TraceEvent(
          kind: .warning,
          time: time,
          subject: "script",
          name: "the drag\(line) \(words)"
        ),
        at: trace.events.firstIndex { $0.time > time } ?? trace.events.endIndex
      )
    }
  }

  /// Returns whether a drag should have driven a transition but drove none, and no finding explains
  /// why.
  ///
  /// A touch that scrolls drives nothing else.
  ///
  /// - Parameters:
  ///   - index: The step of the drag.
  ///   - trace: The run.
  ///   - fates: What became of each touch.
  ///   - progress: Which steps happened.
  ///   - explains: Whether a finding during the drag explains it.
  /// - Returns: Whether it drove nothing.
  func droveNothing(
    _ index: Int,
    _ trace: Trace,
    _ fates: [Int: TouchFate],
    _ progress: ScriptProgress,
    unless explains: (Finding) -> Bool
  ) -> Bool {
    guard progress.drivingSteps.contains(index), let times = progress.drags[index],
      fates[number(ofDrag: index)]?.scrolls != true
    else { return false }
    let requests = requestTimes(ofDrag: index, from: times.lowerBound, trace, progress)
    let drives = trace.transitions.contains {
      $0.isInteractive && requests.contains($0.requested)
    }
    return !drives && !trace.findings.contains { times.contains($0.time) && explains($0) }
  }

  /// Returns the times at which the app may request what a drag drives.
  ///
  /// They end when the app receives the next drag. A busy app can receive two drags in one frame;
  /// then the gesture of the first goes on with the touch of the second.
  func requestTimes(
    ofDrag index: Int,
    from start: Instant,
    _ trace: Trace,
    _ progress: ScriptProgress
  ) -> Range<Instant> {
    let received = receipt(ofDrag: index, trace) ?? start
    let others = progress.drags.keys.compactMap { receipt(ofDrag: $0, trace) }
    let next = others.filter { $0 > received }.min()
    return start..<max(next ?? trace.end, start)
  }

  /// Returns when the app received the touch of a drag; nil if never.
  func receipt(ofDrag index: Int, _ trace: Trace) -> Instant? {
    let touch = number(ofDrag: index)
    return trace.touches.first { $0.touchID == touch }?.delivered
  }

  /// Returns the reason why a touch drives nothing, as a clause; nil if a recogniser accepts it
  /// outside of transitions.
  func idleReason(ofTouch touch: Int, _ trace: Trace, _ fates: [Int: TouchFate]) -> String? {
    guard let fate = fates[touch] else { return "the touch panel never senses the touch" }
    if fate.watchers.isEmpty, let running = trace.transition(around: touch) {
      return "\(running) and blocks touches: begin the drag after that"
    }
    let reason = fate.reason { $0 == Self.dragRecogniser ? "the gesture recogniser of drags" : $0 }
    return reason.map { text in trace.absence(atTouch: touch).map { "\($0): \(text)" } ?? text }
  }

  /// The name that a trace has for the recogniser of an interactive transition.
  private static let dragRecogniser = "\(SampledPanGestureRecognizer.self)"

  /// The reason why a touch that recognisers accept drives nothing, as a clause.
  func idleReason(ofSeenTouch touch: Int, _ trace: Trace) -> String {
    trace.transition(around: touch).map {
      "\($0), before which no other can begin: begin the drag after that"
    } ?? Self.idle
  }

  private static let idle =
    "its gesture requests no transition: nothing observes it, or there is none to request"
}

extension Trace {
  /// The transition in which a touch began, as the beginning of a clause; nil if none was running.
  fileprivate func transition(around touch: Int) -> String? {
    guard let begin = touches.first(where: { $0.touchID == touch })?.sensed,
      let transition = transitions.last(where: {
        $0.began <= begin && ($0.ended.map { begin < $0 } ?? true)
      })
    else { return nil }
    let name = "the \(transition.kind.noun) of \(quoted(transition.subject))"
    let end = transition.ended.map { "runs until \(Self.milliseconds($0))" } ?? "never ends"
    return "it begins at \(Self.milliseconds(begin)), but \(name) \(end)"
  }

  /// The page that is not on screen when a touch begins, since the transition that would have
  /// brought it was cancelled, as a clause; nil if the last transition was another.
  fileprivate func absence(atTouch touch: Int) -> String? {
    guard let begin = touches.first(where: { $0.touchID == touch })?.sensed,
      let last = transitions.last(where: { $0.began <= begin }), last.outcome == .cancelled,
      last.kind == .present || last.kind == .push
    else { return nil }
    return "\(quoted(last.to)) is not on screen, since its \(last.kind.noun) was cancelled"
  }

  private static func milliseconds(_ instant: Instant) -> String {
    Decimal.text((instant - .zero).milliseconds, digits: 2) + " ms"
  }
}

extension Finding {
  /// Whether it explains that a drag does not end as its outcome requires: the scenario shows the
  /// mistake, or the run is invalid because of it.
  var excusesDrags: Bool { isExpected || severity == .error }
}
