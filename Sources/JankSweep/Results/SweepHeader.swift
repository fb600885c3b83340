package import JankText

/// The first line of a result file: which sweep it belongs to, and which part it holds.
package struct SweepHeader: Equatable, Sendable {
  /// What all parts of a sweep have in common.
  package struct Identity: Sendable {
    /// The digest of the sweep, its scenarios, and every file that they name.
    package let digest: String
    package let toolVersion: String
    package let modelVersion: Int
    package let caseCount: Int
    package let blockCases: Int
    /// The ids of the metrics, in the order of the values.
    package let metrics: [String]
    package let entries: [CaseSpace.Entry]
    /// The sweep file.
    package let sweep: JSONValue

    package init(
      digest: String,
      versions: (tool: String, model: Int),
      _ space: CaseSpace,
      metrics: [String],
      sweep: JSONValue
    ) {
      self.digest = digest
      toolVersion = versions.tool
      modelVersion = versions.model
      caseCount = space.caseCount
      blockCases = space.blockCases
      self.metrics = metrics
      entries = space.entries
      self.sweep = sweep
    }

    fileprivate init(
      _ digest: String,
      _ versions: (String, Int),
      _ counts: (Int, Int),
      _ lists: ([String], [CaseSpace.Entry]),
      _ sweep: JSONValue
    ) {
      self.digest = digest
      (toolVersion, modelVersion) = versions
      (caseCount, blockCases) = counts
      (metrics, entries) = lists
      self.sweep = sweep
    }
  }

  package let identity: Identity
  /// The number of blocks in the file.
  package let held: Int
  /// The shards that the file holds, in order; empty for the whole sweep.
  package let shards: [String]

  package init(_ identity: Identity, held: Int, shards: [Shard]) {
    self.identity = identity
    self.held = held
    self.shards = held == identity.blockCount ? [] : shards.sorted().map(\.description)
  }

  fileprivate init(_ identity: Identity, _ held: Int, _ shards: [String]) {
    self.identity = identity
    self.held = held
    self.shards = shards
  }
}

extension SweepHeader.Identity: Equatable {
  /// Whether two parts belong to the same sweep; the digest stands for the sweep file.
  package static func == (first: Self, second: Self) -> Bool {
    first.digest == second.digest && first.toolVersion == second.toolVersion
      && first.modelVersion == second.modelVersion && first.caseCount == second.caseCount
      && first.blockCases == second.blockCases && first.metrics == second.metrics
      && first.entries == second.entries
  }
}

extension SweepHeader.Identity {
  /// The number of blocks of the whole sweep.
  package var blockCount: Int { (caseCount + blockCases - 1) / blockCases }
}

extension SweepHeader {
  /// Whether the file holds the whole sweep.
  package var isComplete: Bool { held == identity.blockCount }

  /// The line, which ends with a line feed.
  package var line: String {
    var writer = JSONWriter()
    writer.onOneLine { Self.codec.write(&$0, self) }
    return writer.text + "\n"
  }

  /// Reads the first line of a file.
  ///
  /// - Throws: What is wrong with it.
  package init(line: [UInt8], path: String) throws(FileError) {
    let log = DiagnosticLog(path: path, source: line)
    let value = try JSONParser.parse(line, log: log)
    guard let header = Self.codec.shape.read(value, log), log.isEmpty else {
      throw FileError(diagnostics: log.findings())
    }
    self = header
  }

  /// The format's name, stated in every file.
  package static let schema = "janklab-sweep-result"

  private static let entry = JSONCodec<CaseSpace.Entry>.openObject(
    "a scenario",
    JSONField("scenario", .text, "The name of the scenario, with the outcome of its drags.") {
      $0.scenario
    },
    JSONField("strategies", .list(of: .text), "The strategies.") { $0.strategies },
    JSONField("devices", .list(of: .text), "The devices.") { $0.devices }
  ) {
    CaseSpace.Entry(scenario: $0, strategies: $1, devices: $2)
  }

  private static let codec = JSONCodec<SweepHeader>.openObject(
    "the first line of a sweep's result",
    JSONField.format(schema),
    JSONField.version(1),
    JSONField("sweep", .hexadecimal(digits: 32), "The digest of the sweep and all its files.") {
      $0.identity.digest
    },
    JSONField("toolVersion", .text, "The version of the tool.") { $0.identity.toolVersion },
    JSONField("modelVersion", .count, "The version of the model.") { $0.identity.modelVersion },
    JSONField("cases", .count, "The number of cases of the sweep.") { $0.identity.caseCount },
    JSONField("blockCases", .whole(in: 1...4_096), "The number of cases of a block.") {
      $0.identity.blockCases
    },
    JSONField("blocks", .count, "The number of blocks in the file.") { $0.held },
    JSONField(
      "shards",
      .list(of: .text),
      "The shards in the file; none for the whole sweep."
    ) { $0.shards },
    JSONField("metrics", .list(of: .text), "The metrics, in the order of the values.") {
      $0.identity.metrics
    },
    JSONField("scenarios", .list(of: entry), "The scenarios, with what plays them.") {
      $0.identity.entries
    },
    JSONField("question", anyValue, "The sweep file.") { $0.identity.sweep }
  ) {
    _,
    _,
    digest,
    tool,
    model,
    cases,
    size,
    held,
    shards,
    metrics,
    entries,
    sweep in
    SweepHeader(
      Identity(digest, (tool, model), (cases, size), (metrics, entries), sweep),
      held,
      shards
    )
  }

  private static let anyValue = JSONCodec(JSONShape<JSONValue>.any) { $0.item($1) }
}
