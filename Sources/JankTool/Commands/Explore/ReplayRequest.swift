internal import JankText

/// A run that a line of a report or log is about.
enum ReplayRequest: Equatable {
  /// A command of the tool.
  case command(LoggedCommand)
  /// A case by its names, and its digest or the beginning of it if the line has one.
  case named(scenario: String, device: String, strategy: String, digest: String?)
}

extension ReplayRequest {
  /// Reads the names of a case in a line, such as `bounce / phone-60 / timer: frame 14 …`, or in a
  /// row of the table of `run`, which ends with a digest; nil if the line has none.
  init?(namesIn line: String) {
    guard let request = Self.named(in: line) ?? Self.row(in: line) else { return nil }
    self = request
  }

  /// Reads the first invalid case of a report in JSON, else the first; nil if it has none.
  init?(_ report: JSONValue) {
    let cases = report["cases"]?.items ?? []
    guard let one = cases.first(where: { $0["failure"]?.text != nil }) ?? cases.first,
      let scenario = one["scenario"]?.text,
      let device = one["device"]?.text, let strategy = one["strategy"]?.text
    else { return nil }
    self = .named(
      scenario: scenario,
      device: device,
      strategy: strategy,
      digest: one["digest"]?.text
    )
  }

  /// The number of cases of the first line about several, as in `bounce (4 cases): F13 …`; nil if
  /// there is no such line.
  static func caseCount(in text: String) -> Int? {
    text.split(whereSeparator: \.isNewline).lazy.compactMap { line -> Int? in
      guard let end = line.firstRange(of: " cases)"),
        let open = line[..<end.lowerBound].lastIndex(of: "(")
      else { return nil }
      return Int(line[open..<end.lowerBound].dropFirst())
    }.first
  }

  /// What a line states before and after the names of a case; nil if it has none.
  static func texts(around line: String) -> (before: String, after: String)? {
    parts(of: line).map { ($0.lead.dropLast().joined(separator: ": "), String($0.rest)) }
  }

  /// The lead of a line with a case, of which the last part names the scenario, and what follows.
  private typealias Parts = (
    lead: [Substring], device: Substring, strategy: Substring, rest: Substring
  )

  private static func parts(of line: String) -> Parts? {
    let parts = line.split(separator: " / ", maxSplits: 2)
    guard parts.count == 3 else { return nil }
    let strategy = parts[2].prefix { $0.isLetter || $0.isNumber || "-_.".contains($0) }
    let rest = parts[2].dropFirst(strategy.count)
    return (parts[0].split(separator: ": "), parts[1], strategy, rest)
  }

  /// A case as messages name it.
  private static func named(in line: String) -> ReplayRequest? {
    guard let parts = parts(of: line), let message = parts.lead.last else { return nil }
    var scenario = String(message)
    if line.contains("</"), let text = scenario.split(separator: ">").last {
      scenario = MarkupReference.resolved(String(text))
    }
    scenario = plain(String(scenario.drop { " \"'`*(".contains($0) }))
    var strategy = parts.strategy
    while strategy.last == "." { strategy.removeLast() }
    guard !scenario.isEmpty, !strategy.isEmpty else { return nil }
    return .named(
      scenario: scenario,
      device: String(parts.device),
      strategy: String(strategy),
      digest: nil
    )
  }

  /// The name of a scenario without what lists write before it: a sign, as in `~ bounce`, or a
  /// frame, as in `frame 2 of bounce`.
  private static func plain(_ name: String) -> String {
    var words = name.split(separator: " ")[...]
    if words.count > 1, let sign = words.first, sign.count == 1, !sign.allSatisfy(\.isLetter) {
      words.removeFirst()
    }
    if words.count > 3, words.first == "frame" { words.removeFirst(3) }
    return words.joined(separator: " ")
  }

  /// A row of the table of `run`, also in Markdown.
  private static func row(in line: String) -> ReplayRequest? {
    let cells = line.split(separator: " ").map { $0.filter { !"`|".contains($0) } }
      .filter { !$0.isEmpty }
    guard let digest = cells.last, [8, 32].contains(digest.count),
      digest.allSatisfy({ $0.isHexDigit && !$0.isUppercase }),
      // A build server writes the time before the names.
      let number = cells.indices.dropFirst(3).first(where: { cells[$0].allSatisfy(\.isNumber) }),
      number < cells.count - 1
    else { return nil }
    return .named(
      scenario: cells[number - 3],
      device: cells[number - 2],
      strategy: cells[number - 1],
      digest: digest
    )
  }
}
