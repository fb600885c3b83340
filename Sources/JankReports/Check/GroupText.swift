internal import JankGate
internal import JankMetrics
internal import JankText
internal import JankTrace

/// Groups of cases as text, the same in tables and in Markdown.
struct GroupText {
  /// The heading, for example `Late frames by cause, worst first`.
  let heading: String
  /// The groups that are shown, worst first.
  let rows: [Row]
  /// The number of groups that are not shown.
  let hiddenCount: Int

  /// The text of a group.
  struct Row {
    /// The outcome of the group's rules, or nil for late frames.
    var outcome: String?
    /// The word for the outcome if it is another, as in a terminal.
    var heading: String?
    /// The number of cases, and of late frames or values if there are more.
    var count: String
    /// What the cases have in common.
    var title: String
    /// The worst value; of failures and improvements the values of the example, one for each of the
    /// first rules.
    var worst: [String]
    /// The case with the worst value, or with the largest improvement, with the frame.
    var example: String
    /// What usually helps against the cause, or nil if nothing is known.
    var help: String?
    /// The command that plays that case again, or nil for none.
    var replay: String?
    /// The entry of that case with the largest effect, or nil for late frames and improvements.
    var entry: CheckEntry?
  }

  /// The largest number of single lines that are listed instead of groups.
  static let listLimit = 5
}

// MARK: Late frames

extension GroupText {
  /// Groups the late frames of a report.
  ///
  /// - Parameters:
  ///   - report: The report.
  ///   - isListed: Whether a few late frames are listed one by one.
  /// - Returns: The groups, or nil if late frames are listed one by one or not at all.
  static func lateFrames(of report: CheckReport, isListed: Bool) -> GroupText? {
    let arrangement = report.arrangement
    guard arrangement.grouping != nil || isListed && !listsLateFrames(of: report) else {
      return nil
    }
    let late = report.cases.flatMap { subject in
      subject.headline.hitches.map { (subject: subject, hitch: $0) }
    }
    guard !late.isEmpty else { return nil }
    let items = late.map { subject, hitch in
      CaseGroup.Item(
        subject.name,
        cause: hitch.cause.map(CauseText.title) ?? "no known cause",
        severity: hitch.duration.milliseconds
      )
    }
    let key = arrangement.grouping ?? .cause
    let groups = CaseGroup.groups(of: items, by: key)
    let rows = arrangement.limited(groups).map { group in
      let (subject, hitch) = late[group.worst]
      let frameCount = TotalsText.grouped("\(group.itemCount)")
      let isMore = group.itemCount > group.caseCount
      return Row(
        count: number(group.caseCount, "case") + (isMore ? ", \(frameCount) frames" : ""),
        title: printable(group.title, limit: 100),
        worst: ["up to \(CauseText.milliseconds(hitch.duration)) late"],
        example: "frame \(hitch.frame) of \(ReportText.name(subject))"
      )
    }
    return GroupText(
      heading: "Late frames by \(key.rawValue), worst first",
      rows: Array(rows),
      hiddenCount: groups.count - rows.count
    )
  }

  /// Whether every late frame that is shown has a line of its own.
  static func listsLateFrames(of report: CheckReport) -> Bool {
    guard let limit = report.valueLimit else { return true }
    guard report.arrangement.grouping == nil else { return false }
    let lines = report.cases.reduce(0) { $0 + min(limit + 1, $1.headline.hitches.count) }
    return report.cases.count == 1 || lines <= listLimit
  }
}

// MARK: Failures

extension GroupText {
  /// Groups broken rules and regressions.
  ///
  /// - Parameters:
  ///   - entries: The entries that failed or warned, worst first.
  ///   - report: Their report.
  /// - Returns: The groups, or nil if the entries are listed one by one.
  static func failures(_ entries: [CheckEntry], of report: CheckReport) -> GroupText? {
    let arrangement = report.arrangement
    let isLong =
      report.valueLimit != nil && report.cases.count > 1 && entries.count > listLimit
    guard arrangement.grouping != nil || isLong, !entries.isEmpty else { return nil }
    let key = arrangement.grouping ?? .cause
    // A cause that fails one rule and breaks another that only warns is one group.
    let items = entries.map {
      CaseGroup.Item($0.subject.name, cause: cause(of: $0), severity: $0.severity)
    }
    let groups = CaseGroup.groups(of: items, by: key)
    let rows = arrangement.limited(groups).map { row($0, among: entries, of: report) }
    let hasFailed = entries.contains { $0.outcome == .failed }
    return GroupText(
      heading: "\(hasFailed ? "Failures" : "Warnings") by \(key.rawValue), worst first",
      rows: Array(rows),
      hiddenCount: groups.count - rows.count
    )
  }

