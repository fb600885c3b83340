internal import JankMetrics
package import JankSweep
internal import JankText
internal import JankTrace

/// The answers to a sweep as a page: tables, the heat map and the front, and what replays each
/// candidate.
///
/// A cell of the map and a point of the front lead to the candidate, and the candidate to its
/// frames, or to the command that plays it.
package struct TuneHTML {
  private let report: TuneReport
  private let runs: [SweptRun]
  private let commands: (_ number: Int) -> [String]
  /// The candidates that the page describes, in order.
  private let candidates: [Int]

  private var answer: SweepAnswer { report.answer }
  private var question: SweepQuestion { answer.table.question }

  private init(
    _ report: TuneReport,
    _ runs: [SweptRun],
    commands: @escaping (_ number: Int) -> [String]
  ) {
    self.report = report
    self.runs = runs
    self.commands = commands
    let cells = HeatMapSVG(report.answer, top: 0)?.candidates ?? []
    let listed = report.sections.flatMap(\.candidates) + [report.answer.nearest].compactMap(\.self)
    candidates = Set(cells + listed).sorted()
  }
}

extension TuneHTML {
  /// Returns the page.
  ///
  /// - Parameters:
  ///   - report: the answers.
  ///   - runs: the cases to play.
  ///   - commands: the command lines that play a case.
  ///   - version: the version of the tool.
  /// - Returns: The page.
  package static func text(
    _ report: TuneReport,
    runs: [SweptRun] = [],
    commands: @escaping (_ number: Int) -> [String],
    version: String
  ) -> String {
    TuneHTML(report, runs, commands: commands).text(version)
  }

  /// The candidates that a page plays as far as they fit: the best, the front, and the rest of the
  /// best.
  package static func played(_ answer: SweepAnswer) -> [Int] {
    var known: Set<Int> = []
    let all = answer.best.prefix(1) + answer.front + answer.best.dropFirst()
    return Array(all.filter { known.insert($0).inserted }.prefix(playLimit))
  }

  private static let playLimit = 40

  private func text(_ version: String) -> String {
    var reel = FilmReel(byteCount: 8 << 20)
    for run in runs { reel.add(run.film(question)) }
    let name = question.sweep.name
    let page = HTMLPage(title: "JankLab: \(name)")
    let lines =
      report.question + report.limits + [report.counts]
      + [report.remark].compactMap(\.self)
    let header = PageHeader(name, toolVersion: version, lines: lines)
    return page.opening + header.html + "<main>\n" + report.sections.prefix(2).map(section).joined()
      + drawing + playNote(reel.numbers)
      + "<div id=\"viewer\" hidden></div>\n"
      + report.sections.dropFirst(2).map(section).joined() + details(reel.numbers)
      + PageGuide.html(
        runs.map(\.run.trace.modelVersion),
        plays: !runs.isEmpty,
        own: PageGuide.sweepTerms
      ) + "</main>\n"
      + page.dataOpening + reel.pieces.joined() + page.ending
  }
}

// MARK: Tables and drawings

extension TuneHTML {
  /// The number of characters up to which a cell stays on one line.
  private static let unbrokenLimit = 20

  /// Which candidates the page plays, and under which condition.
  private func playNote(_ numbers: Set<Int>) -> String {
    guard let condition = runs.first?.condition else { return "" }
    let count = runs.count { numbers.contains($0.number) }
    let missing = runs.count - count
    let subject = count == 1 ? "1 candidate" : "\(count) candidates"
    let rest =
      missing == 0
      ? "" : " \(missing) more of the best and the front do not fit into the page."
    return "<p>The player has \(subject) under one condition: \(HTMLText.escaped(condition)). "
      + "There the best candidate has the longest hitch time.\(rest)</p>\n"
  }

  private func section(_ section: TuneReport.Section) -> String {
    var table = HTMLTable(
      label: section.title,
      columns: section.columns.map { .init(heading: $0.heading, isNumber: $0.isRight) }
    )
    table.style = "board"
    table.rows = section.rows.enumerated().map { place, row in
      var cells = row.map { text in
        HTMLTable.Cell.text(text, style: text.count <= Self.unbrokenLimit ? "short" : nil)
      }
      if section.candidates.indices.contains(place), let last = cells.indices.last {
        cells[last] = HTMLTable.Cell(html: link(row[last], to: section.candidates[place]))
      }
      return HTMLTable.Row(cells: cells)
    }
    return "<section>\n<h2>\(HTMLText.escaped(section.title))</h2>\n\(table.html)"
      + "<p>\(HTMLText.escaped(section.note))</p>\n</section>\n"
  }

