internal import JankText

/// The JSON of a report in a text.
struct LoggedReport {
  /// The report, if the text is one as a whole.
  let whole: JSONValue?
  /// The cases of the report, or of lines that are an object each; empty if the text has none.
  let cases: [JSONValue]

  /// Why the text has a part of a report only; nil if it has none or a whole one.
  ///
  /// A part does not show whether a command belongs to a case that failed.
  let problem: Problem?

  /// Reads the text of a report or log.
  init(_ text: String) {
    var syntaxError: JSONSyntaxError?
    if text.first(where: { !$0.isWhitespace }) == "{" {
      do throws(JSONSyntaxError) {
        let limits = JSONLimits(byteCount: ReplayText.byteLimit)
        let report = try JSONParser.parse(Array(text.utf8), limits: limits)
        (whole, cases, problem) = (report, report["cases"]?.items ?? [report], nil)
        return
      } catch {
        syntaxError = error
      }
    }
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    whole = nil
    do throws(Problem) {
      (cases, problem) = (try Self.cases(in: lines, of: syntaxError), nil)
    } catch {
      (cases, problem) = ([], error)
    }
  }

  /// Why a report cannot be read, and where.
  struct Problem: Error {
    let position: SourcePosition
    let message: String
  }
}

extension LoggedReport {
  /// Whether a case failed.
  static func isFailed(_ one: JSONValue) -> Bool {
    one["outcome"]?.text == "failed" || one["failure"]?.text != nil
  }

  /// The cases of lines that are an object each, whatever is around it.
  ///
  /// - Parameters:
  ///   - lines: all lines of the text.
  ///   - syntaxError: why the text is no report as a whole, if it begins as one.
  /// - Returns: The cases, also those that held.
  /// - Throws: That lines are missing, or have a part of an object.
  private static func cases(
    in lines: [Substring],
    of syntaxError: JSONSyntaxError?
  ) throws(Problem) -> [JSONValue] {
    let head = lines.firstIndex { statesReport($0) }
    if let syntaxError, let head, object(in: lines[head], with: ["schema"]) == nil {
      throw Problem(syntaxError)
    }
    let keys = head == nil ? ["replay"] : ["replay", "schema", "kind"]
    var found: [(line: Int, object: JSONValue?)] = []
    for (number, line) in lines.enumerated() {
      guard keys.contains(where: { value(of: $0, in: line) != nil }) else { continue }
      found.append((number, object(in: line, with: keys)))
    }
    if head != nil || found.count > 1, let torn = found.first(where: { $0.object == nil }) {
      throw Problem(inLine: torn.line, lines[torn.line])
    }
    let cases = found.compactMap(\.object)
    if head == nil, let first = found.first, !cases.isEmpty, !cases.contains(where: isFailed),
      lines.filter({ !$0.allSatisfy(\.isWhitespace) }).count > 1
    {
      // The end of a report: the case that failed may stand before it.
      throw Problem(inLine: first.line, lines[first.line])
    }
    return cases
  }

  /// The formats of reports that have commands or cases to play.
  private static let schemas: Set<String> = [
    "janklab-check", "janklab-result", "janklab-exploration",
  ]

  private static func statesReport(_ line: Substring) -> Bool {
    guard let value = value(of: "schema", in: line), value.first == "\"" else { return false }
    return schemas.contains(String(value.dropFirst().prefix { $0 != "\"" }))
  }

  /// What stands behind a key; nil if the line does not have it.
  ///
  /// A log that is JSON itself writes the quotation marks of a line with backslashes.
  private static func value(of key: String, in line: Substring) -> Substring? {
    guard line.contains("\"\(key)") else { return nil }
    let plain = line.replacing("\\\"", with: "\"")
    guard let place = plain.firstRange(of: "\"\(key)\"") else { return nil }
    let rest = plain[place.upperBound...].drop(while: \.isWhitespace)
    guard rest.first == ":" else { return nil }
    return Substring(rest.dropFirst().drop(while: \.isWhitespace))
  }

  /// The object of a line, which may have a time before it and a comma behind it; nil if it has
  /// none of some keys.
  private static func object(in line: Substring, with keys: [String]) -> JSONValue? {
    guard let start = line.firstIndex(of: "{"), let end = line.lastIndex(of: "}"), start < end,
      let object = try? JSONParser.parse(Array(line[start...end].utf8)),
      keys.contains(where: { object[$0] != nil })
    else { return nil }
    return object
  }
}

extension LoggedReport.Problem {
  fileprivate init(_ error: JSONSyntaxError) {
    position = error.cause
    message =
      switch error.reason {
      case .truncated, .unclosedText: "the report is not complete: \(error.message)"
      default: "the report cannot be read as JSON: \(error.message)"
      }
  }

  /// A line of which the rest of the report is missing.
  fileprivate init(inLine number: Int, _ line: Substring) {
    let column = line.firstIndex(of: "{").map { line[..<$0].utf8.count + 1 } ?? 1
    position = SourcePosition(line: number + 1, column: column)
    message = "the report is not complete, or its lines have other text before them"
  }
}
