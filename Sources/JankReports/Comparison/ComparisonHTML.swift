package import JankGate
internal import JankMetrics
internal import JankText
internal import JankTrace

/// Comparisons as a page for a browser: a leader board for each, and all strategies to play.
package struct ComparisonHTML {
  /// A run for the page, and where it comes from.
  package typealias Played = (run: PlayedRun, source: RunSource)
  /// Plays a strategy of a comparison again and records its layers.
  package typealias Player = (_ comparison: Comparison, _ strategy: String) -> Played?

  /// A strategy of a comparison.
  private struct Entry {
    let number: Int
    let strategy: String
    /// The run, or nil if the strategy was not played for the page.
    let played: Played?
    /// The frames, or nil if the strategy was not played for the page.
    let film: RunFilm?
  }

  private let toolVersion: String
  private let interruption: String?
  private let play: Player
  private var reel = FilmReel(byteCount: 8 << 20)
  private var count = 0

  private init(toolVersion: String, interruption: String?, play: @escaping Player) {
    self.toolVersion = toolVersion
    self.interruption = interruption
    self.play = play
  }
}

extension ComparisonHTML {
  /// The number of strategies that are played, at most.
  private static let playLimit = 100
  /// The number of comparisons with charts, at most.
  private static let chartLimit = 12

  /// Returns comparisons as a page.
  ///
  /// - Parameters:
  ///   - comparisons: the comparisons, in output order.
  ///   - isMatrix: whether matrices of faults come first, above the player; their cells lead to the
  ///     runs.
  ///   - interruption: why comparisons are missing, or nil if none are.
  ///   - toolVersion: the version of the tool.
  ///   - play: plays a strategy of a comparison with its first seed, with all layers; nil if it
  ///     cannot be played.
  /// - Returns: The page.
  package static func text(
    _ comparisons: [Comparison],
    isMatrix: Bool = false,
    interruption: String? = nil,
    toolVersion: String,
    play: @escaping Player
  ) -> String {
    var page = ComparisonHTML(toolVersion: toolVersion, interruption: interruption, play: play)
    return page.text(comparisons, isMatrix: isMatrix)
  }

  private mutating func text(_ comparisons: [Comparison], isMatrix: Bool) -> String {
    let titles = comparisons.map { ComparisonText.title($0.setting) }
    let headline = titles.count == 1 ? titles[0] : "\(titles.count) comparisons"
    let entries = comparisons.map { self.entries(of: $0) }
    let played = entries.joined().compactMap(\.played)
    var sources = SourceListing(played.compactMap(\.source.file))
    let sections = zip(comparisons, entries).enumerated().map { place, item in
      let films = place < Self.chartLimit ? item.1.compactMap(\.film) : []
      let charts = RunCharts(runs: films, subject: ComparisonText.title(item.0.setting))
      return section(item.0, item.1, charts.html, &sources)
    }
    let matrices = isMatrix ? self.matrices(comparisons, entries) : ""
    let page = HTMLPage(title: "JankLab: \(headline)")
    let champion = comparisons.count == 1 ? ComparisonText.champion(comparisons[0]) : nil
    let lines = [champion, unplayed(of: entries.joined().count), interruption].compactMap(\.self)
    let header = PageHeader(
      headline,
      toolVersion: toolVersion,
      lines: lines,
      style: interruption == nil ? "plain" : "warn"
    )
    return page.opening + header.html + "<main>\n" + matrices
      + "<div id=\"viewer\" hidden></div>\n" + sections.joined() + sources.html
      + PageGuide.html(played.map(\.run.trace.modelVersion))
      + "</main>\n" + page.dataOpening + reel.pieces.joined() + page.ending
  }
}

// MARK: Matrices of faults

extension ComparisonHTML {
  /// The matrices of comparisons; a cell leads to the run of its strategy with the first seed.
  private func matrices(_ comparisons: [Comparison], _ entries: [[Entry]]) -> String {
    var cases: [MatrixHTML.Place: Int] = [:]
    for (comparison, entries) in zip(comparisons, entries) {
      let setting = comparison.setting
      let fault = FaultMatrix.Fault(setting)
      for entry in entries where reel.numbers.contains(entry.number) {
        cases[.init(scenario: setting.scenario, fault: fault, strategy: entry.strategy)] =
          entry.number
      }
    }
    return MatrixHTML.text(
      FaultMatrix.matrices(comparisons),
      omissions: MatrixText.omissions(in: comparisons),
      cases: cases
    )
  }
}

