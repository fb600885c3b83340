internal import HeadlessUIKit
internal import JankAnimators
internal import JankMetrics
internal import JankScenarios

/// Scenario files read whole, with what was found on the way.
enum ScenarioLibrary {
  private static let byteLimit = 64 << 20

  /// Reads scenario files.
  ///
  /// - Parameters:
  ///   - paths: the files; `-` is the standard input.
  ///   - catalog: what they can name.
  /// - Returns: The scenarios in the order of the files.
  /// - Throws: `missingInput` for the first file that cannot be read, `invalidData` with everything
  ///   that is wrong with any of the others; the signal that asked the tool to end.
  static func read(
    _ paths: [String],
    knowing catalog: Catalog
  ) throws(ToolFailure) -> [Scenario] {
    try load(paths, knowing: catalog).map(\.scenario)
  }

  /// Reads scenario files and takes the fingerprints of what they say.
  static func load(
    _ paths: [String],
    knowing catalog: Catalog = .standard
  ) throws(ToolFailure) -> [LoadedScenario] {
    let anyLoader = ScenarioLoader(catalog: catalog, metrics: Gauge.names)
    var scenarios: [LoadedScenario] = []
    var pathsByName: [String: String] = [:]
    var diagnostics: [Diagnostic] = []
    var piped: [UInt8]?
    for path in paths {
      if let code = Interruption.code { throw ToolFailure(code, []) }
      let bytes = try InputFile.read(path, limit: byteLimit + 1)
      if path == "-" { piped = bytes }
      do throws(ScenarioError) {
        let recordings = RecordingShelf(besides: path, limit: byteLimit)
        let scenario = try anyLoader.reading(recordings.read).load(bytes, path: path)
        if let other = pathsByName.updateValue(path, forKey: scenario.name) {
          diagnostics.append(
            Diagnostic(
              path: path,
              message: "\(quoted(scenario.name)) is the name of \(other) too",
              hint: "give each scenario a name of its own"
            )
          )
        }
        let value = try ScenarioError.parse(bytes, path: path)
        scenarios.append(
          LoadedScenario(
            path: path,
            scenario: scenario,
            contentHash: ContentHash.text(of: value, recordings: recordings.all),
            recordings: recordings.paths,
            lines: ScenarioLines(value)
          )
        )
      } catch {
        diagnostics += error.diagnostics
      }
    }
    guard diagnostics.isEmpty else {
      throw ToolFailure(.invalidData, diagnostics, piped: piped)
    }
    return scenarios
  }
}

/// A scenario, its file, and the fingerprint of what it says.
struct LoadedScenario: Sendable {
  let path: String
  let scenario: Scenario
  let contentHash: String
  /// The files that it names.
  let recordings: [String]
  /// Where the file asks for its cases.
  let lines: ScenarioLines
}

/// Where the recordings of a scenario are.
enum RecordingPath {
  /// The path of a recording as a scenario names it, from the folder of the scenario.
  static func path(of recording: String, besides scenario: String) -> String {
    let folder = scenario.lastIndex(of: "/").map { String(scenario[...$0]) } ?? "./"
    return recording.hasPrefix("/") ? recording : folder + recording
  }
}

/// The recordings that a scenario file names, kept as they are read.
private final class RecordingShelf {
  private let scenario: String
  private let limit: Int
  private(set) var all: [[UInt8]] = []
  private(set) var paths: [String] = []

  init(besides path: String, limit: Int) {
    scenario = path
    self.limit = limit
  }

  func read(_ recording: String) -> [UInt8]? {
    let path = RecordingPath.path(of: recording, besides: scenario)
    guard let bytes = try? InputFile.read(path, limit: limit) else { return nil }
    all.append(bytes)
    paths.append(path)
    return bytes
  }
}