  private func link(_ text: String, to candidate: Int) -> String {
    "<a href=\"\(CandidateLink.target(candidate))\">\(HTMLText.escaped(text))</a>"
  }

  private var drawing: String {
    let names = candidates.map { ($0, question.label(of: question.candidate($0))) }
    let link = CandidateLink(names: Dictionary(names, uniquingKeysWith: { first, _ in first }))
    return "<section>\n<h2>Drawings</h2>\n<div class=\"scroll\" tabindex=\"0\" role=\"region\" "
      + "aria-label=\"Heat map and Pareto front\">\n\(TuneSVG.text(answer, link: link))</div>\n"
      + "<p>The worse a cell, the more it stands out. A red frame marks cells in which every "
      + "candidate breaks a limit. Click a cell or a point of the front to see its candidate.</p>\n"
      + "</section>\n"
  }
}

// MARK: Candidates

extension TuneHTML {
  /// The number of cases of a candidate that are listed.
  private static let caseLimit = 12

  private func details(_ numbers: Set<Int>) -> String {
    let items = candidates.map { details(of: $0, numbers) }
    return items.isEmpty
      ? "" : "<section>\n<h2>Candidates</h2>\n\(items.joined())</section>\n"
  }

  private func details(of index: Int, _ numbers: Set<Int>) -> String {
    let candidate = question.candidate(index)
    let judge = answer.table.judge
    let scores = (answer.table.scores(index) ?? []).enumerated().map { objective, steps in
      (TuneReport.heading(objective, judge), TuneReport.score(steps, objective, judge))
    }
    let limits = report.limitValues(of: index).map { ("Limit: \($0.limit)", $0.value) }
    let rows = [("Point", "\(candidate.point)")] + scores + limits
    let facts = rows.map {
      "<dt>\(HTMLText.escaped($0.0))</dt><dd>\(HTMLText.escaped($0.1))</dd>\n"
    }
    let play = runs.filter { $0.candidate == index && numbers.contains($0.number) }.map { run in
      "<p><a class=\"play\" href=\"#case=\(run.number)\">Play</a> "
        + "\(HTMLText.escaped(run.condition))</p>\n"
    }
    return """
      <details class="case" id="candidate=\(index)">
      <summary>\(HTMLText.escaped(question.label(of: candidate)))</summary>
      \(play.joined())<dl>
      \(facts.joined())</dl>
      \(replay(candidate))</details>

      """
  }

  /// The cases of a candidate, and the command that plays the first one with the longest stall.
  private func replay(_ candidate: Candidate) -> String {
    let space = question.cases
    let all = (0..<space.casesPerPoint).map { candidate.point * space.casesPerPoint + $0 }
    let own = all.map { ($0, space.place(of: $0)) }.filter { _, place in
      space.entries[place.entry].strategies[place.strategy]
        == question.strategies[candidate.strategy]
    }
    let stalls = question.sweep.conditions.stalls
    let longest = own.map { stalls[$0.1.stall] }.max()
    guard let shown = own.first(where: { stalls[$0.1.stall] == longest }) else { return "" }
    let first = shown.0
    let rows = own.prefix(Self.caseLimit).map { number, place in
      "<li>\(number): \(HTMLText.escaped(question.condition(of: place)))</li>\n"
    }
    let more = own.count - Self.caseLimit
    let rest = more > 0 ? "<li>and \(more) more</li>\n" : ""
    let commands = commands(first).map { "<code>\(HTMLText.escaped($0))</code>" }
    let condition = HTMLText.escaped(question.condition(of: shown.1))
    return "<p>Play case \(first), \(condition): \(commands.joined(separator: "<br>"))</p>\n"
      + "<p>Cases:</p>\n<ul>\n\(rows.joined())\(rest)</ul>\n"
  }
}

extension SweepQuestion {
  /// The scenario, device, stall and seed of a case, in words.
  package func condition(of place: CaseSpace.Place) -> String {
    let entry = cases.entries[place.entry]
    let stall = sweep.conditions.stalls[place.stall]
    let seed = sweep.conditions.firstSeed.map { "seed \($0 &+ UInt64(place.seed))" }
    let words = [
      entry.scenario, entry.devices[place.device],
      stall > 0
        ? "stall of \(DurationText.text(stall))" : cases.stallCount > 1 ? "no stall" : nil,
      seed ?? (cases.seedCount > 1 ? "seed \(place.seed + 1) of \(cases.seedCount)" : nil),
    ]
    return words.compactMap(\.self).joined(separator: " / ")
  }
}
