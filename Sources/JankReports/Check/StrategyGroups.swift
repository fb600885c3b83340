internal import JankGate
internal import JankMetrics
internal import JankText
internal import JankTrace

/// The strategies of each scenario on each device: a leader board and charts, the worst scenario
/// first.
struct StrategyGroups {
  private struct Group {
    let title: String
    var pages: [CasePage]
  }

  private let groups: [Group]

  /// The number of groups of a page, and the bytes of all of their charts if there are many cases.
  private static let (groupLimit, byteLimit) = (20, 280_000)
  /// The number of cases up to which all charts are drawn.
  private static let fewCases = 12

  /// Groups the cases with details, which are in order.
  init(_ pages: [CasePage]) {
    var groups: [Group] = []
    var places: [String: Int] = [:]
    for page in pages.prefix(CheckHTML.detailLimit) where page.subject.result != nil {
      let names = ReportText.cells(page.subject.name)
      let title = "\(names[0]) / \(names[1])"
      if let place = places[title] {
        groups[place].pages.append(page)
      } else {
        places[title] = groups.count
        groups.append(Group(title: title, pages: [page]))
      }
    }
    self.groups = groups
  }
}

extension StrategyGroups {
  /// The groups as HTML, each folded; nothing without frames.
  var html: String {
    let caseCount = groups.reduce(0) { $0 + $1.pages.count }
    var left = caseCount <= Self.fewCases ? 8 << 20 : Self.byteLimit
    var texts: [String] = []
    for group in groups.prefix(Self.groupLimit) {
      let films = group.pages.sorted { $0.number < $1.number }.compactMap(\.film)
      let charts = RunCharts(runs: films, subject: group.title)
      let drawings = charts.html
      let fits = drawings.utf8.count <= left
      if fits { left -= drawings.utf8.count }
      let content = Self.board(group) + (fits ? drawings : "")
      guard !content.isEmpty else { continue }
      let isOpen = groups.count == 1 ? " open" : ""
      texts.append(
        "<details class=\"charts\"\(isOpen)>\n<summary>\(HTMLText.escaped(group.title))</summary>\n"
          + content + "</details>\n"
      )
    }
    let more = groups.count - Self.groupLimit
    if more > 0 { texts.append("<p>and \(more) more scenarios and devices</p>\n") }
    return texts.joined()
  }
}

// MARK: The leader board

extension StrategyGroups {
  /// A column of the board: the heading, and the value of a case.
  private struct Column: Sendable {
    let heading: String
    let digits: Int
    let value: @Sendable (CheckedCase) -> Double?
  }

  private static let columns: [Column] = [
    Column(heading: "Hitch ratio ms/s", digits: 2) { $0.headline["apple.hitch-time-ratio"] },
    Column(heading: "Hitches", digits: 0) { Double($0.headline.hitches.count) },
    percentile(50), percentile(95), percentile(99),
    Column(heading: "Freeze ms", digits: 2) { $0.headline["freeze.longest"] },
    Column(heading: "Settle ms", digits: 2) { $0.headline["transition.settle.max"] },
    metric("motion.error.max", "Off the path pt"),
    metric("motion.speed-jump.max", "Speed jump pt/s"),
  ]

  private static func percentile(_ percent: Int) -> Column {
    Column(heading: "p\(percent) ms", digits: 2) {
      $0.headline.frameTime(percentile: percent)?.milliseconds
    }
  }

  private static func metric(_ id: String, _ heading: String) -> Column {
    Column(heading: heading, digits: 1) { subject in
      guard let value = MetricRegistry.metric(id).flatMap(subject.metricValue) else { return nil }
      return Double(value.steps) / Double(max(1, value.unit.stepCount))
    }
  }

  /// The values of each strategy, and how they relate to the best; nothing for one strategy.
  private static func board(_ group: Group) -> String {
    guard group.pages.count > 1 else { return "" }
    let cases = group.pages.sorted { $0.number < $1.number }
    let shown = columns.filter { column in
      cases.contains { column.value($0.subject) != nil }
    }
    var table = HTMLTable(
      label: "Leader board of \(group.title)",
      columns: [.init(heading: "Strategy")]
        + shown.map { .init(heading: $0.heading, isNumber: true) }
    )
    table.rows = cases.map { page in
      let name = HTMLText.escaped(ReportText.cells(page.subject.name)[2])
      let link = HTMLTable.Cell(html: "<a href=\"#case=\(page.number)\">\(name)</a>")
      return HTMLTable.Row(
        cells: [link] + shown.map { cell(of: page.subject, in: $0, among: cases.map(\.subject)) }
      )
    }
    return table.html
  }

  private static func cell(
    of subject: CheckedCase,
    in column: Column,
    among cases: [CheckedCase]
  ) -> HTMLTable.Cell {
    let values = cases.compactMap(column.value)
    guard let value = column.value(subject), let best = values.min(), let worst = values.max()
    else { return .text("n/a") }
    let text = Decimal.text(value, digits: column.digits)
    guard best < worst else { return .text(text) }
    if value == best { return .text("\(text) best", style: "good") }
    let more = Decimal.text(value - best, digits: column.digits)
    return .text("\(text) +\(more)", style: value == worst ? "bad" : nil)
  }
}
