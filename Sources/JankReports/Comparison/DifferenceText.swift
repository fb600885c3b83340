public import JankGate
public import JankMetrics
public import JankText
internal import JankTrace

/// The difference of two files of runs as text.
public enum DifferenceText {
  /// The number of values and frames of a run that are listed by default.
  private static let limit = 12

  /// Returns a difference as text.
  ///
  /// - Parameters:
  ///   - difference: the difference.
  ///   - names: the names of the two files.
  ///   - metrics: the metrics whose values are listed; regressions and improvements are always
  ///     listed.
  ///   - hasAll: whether to list every value and frame.
  ///   - layout: the layout of the text.
  /// - Returns: The text, which ends with a line feed.
  public static func text(
    _ difference: ResultDifference,
    named names: (old: String, new: String),
    metrics: [Metric] = MetricRegistry.usual,
    hasAll: Bool = false,
    layout: TextLayout = .standard
  ) -> String {
    let limit = hasAll ? Int.max : limit
    func line(_ text: String) -> String { layout.paragraph(text, hanging: "  ") }
    let files = [names.old, names.new].map { printable($0, limit: 1_000) }
    var text = line("comparing \(files[0]) with \(files[1])")
    for run in difference.runs where !run.isEmpty {
      text += section(run, metrics: hasAll ? nil : metrics, limit: limit, layout)
    }
    text += difference.removed.map { line("- \(name($0)): in the old file only") }.joined()
    text += difference.added.map { line("+ \(name($0)): in the new file only") }.joined()
    text += difference.remarks.map { line("note: \(printable($0, limit: 1_000))") }.joined()
    text += remarks(difference.runs).map(line).joined()
    return text + line(summary(difference))
  }

  private static func section(
    _ run: RunDifference,
    metrics: [Metric]?,
    limit: Int,
    _ layout: TextLayout
  ) -> String {
    let head = "~ " + name(run.name) + (run.newName.map { " -> " + name($0) } ?? "")
    func indented(_ line: String) -> String {
      layout.paragraph(line, start: "  ", hanging: "    ")
    }
    let ranges = FrameRange.ranges(of: run.frames)
    var lines = ranges.prefix(limit).map(\.text)
    lines += rest(ranges.dropFirst(limit).reduce(0) { $0 + $1.count }, "frame")
    if let divergence = run.divergence { lines += events(divergence) }
    if showsOnlyFrames(run), run.frames.isEmpty {
      lines.append("the frames differ, the values do not")
    }
    let validity = run.validity.map { indented("the \(line($0))") } ?? ""
    return layout.paragraph(head, hanging: "  ") + validity
      + transitionLines(run, limit: limit).map(indented).joined()
      + metricValues(run, metrics: metrics, limit: limit, layout)
      + lines.map(indented).joined()
  }

  /// Whether all values are equal although a user sees a difference.
  static func showsOnlyFrames(_ run: RunDifference) -> Bool {
    run.hasOtherFrames == true && run.metricValues.isEmpty && !run.hasInvalidRun
  }

  /// The transitions that differ, which explain the values and frames that changed.
  private static func transitionLines(_ run: RunDifference, limit: Int) -> [String] {
    run.transitions.prefix(limit).map(line) + rest(run.transitions.count - limit, "transition")
  }

  /// The values that changed: visible ones first, then those of the chosen metrics, or of all.
  private static func metricValues(
    _ run: RunDifference,
    metrics: [Metric]?,
    limit: Int,
    _ layout: TextLayout
  ) -> String {
    guard !run.metricValues.isEmpty else { return "" }
    let ordered = ordered(run, metrics: metrics)
    let rows = ordered.prefix(limit).map { (change: $0, cells: cells(of: $0)) }
    // Words may be broken, numbers stay whole.
    let numbers = rows.filter { $0.change.number(\.old) != nil || $0.change.number(\.new) != nil }
    let widths = numbers.flatMap { [cellCount($0.cells.old), cellCount($0.cells.new)] }
    let wrap = max(12, widths.max() ?? 0)
    var table = TextTable(columns: [
      .left("metric", wrap: 16), .right("old", wrap: wrap), .right("new", wrap: wrap),
      .right("change"), .left(""),
    ])
    for (change, cells) in rows {
      table.add(
        [
          change.metric, printable(cells.old), printable(cells.new), cells.change,
          change.judgement.rawValue,
        ],
        colours: [4: colour(change.judgement)].compactMapValues(\.self)
      )
    }
    let text = ordered.isEmpty ? "" : table.text(layout.narrowed(by: 2))
    let lines =
      text.split(separator: "\n").map(String.init)
      + rest(run.metricValues.count - min(ordered.count, limit), "value")
    return lines.map { "  \($0)\n" }.joined()
  }

