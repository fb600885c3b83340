internal import JankAnimators

/// A scenario that was read, with the places of what has to go together with other parts of it.
struct ScenarioDraft {
  let scenario: Scenario
  /// The places of the script's steps.
  let steps: [SourcePosition]
  let strategies: [Located<Strategy>]
  /// The place of the outcomes, if there are any.
  let outcomes: SourcePosition?
}

extension ScenarioDraft {
  /// Reports what does not go together; whether all does.
  func check(_ log: DiagnosticLog, among known: [Strategy]) -> Bool {
    let results = [
      checkStrategies(log, among: known), checkStepNames(log), checkEvents(log), checkOutcomes(log),
    ]
    return results.allSatisfy(\.self)
  }

  /// Strategies under which no finger can drive anything do not go with a drag.
  private func checkStrategies(_ log: DiagnosticLog, among known: [Strategy]) -> Bool {
    let able = known.filter(scenario.canBePlayed).map { quoted($0.name) }.joined(separator: " or ")
    var isRight = true
    for (index, strategy) in strategies.enumerated()
    where !scenario.canBePlayed(under: strategy.value) {
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
    let names = scenario.script.map(\.name)
    for (index, name) in names.enumerated() {
      guard let name, let first = names[..<index].firstIndex(of: name) else { continue }
      isRight = false
      log.within(.key("script"), .index(index)) {
        log.report(
          "\(quoted(name)) is the name of the step at \(steps[first]) too",
          at: steps[index],
          hint: "give each step that is referred to a name of its own",
          about: .meaning
        )
      }
    }
    return isRight
  }

  /// A step that waits for an event needs a step above it that can have such an event.
  private func checkEvents(_ log: DiagnosticLog) -> Bool {
    var isRight = true
    for (index, step) in scenario.script.enumerated() {
      guard case .event(let event, let name, _) = step.moment,
        scenario.source(ofStep: index) == nil
      else { continue }
      isRight = false
      log.within(.key("script"), .index(index)) {
        let (message, hint) = complaint(about: event, of: name, above: index)
        log.report(message, at: steps[index], hint: hint, about: .meaning)
      }
    }
    return isRight
  }

  private func complaint(
    about event: Scenario.RunEvent,
    of name: String?,
    above index: Int
  ) -> (message: String, hint: String?) {
    guard let name else {
      return (
        "no step above has the event \(quoted(event.word))",
        "fingers have touch and release, transitions request, begin, frame and end"
      )
    }
    if scenario.script[..<index].contains(where: { $0.name == name }) {
      return ("the step \(quoted(name)) has no event \(quoted(event.word))", nil)
    }
    let names = scenario.script[..<index].compactMap(\.name)
    let nearest = nearestName(to: name, among: names).map { "did you mean \(quoted($0))?" }
    return (
      "no step above is named \(quoted(name))",
      nearest ?? #"name it with "name": \#(quoted(name))"#
    )
  }

  /// Outcomes need a drag of which is known how far it has to go.
  private func checkOutcomes(_ log: DiagnosticLog) -> Bool {
    guard let outcomes else { return true }
    let drags = scenario.script.indices.compactMap { index -> (descent: Double, screen: String?)? in
      guard case .drag(_, let screen) = scenario.script[index].action,
        let finger = scenario.finger(ofStep: index, seed: scenario.seed)?.finger
      else { return nil }
      return (finger.descent, screen)
    }
    let complaint: (message: String, hint: String)? =
      if drags.isEmpty {
        ("the script has no drag that could end in different ways", "remove it, or add a drag")
      } else if drags.contains(where: { !isDraggable($0.screen) }) {
        (
          "it is not known which screen a drag is about, or the screen cannot be dragged",
          #"name a screen that has "dragToDismiss" with "on" beside the drag"#
        )
      } else if drags.contains(where: { $0.descent <= 0 }) {
        ("a drag does not end lower than it began", "use a finger that moves down")
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
    if let name, scenario.screen(named: name) == nil { return true }
    return scenario.draggedScreen(name)?.dragToDismiss != nil
  }
}

extension Scenario.RunEvent {
  /// How the event is written.
  fileprivate var word: String {
    switch self {
    case .touch: "touch"
    case .release: "release"
    case .request: "request"
    case .begin: "begin"
    case .frame(let number): "frame \(number)"
    case .end: "end"
    }
  }
}
