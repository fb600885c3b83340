public import JankGate
public import JankMetrics
public import JankText

/// Baselines and their changes as text.
public enum BaselineText {
  /// Returns a table with some values of every run.
  ///
  /// - Parameters:
  ///   - baseline: The baseline.
  ///   - metrics: The columns after the names.
  ///   - layout: The layout of the table. A narrow terminal hides the last of the default columns;
  ///     other columns continue in a further table.
  /// - Returns: The text, which ends with a line feed.
  public static func table(
    _ baseline: Baseline,
    metrics: [Metric],
    layout: TextLayout = .standard
  ) -> String {
    let isUsual = metrics.map(\.id) == MetricRegistry.usual.map(\.id)
    var table = TextTable(
      columns: ReportText.caseColumns
        + metrics.enumerated().map { .right($1.id, rank: isUsual ? $0 + 2 : 0, wrap: 24) }
        + [.digest("digest", rank: isUsual ? 1 : 0)],
      keyCount: isUsual ? nil : ReportText.caseColumns.count
    )
    for name in baseline.caseNames {
      guard let run = baseline.run(of: name) else { continue }
      let metricValues = metrics.map { metric in
        run.metricValues[metric.id].map { "\(MetricValue(steps: $0, metric.unit))" } ?? "n/a"
      }
      table.add(
        ReportText.cells(name) + metricValues + [run.digest]
      )
    }
    return table.text(layout) + "\nmodel \(baseline.modelVersion)\n"
  }

  /// Lists the differences, one a line, and counts them.
  public static func differences(
    _ differences: [Baseline.Difference],
    layout: TextLayout = .standard
  ) -> String {
    guard !differences.isEmpty else { return "nothing changed\n" }
    let shown = differences.filter(isVisible)
    let changed = Set(
      differences.compactMap { if case .content(let scenario) = $0 { scenario } else { nil } }
    )
    let lines = shown.map { difference in
      guard case .removed(let name) = difference, changed.contains(name.scenario) else {
        return line(difference)
      }
      return line(difference) + ": not run, and the scenario changed"
    }
    return ReportText.paragraphs(lines, layout)
      + layout.paragraph(counts(differences, hiddenCount: differences.count - shown.count))
  }

  /// The number of changed values, as `check` counts them, then of everything else.
  private static func counts(_ differences: [Baseline.Difference], hiddenCount: Int) -> String {
    var (values, other) = (0, 0)
    var scenarios: Set<Substring> = []
    for difference in differences {
      switch difference {
      case .metricValue: values += 1
      // The outcomes of a scenario change together.
      case .content(let scenario): scenarios.insert(scenario.prefix { $0 != "@" })
      case .model, .metrics, .transitions, .touches, .outcomes, .added, .removed, .digest:
        other += 1
      }
    }
    func text(_ count: Int, _ noun: String) -> String? {
      count == 0 ? nil : "\(count) \(noun)\(count == 1 ? "" : "s")"
    }
    let hidden =
      hiddenCount == 0
      ? ""
      : ", \(hiddenCount == values ? "" : "\(hiddenCount) of them ")by less than 0.01 of the unit, "
        + "not listed"
    return [
      text(values, "changed value").map { $0 + hidden }, text(scenarios.count, "changed scenario"),
      text(other, values + scenarios.count > 0 ? "other change" : "change"),
    ].compactMap(\.self).joined(separator: "; ")
  }

  /// Whether two decimals show a difference.
  private static func isVisible(_ difference: Baseline.Difference) -> Bool {
    guard case .metricValue(_, _, let old?, let new?) = difference, ValueText.hasDecimals(new)
    else { return true }
    return MetricValue(steps: new.steps - old.steps, new.unit).hundredths != 0
  }

  private static func line(_ difference: Baseline.Difference) -> String {
    switch difference {
    case .model(let old, let new): "~ model \(old) -> \(new)"
    case .metrics(let old, let new): "~ metrics \(scope(old)) -> \(scope(new))"
    case .touches(let count):
      "+ how touches move, which older baselines lack: \(count) \(count == 1 ? "case" : "cases")"
    case .outcomes(let count):
      "+ how transitions end, which older baselines lack: \(count) "
        + (count == 1 ? "case" : "cases")
    case .transitions(let name, let changes):
      "~ \(text(name)): \(OutcomeText.words(changes))"
    case .content(let scenario): "~ \(printable(scenario, limit: 300)): the scenario changed"
    case .added(let name): "+ \(text(name))"
    case .removed(let name): "- \(text(name))"
    case .digest(let name): "~ \(text(name)): other frames, the same values"
    case .metricValue(let name, let metric, let old, let new):
      "~ \(text(name)): \(metric) \(old.map(ValueText.text) ?? "n/a")"
        + " -> \(new.map(ValueText.text) ?? "n/a")"
    }
  }

  private static func scope(_ metrics: [String]) -> String {
    metrics.isEmpty ? "all" : metrics.joined(separator: ",")
  }

  private static func text(_ name: CaseName) -> String { printable("\(name)", limit: 300) }
}
