public import JankAnimators
package import JankText

/// Reads scenario files.
///
/// A file is strict JSON. All errors of a file are reported at once, each with its position, what
/// was found, what was expected and a hint.
public struct ScenarioLoader {
  private let shape: JSONShape<Scenario>
  private let hasControllers: Bool
  private let readFile: (_ path: String) throws(UnreadableFile) -> [UInt8]

  /// Creates a loader.
  ///
  /// - Parameters:
  ///   - strategies: the strategies that files can name, at least one.
  ///   - metrics: the metrics that rules can name, or nil to accept any name.
  ///   - readRecording: reads a file that the scenario refers to, by the path as written, which
  ///     never leads out of the scenario's folder; returns nil if there is none.
  public init(
    strategies: [Strategy] = Strategy.all,
    metrics: [String]? = nil,
    readRecording: @escaping (_ path: String) -> [UInt8]? = { _ in nil }
  ) {
    self.init(
      catalog: Catalog(onlyStrategies: strategies),
      metrics: metrics,
      readRecording: readRecording
    )
  }

  /// Creates a loader of scenarios that use what a package adds.
  ///
  /// - Parameters:
  ///   - catalog: what files can name.
  ///   - metrics: the metrics that rules can name, or nil to accept any name.
  ///   - readRecording: reads a file that the scenario refers to, by the path as written; returns
  ///     nil if there is none.
  public init(
    catalog: Catalog,
    metrics: [String]? = nil,
    readRecording: @escaping (_ path: String) -> [UInt8]? = { _ in nil }
  ) {
    self.init(
      ScenarioFormat(catalog: catalog, metrics: metrics).shape,
      hasControllers: !catalog.controllers.isEmpty
    ) { path throws(UnreadableFile) in
      guard let bytes = readRecording(path) else {
        throw UnreadableFile("there is no such file")
      }
      return bytes
    }
  }

  private init(
    _ shape: JSONShape<Scenario>,
    hasControllers: Bool,
    readFile: @escaping (_ path: String) throws(UnreadableFile) -> [UInt8]
  ) {
    self.shape = shape
    self.hasControllers = hasControllers
    self.readFile = readFile
  }

  /// Returns the loader with a file reader that reports why it cannot read a file.
  ///
  /// Describing the format again would cost more than reading a small scenario.
  package func reading(
    _ readFile: @escaping (_ path: String) throws(UnreadableFile) -> [UInt8]
  ) -> ScenarioLoader {
    ScenarioLoader(shape, hasControllers: hasControllers, readFile: readFile)
  }

  /// Returns a reader for variants of a file, which any thread can use.
  ///
  /// - Parameters:
  ///   - path: the name of the file in diagnostics.
  ///   - readFile: reads a file that a variant refers to.
  /// - Returns: The reader.
  package func variants(
    of path: String,
    reading readFile: @escaping @Sendable (_ path: String) throws(UnreadableFile) -> [UInt8]
  ) -> ScenarioVariants {
    ScenarioVariants(shape: shape, path: path, readFile: readFile)
  }

  /// Reads a scenario.
  ///
  /// - Parameters:
  ///   - bytes: the contents of the file.
  ///   - path: the name of the file in diagnostics.
  /// - Returns: The scenario.
  /// - Throws: All errors in the file.
  public func load(_ bytes: [UInt8], path: String) throws(FileError) -> Scenario {
    try read(bytes, path: path).scenario
  }

  /// Reads a scenario, and also returns the contents of its file unchanged.
  package func read(
    _ bytes: [UInt8],
    path: String
  ) throws(FileError) -> (scenario: Scenario, file: JSONValue) {
    let log = DiagnosticLog(path: path, source: bytes, readBeside: readFile)
    addForeignKeys(to: log)
    let value = try JSONParser.parse(bytes, log: log)
    return (try shape.scenario(of: value, log), value)
  }

  /// Reads a scenario from a file that is parsed already.
  package func read(_ file: JSONValue, path: String) throws(FileError) -> Scenario {
    let log = DiagnosticLog(path: path, readBeside: readFile)
    addForeignKeys(to: log)
    return try shape.scenario(of: file, log)
  }

  private func addForeignKeys(to log: DiagnosticLog) {
    log.foreignKeys = ScenarioFormat.keysOfGestures
    if !hasControllers { log.foreignKeys.merge(ScenarioFormat.keysOfControllers) { $1 } }
  }
}

extension JSONShape where Value == Scenario {
  /// Reads a scenario from a parsed file, with all errors.
  func scenario(of file: JSONValue, _ log: DiagnosticLog) throws(FileError) -> Scenario {
    if let mistake = FileKind.scenario.mistake(in: file, path: log.path) {
      throw FileError(diagnostics: [mistake])
    }
    log.schema = schema
    log.synonyms = ScenarioFormat.synonyms
    let scenario = read(file, log)
    log.resolveNames()
    guard let scenario, log.isEmpty else { throw FileError(diagnostics: log.findings()) }
    return scenario
  }
}
