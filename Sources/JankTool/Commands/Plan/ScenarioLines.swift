internal import JankText

/// The lines of a scenario file that request its cases.
package struct ScenarioLines: Sendable {
  private var name: Int?
  private var strategies: [String: Int] = [:]

  /// Finds the lines in a valid scenario file.
  package init(_ value: JSONValue) {
    guard case .object(let members) = value.content else { return }
    name = members.first { $0.key == "name" }?.keyPosition.line
    guard case .array(let items)? = members.first(where: { $0.key == "strategies" })?.value.content
    else { return }
    for item in items {
      if case .text(let strategy) = item.content { strategies[strategy] = item.position.line }
    }
  }

  /// The line that requests a strategy, or else the line of the scenario's name; nil if both are
  /// unknown.
  package func line(ofStrategy strategy: String) -> Int? { strategies[strategy] ?? name }
}
