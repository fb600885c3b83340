internal import JankGate
internal import JankMetrics
internal import JankText
internal import JankTrace

/// A case in a page: its row in the table, its details, and its frames.
struct CasePage {
  /// The number of the case in the report, from 1, by which links find it.
  let number: Int
  let subject: CheckedCase

  /// The number of late frames, findings, transitions and rules that are listed.
  static let listLimit = 20
}

// MARK: Order and data

extension CasePage {
  /// What makes a case worse than others, most important first.
  static func rank(of subject: CheckedCase) -> [Double] {
    let failed = subject.count(.failed) > 0 || !subject.problems.isEmpty
    let headline = subject.headline
    return [
      subject.failure != nil ? 1 : 0, failed ? 1 : 0, subject.count(.warned) > 0 ? 1 : 0,
      headline.hitchTime.milliseconds, headline["apple.hitch-time-ratio"] ?? 0,
      subject.entries([.failed, .warned]).map(\.severity).max() ?? 0,
    ]
  }

  /// Whether one rank is worse than another, or nil for equal ones.
  static func isWorse(_ rank: [Double], than other: [Double]) -> Bool? {
    zip(rank, other).first { $0 != $1 }.map { $0 > $1 }
  }

  /// Whether a case is worse than another.
  static func isWorse(_ subject: CheckedCase, than other: CheckedCase) -> Bool {
    isWorse(rank(of: subject), than: rank(of: other)) ?? false
  }

  /// The frames for the script of the page, or nil without any.
  var film: RunFilm? {
    guard let trace = subject.result?.trace, !trace.frames.isEmpty else { return nil }
    let names = ReportText.cells(subject.name)
    return RunFilm(
      number: number,
      name: names.joined(separator: " / "),
      label: names[2],
      group: "\(subject.name.scenario)\n\(subject.name.device)",
      trace: trace,
      intended: subject.result?.intendedMotions ?? [],
      changedFrames: subject.changedFrames.map(\.index),
      isFailed: subject.failure != nil || subject.count(.failed) > 0
    )
  }
}

// MARK: The row

extension CasePage {
  /// The row of the table of cases.
  ///
  /// - Parameters:
  ///   - report: the report.
  ///   - hasDetails: whether the page has the details of the case.
  ///   - links: the links to the pages of cases.
  /// - Returns: The row.
  func row(in report: CheckReport, hasDetails: Bool, _ links: PageLinks) -> HTMLTable.Row {
    let headline = subject.headline
    let name = HTMLText.escaped(ReportText.name(subject))
    let link = hasDetails ? "<a href=\"#case=\(number)\">\(name)</a>" : name
    let (verdict, style) = verdict(in: report)
    let judged: [HTMLTable.Cell] =
      CheckHTML.isJudged(report) ? [.text(verdict, style: style)] : []
    let ratio = headline["apple.hitch-time-ratio"]
    let rating = headline.ratingWord
    let causes = subject.causeTitles + slowTransitions.map(\.what)
    let page =
      links.cases.isEmpty ? [] : [HTMLTable.Cell(html: own(links) ?? "-", key: "\(number)")]
    return HTMLTable.Row(
      cells: [HTMLTable.Cell(html: link)] + page + judged + [
        .number("\(headline.frameCount)", Double(headline.frameCount)),
        .number("\(headline.hitches.count)", Double(headline.hitches.count)),
        time(headline.hitchTime),
        .number(ratio.map { Decimal.text($0, digits: 2) } ?? "-", ratio),
        .text(rating, style: "r-\(rating == "-" ? "none" : rating)"),
        time(headline.frameTime(percentile: 95)), time(headline.length("freeze.longest")),
        time(headline.length("transition.settle.max")),
        .text(causes.isEmpty ? "-" : causes.joined(separator: "; "), style: "long"),
      ],
      id: "row-\(number)"
    )
  }

  /// The other drags and outcomes, and the transitions that are too slow although no frame is late,
  /// each once, with what helps.
  var slowTransitions: [(what: String, help: String)] {
    subject.entries([.failed, .warned]).reduce(into: []) { found, entry in
      let gesture = GestureText.lines(entry).first
      let slowness = OutcomeText.title(entry) ?? ReportText.slowness(entry)
      guard let what = entry.isOtherDrag ? gesture : slowness ?? gesture,
        !found.contains(where: { $0.what == what })
      else { return }
      found.append((what, ReportText.changeHelp(entry).joined()))
    }
  }

  /// The link to the page of the case, or nil if it has none.
  func own(_ links: PageLinks) -> String? { links.link("page \(number)", to: number) }

  func time(_ interval: Interval?) -> HTMLTable.Cell {
    let value = interval?.milliseconds
    return .number(value.map { Decimal.text($0, digits: 2) } ?? "-", value)
  }

  /// The verdict of the case, and its style.
  func verdict(in report: CheckReport) -> (text: String, style: String) {
    let verdict = report.verdict(on: subject)
    return switch verdict {
    case .failed, .broken, .invalid: (verdict.rawValue, "bad")
    case .warned: (verdict.rawValue, "warn")
    case .held, .improved: (verdict.rawValue, "good")
    case .changed, .new: (verdict.rawValue, "plain")
    case .unjudged: (CheckHTML.isJudged(report) ? verdict.rawValue : "-", "plain")
    }
  }
}