  /// The values of a change: with two decimals, or with every digit if two would hide what changed.
  static func cells(
    of value: RunDifference.ValueChange
  ) -> (old: String, new: String, change: String) {
    let isEnough = value.number(\.new).map {
      ValueText.isEnough($0, besides: value.number(\.old), distance: value.change)
    }
    let isRounded = isEnough ?? true
    func text(_ side: KeyPath<RunDifference.ValueChange, RunDifference.Value?>) -> String {
      if isRounded, let number = value.number(side) { return ValueText.text(number) }
      return value[keyPath: side].map { "\($0)" } ?? "n/a"
    }
    let signed = isRounded ? ValueText.signed : ReportText.signed
    return (text(\.old), text(\.new), value.change.map(signed) ?? "")
  }

  /// The changes to list: visible ones first, then those of the chosen metrics, or of all.
  static func ordered(_ run: RunDifference, metrics: [Metric]?) -> [RunDifference.ValueChange] {
    let ids = metrics.map { Set($0.map(\.id)) }
    let ranks = [RunDifference.Judgement.worse, .better, .changed]
    let told = run.metricValues.filter {
      $0.judgement != .changed || ids?.contains($0.metric) != false
    }
    return ranks.flatMap { rank in told.filter { $0.judgement == rank } }
  }

  /// The number of items that are not listed, on a line if there are any.
  static func rest(_ count: Int, _ name: String) -> [String] {
    count > 0 ? ["and \(count) more \(count == 1 ? name : name + "s"), which --all shows"] : []
  }

  private static func colour(_ judgement: RunDifference.Judgement) -> TerminalColour? {
    switch judgement {
    case .better: .green
    case .worse: .red
    case .changed: nil
    }
  }

  /// Changed frames in words, those in a row with the same change together.
  package static func frameLines(_ changes: [RunDifference.FrameChange]) -> [String] {
    FrameRange.ranges(of: changes).map(\.text)
  }

  /// Frames in a row with the same change; or one frame.
  private struct FrameRange {
    let first: RunDifference.FrameChange
    private(set) var count = 1

    static func ranges(of changes: [RunDifference.FrameChange]) -> [FrameRange] {
      changes.reduce(into: []) { ranges, change in
        guard let last = ranges.indices.last, ranges[last].continues(with: change) else {
          return ranges.append(FrameRange(first: change))
        }
        ranges[last].count += 1
      }
    }

    private func continues(with change: RunDifference.FrameChange) -> Bool {
      first.oldClass == change.oldClass && first.newClass == change.newClass
        && first.old.map { $0 + count } == change.old
        && first.new.map { $0 + count } == change.new
    }

    var text: String {
      guard count > 1, let frame = first.old ?? first.new else { return DifferenceText.line(first) }
      let old = first.old == nil ? "no such frames" : first.oldClass?.about ?? "shown"
      let new = first.new == nil ? "no such frames" : first.newClass?.about ?? "shown"
      let moved = first.new.flatMap { $0 == frame ? nil : ", now \(span(from: $0))" } ?? ""
      let what = first.hasClasses ? "\(old) -> \(new)" : DifferenceText.unknownChange
      return "frames \(span(from: frame))\(moved): \(what)"
    }

    private func span(from frame: Int) -> String { "\(frame) to \(frame + count - 1)" }
  }

  /// A transition that differs, in words.
  static func line(_ change: TransitionChange) -> String { OutcomeText.words([change]) }

  /// A run that became invalid, or valid again, in words without an article.
  static func line(_ change: RunDifference.ValidityChange) -> String {
    let (state, before) = change.new == nil ? ("valid", "invalid") : ("invalid", "valid")
    let reason = printable(change.new ?? change.old ?? "", limit: 1_000)
    return "run is \(state), was \(before): \(reason)"
  }

  /// A changed frame in words.
  static func line(_ change: RunDifference.FrameChange) -> String {
    let old = change.oldClass?.about ?? "shown"
    let new = change.newClass?.about ?? "shown"
    switch (change.old, change.new) {
    case (let before?, let now?):
      let moved = before == now ? "" : ", now \(now)"
      let what = change.hasClasses ? "\(old) -> \(new)" : unknownChange
      return "frame \(before)\(moved): \(what)"
    case (let before?, nil): return "frame \(before): \(old) -> no such frame"
    case (nil, let now?): return "frame \(now): no such frame -> \(new)"
    case (nil, nil): return "no frame"
    }
  }

