internal import JankMetrics
internal import JankTrace

/// A check as SARIF 2.1.0: a result for each broken rule, on the line where the rule stands.
enum CheckSARIF {
  /// What one run may hold for code hosts to take it.
  private static let resultLimit = 25_000

  private static let rules = [
    ("threshold", "A figure of a run lies beyond the limit that its scenario states."),
    ("baseline", "A figure of a run is worse than in the baseline."),
    ("transition", "A transition broke a rule that UIKit relies on."),
    ("simulation", "A run never came to rest, so that its figures are worth nothing."),
  ]

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
    try JSONPieces.items(rules, to: emit) { id, about in
      JSONPieces.line { writer in
        writer.member("id", id)
        writer.member("shortDescription") { $0.object { $0.member("text", about) } }
      }
    }
    try emit("]}}, \"columnKind\": \"unicodeCodePoints\", \"results\": [")
    let results = results(of: report).prefix(resultLimit)
    try JSONPieces.items(results, to: emit) { result in
      JSONPieces.line { write(&$0, result) }
    }
    try emit("]}]}\n")
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
    writer.member("artifactLocation") { $0.object { $0.member("uri", uri(result.path)) } }
    writer.member("region") { $0.object { $0.member("startLine", max(1, result.line)) } }
  }

  /// A path as a relative reference: bytes that mean something in one are written as `%XX`.
  private static func uri(_ path: String) -> String {
    let path = path.hasPrefix("./") ? String(path.dropFirst(2)) : path
    let plain = Set("-._~/ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789".utf8)
    return path.utf8.reduce(into: "") { text, byte in
      if plain.contains(byte) {
        text.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        text += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
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
    let line: Int
    let fingerprint: String
  }

  private static func results(of report: CheckReport) -> [Result] {
    report.failedCases.map { subject in
      result(
        subject,
        "simulation",
        "error",
        ReportText.failureLines(subject).joined(separator: "\n"),
        line: 1,
        fingerprint: []
      )
    }
      + report.entries([.failed, .warned]).prefix(resultLimit).map { entry in
        let verdict = entry.verdict
        return result(
          entry.subject,
          verdict.rule.hasSuffix("value == baseline") ? "baseline" : "threshold",
          verdict.outcome == .failed ? "error" : "warning",
          ReportText.lines(entry).joined(separator: "\n"),
          path: verdict.path,
          line: verdict.line ?? 1,
          fingerprint: [verdict.rule]
        )
      }
      + report.cases.flatMap { subject in
        subject.findings.map { finding in
          result(
            subject,
            "transition",
            finding.severity == .error ? "error" : "warning",
            FindingText.line(finding),
            line: finding.step?.line ?? 1,
            fingerprint: [finding.rule.rawValue, finding.subject, finding.text]
          )
        }
      }
  }

  private static func result(
    _ subject: CheckedCase,
    _ rule: String,
    _ level: String,
    _ message: String,
    path: String? = nil,
    line: Int,
    fingerprint: [String]
  ) -> Result {
    var hasher = DigestHasher()
    let name = subject.name
    for part in [rule, name.scenario, name.device, name.strategy] + fingerprint {
      hasher.combine(part)
    }
    return Result(
      rule: rule,
      level: level,
      message: "\(ReportText.name(subject)): \(message)",
      path: path ?? subject.path,
      line: line,
      fingerprint: hasher.finish().description
    )
  }
}
