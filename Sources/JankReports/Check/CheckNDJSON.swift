internal import JankGate
internal import JankText

/// A check as lines of JSON: a header, then each case followed by its verdicts.
enum CheckNDJSON {
  private static let header = JSONRecord<CheckReport> {
    JSONField.format(CheckReport.schema)
    CheckJSON.version
    CheckJSON.verdict
  }

  static func write<Failure: Error>(
    _ report: CheckReport,
    to emit: (String) throws(Failure) -> Void
  ) throws(Failure) {
    try emit(line("check") { header.write(&$0, report) })
    for rejection in report.rejections {
      try emit(line("refusal") { CheckJSON.rejection.write(&$0, rejection) })
    }
    for subject in report.cases {
      try emit(line("case") { CheckJSON.subject.write(&$0, subject) })
    }
    for name in report.absentees {
      try emit(line("absentee") { CheckJSON.name.write(&$0, name) })
    }
    for remark in report.remarks {
      try emit(line("remark") { $0.member("message", remark) })
    }
  }

  private static func line(_ kind: String, _ write: (inout JSONWriter) -> Void) -> String {
    JSONPieces.line { writer in
      writer.member("kind", kind)
      write(&writer)
    } + "\n"
  }
}
