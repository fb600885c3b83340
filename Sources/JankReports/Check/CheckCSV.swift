internal import JankMetrics

/// A check as CSV: a row for each figure of each case, and for each rule about it.
enum CheckCSV {
  private static let header = [
    "scenario", "device", "strategy", "metric", "unit", "value", "outcome", "rule", "baseline",
    "limit", "margin", "frames",
  ]

  static func write<Failure: Error>(
    _ report: CheckReport,
    to emit: (String) throws(Failure) -> Void
  ) throws(Failure) {
    try emit(CSVWriter(header: header).text)
    for subject in report.cases {
      for metric in report.metrics {
        guard let figure = subject.figure(metric) else { continue }
        try emit(row(subject, metric.id, figure))
      }
      for verdict in subject.verdicts { try emit(row(subject, verdict)) }
    }
  }

  private static func row(_ subject: CheckedCase, _ metric: String, _ figure: Figure) -> String {
    let empty = CSVWriter.Field.text("")
    return CSVWriter.row(
      names(subject) + [
        .text(metric), .text(figure.unit.rawValue), .decimal(figure.decimal), empty, empty, empty,
        empty, empty, empty,
      ]
    )
  }

  private static func row(_ subject: CheckedCase, _ verdict: Verdict) -> String {
    CSVWriter.row(
      names(subject) + [
        .text(verdict.metric), .text(verdict.limit.unit.rawValue), field(verdict.actual),
        .text(verdict.outcome.rawValue), .text(verdict.rule), field(verdict.baseline),
        field(verdict.limit), field(verdict.margin),
        .text(verdict.frames.map { "\($0.index)" }.joined(separator: " ")),
      ]
    )
  }

  private static func names(_ subject: CheckedCase) -> [CSVWriter.Field] {
    [.text(subject.name.scenario), .text(subject.name.device), .text(subject.name.strategy)]
  }

  private static func field(_ figure: Figure?) -> CSVWriter.Field {
    figure.map { .decimal($0.decimal) } ?? .text("")
  }
}
