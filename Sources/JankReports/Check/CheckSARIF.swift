internal import JankGate
internal import JankText
internal import JankTrace

/// A check as SARIF 2.1.0: a result for each broken rule, at the line that states the rule.
enum CheckSARIF {
  /// The largest number of results that code hosts accept in a run.
  private static let resultLimit = 25_000

  /// The rules, each with its help page.
  private static let rules = [
    ("threshold", "A value of a run exceeds the limit of a rule.", hitches),
    ("baseline", "Values of a run differ from the baseline.", hitches),
    ("rule", "A rule needs a value that a run does not have.", hitches),
    ("refusal", "A file or a rule keeps the check from starting.", formats),
    ("transition", "A transition broke a rule that UIKit relies on.", transitions),
    ("simulation", "A run is invalid: it broke off or did not complete its script.", hitches),
    ("absent", "A case of the baseline was not run.", hitches),
  ]
  private static let hitches =
    "https://developer.apple.com/documentation/xcode/understanding-hitches-in-your-app"
  private static let formats = "https://json-schema.org/understanding-json-schema"
  private static let transitions =
    "https://developer.apple.com/documentation/uikit/uiviewcontrollercontexttransitioning"

  static func write<Failure: Error>(
    _ report: CheckReport,
    to emit: (String) throws(Failure) -> Void
  ) throws(Failure) {
    try emit(
      """
      {"$schema": "https://raw.githubusercontent.com/oasis-tcs/sarif-spec/master/Schemata/\
      sarif-schema-2.1.0.json",
      "version": "2.1.0",
      "runs": [{"tool": {"driver": {"name": "janklab", \
      "version": \(JSONPieces.quoted(report.toolVersion)), "rules": [
      """
    )
    try JSONPieces.items(rules, to: emit) { id, about, page in
      JSONPieces.line { writer in
        writer.member("id", id)
        writer.member("shortDescription") { $0.object { $0.member("text", about) } }
        writer.member("helpUri", page)
      }
    }
    try emit("]}}, \"columnKind\": \"unicodeCodePoints\", \"invocations\": [")
    try emit(JSONPieces.line { writeInvocation(&$0, report) })
    try emit("], \"results\": [")
    let results = results(of: report).prefix(resultLimit)
    try JSONPieces.items(results, to: emit) { result in
      JSONPieces.line { write(&$0, result) }
    }
    try emit("]}]}\n")
  }

  /// Writes the remarks on the check as a whole.
  private static func writeInvocation(_ writer: inout JSONWriter, _ report: CheckReport) {
    let hasRun = report.conclusion != .interrupted && report.rejections.isEmpty
    writer.member("executionSuccessful", hasRun)
    writer.member("toolExecutionNotifications") { writer in
      writer.array(report.remarks) { writer, remark in
        writer.object { writer in
          writer.member("level", "note")
          writer.member("message") { $0.object { $0.member("text", remark) } }
        }
      }
    }
  }

  private static func write(_ writer: inout JSONWriter, _ result: Result) {
    writer.member("ruleId", result.rule)
    writer.member("level", result.level)
    writer.member("message") { $0.object { $0.member("text", result.message) } }
    writer.member("locations") { writer in
      writer.array([result]) { writer, result in
        writer.object { writer in
          writer.member("physicalLocation") { $0.object { write(&$0, placeOf: result) } }
        }
      }
    }
    writer.member("partialFingerprints") { writer in
      writer.object { $0.member("janklab/v1", result.fingerprint) }
    }
  }

  private static func write(_ writer: inout JSONWriter, placeOf result: Result) {
    writer.member("artifactLocation") {
      $0.object { $0.member("uri", FileReference.text(result.path)) }
    }
    writer.member("region") { writer in
      writer.object { writer in
        writer.member("startLine", max(1, result.line ?? 1))
        if result.line != nil, let column = result.column { writer.member("startColumn", column) }
      }
    }
  }
}

// MARK: Results

extension CheckSARIF {
  private struct Result {
    let rule: String
    let level: String
    let message: String
    let path: String
    var line: Int?
    var column: Int?
    let fingerprint: String
  }

  private static func results(of report: CheckReport) -> [Result] {
    let broken = report.failedCases.map { subject in
      var result = result(
        subject,
        "simulation",
        "error",
        ReportText.failureLines(subject),
        fingerprint: []
      )
      result.line = subject.failureLine
      return result
    }
    return report.rejections.map(result) + broken
      + report.cases.flatMap { problems(of: $0, in: report) }
      + report.entries(report.failingOutcomes.union([.warned])).prefix(resultLimit)
      .map { self.result($0, of: report) }
      + report.cases.flatMap(findings) + report.absentees.map { absent($0, report) }
  }

  private static func result(_ rejection: Rejection) -> Result {
    Result(
      rule: "refusal",
      level: "error",
      message: ReportText.lines(rejection).joined(separator: "\n"),
      path: rejection.path ?? "janklab",
      line: rejection.line,
      column: rejection.column,
      fingerprint: fingerprint(["refusal", rejection.path ?? "", rejection.message])
    )
  }

  private static func problems(of subject: CheckedCase, in report: CheckReport) -> [Result] {
    report.problems(of: subject).map { problem in
      let rule = problem.rule
      var result = result(
        subject,
        "rule",
        "error",
        ReportText.lines(problem),
        path: rule.path,
        fingerprint: ["\(rule.threshold)"]
      )
      result.line = rule.path == nil ? subject.line : rule.line
      result.column = rule.path == nil ? nil : rule.column
      return result
    }
  }

  private static func result(_ entry: CheckEntry, of report: CheckReport) -> Result {
    var result = result(
      entry.subject,
      entry.ruleVerdict == nil ? "baseline" : "threshold",
      report.failingOutcomes.contains(entry.outcome) ? "error" : "warning",
      ReportText.lines(entry, of: report),
      path: entry.path,
      fingerprint: entry.ruleVerdict.map { [$0.rule] } ?? []
    )
    result.line = entry.line
    result.column = entry.ruleVerdict?.path == nil ? nil : entry.ruleVerdict?.column
    return result
  }

  private static func findings(of subject: CheckedCase) -> [Result] {
    subject.facts.findings.map { finding in
      var result = result(
        subject,
        "transition",
        finding.severity == .error ? "error" : "warning",
        [FindingText.line(finding)],
        fingerprint: [finding.rule.rawValue, finding.subject, finding.text]
      )
      result.line = finding.step?.line
      return result
    }
  }

  private static func absent(_ name: CaseName, _ report: CheckReport) -> Result {
    Result(
      rule: "absent",
      level: report.lostCases.contains(name) ? "error" : "note",
      message: AbsenceText.named(name, in: report),
      path: report.baselinePath ?? "janklab",
      fingerprint: fingerprint(["absent", name.scenario, name.device, name.strategy])
    )
  }

  private static func result(
    _ subject: CheckedCase,
    _ rule: String,
    _ level: String,
    _ lines: [String],
    path: String? = nil,
    fingerprint parts: [String]
  ) -> Result {
    let name = subject.name
    return Result(
      rule: rule,
      level: level,
      message: "\(ReportText.name(subject)): \(lines.joined(separator: "\n"))",
      path: path ?? subject.path,
      fingerprint: fingerprint([rule, name.scenario, name.device, name.strategy] + parts)
    )
  }

  private static func fingerprint(_ parts: [String]) -> String {
    var hasher = DigestHasher()
    for part in parts { hasher.combine(part) }
    return hasher.finish().description
  }
}