  /// The rule that comes first among failures grouped by cause, else among warnings; nil for none.
  static func worst(of report: CheckReport) -> BrokenRule? {
    let entries = report.entries([.failed, .warned])
    let outcome = entries.contains { $0.outcome == .failed } ? Verdict.Outcome.failed : .warned
    let members = entries.filter { $0.outcome == outcome }
    let first = members.first.map(cause)
    let group = members.filter { cause(of: $0) == first }
    return BrokenRule.rules(of: group, first: report.metrics).first
  }

  /// The transition that ends in another way, the cause of the frame with the largest effect, the
  /// transition that takes longer, or the metric.
  private static func cause(of entry: CheckEntry) -> String {
    if let outcome = OutcomeText.title(entry) { return outcome }
    if let frame = blamedFrame(of: entry) {
      if let cause = frame.causes.worst { return CauseText.title(cause) }
      if let work = frame.work { return CauseText.title(work.name, of: work.kind) }
    }
    if let change = GestureText.title(entry) { return change }
    if let slowness = ReportText.slowness(entry) { return slowness }
    return entry.ruleVerdict?.metric ?? entry.verdicts().first?.metric ?? "no known cause"
  }

  /// The frame with the largest effect, or nil if no frame explains the failure.
  ///
  /// No frame explains a missing value, and no frame in time explains a value that is worse than in
  /// the baseline. A rule can be about frames in time.
  private static func blamedFrame(of entry: CheckEntry) -> BlamedFrame? {
    guard entry.lossCount < entry.count, let frame = entry.frames.first else { return nil }
    return entry.ruleVerdict != nil || frame.lateness > .zero ? frame : nil
  }

  private static func row(
    _ group: CaseGroup,
    among entries: [CheckEntry],
    of report: CheckReport
  ) -> Row {
    let members = group.members.map { entries[$0] }
    // What fails comes before what only warns, and gives the example.
    let rules = [true, false].flatMap { fails in
      BrokenRule.rules(
        of: members.filter { ($0.outcome != .warned) == fails },
        first: report.metrics
      )
    }
    let example = rules.first?.worst.subject ?? entries[group.worst].subject
    let own = members.filter { $0.subject.name == example.name }
    let frame = own.lazy.compactMap(blamedFrame).first
    let entry = own.first { blamedFrame(of: $0) != nil } ?? own.first
    return Row(
      outcome: entries[group.worst].outcome.rawValue,
      count: count(members, of: group),
      title: printable(group.title, limit: 100),
      worst: worst(rules, in: example.name, of: group)
        + (own.lazy.map(GestureText.lines).first { !$0.isEmpty } ?? []) + causes(of: frame),
      example: (frame.map { "frame \($0.index) of " } ?? "") + ReportText.name(example)
        + (entry.flatMap(causePlace).map { " (\($0))" } ?? ""),
      help: own.lazy.flatMap(ReportText.helpLines).first,
      replay: example.replay,
      entry: entry
    )
  }

  /// The file and the line of what made the frame late, or nil if no line is known.
  private static func causePlace(of entry: CheckEntry) -> String? {
    entry.causeLine.map { printable(entry.subject.path, limit: 1_000) + ":\($0)" }
  }

  /// How late the worst frame was, and all of its causes: the group's title names only the largest,
  /// which may be in the baseline as well.
  private static func causes(of frame: BlamedFrame?) -> [String] {
    guard let frame, !frame.causes.isEmpty else { return [] }
    return [ReportText.line(frame)]
  }

  /// The number of rules that have a line each.
  private static let ruleLimit = 3

  /// The value of each broken rule in one case, and the number of the group's cases that break it.
  ///
  /// A rule that only other cases break comes with the name of the worst of them.
  static func worst(
    _ rules: [BrokenRule],
    in example: CaseName,
    of group: CaseGroup
  ) -> [String] {
    // A line that counts one rule takes as much room as the rule.
    let limit = rules.count == ruleLimit + 1 ? rules.count : ruleLimit
    let more = rules.count - limit
    let count = "\(more) more rules or metrics"
    return rules.prefix(limit).map { rule in
      let isAlone = rule.verdicts[example] != nil
      let others = rule.verdicts.count - (isAlone ? 1 : 0)
      let (number, noun) = (TotalsText.grouped("\(others)"), others == 1 ? "case" : "cases")
      let share =
        others == 0 ? "" : isAlone ? "; \(number) more \(noun)" : ", in \(number) \(noun)"
      guard let verdict = rule.verdicts[example] else {
        let place = "; worst in \(ReportText.name(rule.worst.subject))"
        return Self.place(rule.worst.verdict) + ReportText.line(rule.worst.verdict) + share + place
      }
      return place(verdict) + ReportText.line(verdict) + share
    } + (more > 0 ? ["\(count), which --all shows"] : [])
  }

