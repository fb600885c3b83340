package import JankText

/// Reads variants of a scenario file: the same file with other values.
package struct ScenarioVariants: Sendable {
  private let shape: JSONShape<Scenario>
  private let path: String
  private let readFile: @Sendable (_ path: String) throws(UnreadableFile) -> [UInt8]

  init(
    shape: JSONShape<Scenario>,
    path: String,
    readFile: @escaping @Sendable (_ path: String) throws(UnreadableFile) -> [UInt8]
  ) {
    self.shape = shape
    self.path = path
    self.readFile = readFile
  }
}

extension ScenarioVariants {
  /// Reads a variant.
  ///
  /// - Parameter file: the file, with values replaced.
  /// - Returns: The scenario.
  /// - Throws: All errors in the variant.
  package func scenario(of file: JSONValue) throws(FileError) -> Scenario {
    try shape.scenario(of: file, DiagnosticLog(path: path, readBeside: readFile))
  }
}
