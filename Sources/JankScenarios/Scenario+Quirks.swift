internal import JankAnimators
internal import JankText
internal import JankTrace

extension Scenario {
  /// Warns about effects that keep the mistakes of their library or tutorial, if a run left
  /// something behind unexpectedly.
  func warnOfQuirks(in trace: inout Trace) {
    let leaves: Set<FindingRule> = [.cancelRestores, .successSettles, .nothingIsLeftBehind]
    guard trace.findings.contains(where: { leaves.contains($0.rule) && !$0.isExpected }) else {
      return
    }
    let names = Set(app.screens.flatMap(\.effects).filter(\.keepsMistakes).map(\.kind.name))
      .sorted()
    guard let name = names.first else { return }
    let others = names.count > 1 ? " and others keep" : " keeps"
    trace.events.append(
      TraceEvent(
        kind: .warning,
        time: trace.end,
        subject: "script",
        name: """
          \(quoted(name))\(others) the mistakes of the library or tutorial, which may have caused \
          the findings: "quirks": "repaired" fixes them
          """
      )
    )
  }
}

extension Scenario.Screen {
  /// The effects of the screen's presentation and dismissal, and of changes of its pages.
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
