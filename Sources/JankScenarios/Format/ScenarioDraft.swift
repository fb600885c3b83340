internal import JankAnimators
internal import JankText

/// A parsed scenario, with the source positions that its checks need.
struct ScenarioDraft: Sendable {
  let scenario: Scenario
  /// The positions of the screens' names.
  var screens: [SourcePosition] = []
  /// The positions of the script's steps.
  var steps: [SourcePosition] = []
  /// The positions of the expected findings.
  var findings: [SourcePosition] = []
  /// The names of the strategies that the file states.
  var strategies: [Located<String>] = []
  /// The position of the outcomes, if there are any.
  var outcomes: SourcePosition?
}

extension ScenarioDraft {
  /// Reports contradictions between keys; returns whether there are none.
  func check(_ log: DiagnosticLog, among known: [Strategy]) -> Bool {
    // The checks below know more about steps: which come before, and what events they have.
    log.forgetReferences(to: ScenarioFormat.stepKind)
    var graph = ScreenGraph(scenario)
    // A scenario that is too large is not checked further.
    guard checkLimits(log, graph) else { return false }
    let results = [
      checkScreens(log, &graph), checkSteps(log), checkStrategies(log, among: known),
      checkEvents(log), checkOutcomes(log), checkThresholds(log),
    ]
    return results.allSatisfy(\.self)
  }

  /// Reports strategies that no gesture can drive if the script has a drag.
  private func checkStrategies(_ log: DiagnosticLog, among known: [Strategy]) -> Bool {
    guard scenario.needsInteraction else { return true }
    let able = known.filter(\.isInteractive).map(\.name)
    var isRight = true
    for (index, strategy) in strategies.enumerated() where !able.contains(strategy.value) {
      isRight = false
      log.within(.key("strategies"), .index(index)) {
        log.report(
          "\(quoted(strategy.value)) cannot be driven by a gesture, but the script has a drag",
          at: strategy.position,
          hint: "use \(able.map { quoted($0) }.joined(separator: " or "))",
          about: .meaning
        )
      }
    }
    return isRight
  }

  /// A step or an expected finding that waits for an event of a step.
  private struct Waiting {
    let key: String
    let index: Int
    let moment: Scenario.Moment
    let place: SourcePosition
    /// The number of steps above it in the script.
    let above: Int
  }

  /// Reports steps and expected findings whose event no step above them can have.
  private func checkEvents(_ log: DiagnosticLog) -> Bool {
    var sources = EventSources()
    var isRight = true
    for (index, step) in scenario.script.enumerated() {
      let waiting = Waiting(
        key: "script",
        index: index,
        moment: step.moment,
        place: steps[index],
        above: index
      )
      if !check(waiting, sources, log) { isRight = false }
      sources.take(step)
    }
    for (index, finding) in scenario.demands.findings.enumerated() {
      guard let moment = finding.moment else { continue }
      let waiting = Waiting(
        key: "findings",
        index: index,
        moment: moment,
        place: findings[index],
        above: scenario.script.count
      )
      if !check(waiting, sources, log) { isRight = false }
    }
    return isRight
  }

  private func check(
    _ waiting: Waiting,
    _ sources: EventSources,
    _ log: DiagnosticLog
  ) -> Bool {
    log.work.add()
    guard case .event(let event, let name, _) = waiting.moment,
      sources.source(of: waiting.moment) == nil
    else { return true }
    log.within(.key(waiting.key), .index(waiting.index)) {
      log.report(at: waiting.place, about: .meaning) {
        complaint(about: event, of: name, above: waiting.above, sources, log)
      }
    }
    return false
  }

  private func complaint(
    about event: Scenario.RunEvent,
    of name: String?,
    above index: Int,
    _ sources: EventSources,
    _ log: DiagnosticLog
  ) -> (message: String, hint: String?) {
    guard let name else {
      return (
        "no step above has the event \(quoted(event.word))",
        "move it below the step that it waits for, or write a time such as \"100 ms\""
      )
    }
    if sources.has(name) {
      return ("the step \(quoted(name)) has no event \(quoted(event.word))", nil)
    }
    let names = scenario.script[..<index].compactMap(\.name)
    let nearest = log.nearest(to: name, among: names).map { "did you mean \(quoted($0))?" }
    return (
      "no step above is named \(quoted(name))",
      nearest
        ?? (names.isEmpty
          ? #"name it with "name": \#(quoted(name))"#
          : "use the name of a step above: \(names.listed)")
    )
  }

  /// Reports outcomes if the distance that a drag needs cannot be determined.
  private func checkOutcomes(_ log: DiagnosticLog) -> Bool {
    guard let outcomes else { return true }
    var drags: [(touchTrack: TouchTrack, screen: String?)] = []
    for step in scenario.script {
      guard case .drag(let drag, let screen) = step.action else { continue }
      drags.append((drag.touchTrack(seed: scenario.setting.seed, number: drags.count), screen))
    }
    let complaint: (message: String, hint: String)? =
      if drags.isEmpty {
        ("the script has no drag to which outcomes could apply", "remove them, or add a drag")
      } else if drags.contains(where: { !isDraggable($0.screen) }) {
        (
          "cannot determine the screen of a drag, or the screen cannot be dragged",
          #""on" needs one with "dragToDismiss", "dragToPresent", "dragToPop" or "dragToChange""#
        )
      } else if drags.contains(where: { isKnown($0.screen) && !drives($0.touchTrack, $0.screen) }) {
        (
          "a drag moves in a direction in which its screen cannot be dragged",
          #"drag down to dismiss, right to pop, sideways to change, or in the "way" that presents"#
        )
      } else {
        nil
      }
    guard let complaint else { return true }
    log.within(.key("outcomes")) {
      log.report(complaint.message, at: outcomes, hint: complaint.hint, about: .meaning)
    }
    return false
  }
}

extension ScenarioDraft {
  /// Whether a drag's screen can be dragged; unknown screens are reported elsewhere.
  private func isDraggable(_ name: String?) -> Bool {
    guard isKnown(name) else { return true }
    return scenario.screen(named: name, orOnly: { !$0.drags.isEmpty }) != nil
  }

  private func isKnown(_ name: String?) -> Bool {
    name.map { scenario.screen(named: $0) != nil } ?? true
  }

  private func drives(_ touchTrack: TouchTrack, _ name: String?) -> Bool {
    scenario.drag(by: touchTrack, on: name) != nil
  }
}
