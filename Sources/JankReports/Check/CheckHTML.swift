internal import JankGate
internal import JankMetrics
internal import JankText
internal import JankTrace

/// A check as a page for a browser: the verdict, a table of the cases, the details of each, and the
/// frames of the worst to play.
enum CheckHTML {
  /// The number of cases with details, worst first.
  static let detailLimit = 100
  /// The number of cases above which their groups come first.
  private static let groupLimit = 20

  static func write<Failure: Error>(
    _ report: CheckReport,
    links: PageLinks = .none,
    to emit: (String) throws(Failure) -> Void
  ) throws(Failure) {
    let pages = arranged(report)
    let headline = headline(report, isPart: links.isPart)
    let page = HTMLPage(title: "JankLab: \(headline)")
    let reel = reel(of: pages)
    var sources = SourceListing(
      pages.prefix(detailLimit).compactMap { page in
        page.subject.source.map { SourceListing.File(path: page.subject.path, text: $0) }
      }
    )
    try emit(page.opening + header(report, headline, links))
    try emit("<main>\n" + notes(report) + "<div id=\"viewer\" hidden></div>\n")
    try emit(section("Rules", RuleTable.html(pages)))
    let cases = section("Cases", unplayed(pages, reel, links) + overview(pages, of: report, links))
    let groups =
      section("Main causes", CauseTable.html(pages.map(\.subject)))
      + section("Strategies", StrategyGroups(pages).html)
    // What sums up comes before a table that is longer than a screen.
    try emit(pages.count > groupLimit ? groups + cases : cases + groups)
    if !pages.isEmpty { try emit("<h2>Details</h2>\n") }
    for page in pages.prefix(detailLimit) {
      let canPlay = reel.numbers.contains(page.number)
      try emit(page.html(in: report, &sources, canPlay: canPlay, links))
    }
    if pages.count > detailLimit {
      try emit("<p>Details are limited to the \(detailLimit) worst cases.</p>\n")
    }
    try emit(sources.html + PageGuide.html(report.cases.map(\.facts.modelVersion)) + "</main>\n")
    try emit(page.dataOpening)
    for piece in reel.pieces { try emit(piece) }
    try emit(page.ending)
  }

  /// The cases, each with its number in the report: in the requested order, else worst first.
  private static func arranged(_ report: CheckReport) -> [CasePage] {
    let arrangement = report.arrangement
    let numbers = Dictionary(
      report.cases.enumerated().map { (ObjectIdentifier($0.element), $0.offset + 1) },
      uniquingKeysWith: { first, _ in first }
    )
    let pages = sorted(report.cases, by: arrangement).map { subject in
      CasePage(number: numbers[ObjectIdentifier(subject)] ?? 0, subject: subject)
    }
    return Array(arrangement.limited(pages))
  }

  /// Cases in the requested order, or else worst first; equal ones stay in their order.
  static func sorted(
    _ cases: [CheckedCase],
    by arrangement: CaseArrangement
  ) -> [CheckedCase] {
    guard arrangement.effectiveOrders.isEmpty else { return arrangement.sorted(cases) }
    let ranked = cases.enumerated().map {
      (place: $0.offset, subject: $0.element, rank: CasePage.rank(of: $0.element))
    }
    return ranked.sorted { left, right in
      CasePage.isWorse(left.rank, than: right.rank) ?? (left.place < right.place)
    }.map(\.subject)
  }
}

// MARK: The head

extension CheckHTML {
  /// Whether the page is about verdicts: of a check, or of a run with rules of its own.
  static func isJudged(_ report: CheckReport) -> Bool {
    guard case .results = report.focus, report.rejections.isEmpty else { return true }
    return report.isInterrupted || report.baselinePath != nil
      || report.cases.contains { !$0.verdicts.isEmpty || $0.failure != nil || !$0.problems.isEmpty }
  }

  /// The summary: the verdict, or the totals of a run without rules; of one case with its name.
  private static func headline(_ report: CheckReport, isPart: Bool) -> String {
    let summary =
      isJudged(report) ? ReportText.summary(report) : TotalsText.line(CaseTotals(report.cases))
    guard isPart, let subject = report.cases.first else { return summary }
    return "\(ReportText.name(subject)): \(summary)"
  }

  private static func header(
    _ report: CheckReport,
    _ headline: String,
    _ links: PageLinks
  ) -> String {
    let (style, mark) =
      isJudged(report)
      ? style(of: report.conclusion) : ("plain", "")
    let totals =
      isJudged(report) && !report.cases.isEmpty
      ? "<p>\(HTMLText.escaped(TotalsText.metricValues(CaseTotals(report.cases)).trimmed))</p>\n"
      : ""
    let failures = FailureText.all(in: report).prefix(3).map { failure in
      let lines = ["Broken: \(failure.title): \(failure.placedReason)"] + failure.causeLines
      return lines.map { "<p>\(HTMLText.escaped($0, limit: 1_000))</p>\n" }.joined()
    }
    let rule = GroupText.worst(of: report).map(worst) ?? ""
    return """
      <header class="bar \(style)">
      <p class="tool">JankLab \(HTMLText.escaped(report.toolVersion))</p>
      <h1>\(mark)\(HTMLText.escaped(headline))</h1>
      \(totals)\(failures.joined())\(rule)\(links.html)</header>

      """
  }

