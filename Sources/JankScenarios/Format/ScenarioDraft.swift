internal import JankAnimators
internal import JankText

/// A scenario that was read, with the places of what has to go together with other parts of it.
struct ScenarioDraft: Sendable {
  let scenario: Scenario
  /// The places of the screens' names.
  let screens: [SourcePosition]
  /// The places of the script's steps.
  let steps: [SourcePosition]
  /// The places of the expected findings.
  let findings: [SourcePosition]
  let strategies: [Located<Strategy>]
  /// The place of the outcomes, if there are any.
  let outcomes: SourcePosition?
}

extension ScenarioDraft {
  /// Reports what does not go together; whether all does.
  func check(_ log: DiagnosticLog, among known: [Strategy]) -> Bool {
    // Of steps more is known here: which stand above, and what events they have.
    log.forgetReferences(to: ScenarioFormat.stepKind)
    var graph = ScreenGraph(scenario)
    // What is too large is not looked at any closer.
    guard checkLimits(log, graph) else { return false }
    let results = [
      checkScreens(log, &graph), checkSteps(log), checkStrategies(log, among: known),
      checkStepNames(log), checkEvents(log), checkOutcomes(log), checkThresholds(log),
    ]
    return results.allSatisfy(\.self)
  }

  /// Strategies under which no finger can drive anything do not go with a drag.
  private func checkStrategies(_ log: DiagnosticLog, among known: [Strategy]) -> Bool {
    guard scenario.needsInteraction else { return true }
    let able = known.filter(\.isInteractive).map { quoted($0.name) }.joined(separator: " or ")
    var isRight = true
    for (index, strategy) in strategies.enumerated() where !strategy.value.isInteractive {
      isRight = false
      log.within(.key("strategies"), .index(index)) {
        log.report(
          "\(quoted(strategy.value.name)) cannot be driven by a finger, and the script has a drag",
          at: strategy.position,
          hint: "use \(able)",
          about: .meaning
        )
      }
    }
    return isRight
  }

  private func checkStepNames(_ log: DiagnosticLog) -> Bool {
    var isRight = true
    var places: [String: SourcePosition] = [:]
    for (index, step) in scenario.script.enumerated() {
      log.work.add()
      guard let name = step.name else { continue }
      guard let first = places[name] else {
        places[name] = steps[index]
        continue
      }
      isRight = false
      log.within(.key("script"), .index(index)) {
        log.report(
          "\(quoted(name)) is the name of the step at \(first) too",
          at: steps[index],
          hint: "give each step that is referred to a name of its own",
          about: .meaning
        )
      }
    }
    return isRight
  }

  /// Something that waits for an event of a step.
  private struct Waiting {
    let key: String
    let index: Int
    let moment: Scenario.Moment
    let place: SourcePosition
    /// How many steps of the script stand above it.
    let above: Int
  }

  /// A step that waits for an event needs a step above it that can have such an event, and so does
  /// a finding that is expected at one.
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
        "put it below the step that it waits for, or write a time such as \"100 ms\""
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

  /// Outcomes need a drag of which is known how far it has to go.
  private func checkOutcomes(_ log: DiagnosticLog) -> Bool {
    guard let outcomes else { return true }
    var drags: [(finger: Finger, screen: String?)] = []
    for step in scenario.script {
      guard case .drag(let drag, let screen) = step.action else { continue }
      drags.append((drag.finger(seed: scenario.setting.seed, number: drags.count), screen))
    }
    let complaint: (message: String, hint: String)? =
      if drags.isEmpty {
        ("the script has no drag that could end in different ways", "remove it, or add a drag")
      } else if drags.contains(where: { !isDraggable($0.screen) }) {
        (
          "it is not known which screen a drag is about, or the screen cannot be dragged",
          #"name one with "dragToDismiss", "dragToPresent", "dragToPop" or "dragToChange" by "on""#
        )
      } else if drags.contains(where: { isKnown($0.screen) && !drives($0.finger, $0.screen) }) {
        (
          "a drag does not go the way that the screen can be dragged",
          "use a finger that moves down to dismiss, right to pop, aside to change, or as it brings"
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
  /// Whether a drag is about a screen that can be dragged; that a screen is unknown is told
  /// elsewhere.
  private func isDraggable(_ name: String?) -> Bool {
    guard isKnown(name) else { return true }
    return scenario.screen(named: name, orOnly: { !$0.drags.isEmpty }) != nil
  }

  private func isKnown(_ name: String?) -> Bool {
    name.map { scenario.screen(named: $0) != nil } ?? true
  }

  private func drives(_ finger: Finger, _ name: String?) -> Bool {
    scenario.drag(by: finger, on: name) != nil
  }
}
