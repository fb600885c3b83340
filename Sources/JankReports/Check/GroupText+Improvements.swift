internal import JankGate
internal import JankText

extension GroupText {
  /// Groups improvements by their first metric.
  ///
  /// - Parameters:
  ///   - entries: The entries that improved, in report order.
  ///   - report: Their report.
  /// - Returns: The groups, or nil if the entries are listed one by one.
  static func improvements(_ entries: [CheckEntry], of report: CheckReport) -> GroupText? {
    let arrangement = report.arrangement
    let isLong =
      report.valueLimit != nil && report.cases.count > 1 && entries.count > listLimit
    guard arrangement.grouping != nil || isLong, !entries.isEmpty else { return nil }
    let firsts = entries.map { $0.verdicts(first: report.metrics).first }
    let items = zip(entries, firsts).map { entry, first in
      CaseGroup.Item(
        entry.subject.name,
        cause: first?.metric ?? "no known cause",
        severity: first?.size ?? 0
      )
    }
    let key = arrangement.grouping ?? .cause
    let groups = CaseGroup.groups(of: items, by: key)
    let rows = arrangement.limited(groups).map { row($0, among: entries, of: report) }
    return GroupText(
      heading: "Improvements by \(key == .cause ? "metric" : key.rawValue), largest first",
      rows: Array(rows),
      hiddenCount: groups.count - rows.count
    )
  }

  private static func row(
    _ group: CaseGroup,
    among entries: [CheckEntry],
    of report: CheckReport
  ) -> Row {
    let example = entries[group.worst].subject
    let members = group.members.map { entries[$0] }
    // The example comes first, so that the list begins with its values.
    let ordered = [entries[group.worst]] + members.filter { $0.subject.name != example.name }
    return Row(
      outcome: Verdict.Outcome.improved.rawValue,
      heading: ReportText.heading(members, of: report),
      count: count(members, of: group),
      title: printable(group.title, limit: 100),
      worst: worst(
        BrokenRule.rules(of: ordered, first: report.metrics),
        in: example.name,
        of: group
      ) + GestureText.lines(entries[group.worst]),
      example: ReportText.name(example),
      help: nil,
      replay: nil
    )
  }
}
