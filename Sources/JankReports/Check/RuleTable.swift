internal import JankGate
internal import JankMetrics
internal import JankText

/// The rules of a check with their outcomes, and the case that is nearest to the limit or farthest
/// beyond it.
enum RuleTable {
  private struct Row {
    let rule: String
    var counts: [Verdict.Outcome: Int] = [:]
    /// The verdict with the smallest margin, and the number and the name of its case.
    var tightest: (verdict: Verdict, number: Int, name: String)?
  }

  /// The table, rules that failed first; nothing without rules.
  static func html(_ pages: [CasePage]) -> String {
    let rows = rows(pages)
    guard !rows.isEmpty else { return "" }
    var table = HTMLTable(
      label: "Rules",
      columns: [
        .init(heading: "Rule"), .init(heading: "Failed", isNumber: true),
        .init(heading: "Warned", isNumber: true), .init(heading: "Held", isNumber: true),
        .init(heading: "Value", isNumber: true), .init(heading: "Limit", isNumber: true),
        .init(heading: "Margin", isNumber: true), .init(heading: "Tightest case"),
      ]
    )
    table.rows = rows.map(row)
    return table.html
  }

  private static func row(_ row: Row) -> HTMLTable.Row {
    let failed = row.counts[.failed] ?? 0
    let counts = [failed, row.counts[.warned] ?? 0, row.counts[.held] ?? 0]
    let verdict = row.tightest?.verdict
    let link = row.tightest.map {
      "<a href=\"#case=\($0.number)\">\(HTMLText.escaped($0.name))</a>"
    }
    return HTMLTable.Row(
      cells: [.text(row.rule)]
        + counts.enumerated().map { place, count in
          .text("\(count)", style: place == 0 && count > 0 ? "bad" : nil)
        }
        + [
          .text(verdict?.actual.map { "\($0)" } ?? "-"),
          .text(verdict.map { "\($0.limit)" } ?? "-"),
          .text(verdict?.margin.map { "\($0)" } ?? "-"),
          HTMLTable.Cell(html: link ?? "-", style: "long"),
        ]
    )
  }

  private static func rows(_ pages: [CasePage]) -> [Row] {
    var rows: [Row] = []
    var places: [String: Int] = [:]
    for page in pages {
      for verdict in page.subject.ruleVerdicts {
        let place = places[verdict.rule] ?? rows.count
        if place == rows.count {
          places[verdict.rule] = place
          rows.append(Row(rule: verdict.rule))
        }
        rows[place].counts[verdict.outcome, default: 0] += 1
        guard isTighter(verdict, than: rows[place].tightest?.verdict) else { continue }
        rows[place].tightest = (verdict, page.number, ReportText.name(page.subject))
      }
    }
    return rows.enumerated().sorted { left, right in
      let (first, second) = (
        left.element.counts[.failed] ?? 0, right.element.counts[.failed] ?? 0
      )
      return first == second ? left.offset < right.offset : first > second
    }.map(\.element)
  }

  private static func isTighter(_ verdict: Verdict, than other: Verdict?) -> Bool {
    guard let other else { return true }
    guard let margin = verdict.margin?.steps else { return false }
    return other.margin.map { margin < $0.steps } ?? true
  }
}
