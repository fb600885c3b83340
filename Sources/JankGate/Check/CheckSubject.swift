/// A case to judge: its origin and its result.
public struct CheckSubject: Sendable {
  /// The origin of a case.
  public struct Source: Hashable, Sendable {
    /// The name of the scenario in its file.
    public var scenario: String
    /// The path of the scenario file.
    public var path: String
    /// The tags by which rules select scenarios.
    public var tags: [String]
    /// The fingerprint of the scenario's content.
    public var contentHash: String
    /// The lines of the steps that reports point at.
    public var lines: ScriptLines
    /// The text of the scenario file, or nil if reports do not show it.
    public var text: String?

    /// Creates the origin of a case.
    public init(
      scenario: String,
      path: String,
      tags: [String] = [],
      contentHash: String,
      lines: ScriptLines = ScriptLines(),
      text: String? = nil
    ) {
      self.scenario = scenario
      self.path = path
      self.tags = tags
      self.contentHash = contentHash
      self.lines = lines
      self.text = text
    }
  }

  /// The name of the case.
  public let name: CaseName
  /// The origin of the case.
  public let source: Source
  /// The line of the file that requests it, or nil if unknown.
  public let line: Int?
  /// The command line that plays it again.
  public let replay: String
  /// The result of the run.
  public let result: RunResult

  /// Creates a case.
  ///
  /// - Parameters:
  ///   - result: the result of the run.
  ///   - source: the origin of the case.
  ///   - line: the line of the file that requests it, from 1, or nil if unknown.
  ///   - replay: the command line that plays it again.
  public init(_ result: RunResult, from source: Source, line: Int? = nil, replay: String) {
    name = result.caseName
    self.source = source
    self.line = line
    self.replay = replay
    self.result = result
  }
}
