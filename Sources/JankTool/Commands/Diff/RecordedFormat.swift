internal import JankReports
internal import JankScenarios
internal import JankText

/// A format of files that tell of runs.
enum RecordedFormat: String, CaseIterable, Sendable {
  case result = "janklab-result"
  case check = "janklab-check"
  case baseline = "janklab-baseline"
  case score = "janklab-score"
  case comparison = "janklab-comparison"
}

extension RecordedFormat {
  /// What writes it, in a sentence.
  var about: String {
    switch self {
    case .result: "What janklab run --format json writes: figures, frames and events."
    case .check: "What janklab check --format json writes: figures."
    case .baseline: "What janklab baseline records: figures and prints of frames."
    case .score: "What janklab score --format json writes: figures."
    case .comparison: "What janklab compare --format json writes: medians over the seeds."
    }
  }

  /// The newest version that can be read.
  var version: Int {
    switch self {
    case .result: JSONReport.schemaVersion
    case .check: 1
    case .baseline: BaselineJSON.schemaVersion
    case .score: ScoreJSON.schemaVersion
    case .comparison: ComparisonJSON.schemaVersion
    }
  }

  /// The key of the runs at the top of a file.
  var listKey: String {
    switch self {
    case .result, .check, .baseline: "cases"
    case .score: "streams"
    case .comparison: "comparisons"
    }
  }

  /// The format that a file says it is in, or why it says none that is known.
  ///
  /// Looked for in the bytes, before all of them are read.
  static func stated(in bytes: [UInt8], path: String) throws(ToolFailure) -> RecordedFormat {
    let name = schemaName(in: bytes)
    if let format = name.flatMap(RecordedFormat.init) { return format }
    let known = allCases.map(\.rawValue)
    let near = name.flatMap { nearestName(to: $0, among: known) }
    throw .file(
      path,
      .invalidData,
      name.map { "its schema is \(quoted($0)), which holds no runs" }
        ?? "this is no result: it states no \"schema\"",
      hint: near.map { "did you mean \(quoted($0))?" }
        ?? "known are \(known.joined(separator: ", "))"
    )
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
