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
  private static let listLimit = 20
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
    ]
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
      trace: trace
    )
  }
}

// MARK: The row

extension CasePage {
  /// The row of the table of cases.
  func row(in report: CheckReport, hasDetails: Bool) -> HTMLTable.Row {
    let headline = subject.headline
    let name = HTMLText.escaped(ReportText.name(subject))
    let link = hasDetails ? "<a href=\"#case=\(number)\">\(name)</a>" : name
    let (verdict, style) = verdict(in: report)
    let ratio = headline["apple.hitch-time-ratio"]
    let rating = headline.ratingWord
    let worst = headline.hitches.max { $0.duration < $1.duration }?.cause
    return HTMLTable.Row(
      cells: [
        HTMLTable.Cell(html: link), .text(verdict, style: style),
        .number("\(headline.frameCount)", Double(headline.frameCount)),
        .number("\(headline.hitches.count)", Double(headline.hitches.count)),
        time(headline.hitchTime),
        .number(ratio.map { Decimal.text($0, digits: 2) } ?? "-", ratio),
        .text(rating, style: "r-\(rating == "-" ? "none" : rating)"),
        time(headline.frameTime(percentile: 95)), time(headline.length("freeze.longest")),
        time(headline.length("transition.settle.max")),
        .text(worst.map { CauseText.title($0) } ?? "-"),
      ],
      id: "row-\(number)"
    )
  }

  private func time(_ interval: Interval?) -> HTMLTable.Cell {
    let value = interval?.milliseconds
    return .number(value.map { Decimal.text($0, digits: 2) } ?? "-", value)
  }

  /// The verdict of the case, and its style.
  private func verdict(in report: CheckReport) -> (text: String, style: String) {
    if subject.failure != nil { return ("invalid run", "bad") }
    if !report.problems(of: subject).isEmpty { return ("no verdict", "bad") }
    guard !subject.verdicts.isEmpty || subject.isCompared else { return ("-", "plain") }
    let outcome = subject.outcome
    return switch outcome {
    case .failed: (outcome.rawValue, "bad")
    case .warned: (outcome.rawValue, "warn")
    case .held, .improved: (outcome.rawValue, "good")
    case .changed: (outcome.rawValue, "plain")
    }
  }
}

// MARK: Details

extension CasePage {
  /// The details of the case, folded.
  func html(in report: CheckReport) -> String {
    let (verdict, style) = verdict(in: report)
    let mark = verdict == "-" ? "" : " <span class=\"\(style)\">\(verdict)</span>"
    let strip = subject.result.map { StripSVG.html($0.trace) } ?? ""
    let drawing =
      strip.isEmpty
      ? ""
      : "<div class=\"scroll\" tabindex=\"0\" role=\"region\" "
        + "aria-label=\"Refreshes of case \(number)\">\n\(strip)</div>\n"
    let play = film == nil ? "" : "<p><a class=\"play\" href=\"#case=\(number)\">Play</a></p>\n"
    return """
      <details class="case" id="case=\(number)">
      <summary>\(HTMLText.escaped(ReportText.name(subject)))\(mark)</summary>
      \(play)\(drawing)\(facts)\(lateFrames)\(rules(in: report))\(findings)\(transitions)\
      \(values(of: report))</details>

      """
  }

  private var facts: String {
    let place = subject.path + (subject.line.map { ":\($0)" } ?? "")
    let facts = subject.facts
    let rows: [(String, String)] = [
      ("Scenario", place), ("Seed", "\(facts.seed)"), ("Digest", subject.run.digest),
      ("Model", "\(facts.modelVersion)"), ("Display", "\(facts.refreshRate) Hz"),
    ]
    let texts = rows.map { "<dt>\($0.0)</dt><dd>\(HTMLText.escaped($0.1))</dd>\n" }
    let failure = subject.failure.map { "<p class=\"bad\">\(HTMLText.escaped($0))</p>\n" } ?? ""
    return "\(failure)<dl>\n\(texts.joined())<dt>Run it again</dt>"
      + "<dd><code>\(HTMLText.escaped(subject.replay))</code></dd>\n</dl>\n"
  }