// MARK: The frames

extension ComparisonHTML {
  /// How many runs the page plays, or nil if it plays all of them.
  private func unplayed(of total: Int) -> String? {
    let playable = reel.numbers.count
    return playable < total ? "this page plays \(playable) of \(total) runs" : nil
  }

  private mutating func entries(of comparison: Comparison) -> [Entry] {
    comparison.contestants.map { contestant in
      count += 1
      let strategy = contestant.strategy
      let played = count <= Self.playLimit ? play(comparison, strategy) : nil
      let film = played.map { self.film($0.run, of: strategy, in: comparison.setting) }
      if let film { reel.add(film) }
      return Entry(number: count, strategy: strategy, played: played, film: film)
    }
  }

  private func film(
    _ run: PlayedRun,
    of strategy: String,
    in setting: Comparison.Setting
  ) -> RunFilm {
    let fault = MatrixText.name(FaultMatrix.Fault(setting), hasStalls: setting.stall > .zero)
    let names = [setting.scenario, fault, strategy].map { printable($0, limit: 100) }
    return RunFilm(
      number: count,
      name: names.joined(separator: " / "),
      label: names[2],
      group: "\(setting.scenario)\n\(fault)",
      trace: run.trace,
      intended: run.intended
    )
  }
}

// MARK: A comparison

extension ComparisonHTML {
  private func section(
    _ comparison: Comparison,
    _ entries: [Entry],
    _ charts: String,
    _ sources: inout SourceListing
  ) -> String {
    let title = ComparisonText.title(comparison.setting)
    var notes = ComparisonMarkdown.same(comparison) + ComparisonText.notes(comparison)
    if let champion = ComparisonText.champion(comparison) { notes.insert(champion, at: 0) }
    notes += ComparisonText.legend([comparison])
    let links = entries.map { entry in
      let name = HTMLText.escaped(entry.strategy)
      return entry.film == nil ? name : "<a href=\"#case=\(entry.number)\">\(name)</a>"
    }
    let board = LeaderBoard(comparison: comparison, title: title, links: links).html
    return "<section>\n<h2>\(HTMLText.escaped(title))</h2>\n" + board
      + Self.list(notes) + strips(entries, of: title) + charts + details(entries, &sources)
      + "</section>\n"
  }

  /// Notes as a list; nothing without notes.
  static func list(_ notes: [String]) -> String {
    let items = notes.map { note in
      let line = note.split(separator: "\n").joined(separator: " ")
      return "<li>\(HTMLText.escaped(line, limit: 1_000))</li>\n"
    }
    return items.isEmpty ? "" : "<ul>\n\(items.joined())</ul>\n"
  }

  /// The refreshes of each strategy, below each other.
  private func strips(_ entries: [Entry], of title: String) -> String {
    let rows = entries.compactMap { entry -> String? in
      guard let run = entry.played?.run else { return nil }
      let strip = StripSVG.html(run.trace)
      return strip.isEmpty ? nil : "<p>\(HTMLText.escaped(entry.strategy))</p>\n\(strip)"
    }
    guard !rows.isEmpty else { return "" }
    return "<h3>Refreshes</h3>\n<div class=\"scroll\" tabindex=\"0\" role=\"region\" "
      + "aria-label=\"Refreshes of each strategy, \(HTMLText.escaped(title))\">\n"
      + rows.joined() + "</div>\n"
  }

  /// The origin of each run, and how to play it again.
  private func details(_ entries: [Entry], _ sources: inout SourceListing) -> String {
    let items = entries.compactMap { entry -> String? in
      guard let (run, source) = entry.played else { return nil }
      return """
        <details class="case" id="case=\(entry.number)">
        <summary>\(HTMLText.escaped(entry.strategy))</summary>
        <p><a class="play" href="#case=\(entry.number)">Play</a></p>
        \(source.facts(run.trace, &sources))</details>

        """
    }
    return items.isEmpty ? "" : "<h3>Runs</h3>\n\(items.joined())"
  }
}
