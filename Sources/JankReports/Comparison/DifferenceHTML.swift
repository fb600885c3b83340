public import JankGate
public import JankMetrics
internal import JankText
internal import JankTrace

/// The difference of two files of runs as a page for a browser: for each run the values and frames
/// that changed, and the frames of both files beside each other, to step through.
public enum DifferenceHTML {
  /// The number of runs with details, and of values and frames of each unless all are listed.
  private static let (runLimit, listLimit) = (200, 40)

  /// Returns a difference as a page.
  ///
  /// - Parameters:
  ///   - difference: the difference.
  ///   - results: the two files.
  ///   - names: the names of the two files.
  ///   - metrics: the metrics whose values are listed; regressions and improvements are always
  ///     listed.
  ///   - hasAll: whether to list every value and frame.
  ///   - toolVersion: the version of the tool.
  /// - Returns: The page.
  public static func text(
    _ difference: ResultDifference,
    of results: (old: RecordedResult, new: RecordedResult),
    named names: (old: String, new: String),
    metrics: [Metric] = MetricRegistry.usual,
    hasAll: Bool = false,
    toolVersion: String
  ) -> String {
    let headline = DifferenceText.summary(difference)
    let page = HTMLPage(title: "JankLab: \(headline)")
    let changed = difference.runs.filter { !$0.isEmpty }
    let runs = results.old.byName
    let others = results.new.byName
    let sections = changed.prefix(runLimit).enumerated().map { place, run in
      section(
        run,
        number: place + 1,
        strips: DifferenceStrips(runs[run.name], others[run.newName ?? run.name]),
        metrics: hasAll ? nil : metrics,
        limit: hasAll ? .max : listLimit,
        isOpen: changed.count <= 4
      )
    }
    let more = changed.count - runLimit
    let rest = more > 0 ? "<p>and \(more) more runs that changed</p>\n" : ""
    let header = PageHeader(
      headline,
      toolVersion: toolVersion,
      lines: ["Before: \(names.old). Now: \(names.new)."],
      style: changed.contains(where: isWorse) ? "bad" : "plain"
    )
    return page.opening + header.html + "<main>\n" + notes(difference) + overview(changed)
      + sections.joined() + rest + DifferenceStrips.limits + PageGuide.html([Int](), plays: false)
      + "</main>\n" + page.dataOpening + "{\"runs\": []}\n" + page.ending
  }

  private static func isWorse(_ run: RunDifference) -> Bool {
    run.validity?.new != nil || !run.transitions.isEmpty
      || run.metricValues.contains { $0.judgement == .worse }
  }

  private static func notes(_ difference: ResultDifference) -> String {
    let lines =
      difference.removed.map { "\(DifferenceText.name($0)): in the old file only" }
      + difference.added.map { "\(DifferenceText.name($0)): in the new file only" }
      + difference.remarks + DifferenceText.remarks(difference.runs)
    guard !lines.isEmpty else { return "" }
    let items = lines.map { "<li>\(HTMLText.escaped($0, limit: 1_000))</li>\n" }
    return "<section>\n<h2>Notes</h2>\n<ul>\n\(items.joined())</ul>\n</section>\n"
  }

  private static func overview(_ changed: [RunDifference]) -> String {
    guard changed.count > 1 else { return "" }
    var table = HTMLTable(
      label: "Runs that changed",
      columns: [
        .init(heading: "Case"), .init(heading: "Transitions changed", isNumber: true),
        .init(heading: "Values worse", isNumber: true),
        .init(heading: "Values better", isNumber: true),
        .init(heading: "Values changed", isNumber: true),
        .init(heading: "Frames changed", isNumber: true),
      ]
    )
    table.isSortable = true
    table.rows = changed.enumerated().map { place, run in
      let judgements: [RunDifference.Judgement] = [.worse, .better, .changed]
      let counts =
        [run.transitions.count]
        + judgements.map { judgement in run.metricValues.count { $0.judgement == judgement } }
        + [run.frames.count]
      let name = HTMLText.escaped(DifferenceText.name(run.name))
      let isLinked = place < runLimit
      let link = isLinked ? "<a href=\"#run=\(place + 1)\">\(name)</a>" : name
      return HTMLTable.Row(
        cells: [HTMLTable.Cell(html: link)] + counts.map { .number("\($0)", Double($0)) }
      )
    }
    return "<section>\n<h2>Runs that changed</h2>\n\(table.html)</section>\n"
  }
}

