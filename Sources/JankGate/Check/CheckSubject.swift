/// A case to be judged: what was run, where that is written, and what came out.
public struct CheckSubject: Sendable {
  /// Where a case comes from.
  public struct Source: Hashable, Sendable {
    /// The name of the scenario in its file.
    public var scenario: String
    /// The file of the scenario, as its reader knows it.
    public var path: String
    /// The words by which rules choose among scenarios.
    public var tags: [String]
    /// The fingerprint of what the scenario says.
    public var contentHash: String

    /// States where a case comes from.
    public init(scenario: String, path: String, tags: [String] = [], contentHash: String) {
      self.scenario = scenario
      self.path = path
      self.tags = tags
      self.contentHash = contentHash
    }
  }

  /// What the case is called.
  public let name: CaseName
  /// Where it comes from.
  public let source: Source
  /// The line of the file that asks for it, or nil where that is not known.
  public let line: Int?
  /// The command line that plays it again.
  public let replay: String
  /// What came out.
  public let result: RunResult

  /// States a case.
  ///
  /// - Parameters:
  ///   - result: what came out.
  ///   - source: where it comes from.
  ///   - line: the line of the file that asks for it, from 1, or nil where that is not known.
  ///   - replay: the command line that plays it again.
  public init(_ result: RunResult, from source: Source, line: Int? = nil, replay: String) {
    name = CaseName(
      scenario: result.scenario,
      device: result.device,
      strategy: result.strategy
    )
    self.source = source
    self.line = line
    self.replay = replay
    self.result = result
  }
}
