internal import HeadlessUIKit
internal import JankText
internal import JankTrace

extension Scenario {
  /// Warns about stalls of a run around which nothing moves and the screen is not touched.
  ///
  /// Such a stall delays nothing, not even half a second earlier or later. Its time in the script
  /// is probably wrong.
  func warnOfIdleStalls(in trace: inout Trace) {
    var warned: Set<String> = []
    // By index: a copy of a work item takes longer than the check of its kind.
    let stalls = trace.works.indices.filter { trace.works[$0].kind == .stall }
    for stall in stalls.map({ trace.works[$0] }) where trace.isIdle(during: stall) {
      guard let line = line(ofStall: stall), warned.insert(stall.name).inserted else { continue }
      let time = Decimal.text((stall.start - .zero).milliseconds, digits: 2)
      trace.events.insert(
        TraceEvent(
          kind: .warning,
          time: stall.start,
          subject: "script",
          name: """
            the stall\(line) delays nothing: at \(time) ms nothing moves, and no touch or callback \
            waits; begin it during a transition, such as "200 ms after begin"
            """
        ),
        at: trace.events.firstIndex { $0.time > stall.start } ?? trace.events.endIndex
      )
    }
  }

  /// The line of the step that stalls, as words behind a noun; nil if no step of the script does.
  private func line(ofStall stall: WorkRecord) -> String? {
    let step = script.first { step in
      guard case .stall(let name, _) = step.action else { return false }
      return WorkRecord.title(name, of: .stall) == stall.title
    }
    return step.map { step in step.line.map { " of line \($0)" } ?? " " + quoted(stall.name) }
  }
}

extension Trace {
  /// How far from a stall something must be to have nothing to do with it.
  private static let margin = Interval.milliseconds(500)

  /// Whether nothing is on its way to the screen around a stall, and nothing waits for its end.
  fileprivate func isIdle(during stall: WorkRecord) -> Bool {
    let (start, end) = (stall.start - Self.margin, stall.end + Self.margin)
    let showsFrames = frames.contains {
      ($0.requested ?? $0.begin.time) <= end && $0.actual.time >= start
    }
    let changesScreens = transitions.contains {
      $0.requested <= end && ($0.ended.map { $0 >= start } ?? true)
    }
    let isTouched = touches.contains { $0.sensed <= end && $0.delivered >= start }
    let isAwaited = works.contains {
      $0.kind != .stall && $0.requested <= stall.end && $0.requested >= stall.start
    }
    return !showsFrames && !changesScreens && !isTouched && !isAwaited
  }
}