  /// The change of a frame whose classes are unknown, as in baselines.
  private static let unknownChange = "other work, times or changed layers"

  private static func events(_ divergence: RunDifference.Divergence) -> [String] {
    let (old, new) = sides(of: divergence)
    return [
      "first event that differs, after \(place(of: divergence)):", "  old: \(old)", "  new: \(new)",
    ]
  }

  /// The number of events before the first that differs.
  static func place(of divergence: RunDifference.Divergence) -> String {
    divergence.place == 1 ? "1 event in common" : "\(divergence.place) events in common"
  }

  /// The first event that differs, in the old and in the new run.
  static func sides(of divergence: RunDifference.Divergence) -> (old: String, new: String) {
    // To the nanosecond where a hundredth of a millisecond would not tell them apart.
    let distance = divergence.old.flatMap { old in divergence.new.map { $0.time - old.time } }
    let isClose = distance.map { abs($0.nanoseconds) < 10_000 && $0 != .zero } ?? false
    func line(_ event: RecordedRun.Event?) -> String {
      guard let event else { return "nothing more" }
      let digits = isClose ? 6 : 2
      return "\(Decimal.text((event.time - .zero).milliseconds, digits: digits)) ms "
        + printable(event.text, limit: 200)
    }
    return (line(divergence.old), line(divergence.new))
  }

  /// The remarks on runs, each once with the number of runs.
  static func remarks(_ runs: [RunDifference]) -> [String] {
    var counts: [(text: String, count: Int)] = []
    for remark in runs.flatMap(\.remarks) {
      if let place = counts.firstIndex(where: { $0.text == remark }) {
        counts[place].count += 1
      } else {
        counts.append((remark, 1))
      }
    }
    return counts.map { remark in
      let which = remark.count == runs.count ? "" : " (\(remark.count) of \(runs.count) runs)"
      return "note: \(printable(remark.text, limit: 400))\(which)"
    }
  }

  static func summary(_ difference: ResultDifference) -> String {
    let changed = difference.runs.count { !$0.isEmpty }
    let metricValues = difference.runs.flatMap(\.metricValues)
    let runs = "\(difference.runs.count) \(difference.runs.count == 1 ? "run" : "runs") compared"
    guard !difference.isEmpty else {
      guard !difference.runs.isEmpty else { return "nothing to compare" }
      let isPart = difference.runs.contains(where: \.hasInvalidRun)
      return "\(runs), nothing changed\(isPart ? " of what can be compared" : "")"
    }
    let lone = [(difference.removed.count, "old"), (difference.added.count, "new")]
      .filter { $0.0 > 0 }.map { ", \($0.0) in the \($0.1) file only" }.joined()
    let better = metricValues.count { $0.judgement == .better }
    let worse = metricValues.count { $0.judgement == .worse }
    let other = difference.runs.reduce(0) { $0 + $1.transitions.count }
    let transitions =
      other == 0 ? "" : other == 1 ? "1 transition differs, " : "\(other) transitions differ, "
    return "\(runs), \(changed) changed\(lone): \(validity(difference.runs))\(transitions)"
      + "\(worse) values worse, \(better) better, "
      + "\(metricValues.count - worse - better) changed"
  }

  /// The numbers of runs that became invalid, and valid again, each before a comma.
  private static func validity(_ runs: [RunDifference]) -> String {
    let changes = runs.compactMap(\.validity)
    let invalid = changes.count { $0.new != nil }
    let counts = [(invalid, "invalid"), (changes.count - invalid, "valid")].filter { $0.0 > 0 }
    return counts.map { "\($0.0) \($0.0 == 1 ? "run" : "runs") became \($0.1), " }.joined()
  }

  static func name(_ name: String) -> String { printable(name, limit: 300) }
}

extension RunDifference.ValueChange {
  /// The old or the new value, or nil for words and for none.
  fileprivate func number(_ side: KeyPath<Self, RunDifference.Value?>) -> MetricValue? {
    guard case .metricValue(let number) = self[keyPath: side] else { return nil }
    return number
  }
}

extension RunDifference.FrameChange {
  /// Whether the classes show what changed: those of a frame that both runs have may be unknown.
  fileprivate var hasClasses: Bool { old == nil || new == nil || oldClass != nil }
}
