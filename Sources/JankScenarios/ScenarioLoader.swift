public import JankAnimators

/// Reads scenario files.
///
/// A file is strict JSON. Everything that is wrong with it is reported at once, each finding with
/// its place, what was found, what was expected and what to do.
public struct ScenarioLoader {
<<<<<<< HEAD
  private let shape: JSONShape<Scenario>
  private let readRecording: (_ path: String) -> [UInt8]?
||||||| 71dd799
  private let format: ScenarioFormat
  private let readRecording: (_ path: String) -> [UInt8]?
=======
  private let format: ScenarioFormat
  private let readFile: (_ path: String) throws(UnreadableFile) -> [UInt8]
>>>>>>> 5ce2fe9276d6d1a896b2efc8bfd942b6f445f966

  /// Creates a loader.
  ///
  /// - Parameters:
  ///   - strategies: the strategies that files can name, at least one.
  ///   - metrics: the metrics that thresholds can name, or nil to take any name.
  ///   - readRecording: reads a file that the scenario names, by the path as it stands there, which
  ///     never leads out of the scenario's folder; answers nil where there is none.
  public init(
    strategies: [Strategy] = Strategy.all,
    metrics: [String]? = nil,
    readRecording: @escaping (_ path: String) -> [UInt8]? = { _ in nil }
  ) {
<<<<<<< HEAD
    self.init(
      catalog: Catalog(onlyStrategies: strategies),
      metrics: metrics,
      readRecording: readRecording
    )
  }

  /// Creates a loader of scenarios that name what a package adds.
  ///
  /// - Parameters:
  ///   - catalog: what files can name.
  ///   - metrics: the metrics that thresholds can name, or nil to take any name.
  ///   - readRecording: reads a file that the scenario names, by the path as it stands there;
  ///     answers nil where there is none.
  public init(
    catalog: Catalog,
    metrics: [String]? = nil,
    readRecording: @escaping (_ path: String) -> [UInt8]? = { _ in nil }
  ) {
    shape = ScenarioFormat(catalog: catalog, metrics: metrics).shape
    self.readRecording = readRecording
||||||| 71dd799
    format = ScenarioFormat(strategies: strategies, metrics: metrics)
    self.readRecording = readRecording
=======
    self.init(strategies: strategies, metrics: metrics) { path throws(UnreadableFile) in
      guard let bytes = readRecording(path) else {
        throw UnreadableFile("there is no such file")
      }
      return bytes
    }
  }

  /// Creates a loader whose reader of files says why it cannot read one.
  package init(
    strategies: [Strategy] = Strategy.all,
    metrics: [String]? = nil,
    readFile: @escaping (_ path: String) throws(UnreadableFile) -> [UInt8]
  ) {
    format = ScenarioFormat(strategies: strategies, metrics: metrics)
    self.readFile = readFile
>>>>>>> 5ce2fe9276d6d1a896b2efc8bfd942b6f445f966
  }

  private init(
    _ shape: JSONShape<Scenario>,
    readRecording: @escaping (_ path: String) -> [UInt8]?
  ) {
    self.shape = shape
    self.readRecording = readRecording
  }

  /// The loader with another way to read what a scenario names; describing the format anew costs
  /// more than reading a small scenario.
  package func reading(_ readRecording: @escaping (_ path: String) -> [UInt8]?) -> ScenarioLoader {
    ScenarioLoader(shape, readRecording: readRecording)
  }

  /// Reads a scenario.
  ///
  /// - Parameters:
  ///   - bytes: the file.
  ///   - path: what the file is called in findings.
  /// - Returns: The scenario.
  /// - Throws: Everything that is wrong with the file.
  public func load(_ bytes: [UInt8], path: String) throws(ScenarioError) -> Scenario {
    let log = DiagnosticLog(path: path, readBeside: readFile)
    let value = try ScenarioError.parse(bytes, path: path, log)
    let scenario = shape.read(value, log)
    log.resolveNames()
    guard let scenario, log.isEmpty else { throw ScenarioError(diagnostics: log.findings()) }
    return scenario
  }
}
