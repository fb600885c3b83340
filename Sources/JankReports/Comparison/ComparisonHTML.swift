public import JankGate
internal import JankMetrics
internal import JankText
internal import JankTrace

/// Comparisons as a page for a browser: a leader board for each, and all strategies to play.
public struct ComparisonHTML {
  /// A strategy of a comparison.
  private struct Entry {
    let number: Int
    let strategy: String
    /// The drawing of its refreshes.
    let strip: String
    /// The model version, or nil if the strategy was not played for the page.
    let modelVersion: Int?
    /// The frames, or nil if the strategy was not played for the page.
    let film: RunFilm?
  }

  private let toolVersion: String
  private let interruption: String?
  /// Plays a strategy of a comparison again and records its layers.
  private let play: (_ comparison: Comparison, _ strategy: String) -> PlayedRun?
  private var reel = FilmReel(byteCount: 8 << 20)
  private var count = 0

  private init(
    toolVersion: String,
    interruption: String?,
    play: @escaping (_ comparison: Comparison, _ strategy: String) -> PlayedRun?
  ) {
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
  ///   - interruption: why comparisons are missing, or nil if none are.
  ///   - toolVersion: the version of the tool.
  ///   - play: plays a strategy of a comparison with its first seed, with all layers; nil if it
  ///     cannot be played.
  /// - Returns: The page.
  public static func text(
    _ comparisons: [Comparison],
    interruption: String? = nil,
    toolVersion: String,
    play: @escaping (_ comparison: Comparison, _ strategy: String) -> PlayedRun?
  ) -> String {
    var page = ComparisonHTML(toolVersion: toolVersion, interruption: interruption, play: play)
    return page.text(comparisons)
  }

  private mutating func text(_ comparisons: [Comparison]) -> String {
    let titles = comparisons.map { ComparisonText.title($0.setting) }
    let headline = titles.count == 1 ? titles[0] : "\(titles.count) comparisons"
    var sections: [String] = []
    var versions: [Int] = []
    for (place, comparison) in comparisons.enumerated() {
      let entries = entries(of: comparison)
      versions += entries.compactMap(\.modelVersion)
      let films = place < Self.chartLimit ? entries.compactMap(\.film) : []
      let charts = RunCharts(runs: films, subject: ComparisonText.title(comparison.setting))
      sections.append(section(comparison, entries, charts.html))
    }
    let page = HTMLPage(title: "JankLab: \(headline)")
    let champion = comparisons.count == 1 ? ComparisonText.champion(comparisons[0]) : nil
    let lines = [champion, interruption].compactMap(\.self)
    let header = PageHeader(
      headline,
      toolVersion: toolVersion,
      lines: lines,
      style: interruption == nil ? "plain" : "warn"
    )
    return page.opening + header.html + "<main>\n<div id=\"viewer\" hidden></div>\n"
      + sections.joined() + PageGuide.html(versions) + "</main>\n" + page.dataOpening
      + reel.pieces.joined() + page.ending
  }
}

// MARK: The frames

extension ComparisonHTML {
  private mutating func entries(of comparison: Comparison) -> [Entry] {
    comparison.contestants.map { contestant in
      count += 1
      guard count <= Self.playLimit, let run = play(comparison, contestant.strategy) else {
        return Entry(
          number: count,
          strategy: contestant.strategy,
          strip: "",
          modelVersion: nil,
          film: nil
        )
      }
      let film = film(run, of: contestant.strategy, in: comparison.setting)
      reel.add(film)
      return Entry(
        number: count,
        strategy: contestant.strategy,
        strip: StripSVG.html(run.trace),
        modelVersion: run.trace.modelVersion,
        film: film
      )
    }
  }

  private func film(
    _ run: PlayedRun,
    of strategy: String,
    in setting: Comparison.Setting
  ) -> RunFilm {
    let names = [setting.scenario, setting.device, strategy].map { printable($0, limit: 100) }
    return RunFilm(
      number: count,
      name: names.joined(separator: " / "),
      label: names[2],
      group: "\(setting.scenario)\n\(setting.device)",
      trace: run.trace,
      intended: run.intended
    )
  }
}

// MARK: The leader board

extension ComparisonHTML {
  private func section(
    _ comparison: Comparison,
    _ entries: [Entry],
    _ charts: String
  ) -> String {
    let title = ComparisonText.title(comparison.setting)
    var notes = ComparisonMarkdown.same(comparison) + ComparisonText.notes(comparison)
    if let champion = ComparisonText.champion(comparison) { notes.insert(champion, at: 0) }
    notes += ComparisonText.legend([comparison])
    let items = notes.map { note in
      let line = note.split(separator: "\n").joined(separator: " ")
      return "<li>\(HTMLText.escaped(line, limit: 1_000))</li>\n"
    }
    let boards = ComparisonGrid.grids(comparison).enumerated().map { place, grid in
      board(grid, of: title, entries, isFirst: place == 0)
    }
    let list = items.isEmpty ? "" : "<ul>\n\(items.joined())</ul>\n"
    return "<section>\n<h2>\(HTMLText.escaped(title))</h2>\n" + boards.joined() + list
      + strips(entries) + charts + "</section>\n"
  }

  private func board(
    _ grid: ComparisonGrid,
    of title: String,
    _ entries: [Entry],
    isFirst: Bool
  ) -> String {
    var table = HTMLTable(
      label: [title, grid.title].compactMap(\.self).joined(separator: ", "),
      columns: grid.columns.map {
        HTMLTable.Column(
          heading: $0.heading.split(separator: "\n").joined(separator: " "),
          isNumber: $0.isRight
        )
      }
    )
    table.rows = zip(grid.rows, grid.colours).enumerated().map { place, row in
      let number = place < entries.count ? entries[place].number : 0
      let cells = row.0.enumerated().map { index, text in
        index == 0 ? link(text, to: number) : .text(text, style: style(row.1[index]))
      }
      return HTMLTable.Row(cells: cells, id: isFirst ? "row-\(number)" : nil)
    }
    let heading = grid.title.map { "<h3>\(HTMLText.escaped($0))</h3>\n" } ?? ""
    return heading + table.html
  }

  private func link(_ strategy: String, to number: Int) -> HTMLTable.Cell {
    HTMLTable.Cell(html: "<a href=\"#case=\(number)\">\(HTMLText.escaped(strategy))</a>")
  }

  private func style(_ colour: TerminalColour?) -> String? {
    switch colour {
    case .green: "good"
    case .red: "bad"
    default: nil
    }
  }

  /// The seed and the digest of the run that is played.
  private func facts(_ entry: Entry) -> String {
    guard let trace = entry.film?.trace else { return "" }
    return " <span class=\"soft\">seed \(trace.seed), digest \(trace.digest)</span>"
  }

  /// The refreshes of each strategy, below each other.
  private func strips(_ entries: [Entry]) -> String {
    let drawn = entries.filter { !$0.strip.isEmpty }
    guard !drawn.isEmpty else { return "" }
    let rows = drawn.map { entry in
      "<p id=\"case=\(entry.number)\">\(HTMLText.escaped(entry.strategy))"
        + "\(facts(entry))</p>\n\(entry.strip)"
    }
    return "<h3>Refreshes</h3>\n<div class=\"scroll\" tabindex=\"0\" role=\"region\" "
      + "aria-label=\"Refreshes of each strategy\">\n\(rows.joined())</div>\n"
  }
}
