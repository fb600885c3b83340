internal import JankText

/// A chart of a page, with its numbers as a table behind it.
struct ChartFigure {
  /// What the chart shows.
  let title: String
  /// The drawings, as SVG.
  let drawings: String
  /// The headings of the columns of numbers.
  let columns: [String]
  /// The rows of numbers.
  let rows: [[String]]
  /// What the chart belongs to, such as a scenario and a device; distinguishes charts of a page.
  var subject = ""

  /// The number of rows that a table lists.
  static let rowLimit = 400
}

extension ChartFigure {
  /// The chart as HTML.
  var html: String {
    let caption = HTMLText.escaped(title)
    let label = subject.isEmpty ? caption : "\(caption), \(HTMLText.escaped(subject))"
    let more = rows.count - Self.rowLimit
    let rest = more > 0 ? "<p>and \(more) more rows</p>\n" : ""
    let heads = columns.map { "<th scope=\"col\">\(HTMLText.escaped($0))</th>" }.joined()
    let cells = rows.prefix(Self.rowLimit).map { row in
      "<tr>" + row.map { "<td>\(HTMLText.escaped($0))</td>" }.joined() + "</tr>\n"
    }
    return """
      <section class="chart">
      <p class="caption">\(caption)</p>
      <div class="scroll" tabindex="0" role="region" aria-label="Chart: \(label)">
      \(drawings)</div>
      <details>
      <summary>Table</summary>
      <div class="scroll" tabindex="0" role="region" aria-label="Table: \(label)">
      <table class="numbers">
      <thead><tr>\(heads)</tr></thead>
      <tbody>
      \(cells.joined())</tbody>
      </table>
      </div>
      \(rest)</details>
      </section>

      """
  }
}
