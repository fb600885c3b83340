internal import HeadlessUIKit
internal import JankAnimators
internal import JankScenarios

/// Scenario files read whole, with what was found on the way.
enum ScenarioLibrary {
  private static let byteLimit = 64 << 20

  /// Reads scenario files.
  ///
  /// - Parameter paths: the files; `-` is the standard input.
  /// - Returns: The scenarios in the order of the files.
  /// - Throws: `missingInput` for the first file that cannot be read, `invalidData` with everything
  ///   that is wrong with any of the others.
  static func read(_ paths: [String]) throws(ToolFailure) -> [Scenario] {
    var scenarios: [Scenario] = []
    var pathsByName: [String: String] = [:]
    var diagnostics: [Diagnostic] = []
    for path in paths {
      let bytes = try InputFile.read(path, limit: byteLimit + 1)
      do throws(ScenarioError) {
        let scenario = try loader(for: path).load(bytes, path: path)
        if let other = pathsByName.updateValue(path, forKey: scenario.name) {
          diagnostics.append(
            Diagnostic(
              path: path,
              message: "\(quoted(scenario.name)) is the name of \(other) too",
              hint: "give each scenario a name of its own"
            )
          )
        }
        scenarios.append(scenario)
      } catch {
        diagnostics += error.diagnostics
      }
    }
    guard diagnostics.isEmpty else { throw ToolFailure(.invalidData, diagnostics) }
    return scenarios
  }

  private static func loader(for path: String) -> ScenarioLoader {
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? "./"
    return ScenarioLoader { recording in
      let path = recording.hasPrefix("/") ? recording : folder + recording
      return try? InputFile.read(path, limit: byteLimit)
    }
  }
}