  private var lateFrames: String {
    var table = HTMLTable(
      label: "Late frames of case \(number)",
      columns: [
        .init(heading: "Frame", isNumber: true), .init(heading: "Expected ms", isNumber: true),
        .init(heading: "Late ms", isNumber: true), .init(heading: "Refreshes", isNumber: true),
        .init(heading: "First missed"), .init(heading: "Causes"),
      ]
    )
    let hitches = subject.headline.hitches
    let worst = hitches.sorted { ($1.duration, $0.frame) < ($0.duration, $1.frame) }
    table.rows = worst.prefix(Self.listLimit).map { hitch in
      let link = "<a href=\"#case=\(number)&amp;frame=\(hitch.frame)\">\(hitch.frame)</a>"
      let causes = hitch.causes.map(CauseText.phrase).joined(separator: "; ")
      let due = Interval(nanoseconds: hitch.expected.nanoseconds)
      return HTMLTable.Row(
        cells: [
          HTMLTable.Cell(html: link), time(due), time(hitch.duration),
          .text("\(hitch.refreshes)"), .text(Self.words(hitch.lateness)), .text(causes),
        ]
      )
    }
    return titled("Late frames, worst first", table.html, more: hitches.count - Self.listLimit)
  }

  private static func words(_ lateness: FrameRecord.Lateness) -> String {
    switch lateness {
    case .none: "no deadline"
    case .commit: "commit"
    case .render: "render"
    case .commitAndRender: "commit, then render"
    }
  }

  private func rules(in report: CheckReport) -> String {
    var table = HTMLTable(
      label: "Rules of case \(number)",
      columns: [
        .init(heading: "Verdict"), .init(heading: "Rule"), .init(heading: "Value", isNumber: true),
        .init(heading: "Limit", isNumber: true), .init(heading: "Margin", isNumber: true),
        .init(heading: "Baseline", isNumber: true), .init(heading: "Frames"),
      ]
    )
    let order: [Verdict.Outcome] = [.failed, .warned, .changed, .improved, .held]
    let verdicts = order.flatMap { outcome in subject.verdicts.filter { $0.outcome == outcome } }
    for verdict in verdicts.prefix(Self.listLimit) { table.rows.append(row(of: verdict)) }
    let problems = report.problems(of: subject).map { problem in
      let words = ReportText.lines(problem).joined(separator: "; ")
      return "<p class=\"bad\">\(HTMLText.escaped(words))</p>\n"
    }
    return problems.joined()
      + titled("Rules and baseline", table.html, more: verdicts.count - Self.listLimit)
  }

  private func row(of verdict: Verdict) -> HTMLTable.Row {
    let frames = verdict.frames.prefix(5).map { frame in
      "<a href=\"#case=\(number)&amp;frame=\(frame.index)\">\(frame.index)</a>"
    }
    return HTMLTable.Row(
      cells: [
        .text(verdict.outcome.rawValue, style: verdict.outcome == .failed ? "bad" : nil),
        .text(verdict.isEquality ? verdict.metric : verdict.rule),
        .text(verdict.actual.map { "\($0)" } ?? ReportText.missing(verdict)),
        .text("\(verdict.limit)"),
        .text(verdict.margin.map { "\($0)" } ?? "-"),
        .text(verdict.baseline.map { "\($0)" } ?? "-"),
        HTMLTable.Cell(html: frames.joined(separator: ", ")),
      ]
    )
  }

  private var findings: String {
    let found = subject.facts.findings
    let lines =
      found.map { finding in
        "<span class=\"tag\">\(finding.severity.rawValue)</span> "
          + HTMLText.escaped("\(FindingText.line(finding)). UIKit: \(finding.consequence)")
      }
      + subject.facts.failures.map { HTMLText.escaped(FindingText.line($0)) }
      + subject.facts.warnings.map { HTMLText.escaped("\($0.subject): \($0.name)") }
    let items = lines.prefix(Self.listLimit).map { "<li>\($0)</li>\n" }
    let list = items.isEmpty ? "" : "<ul>\n\(items.joined())</ul>\n"
    return titled("Findings and warnings", list, more: lines.count - Self.listLimit)
  }

  private var transitions: String {
    guard let transitions = subject.result?.trace.transitions else { return "" }
    let words = TransitionText.words(transitions) ?? ""
    return words.isEmpty ? "" : "<p>Transitions: \(HTMLText.escaped(words))</p>\n"
  }

  private func values(of report: CheckReport) -> String {
    var table = HTMLTable(
      label: "Values of case \(number)",
      columns: [.init(heading: "Metric"), .init(heading: "Value", isNumber: true)]
    )
    for metric in report.metrics {
      guard let value = subject.metricValue(metric) else { continue }
      table.add([metric.id, "\(value)"])
    }
    return titled("Values", table.html, more: 0)
  }

  private func titled(_ title: String, _ html: String, more: Int) -> String {
    guard !html.isEmpty else { return "" }
    let rest = more > 0 ? "<p>and \(more) more</p>\n" : ""
    return "<h3>\(title)</h3>\n\(html)\(rest)"
  }
}
