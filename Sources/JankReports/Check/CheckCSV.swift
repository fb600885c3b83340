internal import JankGate
internal import JankMetrics
internal import JankText

/// A check as CSV: a row for each value of each case, each rule of each case, and each remark.
enum CheckCSV {
  private static let header = [
    "scenario", "device", "strategy", "metric", "unit", "value", "outcome", "rule", "baseline",
    "limit", "margin", "frames", "message",
  ]

  private static let empty = CSVWriter.Field.text("")

  static func write<Failure: Error>(
    _ report: CheckReport,
    to emit: (String) throws(Failure) -> Void
  ) throws(Failure) {
    try emit(CSVWriter(header: header).text)
    for subject in report.cases {
      for metric in report.metrics {
        guard let metricValue = subject.metricValue(metric) else { continue }
        try emit(row(subject, metric.id, metricValue))
      }
      for verdict in subject.verdicts { try emit(row(subject, verdict)) }
      if let failure = subject.failure {
        try emit(row(subject.name, outcome: "broken", message: failure))
      }
      for problem in report.problems(of: subject) {
        let rule = "\(problem.rule.threshold)"
        try emit(row(subject.name, outcome: "invalid", rule: rule, message: problem.message))
      }
    }
    for name in report.absentees {
      let outcome = report.lostCases.contains(name) ? "failed" : "absent"
      try emit(row(name, outcome: outcome, message: AbsenceText.line(name, in: report)))
    }
    for rejection in report.rejections {
      let message = ReportText.placedLines(rejection).joined(separator: "; ")
      try emit(row(nil, outcome: "invalid", message: message))
    }
    for (place, remark) in report.remarks.enumerated() {
      let isInterruption = report.isInterrupted && place == report.remarks.count - 1
      try emit(row(nil, outcome: isInterruption ? "interrupted" : "note", message: remark))
    }
  }

  private static func row(_ subject: CheckedCase, _ metric: String, _ metricValue: MetricValue)
    -> String
  {
    CSVWriter.row(
      names(subject.name) + [
        .text(metric), .text(metricValue.unit.rawValue), .decimal(metricValue.decimal), empty,
        empty, empty,
        empty, empty, empty, empty,
      ]
    )
  }

  private static func row(_ subject: CheckedCase, _ verdict: Verdict) -> String {
    CSVWriter.row(
      names(subject.name) + [
        .text(verdict.metric), .text(verdict.limit.unit.rawValue), field(verdict.actual),
        .text(verdict.outcome.rawValue), .text(verdict.rule), field(verdict.baseline),
        field(verdict.limit), field(verdict.margin),
        .text(verdict.frames.map { "\($0.index)" }.joined(separator: " ")),
        .text(verdict.absence ?? ""),
      ]
    )
  }

  private static func row(
    _ name: CaseName?,
    outcome: String,
    rule: String = "",
    message: String
  ) -> String {
    CSVWriter.row(
      (name.map(names) ?? [empty, empty, empty]) + [
        empty, empty, empty, .text(outcome), .text(rule), empty, empty, empty, empty,
        .text(message),
      ]
    )
  }

  private static func names(_ name: CaseName) -> [CSVWriter.Field] {
    [.text(name.scenario), .text(name.device), .text(name.strategy)]
  }

  private static func field(_ metricValue: MetricValue?) -> CSVWriter.Field {
    metricValue.map { .decimal($0.decimal) } ?? .text("")
  }
}
