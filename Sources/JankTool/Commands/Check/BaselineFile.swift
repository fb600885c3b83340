internal import JankMetrics
internal import JankReports
internal import JankScenarios

/// Baselines as files.
enum BaselineFile {
  private static let byteLimit = 256 << 20
  private static let shownAbsentees = 5

  /// Reads a baseline.
  ///
  /// - Throws: `missingInput` if it cannot be read, `invalidData` with everything wrong with it.
  static func read(_ path: String) throws(ToolFailure) -> Baseline {
    guard SystemCall.kind(of: path) != nil else {
      throw .file(
        path,
        .missingInput,
        "there is no such baseline",
        hint: "janklab baseline record PATH… --output \(path) makes it"
      )
    }
    let bytes = try InputFile.read(path, limit: byteLimit + 1)
    let log = DiagnosticLog(path: path)
    // Runs are read as they come: a whole file of numbers with their places would fill memory.
    var runs: [Baseline.Run?] = []
    let run = BaselineFormat.run
    let value: JSONValue
    do throws(JSONSyntaxError) {
      value = try JSONParser.parse(
        bytes,
        limits: JSONLimits(byteCount: byteLimit),
        condensingAt: BaselineFormat.runDepth
      ) { value in
        runs.append(run.read(value, log))
        return JSONValue(.integer(Int64(runs.count - 1)), at: value.position)
      }
    } catch {
      throw ToolFailure(.invalidData, [Diagnostic(error, path: path)])
    }
    let readRun = JSONShape<Baseline.Run>(run.expectation) { value, _ in
      guard case .integer(let place) = value.content else { return nil }
      return runs[Int(place)]
    }
    guard let baseline = BaselineFormat.shape(run: readRun).read(value, log), log.isEmpty else {
      throw ToolFailure(.invalidData, log.findings())
    }
    return baseline
  }

  /// Writes a baseline, whole or not at all.
  static func write(_ baseline: Baseline, to path: String) throws(ToolFailure) {
    try OutputFile.write(to: path) { writer throws(ToolFailure) in
      try BaselineJSON.write(baseline) { text throws(ToolFailure) in try writer.write(text) }
    }
  }

  /// Refuses to compare what does not compare.
  ///
  /// - Returns: What the baseline has and the plan has not, as remarks: a few cases by name, and
  ///   how many there are more.
  /// - Throws: `invalidData`, with the command that records the baseline anew.
  static func compare(
    _ baseline: Baseline,
    with plan: CheckPlan,
    path: String
  ) throws(ToolFailure) -> [String] {
    let cases = plan.items.map { (name: $0.name, contentHash: $0.source.contentHash) }
    let mismatches = baseline.mismatches(with: cases, modelVersion: Version.model)
    guard mismatches.isEmpty else {
      let shown = mismatches.prefix(DiagnosticLog.shownLimit).map { mismatch in
        Diagnostic(path: path, message: message(mismatch), hint: plan.hintOfUpdate(of: path))
      }
      let more = mismatches.count - shown.count
      let rest = Diagnostic(.note, path: path, message: "\(more) more errors")
      throw ToolFailure(.invalidData, more > 0 ? shown + [rest] : shown)
    }
    let absentees = baseline.absentees(from: plan.items.map(\.name))
    let remarks = absentees.prefix(shownAbsentees).map {
      "\($0) stands in the baseline and was not run"
    }
    let more = absentees.count - remarks.count
    return more == 0 ? remarks : remarks + ["so do \(more) more cases that were not run"]
  }

  private static func message(_ mismatch: Baseline.Mismatch) -> String {
    switch mismatch {
    case .model(let old, let now):
      "it was made by model \(old), this is model \(now): the two do not compare"
    case .content(let scenario):
      "\(scenario.debugDescription) says something else than when the baseline was made"
    case .missing(let name): "it has no \(name)"
    }
  }
}