// MARK: A run

extension DifferenceHTML {
  private static func section(
    _ run: RunDifference,
    number: Int,
    strips: DifferenceStrips,
    metrics: [Metric]?,
    limit: Int,
    isOpen: Bool
  ) -> String {
    let name = DifferenceText.name(run.name)
    let title = name + (run.newName.map { " -> " + DifferenceText.name($0) } ?? "")
    let validity = run.validity.map { change in
      let style = change.new == nil ? "" : " class=\"bad\""
      return "<p\(style)>The \(HTMLText.escaped(DifferenceText.line(change), limit: 1_100))</p>\n"
    }
    let transitions = list(
      "Transitions changed",
      of: run.transitions,
      named: "transition",
      limit: limit
    ) { DifferenceText.line($0) }
    let frames = list("Frames changed", of: run.frames, named: "frame", limit: limit) {
      DifferenceText.line($0)
    }
    return """
      <details id="run=\(number)"\(isOpen ? " open" : "")>
      <summary>\(HTMLText.escaped(title, limit: 700))</summary>
      \(validity ?? "")\(transitions)\(divergence(run))\(strips.html(number))\(frames)\
      \(values(run, number, metrics: metrics, limit: limit))</details>

      """
  }

  private static func divergence(_ run: RunDifference) -> String {
    guard let divergence = run.divergence else {
      guard DifferenceText.showsOnlyFrames(run), run.frames.isEmpty else { return "" }
      return "<p>The frames differ, the values do not.</p>\n"
    }
    let (old, new) = DifferenceText.sides(of: divergence)
    return """
      <h3>First event that differs</h3>
      <p>After \(DifferenceText.place(of: divergence)):</p>
      <dl>
      <dt>Before</dt><dd>\(HTMLText.escaped(old))</dd>
      <dt>Now</dt><dd>\(HTMLText.escaped(new))</dd>
      </dl>

      """
  }

  private static func values(
    _ run: RunDifference,
    _ number: Int,
    metrics: [Metric]?,
    limit: Int
  ) -> String {
    let ordered = DifferenceText.ordered(run, metrics: metrics)
    var table = HTMLTable(
      label: "Values of run \(number) that changed",
      columns: [
        .init(heading: "Metric"), .init(heading: "Before", isNumber: true),
        .init(heading: "Now", isNumber: true), .init(heading: "Change", isNumber: true),
        .init(heading: "Verdict"),
      ]
    )
    table.rows = ordered.prefix(limit).map { value in
      let style: String? =
        switch value.judgement {
        case .worse: "bad"
        case .better: "good"
        case .changed: nil
        }
      let cells = DifferenceText.cells(of: value)
      return HTMLTable.Row(
        cells: [
          .text(value.metric), .text(cells.old), .text(cells.new), .text(cells.change),
          .text(value.judgement.rawValue, style: style),
        ]
      )
    }
    let html = table.html + rest(run.metricValues.count - min(ordered.count, limit), "value")
    return html.isEmpty ? "" : "<h3>Values that changed</h3>\n\(html)"
  }

  /// The first of some changes, and how many more there are; nothing for none.
  private static func list<Change>(
    _ title: String,
    of changes: [Change],
    named name: String,
    limit: Int,
    line: (Change) -> String
  ) -> String {
    guard !changes.isEmpty else { return "" }
    let items = changes.prefix(limit).map { "<li>\(HTMLText.escaped(line($0)))</li>\n" }
    let more = rest(changes.count - limit, name)
    return "<h3>\(title)</h3>\n<ul>\n\(items.joined())</ul>\n\(more)"
  }

  private static func rest(_ count: Int, _ name: String) -> String {
    DifferenceText.rest(count, name).map { "<p>\($0)</p>\n" }.joined()
  }
}

extension RecordedResult {
  /// The runs by name, the first of each.
  fileprivate var byName: [String: RecordedRun] {
    Dictionary(runs.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
  }
}
