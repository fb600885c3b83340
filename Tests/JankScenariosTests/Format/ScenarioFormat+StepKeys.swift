import JankScenarios
import JankText

extension ScenarioFormat {
  /// The keys that identify the steps of a script, in the schema's order.
  static var stepKeys: [String] {
    let script = ScenarioFormat().shape.schema.properties.first { $0.key == "script" }
    guard case .array(.oneOf(let steps), _, _)? = script?.schema else { return [] }
    return steps.compactMap { $0.properties.first { $0.isRequired && $0.key != "at" }?.key }
  }
}