  /// The worst case of a rule, or of a metric that regressed.
  private static func worst(_ rule: BrokenRule) -> String {
    let (verdict, subject) = rule.worst
    let line = "Worst: \(ReportText.name(subject)): \(ReportText.line(verdict))"
    return "<p>\(HTMLText.escaped(line, limit: 1_000))</p>\n"
  }

  /// The style of a verdict, and a mark that shows it without colour.
  private static func style(of conclusion: CheckReport.Conclusion) -> (String, String) {
    switch conclusion {
    case .passed: ("good", "\u{2713} ")
    case .improved, .interrupted: ("warn", "! ")
    case .failed, .broken, .invalid: ("bad", "\u{2717} ")
    }
  }

  /// What stands in the way of a result: rejected inputs, cases that were not run, remarks.
  private static func notes(_ report: CheckReport) -> String {
    let rejected = report.rejections.map { ReportText.placedLines($0).joined(separator: "; ") }
    return list("Errors", rejected)
      + list("Gone", AbsenceText.failures(in: report))
      + list("Notes", AbsenceText.notes(in: report) + report.remarks)
  }

  private static func list(_ title: String, _ lines: [String]) -> String {
    guard !lines.isEmpty else { return "" }
    let items = lines.map { "<li>\(HTMLText.escaped($0, limit: 1_000))</li>\n" }
    return section(title, "<ul>\n\(items.joined())</ul>\n")
  }

  private static func section(_ title: String, _ html: String) -> String {
    html.isEmpty ? "" : "<section>\n<h2>\(title)</h2>\n\(html)</section>\n"
  }
}

// MARK: The table of cases

extension CheckHTML {
  /// How many cases the page cannot play, and what plays them; nothing if it plays all.
  private static func unplayed(_ pages: [CasePage], _ reel: FilmReel, _ links: PageLinks) -> String
  {
    let count = pages.count { !reel.numbers.contains($0.number) && $0.subject.result != nil }
    guard count > 0, links.cases.isEmpty, !links.isPart else { return "" }
    let words = count == 1 ? "1 case is" : "\(count) cases are"
    return
      "<p>The frames of \(words) not in this file, which has those of the worst. To play them, "
      + "write the report again with <code>--case-pages</code>.</p>\n"
  }

  private static func overview(
    _ pages: [CasePage],
    of report: CheckReport,
    _ links: PageLinks
  ) -> String {
    let pageHead: [HTMLTable.Column] = links.cases.isEmpty ? [] : [.init(heading: "Page")]
    let verdictHead: [HTMLTable.Column] = isJudged(report) ? [.init(heading: "Verdict")] : []
    var table = HTMLTable(
      label: "Cases",
      columns: [.init(heading: "Case")] + pageHead + verdictHead + [
        .init(heading: "Frames", isNumber: true),
        .init(heading: "Hitches", isNumber: true),
        .init(heading: "Hitch time ms", isNumber: true),
        .init(heading: "Hitch ratio ms/s", isNumber: true), .init(heading: "Rating"),
        .init(heading: "p95 ms", isNumber: true), .init(heading: "Freeze ms", isNumber: true),
        .init(heading: "Settle ms", isNumber: true), .init(heading: "Causes"),
      ]
    )
    table.isSortable = true
    table.rows = pages.enumerated().map { place, page in
      page.row(in: report, hasDetails: place < detailLimit, links)
    }
    return table.html
  }
}

// MARK: Data

extension CheckHTML {
  /// The bytes that the frames of all cases may take together.
  private static func budget(_ count: Int) -> Int {
    guard count > 4 else { return 8 << 20 }
    return min(4 << 20, max(560_000, (16 << 20) / count, count * 5_600))
  }

  /// The frames of the worst cases, as long as there is space.
  private static func reel(of pages: [CasePage]) -> FilmReel {
    var reel = FilmReel(byteCount: budget(pages.count))
    for page in pages.prefix(detailLimit) {
      guard let film = page.film else { continue }
      reel.add(film, hasIntended: pages.count <= intendedLimit)
    }
    return reel
  }

  /// The number of cases from which on pages do not have the intended positions.
  private static let intendedLimit = 40
}

extension String {
  /// The text without the line feed at its end.
  fileprivate var trimmed: String { hasSuffix("\n") ? String(dropLast()) : self }
}
