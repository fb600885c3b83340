internal import JankMetrics

/// A check as lines of JSON: a header, then each case, each of its verdicts behind it.
enum CheckNDJSON {
  static func write<Failure: Error>(
    _ report: CheckReport,
    to emit: (String) throws(Failure) -> Void
  ) throws(Failure) {
    try emit(
      JSONPieces.line { writer in
        writer.member("kind", "check")
        writer.member("schema", CheckReport.schema)
        writer.member("schemaVersion", CheckReport.schemaVersion)
        writer.member("verdict", report.conclusion.rawValue)
      } + "\n"
    )
    for refusal in report.refusals {
      try emit(
        JSONPieces.line { writer in
          writer.member("kind", "refusal")
          CheckJSON.write(&writer, refusal)
        } + "\n"
      )
    }
    for subject in report.cases {
      try emit(
        JSONPieces.line { writer in
          writer.member("kind", "case")
          CheckJSON.write(&writer, subject)
        } + "\n"
      )
    }
    for name in report.absentees {
      try emit(
        JSONPieces.line { writer in
          writer.member("kind", "absentee")
          CheckJSON.writeName(&writer, name)
        } + "\n"
      )
    }
    for remark in report.remarks {
      try emit(
        JSONPieces.line { writer in
          writer.member("kind", "remark")
          writer.member("message", remark)
        } + "\n"
      )
    }
  }
}
