internal import JankAnimators
internal import JankText
internal import JankTrace

extension Scenario {
  /// Says which effects keep the mistakes of their library or tutorial, where a run has left
  /// something behind that nobody expects.
  func warnOfQuirks(in trace: inout Trace) {
    let names = Set(app.screens.flatMap(\.effects).filter(\.keepsMistakes).map(\.kind.name))
      .sorted()
    let leaves: Set<FindingRule> = [.cancelRestores, .successSettles, .nothingIsLeftBehind]
    guard let name = names.first,
      trace.findings.contains(where: { leaves.contains($0.rule) && !$0.isExpected })
    else { return }
    let others = names.count > 1 ? " and others keep" : " keeps"
    trace.events.append(
      TraceEvent(
        kind: .warning,
        time: trace.end,
        subject: "script",
        name: """
          \(quoted(name))\(others) the mistakes of the library or tutorial, which may have led to \
          what was found: "quirks": "repaired" mends them
          """
      )
    )
  }
}

extension Scenario.Screen {
  /// The effects by which the screen comes and goes, or its pages do.
  var effects: [Effect] {
    let own = [presenting.presentation, presenting.dismissal].compactMap { $0 }
    switch kind {
    case .page, .controller: return own
    case .stack(let stack): return own + [stack.push, stack.pop].compactMap { $0 }
    case .tabs(let tabs): return own + [tabs.change].compactMap { $0 }
    case .container(let container):
      if case .animated(let effect) = container.change { return own + [effect] }
      return own
    }
  }
}
