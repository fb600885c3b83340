internal import JankGate
internal import JankMetrics
internal import JankReports
internal import JankScenarios
internal import JankText
internal import JankTrace

/// Reading files that tell of runs, whatever wrote them.
enum ResultReader {
  static let byteLimit = 1 << 30

  /// Reads a file.
  ///
  /// - Parameter path: the file; `-` is the standard input.
  /// - Returns: What it says of runs.
  /// - Throws: `missingInput` if it cannot be read, `invalidData` with everything wrong with it.
  static func read(_ path: String) throws(ToolFailure) -> RecordedResult {
    let bytes = try InputFile.read(path, limit: byteLimit + 1)
    let format = try RecordedFormat.stated(in: bytes, path: path)
    if format == .baseline, path != "-" { return result(of: try BaselineFile.read(path)) }
    return try read(bytes, as: format, path: path)
  }

  /// Reads a file with a list of runs, run by run, so that little of it is in memory at a time.
  private static func read(
    _ bytes: [UInt8],
    as format: RecordedFormat,
    path: String
  ) throws(ToolFailure) -> RecordedResult {
    let log = DiagnosticLog(path: path)
    let shape = RecordedShapes.runs(format)
    var runs: [RecordedRun] = []
    var leftOut: [String] = []
    var seen: Set<String> = []
    let value: JSONValue
    do throws(JSONSyntaxError) {
      value = try JSONParser.parse(
        bytes,
        limits: JSONLimits(byteCount: byteLimit),
        condensingAt: [.key(format.listKey), .item]
      ) { value in
        for read in shape.read(value, log) ?? [] {
          runs.append(read.run)
          leftOut += read.leftOut.filter { seen.insert($0).inserted }
        }
        return JSONValue(.null, at: value.position)
      }
    } catch {
      throw ToolFailure(.invalidData, [finding(error, path: path)])
    }
    let file = JSONShape<Bool>.openObject(
      "a result",
      JSONKey.required("schemaVersion", .integer(in: 1...Int64(format.version)), "Its version."),
      JSONKey.required(format.listKey, .array(of: .any), "The runs.")
    ) { _, _ in true }
    guard file.read(value, log) != nil, log.isEmpty else {
      throw ToolFailure(.invalidData, log.findings())
    }
    let shown = leftOut.prefix(DiagnosticLog.shownLimit)
    var remarks = shown.map { "\(path) has \($0)" }
    let more = leftOut.count - shown.count
    if more > 0 { remarks.append("\(path) has \(more) more such figures") }
    return RecordedResult(format: format.rawValue, runs: runs, remarks: remarks)
  }

  private static func finding(_ error: JSONSyntaxError, path: String) -> Diagnostic {
    let finding = Diagnostic(error, path: path)
    guard case .trailingContent = error.reason else { return finding }
    return Diagnostic(
      path: path,
      position: error.position,
      message: finding.message,
      hint: "files with an object a line are not read: write one with --format json"
    )
  }

  private static func result(of baseline: Baseline) -> RecordedResult {
    let runs = baseline.caseNames.compactMap { name -> RecordedRun? in
      guard let run = baseline.run(of: name) else { return nil }
      var recorded = RecordedRun("\(name)")
      recorded.digest = run.digest
      recorded.modelVersion = baseline.modelVersion
      recorded.contentHash = baseline.scenarios[name.scenario]?.contentHash
      recorded.prints = run.frames
      for (id, steps) in run.figures.entries {
        recorded.figures[id] = MetricRegistry.metric(id).map { Figure(steps: steps, $0.unit) }
      }
      return recorded
    }
    return RecordedResult(format: RecordedFormat.baseline.rawValue, runs: runs)
  }
}
