internal import JankGate
internal import JankText

/// A check as workflow commands of GitHub Actions, which annotate lines of files.
///
/// GitHub shows ten errors and ten warnings a step. The report writes the nine worst and counts the
/// others.
enum CheckAnnotations {
  private static let shownCount = 9

  static func write<Failure: Error>(
    _ report: CheckReport,
    to emit: (String) throws(Failure) -> Void
  ) throws(Failure) {
    let refused = report.rejections.map { rejection in
      command(
        "error",
        path: rejection.path,
        line: rejection.line,
        column: rejection.column,
        title: "the check cannot start",
        message: ReportText.lines(rejection).joined(separator: "\n")
      )
    }
    let broken = FailureText.all(in: report).map { failure in
      command(
        "error",
        path: failure.example.path,
        line: failure.example.failureLine,
        title: failure.title,
        message: ReportText.failureLines(failure.example).joined(separator: "\n")
      )
    }
    let invalid = report.cases.flatMap { subject in
      report.problems(of: subject).map { problem in
        command(
          "error",
          path: problem.rule.path ?? subject.path,
          line: problem.rule.path == nil ? subject.line : problem.rule.line,
          title: ReportText.name(subject),
          message: ReportText.lines(problem).joined(separator: "\n")
        )
      }
    }
    let errors = broken + commands("error", report.entries(report.failingOutcomes), of: report)
    let warnings =
      commands("warning", report.entries([.warned]), of: report)
      + (AbsenceText.notes(in: report) + report.remarks).map { general("warning", $0) }
    let lost = AbsenceText.failures(in: report).map { general("error", $0) }
    try write(refused + errors + lost + invalid, as: "error", to: emit)
    try write(warnings, as: "warning", to: emit)
    try emit(
      command("notice", path: nil, line: nil, title: nil, message: ReportText.summary(report))
    )
  }

  private static func write<Failure: Error>(
    _ commands: [String],
    as level: String,
    to emit: (String) throws(Failure) -> Void
  ) throws(Failure) {
    for command in commands.prefix(shownCount) { try emit(command) }
    let more = commands.count - shownCount
    guard more > 0 else { return }
    let message = "and \(more) more, see the summary"
    try emit(command(level, path: nil, line: nil, title: nil, message: message))
  }

  private static func general(_ level: String, _ text: String) -> String {
    let message = printable(text, limit: 1_000)
    return command(level, path: nil, line: nil, title: nil, message: message)
  }

  /// A command for each entry, or for each group of entries if there are many.
  private static func commands(
    _ level: String,
    _ entries: [CheckEntry],
    of report: CheckReport
  ) -> [String] {
    // What improved has no cause.
    let broken = entries.filter { [.failed, .warned].contains($0.outcome) }
    guard let groups = GroupText.failures(broken, of: report) else {
      return entries.map { command(level, $0, of: report) }
    }
    let better = entries.filter { ![.failed, .warned].contains($0.outcome) }
    return groups.rows.map { row in
      let again = row.replay.map { ReplayMark.text + printable($0, limit: 4_000) }
      let lines =
        ["worst: \(row.example)"] + row.worst + [row.help, again].compactMap(\.self)
      return command(
        level,
        path: row.entry?.path,
        line: row.entry?.line,
        title: "\(row.count): \(row.title)",
        message: lines.joined(separator: "\n")
      )
    } + better.map { command(level, $0, of: report) }
  }

  private static func command(
    _ level: String,
    _ entry: CheckEntry,
    of report: CheckReport
  ) -> String {
    command(
      level,
      path: entry.path,
      line: entry.line,
      title: ReportText.name(entry.subject),
      message: ReportText.lines(entry, of: report).joined(separator: "\n")
    )
  }

  private static func command(
    _ level: String,
    path: String?,
    line: Int?,
    column: Int? = nil,
    title: String?,
    message: String
  ) -> String {
    var properties: [String] = []
    if let path {
      properties.append("file=\(escaped(FileReference.plain(path), isProperty: true))")
      properties.append("line=\(line ?? 1)")
    }
    if path != nil, let column { properties.append("col=\(column)") }
    if let title { properties.append("title=\(escaped(title, isProperty: true))") }
    let list = properties.isEmpty ? "" : " " + properties.joined(separator: ",")
    return "::\(level)\(list)::\(escaped(message, isProperty: false))\n"
  }

  /// Escapes text so that it can neither end a command nor begin one.
  private static func escaped(_ text: String, isProperty: Bool) -> String {
    text.unicodeScalars.reduce(into: "") { escaped, scalar in
      switch scalar {
      case "%": escaped += "%25"
      case "\r": escaped += "%0D"
      case "\n": escaped += "%0A"
      case ":" where isProperty: escaped += "%3A"
      case "," where isProperty: escaped += "%2C"
      case _ where scalar.isUnseen: escaped += printable(String(scalar))
      default: escaped.unicodeScalars.append(scalar)
      }
    }
  }
}
