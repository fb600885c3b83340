internal import JankGate
internal import JankMetrics
internal import JankText
internal import JankTrace

/// Explanations of late frames as a page for a browser, with the frames to play.
package enum ExplanationHTML {
  /// Returns explained runs as a page.
  ///
  /// - Parameters:
  ///   - runs: the runs, in output order.
  ///   - toolVersion: the version of the tool.
  /// - Returns: The page.
  package static func text(_ runs: [ExplainedRun], toolVersion: String) -> String {
    var sources = SourceListing(runs.compactMap(\.source.file))
    var reel = FilmReel(byteCount: 8 << 20)
    var parts: [String] = []
    for (place, run) in runs.enumerated() {
      let number = number(of: place)
      let films = run.films(number)
      if place < detailLimit { for film in films { reel.add(film) } }
      let charts = runs.count <= chartLimit ? RunCharts(runs: films, subject: run.title).html : ""
      guard place < detailLimit else { continue }
      let isOpen = runs.count <= openLimit
      parts.append(details(run, number, isOpen: isOpen, charts: charts, &sources))
    }
    let more = runs.count - detailLimit
    if more > 0 { parts.append("<p>Details are limited to the first \(detailLimit) runs.</p>\n") }
    let headline = headline(runs)
    let page = HTMLPage(title: "JankLab: \(headline)")
    return page.opening + PageHeader(headline, toolVersion: toolVersion).html + "<main>\n"
      + "<div id=\"viewer\" hidden></div>\n" + overview(runs) + parts.joined() + sources.html
      + PageGuide.html(runs.map(\.run.trace.modelVersion)) + "</main>\n" + page.dataOpening
      + reel.pieces.joined() + page.ending
  }

  /// The number of runs with details, of those with charts, and of those unfolded at first.
  private static let (detailLimit, chartLimit, openLimit) = (100, 12, 4)

  /// The number of a run in the page; the run without some work has the next one.
  private static func number(of place: Int) -> Int { 2 * place + 1 }

  private static func headline(_ runs: [ExplainedRun]) -> String {
    let late = runs.flatMap(\.frames).count { $0.explanation.frame.hitch > .zero }
    let frames = late == 1 ? "1 late frame explained" : "\(late) late frames explained"
    return runs.count == 1 ? "\(runs[0].title): \(frames)" : "\(runs.count) runs: \(frames)"
  }

  private static func overview(_ runs: [ExplainedRun]) -> String {
    guard runs.count > 1 else { return "" }
    var table = HTMLTable(
      label: "Runs",
      columns: [
        .init(heading: "Case"), .init(heading: "Frames", isNumber: true),
        .init(heading: "Hitches", isNumber: true),
        .init(heading: "Hitch time ms", isNumber: true), .init(heading: "Main cause"),
      ]
    )
    table.isSortable = true
    table.rows = runs.enumerated().map { place, run in
      let number = number(of: place)
      let headline = Headline(run.run.trace)
      let worst = headline.hitches.max { $0.duration < $1.duration }?.cause
      let title = HTMLText.escaped(run.title)
      let time = headline.hitchTime.milliseconds
      return HTMLTable.Row(
        cells: [
          HTMLTable.Cell(html: "<a href=\"#case=\(number)\">\(title)</a>"),
          .number("\(headline.frameCount)", Double(headline.frameCount)),
          .number("\(headline.hitches.count)", Double(headline.hitches.count)),
          .number(Decimal.text(time, digits: 2), time),
          .text(worst.map { CauseText.title($0) } ?? "-"),
        ],
        id: "row-\(number)"
      )
    }
    return "<section>\n<h2>Runs</h2>\n\(table.html)</section>\n"
  }
}

// MARK: A run

extension ExplanationHTML {
  private static func details(
    _ run: ExplainedRun,
    _ number: Int,
    isOpen: Bool,
    charts: String,
    _ sources: inout SourceListing
  ) -> String {
    let strip = StripSVG.html(run.run.trace)
    let drawing =
      strip.isEmpty
      ? ""
      : "<div class=\"scroll\" tabindex=\"0\" role=\"region\" "
        + "aria-label=\"Refreshes of run \(number)\">\n\(strip)</div>\n"
    let facts = run.source.facts(run.run.trace, &sources)
    let frames = run.frames.map { frame($0, of: run, number, &sources) }
    let isSmooth = frames.isEmpty && run.notes.isEmpty
    let rest = isSmooth ? "<p>Every frame was on time and evenly spaced.</p>\n" : ""
    return """
      <details class="case" id="case=\(number)"\(isOpen ? " open" : "")>
      <summary>\(HTMLText.escaped(run.title))</summary>
      <p><a class="play" href="#case=\(number)">Play</a></p>
      \(drawing)\(facts)\(frames.joined())\(rest)\(list("Motion", run.notes))\
      \(change(run.change))\(charts)</details>

      """
  }

  private static func frame(
    _ frame: ExplainedRun.Frame,
    of run: ExplainedRun,
    _ number: Int,
    _ sources: inout SourceListing
  ) -> String {
    let explanation = frame.explanation
    let index = explanation.frame.index
    var table = HTMLTable(
      label: "Frame \(index) of run \(number)",
      columns: [.init(heading: "Time ms", isNumber: true), .init(heading: "Event")]
    )
    for step in ExplanationText.steps(of: explanation, in: run.run.trace) {
      table.add([Decimal.text((step.time - .zero).milliseconds, digits: 2), step.words])
    }
    var lines = explanation.causes.map { cause in
      sources.link(
        ExplanationText.cost(cause),
        to: run.source.path,
        run.source.lines.line(ofWork: cause.name)
      )
    }
    let help = explanation.causes.worst.flatMap(RemedyText.text).map { "help: \($0)" }
    let remedy = ExplanationText.remedy(frame.remedies)
    lines += [help, remedy].compactMap { $0.map { HTMLText.escaped($0) } }
    let items = lines.map { "<li>\($0)</li>\n" }
    let title = HTMLText.escaped(ExplanationText.headline(explanation, of: run.run.trace))
    return "<h3><a href=\"#case=\(number)&amp;frame=\(index)\">Frame \(index)</a> \(title)</h3>\n"
      + table.html + (items.isEmpty ? "" : "<ul>\n\(items.joined())</ul>\n")
  }

  private static func change(_ change: ExplainedRun.Change?) -> String {
    guard let change else { return "" }
    let names = WorkGroup.merged(change.names).map { quoted($0) }.joined(separator: ", ")
    return list("Without \(names)", WhatIfText.lines(change.comparison) + change.notes)
  }

  private static func list(_ title: String, _ lines: [String]) -> String {
    guard !lines.isEmpty else { return "" }
    let items = lines.map { "<li>\(HTMLText.escaped($0, limit: 1_000))</li>\n" }
    return "<h3>\(HTMLText.escaped(title))</h3>\n<ul>\n\(items.joined())</ul>\n"
  }
}
