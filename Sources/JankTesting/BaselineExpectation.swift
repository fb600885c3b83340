internal import JankGate
internal import JankMetrics
internal import JankText
package import JankTool

/// Expects every run to be no worse than when its baseline was recorded.
///
/// The baseline is a file in the folder `Baselines` next to the test; commit it with the test. The
/// first run of the test records it, unless a run is invalid or an expectation before this one
/// failed. So call it last. If the environment variable `CI` is set, a missing baseline
/// fails the test instead. With `JANKLAB_RECORD=1` in the environment every run records it again.
///
/// If a run is worse, the test fails with the frames that became later and their causes.
///
/// - Parameters:
///   - played: The runs, whose name is part of the file's name.
///   - metrics: The metrics or metric owners to record and compare; the usual ones by default.
///   - fileID: Where failures are shown; omit it.
///   - filePath: The same.
///   - line: The same.
///   - column: The same.
public func expectMatchesBaseline(
  _ played: Played,
  metrics: [String] = [],
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  let store = BaselineStore(besides: "\(filePath)", of: played.name) { Environment.value(of: $0) }
  do throws(ToolFailure) {
    try expectMatchesBaseline(played, store, metrics: metrics, at: place)
  } catch {
    let text = error.diagnostics.map { "\($0)" }.joined(separator: "\n")
    played.fail(text, at: place)
  }
}

/// Compares runs with their baseline, or records it.
package func expectMatchesBaseline(
  _ played: Played,
  _ store: BaselineStore,
  metrics: [String],
  at place: TestPlace
) throws(ToolFailure) {
  let chosen = metrics.isEmpty ? CheckReport.usualMetrics.map(\.id) : metrics
  for name in chosen where MetricRegistry.metrics(named: name).isEmpty {
    return played.fail("there is no metric \(quoted(name))", at: place)
  }
  guard let old = try store.read() else {
    guard store.records || !played.failures.isRaised else {
      let reason = "no baseline was recorded, because the runs already failed this test"
      return played.fail("\(reason)\n  help: \(store.recordingHelp)", at: place)
    }
    return try store.write(baseline(of: played, metrics: chosen))
  }
  let cases = played.subjects().map { (name: $0.name, contentHash: $0.source.contentHash) }
  let mismatches = old.mismatches(with: cases, modelVersion: Version.model).map(words)
  guard mismatches.isEmpty else {
    let lines = mismatches + ["help: \(store.help)"]
    return played.fail("\(store.path): \(lines.joined(separator: "\n  "))", at: place)
  }
  guard let judge = try? Judge(rules: [], baseline: old) else {
    preconditionFailure("no rules to reject")
  }
  played.judge(by: judge, besides: store.path, at: place, help: store.help)
}

/// Returns the runs as a baseline, without invalid runs, which have already failed the test.
private func baseline(of played: Played, metrics: [String]) -> Baseline {
  var baseline = Baseline(modelVersion: Version.model, metrics: metrics)
  guard let judge = try? Judge(rules: []) else { preconditionFailure("no rules to reject") }
  for checked in played.subjects().map(judge.judge) where checked.failure == nil {
    baseline.record(checked)
  }
  return baseline
}

private func words(_ mismatch: Baseline.Mismatch) -> String {
  switch mismatch {
  case .model(let old, let now):
    "it was recorded with model \(old), but this is model \(now): they cannot be compared"
  case .content(let scenario):
    "\(quoted(scenario)) was recorded with another seed"
  case .missing(let name): "it has no case \(name)"
  }
}

/// The baseline of a name in a test file.
package struct BaselineStore {
  /// The path of the file.
  package let path: String
  private let folder: String
  /// Whether every run records.
  let records: Bool
  private let isOnBuildServer: Bool

  /// Creates the store for a test file and the name of what it plays.
  package init(besides test: String, of name: String, _ environment: (String) -> String?) {
    let parts = test.split(separator: "/", omittingEmptySubsequences: false)
    let file = (parts.last ?? "Tests").split(separator: ".").first ?? "Tests"
    folder = (parts.dropLast() + ["Baselines"]).joined(separator: "/")
    path = "\(folder)/\(file).\(Self.fileName(name)).json"
    func isSet(_ name: String) -> Bool {
      let value = environment(name) ?? ""
      return !value.isEmpty && value != "0" && value != "false"
    }
    records = isSet("JANKLAB_RECORD")
    isOnBuildServer = isSet("CI")
  }

  /// Returns a name as part of a file name; other characters than letters, digits and `_` are
  /// dashes.
  private static func fileName(_ name: String) -> String {
    let signs = name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "-" }
    let words = String(signs).split(separator: "-").joined(separator: "-")
    return words.isEmpty ? "run" : words
  }

  /// A hint about how to accept an intended change.
  var help: String { "if that is intended, run the test with JANKLAB_RECORD=1 and commit \(path)" }

  /// A hint about how to get a baseline after a failure.
  var recordingHelp: String {
    "run the test again once it passes; to record these runs nevertheless: JANKLAB_RECORD=1"
  }

  /// Reads the baseline; returns nil if it must be recorded.
  ///
  /// - Throws: An error if the file is missing on a build server, or invalid.
  func read() throws(ToolFailure) -> Baseline? {
    if records { return nil }
    if SystemCall.kind(of: path) != nil { return try BaselineFile.read(path) }
    guard isOnBuildServer else { return nil }
    throw .file(
      path,
      .missingInput,
      "there is no such baseline, and with CI set none is recorded",
      hint: "run the test once on your machine and commit the file"
    )
  }

  /// Writes the baseline, whole or not at all, and reports that.
  func write(_ baseline: Baseline) throws(ToolFailure) {
    do throws(SystemError) {
      try SystemCall.createFolder(folder)
    } catch {
      throw .file(folder, .cannotCreate, "cannot create: \(error)")
    }
    try BaselineFile.write(baseline, to: path, expecting: .anything, on: .standard)
    Console.standard.showOnErrors("recorded \(path)\n")
  }
}
