internal import JankText

/// Where a scenario file asks for its cases.
package struct ScenarioLines: Sendable {
  private var name: Int?
  private var strategies: [String: Int] = [:]

  /// Looks for the places in a scenario file that was read without errors.
  package init(_ value: JSONValue) {
    guard case .object(let members) = value.content else { return }
    name = members.first { $0.key == "name" }?.keyPosition.line
    guard case .array(let items)? = members.first(where: { $0.key == "strategies" })?.value.content
    else { return }
    for item in items {
      if case .text(let strategy) = item.content { strategies[strategy] = item.position.line }
    }
  }

  /// The line that asks for a strategy, or for one that the file does not name that of the
  /// scenario's name; nil where neither is known.
  package func line(ofStrategy strategy: String) -> Int? { strategies[strategy] ?? name }
}
