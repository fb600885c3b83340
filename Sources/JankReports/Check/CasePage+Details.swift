internal import JankGate
internal import JankMetrics
internal import JankText
internal import JankTrace

extension CasePage {
  /// The details of the case, folded.
  ///
  /// - Parameters:
  ///   - report: the report.
  ///   - sources: the scenario files of the page, to whose lines the details link.
  ///   - canPlay: whether the page has the frames of the case.
  ///   - links: the links to the pages of cases.
  /// - Returns: The details.
  func html(
    in report: CheckReport,
    _ sources: inout SourceListing,
    canPlay: Bool,
    _ links: PageLinks
  ) -> String {
    let (verdict, style) = verdict(in: report)
    let mark = verdict == "-" ? "" : " <span class=\"\(style)\">\(verdict)</span>"
    let strip = subject.result.map { StripSVG.html($0.trace) } ?? ""
    let drawing =
      strip.isEmpty
      ? ""
      : "<div class=\"scroll\" tabindex=\"0\" role=\"region\" "
        + "aria-label=\"Refreshes of case \(number)\">\n\(strip)</div>\n"
    let play = !canPlay ? "" : "<p><a class=\"play\" href=\"#case=\(number)\">Play</a></p>\n"
    let own = links.link("Play with all layers", to: number).map { "<p>\($0)</p>\n" } ?? ""
    let isOpen = links.isPart ? " open" : ""
    return """
      <details class="case" id="case=\(number)"\(isOpen)>
      <summary>\(HTMLText.escaped(ReportText.name(subject)))\(mark)</summary>
      \(play)\(own)\(drawing)\(facts(&sources))\(lateFrames(&sources))\(silentStalls(&sources))\
      \(rules(in: report, &sources))\(changes)\(findings(&sources))\(transitions)\
      \(values(of: report))</details>

      """
  }

  private func facts(_ sources: inout SourceListing) -> String {
    let list = FactsList(
      path: subject.path,
      line: subject.line,
      facts: subject.facts,
      digest: subject.run.digest,
      replay: subject.replay
    )
    let failure = subject.failure.map { reason in
      let link = sources.link(reason, to: subject.path, subject.failureLine)
      return "<p class=\"bad\">\(link)</p>\n"
    }
    return (failure ?? "") + list.html(&sources)
  }

  private func lateFrames(_ sources: inout SourceListing) -> String {
    var table = HTMLTable(
      label: "Late frames of case \(number)",
      columns: [
        .init(heading: "Frame", isNumber: true), .init(heading: "Expected ms", isNumber: true),
        .init(heading: "Late ms", isNumber: true), .init(heading: "Refreshes", isNumber: true),
        .init(heading: "First missed"), .init(heading: "Causes"), .init(heading: "What helps"),
      ]
    )
    let hitches = subject.headline.hitches
    let worst = hitches.sorted { ($1.duration, $0.frame) < ($0.duration, $1.frame) }
    for hitch in worst.prefix(Self.listLimit) {
      let due = Interval(nanoseconds: hitch.expected.nanoseconds)
      let causes = hitch.causes.map { cause in
        sources.link(
          CauseText.phrase(cause),
          to: subject.path,
          subject.lines.line(ofWork: cause.name)
        )
      }
      table.rows.append(
        HTMLTable.Row(
          cells: [
            HTMLTable.Cell(html: frameLink(hitch.frame)), time(due), time(hitch.duration),
            .text("\(hitch.refreshes)"), .text(Self.words(hitch.lateness)),
            HTMLTable.Cell(html: causes.joined(separator: "; "), style: "long"),
            .text(hitch.cause.flatMap(RemedyText.text) ?? "", style: "long"),
          ]
        )
      )
    }
    return titled("Late frames, worst first", table.html, more: hitches.count - Self.listLimit)
  }

  private func frameLink(_ frame: Int) -> String {
    "<a href=\"#case=\(number)&amp;frame=\(frame)\">\(frame)</a>"
  }

  /// The stalls that made no frame late.
  private func silentStalls(_ sources: inout SourceListing) -> String {
    let stalls = subject.headline.silentStalls
    let items = stalls.prefix(Self.listLimit).map { stall in
      let clause = SilentStallText.clause(stall)
      let line = subject.lines.line(ofWork: stall.name)
      return "<li>\(sources.link(clause, to: subject.path, line))</li>\n"
    }
    let list = items.isEmpty ? "" : "<ul>\n\(items.joined())</ul>\n"
    return titled("Stalls without late frames", list, more: stalls.count - Self.listLimit)
  }

