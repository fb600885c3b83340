package import JankGate
internal import JankMetrics
package import JankText

/// Reads files of runs in any format.
package enum ResultReader {
  /// The largest file that is read, in bytes.
  package static let byteLimit = 1 << 30

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - bytes: the contents of the file.
  ///   - path: the name of the file in diagnostics.
  ///   - baselineLimit: the largest number of bytes of a baseline.
  /// - Returns: Its runs.
  /// - Throws: All errors in the file.
  package static func read(
    _ bytes: [UInt8],
    path: String,
    baselineLimit: Int
  ) throws(FileError) -> RecordedResult {
    let format = try statedFormat(of: bytes, path: path)
    guard let list = format.list else {
      return result(of: try BaselineReader.read(bytes, path: path, limit: baselineLimit))
    }
    let (runs, remarks) = try read(bytes, of: list, path: path)
    return RecordedResult(format: format.name, runs: runs, remarks: remarks)
  }

  /// Reads a file with a list of runs, run by run, so that little of it is in memory.
  private static func read(
    _ bytes: [UInt8],
    of list: RecordedFormat.RunList,
    path: String
  ) throws(FileError) -> (runs: [RecordedRun], remarks: [String]) {
    let log = DiagnosticLog(path: path, source: bytes)
    var runs: [RecordedRun] = []
    var leftOut: [String] = []
    var seen: Set<String> = []
    let value: JSONValue
    do throws(JSONSyntaxError) {
      value = try JSONParser.parse(
        bytes,
        limits: JSONLimits(byteCount: byteLimit),
        condensingAt: [.key(list.key), .item]
      ) { value in
        for read in list.runs.read(value, log) ?? [] {
          runs.append(read.run)
          leftOut += read.leftOut.filter { seen.insert($0).inserted }
        }
        return JSONValue(.null, at: value.position)
      }
    } catch {
      throw FileError(finding(error, path: path)).quoting(bytes)
    }
    guard list.file.read(value, log) != nil, log.isEmpty else {
      throw FileError(diagnostics: log.findings())
    }
    let shown = leftOut.prefix(DiagnosticLog.shownLimit)
    var remarks = shown.map { "\(path) has \($0)" }
    let more = leftOut.count - shown.count
    if more > 0 { remarks.append("\(path) has \(more) more such values") }
    return (runs, remarks)
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
      // Only valid runs are recorded.
      recorded.validity = .valid
      recorded.prints = run.frames
      recorded.transitions = run.transitions
      for (id, steps) in run.metricValues.entries {
        recorded.metricValues[id] = MetricRegistry.metric(id).map {
          MetricValue(steps: steps, $0.unit)
        }
      }
      return recorded
    }
    return RecordedResult(format: BaselineJSON.schema, runs: runs)
  }
}

// MARK: Which format

extension ResultReader {
  /// The format that a file states, or why it states no known one.
  ///
  /// The bytes are searched before they are parsed.
  private static func statedFormat(
    of bytes: [UInt8],
    path: String
  ) throws(FileError) -> RecordedFormat {
    let name = schemaName(in: bytes)
    if let format = RecordedFormat.all.first(where: { $0.name == name }) { return format }
    if name == nil {
      try rejectOtherText(bytes, path: path)
      try refuseBrokenObject(bytes, path: path)
    }
    let known = RecordedFormat.all.map(\.name)
    let near = name.flatMap { nearestName(to: $0, among: known) }
    throw FileError(
      path,
      name.map { "its schema is \(quoted($0)), which holds no runs" }
        ?? "this is no result: it states no \"schema\"",
      hint: near.map { "did you mean \(quoted($0))?" }
        ?? "known are \(known.joined(separator: ", "))"
    )
  }

  /// Throws if a file is empty or holds no JSON, as a file that is named by mistake.
  private static func rejectOtherText(
    _ bytes: [UInt8],
    path: String
  ) throws(FileError) {
    let first = bytes.first { !isSpace($0) }
    guard first != UInt8(ascii: "{"), first != UInt8(ascii: "[") else { return }
    let limits = JSONLimits(byteCount: byteLimit)
    guard first == nil || (try? JSONParser.parse(bytes, limits: limits)) == nil else { return }
    throw FileError(
      path,
      "this is no result: the file is \(first == nil ? "empty" : "not JSON")",
      hint: "name a file with runs, such as janklab run --format json writes"
    )
  }

  /// Throws the syntax error of an object, for example of a file that is cut short.
  private static func refuseBrokenObject(
    _ bytes: [UInt8],
    path: String
  ) throws(FileError) {
    guard bytes.first(where: { !isSpace($0) }) == UInt8(ascii: "{") else { return }
    do throws(JSONSyntaxError) {
      _ = try JSONParser.parse(
        bytes,
        limits: JSONLimits(byteCount: byteLimit),
        condensingAt: BaselineJSON.runPath
      ) { JSONValue(.null, at: $0.position) }
    } catch {
      throw FileError(finding(error, path: path)).quoting(bytes)
    }
  }

  /// The text behind the first key `schema`; a quotation mark within a text has a backslash.
  private static func schemaName(in bytes: [UInt8]) -> String? {
    let key = Array(#""schema""#.utf8)
    let quotationMark = UInt8(ascii: "\"")
    var start = 0
    while let place = bytes[start...].firstIndex(of: quotationMark) {
      start = place + 1
      let isEscaped = place > 0 && bytes[place - 1] == UInt8(ascii: "\\")
      guard !isEscaped, bytes[place...].starts(with: key) else { continue }
      let rest = bytes[(place + key.count)...].drop(while: isSpace)
      guard rest.first == UInt8(ascii: ":") else { continue }
      let value = rest.dropFirst().drop(while: isSpace)
      guard value.first == quotationMark else { continue }
      let name = value.dropFirst().prefix(100).prefix { $0 != quotationMark }
      return String(decoding: name, as: UTF8.self)
    }
    return nil
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    [0x20, 0x09, 0x0A, 0x0D].contains(byte)
  }
}
