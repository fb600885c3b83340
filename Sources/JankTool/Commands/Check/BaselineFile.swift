internal import JankMetrics
internal import JankReports
internal import JankScenarios

/// Baselines as files; `-` is the standard input or output.
enum BaselineFile {
  private static let byteLimit = 256 << 20

  /// Reads a baseline.
  ///
  /// - Throws: `missingInput` if it cannot be read, `invalidData` with everything wrong with it.
  static func read(_ path: String) throws(ToolFailure) -> Baseline {
    guard path == "-" || SystemCall.kind(of: path) != nil else {
      throw .file(
        path,
        .missingInput,
        "there is no such baseline",
        hint: "janklab baseline record PATH… --baseline \(path) makes it"
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
    let readRun = JSONShape<Baseline.Run>(run.expectation) { [runs] value, _ in
      guard case .integer(let place) = value.content else { return nil }
      return runs[Int(place)]
    }
    guard let baseline = BaselineFormat.shape(run: readRun).read(value, log), log.isEmpty else {
      throw ToolFailure(.invalidData, log.findings())
    }
    return baseline
  }

  /// Writes a baseline, whole or not at all.
  static func write(
    _ baseline: Baseline,
    to path: String,
    on console: Console
  ) throws(ToolFailure) {
    guard path != "-" else {
      return try BaselineJSON.write(baseline) { text throws(ToolFailure) in
        try console.output.write(text)
      }
    }
    try OutputFile.write(to: path) { writer throws(ToolFailure) in
      try BaselineJSON.write(baseline) { text throws(ToolFailure) in try writer.write(text) }
    }
  }
}
