internal import HeadlessUIKit
internal import JankTrace

extension Scenario {
  /// Warns of the drags of a run that no recogniser made a gesture of.
  ///
  /// - Parameters:
  ///   - trace: The run; the warnings take their place among its events.
  ///   - fates: What became of each finger, by its number.
  ///   - progress: Which steps happened.
  func warnOfIdleDrags(
    in trace: inout Trace,
    _ fates: [Int: FingerFate],
    _ progress: ScriptProgress
  ) {
    let drags = script.indices.filter { if case .drag = script[$0].action { true } else { false } }
    for (finger, index) in drags.enumerated() where progress.played.contains(index) {
      guard let reason = Self.reason(fates[finger]) else { continue }
      let time = trace.touches.last { $0.finger == finger }?.delivered ?? trace.end
      let line = script[index].line.map { " of line \($0)" } ?? ""
      trace.events.insert(
        TraceEvent(
          kind: .warning,
          time: time,
          subject: "script",
          name: "the drag\(line) comes to nothing: \(reason)"
        ),
        at: trace.events.firstIndex { $0.time > time } ?? trace.events.endIndex
      )
    }
  }

  private static func reason(_ fate: FingerFate?) -> String? {
    guard let fate else { return "the touch panel never sees the finger" }
    return fate.reason
  }
}
