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
    let references = log.takeReferences(to: ScenarioFormat.stepKind)
    var graph = ScreenGraph(scenario)
    // A scenario that is too large is not checked further.
    guard checkLimits(log, graph) else { return false }
    let results = [
      checkScreens(log, &graph), checkSteps(log), checkStrategies(log, among: known),
      checkEvents(log, references), checkOutcomes(log), checkThresholds(log), checkProcesses(log),
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

  /// The name of a step that another refers to, and its position.
  private typealias StepReference = (name: String, position: SourcePosition)

  /// Reports steps and expected findings whose event no step above them can have.
  private func checkEvents(_ log: DiagnosticLog, _ references: [StepReference]) -> Bool {
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
      if !check(waiting, sources, references, log) { isRight = false }
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
      if !check(waiting, sources, references, log) { isRight = false }
    }
    return isRight
  }

  private func check(
    _ waiting: Waiting,
    _ sources: EventSources,
    _ references: [StepReference],
    _ log: DiagnosticLog
  ) -> Bool {
    log.work.add()
    guard case .event(let event, let name, _) = waiting.moment,
      sources.source(of: waiting.moment) == nil
    else { return true }
    // The name itself, unless only its event is wrong. Of several the next in the file: findings
    // may be above the script, which is read first.
    let reference = name.flatMap { name in
      sources.has(name) || !log.shows(waiting.place)
        ? nil
        : references.filter { $0.name == name && waiting.place < $0.position }
          .min { $0.position < $1.position }
    }
    log.within(.key(waiting.key), .index(waiting.index)) {
      log.report(at: reference?.position ?? waiting.place, about: .meaning) {
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
    let drags = scenario.script.indices.filter {
      if case .drag = scenario.script[$0].action { true } else { false }
    }
    if drags.isEmpty {
      log.within(.key("outcomes")) {
        log.report(
          "the script has no drag to which outcomes could apply",
          at: outcomes,
          hint: "remove them, or add a drag",
          about: .meaning
        )
      }
      return false
    }
    let results = drags.enumerated().map { number, index in
      guard let complaint = complaint(aboutDrag: index, number: number) else { return true }
      log.within(.key("script"), .index(index)) {
        log.report(complaint.message, at: steps[index], hint: complaint.hint, about: .meaning)
      }
      return false
    }
    return results.allSatisfy(\.self)
  }

  /// The reason why no outcome can aim a drag.
  private func complaint(aboutDrag index: Int, number: Int) -> (message: String, hint: String)? {
    guard case .drag(let drag, let name) = scenario.script[index].action, isKnown(name) else {
      return nil
    }
    let rules = #""dragToDismiss", "dragToPresent", "dragToPop" or "dragToChange""#
    guard let screen = scenario.screen(named: name, orOnly: { !$0.drags.isEmpty }) else {
      if let name {
        return (
          "outcomes need a screen that can be dragged, and \(quoted(name)) cannot",
          "add \(rules) to it, or set \"on\" to a screen that has one"
        )
      }
      let names = scenario.app.screens.filter { !$0.drags.isEmpty }.map(\.name)
      return names.isEmpty
        ? ("outcomes need a screen that can be dragged, and there is none", "add \(rules) to one")
        : (
          "outcomes need the screen of the drag, and several can be dragged",
          "add \"on\" with one of them: \(names.listed)"
        )
    }
    let track = drag.touchTrack(seed: scenario.setting.seed, number: number)
    guard scenario.drag(by: track, on: name) == nil else { return nil }
    let way = DragDirection.allCases.max { track.advance($0) < track.advance($1) } ?? .up
    let ways = screen.drags.map(\.way.rawValue).joined(separator: " or ")
    return (
      "the drag moves \(way.rawValue), and \(quoted(screen.name)) can only be dragged \(ways)",
      screen.presenting.dragToPresent == nil
        ? "drag \(ways)" : #"drag \#(ways), or change the "way" of "dragToPresent""#
    )
  }
}

extension ScenarioDraft {
  private func isKnown(_ name: String?) -> Bool {
    name.map { scenario.screen(named: $0) != nil } ?? true
  }
}
