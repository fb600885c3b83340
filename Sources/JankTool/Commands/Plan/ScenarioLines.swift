package import JankGate
package import JankText

/// The lines of a scenario file that request its cases and its faults.
package struct ScenarioLines: Sendable {
  private var name: Int?
  private var strategies: [String: Int] = [:]
  /// The lines of the script.
  package private(set) var script = ScriptLines()

  /// Finds the lines in a valid scenario file.
  package init(_ value: JSONValue) {
    guard case .object(let members) = value.content else { return }
    name = members.first { $0.key == "name" }?.keyPosition.line
    if case .array(let steps)? = members.first(where: { $0.key == "script" })?.value.content {
      for step in steps { take(step) }
    }
    guard case .array(let items)? = members.first(where: { $0.key == "strategies" })?.value.content
    else { return }
    for item in items {
      if case .text(let strategy) = item.content { strategies[strategy] = item.position.line }
    }
  }

  private mutating func take(_ step: JSONValue) {
    guard case .object(let members) = step.content else { return }
    for member in members {
      if member.key == "stall", case .text(let name) = member.value.content {
        script.works[name] = script.works[name] ?? member.keyPosition.line
      } else if member.key == "drag" {
        script.drag = script.drag ?? member.keyPosition.line
      }
    }
  }

  /// The line that requests a strategy, or else the line of the scenario's name; nil if both are
  /// unknown.
  package func line(ofStrategy strategy: String) -> Int? { strategies[strategy] ?? name }
}