  /// The frames that changed since the baseline, if a value regressed.
  private var changes: String {
    let items = subject.changedFrames.map { frame in
      let words = HTMLText.escaped(ReportText.line(frame))
      return "<li>\(words) (<a href=\"#case=\(number)&amp;frame=\(frame.index)\">show</a>)</li>\n"
    }
    guard !items.isEmpty else { return "" }
    return "<h3>Frames that changed since the baseline</h3>\n<ul>\n\(items.joined())</ul>\n"
      + "<p>A baseline holds values and the delays of late frames, no layers. Only the frames of "
      + "this run can be played.</p>\n"
  }

  private static func words(_ lateness: FrameRecord.Lateness) -> String {
    switch lateness {
    case .none: "no deadline"
    case .commit: "commit"
    case .render: "render"
    case .commitAndRender: "commit, then render"
    }
  }

  private func rules(in report: CheckReport, _ sources: inout SourceListing) -> String {
    var table = HTMLTable(
      label: "Rules of case \(number)",
      columns: [
        .init(heading: "Verdict"), .init(heading: "Rule"), .init(heading: "Value", isNumber: true),
        .init(heading: "Baseline", isNumber: true), .init(heading: "Change", isNumber: true),
        .init(heading: "Limit", isNumber: true), .init(heading: "Margin", isNumber: true),
        .init(heading: "Frames"),
      ]
    )
    let order: [Verdict.Outcome] = [.failed, .warned, .changed, .improved, .held]
    let verdicts = order.flatMap { outcome in subject.verdicts.filter { $0.outcome == outcome } }
    for verdict in verdicts.prefix(Self.listLimit) {
      table.rows.append(row(of: verdict, &sources))
    }
    let problems = report.problems(of: subject).map { problem in
      let words = ReportText.lines(problem).joined(separator: "; ")
      return "<p class=\"bad\">\(HTMLText.escaped(words))</p>\n"
    }
    let slow = slowTransitions.map { "<p>\(HTMLText.escaped("\($0.what); \($0.help)"))</p>\n" }
    return problems.joined()
      + titled("Rules and baseline", table.html, more: verdicts.count - Self.listLimit)
      + slow.joined()
  }

  private func row(of verdict: Verdict, _ sources: inout SourceListing) -> HTMLTable.Row {
    let frames = verdict.frames.prefix(5).map { frameLink($0.index) }
    let rule = sources.link(
      verdict.isEquality ? verdict.metric : verdict.rule,
      to: verdict.path ?? "",
      verdict.line
    )
    let transition = ReportText.causeWords(verdict).map { words in
      let line = verdict.transition.flatMap(subject.lines.line)
      return (verdict.isOtherOutcome ? ": " : ", ") + sources.link(words, to: subject.path, line)
    }
    let limit = verdict.isEquality ? nil : verdict.limit
    return HTMLTable.Row(
      cells: [
        .text(verdict.outcome.rawValue, style: verdict.outcome == .failed ? "bad" : nil),
        HTMLTable.Cell(html: rule + (transition ?? "")),
        .text(verdict.actual.map { "\($0)" } ?? ReportText.missing(verdict)),
        .text(verdict.baseline.map { "\($0)" } ?? "-"),
        .text(verdict.change.map(ReportText.signed) ?? "-"),
        .text(limit.map { "\($0)" } ?? "-"),
        .text(limit == nil ? "-" : verdict.margin.map { "\($0)" } ?? "-"),
        HTMLTable.Cell(html: frames.joined(separator: ", ")),
      ]
    )
  }

  private func findings(_ sources: inout SourceListing) -> String {
    var lines = subject.facts.findings.map { finding in
      let words = "\(FindingText.line(finding)). UIKit: \(finding.consequence)"
      return "<span class=\"tag\">\(finding.severity.rawValue)</span> "
        + sources.link(words, to: subject.path, finding.step?.line)
    }
    lines += subject.facts.failures.map {
      sources.link(FindingText.line($0), to: subject.path, $0.line)
    }
    lines += subject.facts.warnings.map {
      sources.link(
        "\($0.subject): \($0.name)",
        to: subject.path,
        subject.lines.warnings[$0.name]?.line
      )
    }
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
