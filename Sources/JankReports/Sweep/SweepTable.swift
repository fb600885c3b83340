package import JankMetrics
package import JankSweep
package import JankText

/// The values of a sweep as a table: a row for each scenario, strategy and device, and for all.
package enum SweepTable {
  private static let percents = [50, 95, 99]

  /// Returns the table, metric below metric.
  ///
  /// - Parameters:
  ///   - tally: the values.
  ///   - metrics: the metrics, in the order of the values.
  ///   - layout: the layout of the table.
  /// - Returns: The text, which ends with a line feed.
  package static func text(
    _ tally: SweepTally,
    of metrics: [Metric],
    layout: TextLayout = .standard
  ) -> String {
    let total = tally.total
    let groups = tally.groups + (tally.groups.count > 1 ? [total] : [])
    let tables = metrics.indices.map { index in
      "\(metrics[index].id)\(unit(metrics[index]))\n" + table(groups, index, metrics[index], layout)
    }
    return tables.joined(separator: "\n") + layout.paragraph(note(tally, total))
  }

  private static func unit(_ metric: Metric) -> String {
    metric.unit.label.isEmpty ? "" : " (\(metric.unit.label))"
  }

  private static func table(
    _ groups: [SweepTally.Group],
    _ index: Int,
    _ metric: Metric,
    _ layout: TextLayout
  ) -> String {
    var table = TextTable(
      columns: [
        .name("scenario", wrap: 16), .name("device", wrap: 12), .name("strategy", wrap: 17),
        .right("cases"), .right("min"), .right("mean"),
      ] + percents.map { .right("p\($0)") } + [.right("max")]
    )
    for group in groups {
      let values = group.metrics[index]
      let numbers =
        [values.min, values.mean] + percents.map(values.percentile) + [values.max]
      table.add(
        [group.scenario, group.device, group.strategy, "\(values.count)"]
          + numbers.map { steps in
            steps.map { ValueText.number(MetricValue(steps: $0, metric.unit)) } ?? "n/a"
          }
      )
    }
    return table.text(layout)
  }

  private static func note(_ tally: SweepTally, _ total: SweepTally.Group) -> String {
    let isExact =
      total.metrics.allSatisfy(\.isExact)
      && tally.groups.allSatisfy {
        $0.metrics.allSatisfy(\.isExact)
      }
    let error = isExact ? "exact" : "exact or off by at most 0.4 %"
    return "\(total.caseCount) cases, \(total.invalidCount) invalid, \(tally.excludedCount) "
      + "excluded; percentiles by nearest rank, \(error)"
  }
}
