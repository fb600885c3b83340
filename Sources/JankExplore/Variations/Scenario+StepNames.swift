internal import JankScenarios

extension Scenario {
  /// Names every step that another one waits for, so that a step between them changes nothing.
  mutating func nameAwaitedSteps() {
    for index in script.indices {
      guard case .event(let event, nil, let delay) = script[index].moment,
        let source = source(ofStep: index)
      else { continue }
      script[index].moment = .event(event, of: nameOfStep(source), after: delay)
    }
  }

  /// Returns the name of a step, which gets one if it has none.
  mutating func nameOfStep(_ index: Int) -> String {
    if let name = script[index].name { return name }
    let used = Set(script.compactMap(\.name))
    var number = index + 1
    while used.contains("step\(number)") { number += script.count }
    script[index].name = "step\(number)"
    return "step\(number)"
  }
}