  /// The file and the line of a written rule, as a prefix.
  private static func place(_ verdict: Verdict) -> String {
    guard let path = verdict.path else { return "" }
    return printable(path, limit: 1_000) + (verdict.line.map { ":\($0)" } ?? "") + ": "
  }

  /// The number of cases of a group, and of their values if it is another.
  ///
  /// Of a group that fails, what only warns is counted apart, as in the summary.
  static func count(_ members: [CheckEntry], of group: CaseGroup) -> String {
    let failed = members.filter { $0.outcome != .warned }
    guard !failed.isEmpty, failed.count < members.count else {
      return count(members, in: group.caseCount)
    }
    let names = Set(failed.map(\.subject.name))
    let others = group.caseCount - names.count
    let warned = members.reduce(0) { $0 + $1.count } - failed.reduce(0) { $0 + $1.count }
    return count(failed, in: names.count) + "; \(number(warned, "more value")) only "
      + (warned == 1 ? "warns" : "warn") + (others == 0 ? "" : " (\(number(others, "more case")))")
  }

  private static func count(_ entries: [CheckEntry], in caseCount: Int) -> String {
    let values = entries.reduce(0) { $0 + $1.count }
    return number(caseCount, "case") + (values == caseCount ? "" : ", \(number(values, "value"))")
  }

  private static func number(_ count: Int, _ noun: String) -> String {
    "\(TotalsText.grouped("\(count)")) \(noun)\(count == 1 ? "" : "s")"
  }
}

// MARK: Forms

extension GroupText {
  /// The groups for a terminal: a paragraph for each, with the worst case below it.
  func text(_ layout: TextLayout) -> String {
    let lines = [heading + ":"] + rows.flatMap { Self.lines($0, layout) } + more
    return lines.map { $0 + "\n" }.joined()
  }

  /// The groups as a table in Markdown, line by line.
  ///
  /// - Parameter escaped: Escapes what means anything to Markdown.
  /// - Returns: The lines, without a line feed.
  func markdownLines(_ escaped: (String) -> String) -> [String] {
    let hasOutcomes = rows.contains { $0.outcome != nil }
    let isBetter = rows.first?.outcome == Verdict.Outcome.improved.rawValue
    let worst = isBetter ? "Most improved" : "Worst"
    let head = "| Cases | \(hasOutcomes ? "Verdict | " : "")Group | \(worst) | Example |"
    let rule = "| --- | \(hasOutcomes ? "--- | " : "")--- | --- | --- |"
    var helps: Set<String> = []
    let cells = rows.map { row in
      // Groups with the same cause have the same help, which appears once.
      let help = row.help.flatMap { helps.insert($0).inserted ? $0 : nil }
      let lines = row.worst + [help].compactMap(\.self)
      return ([row.count] + (hasOutcomes ? [row.outcome ?? ""] : []) + [row.title]).map(escaped)
        + [lines.map(escaped).joined(separator: "<br>"), escaped(row.example)]
    }
    return [heading + ":", "", head, rule]
      + cells.map { "| " + $0.joined(separator: " | ") + " |" }
      + (more.isEmpty ? [] : [""] + more)
  }

  private var more: [String] {
    guard hiddenCount > 0 else { return [] }
    let groups = hiddenCount == 1 ? "1 more group" : "\(hiddenCount) more groups"
    return ["… and \(groups), which a larger --top shows"]
  }

  private static func lines(_ row: Row, _ layout: TextLayout) -> [String] {
    func wrapped(_ text: String, start: String = "", colour: TerminalColour? = nil) -> [String] {
      let text = printable(text, limit: .max)
      let colon = text.firstIndex(of: ":") ?? text.startIndex
      let head = layout.coloured(String(text[..<colon]), colour)
      return layout.lines(of: head + text[colon...], start: start, hanging: start + "  ")
    }
    guard let outcome = row.outcome else {
      return wrapped("\(row.count): \(row.title), \(row.worst.joined(separator: ", "))")
        + wrapped("worst: \(row.example)", start: "  ")
    }
    let again = row.replay.map { "  " + ReplayMark.text + printable($0, limit: 4_000) }
    let colour = Verdict.Outcome(rawValue: outcome)?.colour
    let example = outcome == Verdict.Outcome.improved.rawValue ? "most" : "worst"
    return wrapped("\(row.heading ?? outcome): \(row.count): \(row.title)", colour: colour)
      + wrapped("\(example): \(row.example)", start: "  ")
      + row.worst.flatMap { wrapped($0, start: "    ") }
      + (row.help.map { wrapped($0, start: "  ") } ?? [])
      + [again].compactMap(\.self)
  }
}
