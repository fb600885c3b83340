internal import JankText

/// The text of a report or log, and what is played of it.
struct ReplayText {
  /// The run; nil if the text has none.
  ///
  /// The first failed case of a report in JSON counts before all else, then a command behind
  /// `again:`, then the first case that failed, then the first line that has a run.
  let request: ReplayRequest?
  /// Whether the line of a case compares it with a baseline.
  let isComparison: Bool
  /// Whether the run is a case of a report in JSON, and no line has a command for it.
  let isReport: Bool
  /// The version of the model that the text states, or nil.
  let model: Int?
  /// Why the text has a part of a report in JSON only, of which nothing is played; nil if it has
  /// none.
  let problem: LoggedReport.Problem?

  /// The number of bytes of a text.
  static let byteLimit = 16 << 20

  /// Reads a text.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - tool: the name of the tool.
  init(_ text: String, tool: String) {
    let report = LoggedReport(text)
    problem = report.problem
    let lines = Self.joined(text.split(whereSeparator: \.isNewline).map(String.init))
    model = lines.lazy.compactMap(Self.model).first
    let failed = report.cases.first(where: LoggedReport.isFailed)?["replay"]?.text
    let failedCommand = failed.flatMap { LoggedCommand(in: ReplayMark.text + $0, tool: tool) }
    let commands = lines.map { LoggedCommand(in: $0, tool: tool) }
    let marked = commands.lazy.compactMap(\.self).first(where: \.isMarked)
    if problem != nil {
      (request, isComparison, isReport) = (nil, false, false)
    } else if let command = failedCommand ?? marked {
      (request, isComparison, isReport) = (.command(command), false, false)
    } else if let request = report.whole.flatMap({ ReplayRequest($0) }) {
      (self.request, isComparison, isReport) = (request, false, true)
    } else {
      let choice = Self.choice(among: Array(zip(lines, commands)))
      (request, isComparison, isReport) = (choice?.request, choice?.isComparison ?? false, false)
    }
  }

  private typealias Choice = (request: ReplayRequest, isComparison: Bool)

  /// The first case of which a line states that it failed, else the first command or case.
  private static func choice(among lines: [(text: String, command: LoggedCommand?)]) -> Choice? {
    let choices = lines.lazy.compactMap { line, command -> (line: String, choice: Choice)? in
      if let command { return ("", (.command(command), false)) }
      return ReplayRequest(namesIn: line).map { (line, ($0, isComparison(line))) }
    }
    return (choices.first { isFailure($0.line) } ?? choices.first)?.choice
  }

  /// Whether the line of a case states that it failed, before or after the names of the case.
  private static func isFailure(_ line: String) -> Bool {
    guard let (before, after) = ReplayRequest.texts(around: line) else { return false }
    return isFailing(before) || isFailing(after)
  }

  private static func isFailing(_ text: String) -> Bool {
    // A metric, such as `motion.error.max`, and a path are one word.
    unquoted(MarkupReference.resolved(text))
      .split { !$0.isLetter && !$0.isNumber && !"-_./".contains($0) }
      .contains { word in
        var word = word
        while word.last == "." { word.removeLast() }
        return failing.contains(word)
      }
  }

  /// A text without the names in quotation marks, such as that of work.
  private static func unquoted(_ text: String) -> String {
    let parts = text.split(separator: "\"", omittingEmptySubsequences: false)
    // A mark without a second one, as in a line of JSON, begins no name.
    let last = parts.count - 1
    return parts.indices.filter { $0.isMultiple(of: 2) || $0 == last }.map { parts[$0] }
      .joined(separator: " ")
  }

  private static let failing: Set<Substring> = ["failed", "broken", "invalid", "error", "worse"]

  private static func isComparison(_ line: String) -> Bool {
    ["baseline", " worse", ", was "].contains { line.contains($0) }
  }

  /// The version of the model in a line of `--version`, of a message, or of a report.
  private static func model(in line: String) -> Int? {
    for mark in ["model ", "modelVersion\":", "modelVersion\" value=\""] {
      guard let place = line.firstRange(of: mark) else { continue }
      let before = line[..<place.lowerBound].last
      let rest = line[place.upperBound...].drop { $0 == " " }
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      let after = rest.dropFirst(digits.count).first
      // Words of other tools may speak of models: a version stands in brackets, or alone.
      let isAlone = before == nil && after == nil || before == "(" && after == ","
      if mark != "model " || isAlone, let number = Int(digits) { return number }
    }
    return nil
  }
}

// MARK: Wrapped lines

extension ReplayText {
  private static let mark = "  " + ReplayMark.text

  /// Joins a command behind `again:` with the lines on which a report continues it.
  private static func joined(_ lines: [String]) -> [String] {
    var joined: [String] = []
    // The number of characters before the mark, such as a time, while its line can continue.
    var column: Int?
    for line in lines {
      if let column, let rest = continuation(line, column), let last = joined.indices.last {
        joined[last] += " " + rest
      } else {
        joined.append(line)
        column = line.firstRange(of: mark).map {
          line.distance(from: line.startIndex, to: $0.lowerBound)
        }
      }
    }
    return joined
  }

  /// What a line continues, which is four spaces further in; nil for a line of its own.
  private static func continuation(_ line: String, _ column: Int) -> Substring? {
    let text = line.dropFirst(column)
    let rest = text.dropFirst(4)
    return text.hasPrefix("    ") && rest.first.map { $0 != " " } == true ? rest : nil
  }
}
