internal import JankGate
internal import JankMetrics
internal import JankText
internal import JankTrace

/// A check as one JSON object: a line for each case, with everything that was found out about it.
enum CheckJSON {
  static func write<Failure: Error>(
    _ report: CheckReport,
    to emit: (String) throws(Failure) -> Void
  ) throws(Failure) {
    let remarks = report.remarks.map { JSONPieces.quoted($0) }.joined(separator: ", ")
    let absentees = report.absentees.map { name in JSONPieces.line { writeName(&$0, name) } }
      .joined(separator: ", ")
    let refusals = report.refusals.map { refusal in JSONPieces.line { write(&$0, refusal) } }
      .joined(separator: ", ")
    try emit(
      """
      {"schema": "\(CheckReport.schema)",
      "schemaVersion": \(CheckReport.schemaVersion),
      "verdict": "\(report.conclusion.rawValue)",
      "refusals": [\(refusals)],
      "remarks": [\(remarks)],
      "absentees": [\(absentees)],
      "cases": [
      """
    )
    try JSONPieces.items(report.cases, to: emit) { subject in
      JSONPieces.line { write(&$0, subject) }
    }
    try emit("]}\n")
  }

  /// Writes what is known of a case.
  static func write(_ writer: inout JSONWriter, _ subject: CheckedCase) {
    writeName(&writer, subject.name)
    writer.member("file", subject.path)
    writer.member("line", subject.line.map { Int64($0) })
    writer.member("contentHash", subject.contentHash)
    writer.member("seed", "\(subject.facts.seed)")
    writer.member("modelVersion", subject.facts.modelVersion)
    writer.member("digest", subject.run.digest)
    writer.member("refreshRateHz", subject.facts.refreshRate)
    writer.member("endNs", subject.facts.end.nanoseconds)
    writer.member("failure", subject.failure)
    writer.member("outcome", subject.outcome.rawValue)
    writer.member("replay", subject.replay)
    writer.member("figures") { writer in
      writer.object { writer in
        for (id, steps) in subject.run.figures.entries { writer.member(id, steps) }
      }
    }
    writer.member("verdicts") { writer in
      writer.array(subject.verdicts) { writer, verdict in
        writer.object { write(&$0, verdict) }
      }
    }
    writer.member("problems") { write(&$0, subject.problems) }
  }

  /// Writes the rules that said nothing of a case, and why.
  static func write(_ writer: inout JSONWriter, _ problems: [RuleProblem]) {
    writer.array(problems) { writer, problem in
      writer.object { writer in
        writer.member("rule", "\(problem.rule.threshold)")
        writer.member("file", problem.rule.path)
        writer.member("line", problem.rule.line.map { Int64($0) })
        writer.member("message", problem.message)
        writer.member("hint", problem.hint)
      }
    }
  }

  /// Writes what kept the check from beginning.
  static func write(_ writer: inout JSONWriter, _ refusal: Refusal) {
    writer.member("file", refusal.path)
    writer.member("line", refusal.line.map { Int64($0) })
    writer.member("column", refusal.column.map { Int64($0) })
    writer.member("message", refusal.message)
    writer.member("hint", refusal.hint)
  }

  /// Writes what a case is called.
  static func writeName(_ writer: inout JSONWriter, _ name: CaseName) {
    writer.member("scenario", name.scenario)
    writer.member("device", name.device)
    writer.member("strategy", name.strategy)
  }

  /// Writes a verdict; figures are in steps of the unit, nanoseconds for milliseconds.
  static func write(_ writer: inout JSONWriter, _ verdict: Verdict) {
    writer.member("outcome", verdict.outcome.rawValue)
    writer.member("metric", verdict.metric)
    writer.member("rule", verdict.rule)
    writer.member("file", verdict.path)
    writer.member("line", verdict.line.map { Int64($0) })
    writer.member("unit", verdict.limit.unit.rawValue)
    writer.member("stepsPerUnit", verdict.limit.unit.stepCount)
    writer.member("baseline", verdict.baseline?.steps)
    writer.member("limit", verdict.limit.steps)
    writer.member("actual", verdict.actual?.steps)
    writer.member("margin", verdict.margin?.steps)
    writer.member("frames") { writer in
      writer.array(verdict.frames) { writer, frame in
        writer.object { writer in
          writer.member("frame", frame.index)
          writer.member("shownNs", frame.shown.nanoseconds)
          writer.member("lateNs", frame.lateness.nanoseconds)
          writer.member("missed", frame.missed.rawValue)
          writer.member("cause", ReportText.cause(frame))
        }
      }
    }
  }
}

extension CheckReport {
  /// The name of the format of checks as JSON, stated in every file.
  package static let schema = "janklab-check"
  /// The version of the format; readers refuse a larger one.
  package static let schemaVersion = 1
}
