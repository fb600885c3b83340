package import JankGate
package import JankMetrics
internal import JankText
internal import JankTrace

/// Verdicts and frames as text, the same in every report.
package enum ReportText {
  /// A broken rule on one line: value, limit, margin.
  ///
  /// Values have two decimals, or every digit if two would hide what is wrong.
  package static func line(_ verdict: Verdict) -> String {
    func text(_ value: MetricValue) -> String { self.text(value, of: verdict) }
    let actual = verdict.actual.map(text) ?? "missing"
    let reason = verdict.absence.map { ": \(printable($0, limit: 400))" } ?? ""
    var line = "\(verdict.metric) is \(actual)"
    if let baseline = verdict.baseline, verdict.isEquality {
      if verdict.isOtherOutcome, verdict.change?.steps == 0 {
        return line + " as before" + cause(verdict)
      }
      line += ", was \(text(baseline))"
      if let change = verdict.change {
        line += " (\(signed(change, of: verdict)))"
      }
      return line + cause(verdict) + reason
    }
    if verdict.isAgainstBaseline, verdict.baseline == nil {
      return line + ", and the baseline has none"
    }
    line += verdict.outcome == .held ? ", within " : ", limit "
    line += text(verdict.limit)
    if let margin = verdict.margin, margin.steps < 0 {
      line += ", beyond it by \(text(MetricValue(steps: -margin.steps, margin.unit)))"
    }
    return line + cause(verdict) + " (\(verdict.rule))"
  }

  /// The transition that a value comes from, or those that end in another way, as a continuation.
  private static func cause(_ verdict: Verdict) -> String {
    causeWords(verdict).map { (verdict.isOtherOutcome ? ": " : ", ") + $0 } ?? ""
  }

  /// The same, for example `by present Sheet`; nil if none is known.
  static func causeWords(_ verdict: Verdict) -> String? {
    verdict.isOtherOutcome
      ? OutcomeText.words(verdict)
      : verdict.transition.map { "by \(TransitionText.name(of: $0))" }
  }

  /// A value of a verdict, with two decimals where they show what it is about.
  static func text(_ value: MetricValue, of verdict: Verdict) -> String {
    isRounded(verdict) ? ValueText.text(value) : value.description
  }

  /// A change of a verdict, likewise, with its sign.
  static func signed(_ change: MetricValue, of verdict: Verdict) -> String {
    isRounded(verdict) ? ValueText.signed(change) : signed(change)
  }

  /// Whether two decimals show what a verdict is about.
  static func isRounded(_ verdict: Verdict) -> Bool {
    guard let actual = verdict.actual else { return true }
    let isEquality = verdict.isEquality && verdict.baseline != nil
    return ValueText.isEnough(
      actual,
      besides: isEquality ? verdict.baseline : verdict.limit,
      distance: isEquality ? verdict.change : verdict.margin
    )
  }

  /// A frame that broke a rule, and its cause.
  package static func line(_ frame: BlamedFrame) -> String {
    let late =
      frame.lateness > .zero
      ? "shown \(CauseText.milliseconds(frame.lateness)) late" : "shown in time"
    return "frame \(frame.index) \(late), \(cause(frame))"
  }

  /// The cause of a frame's duration: the chain of causes of a late frame, otherwise a low refresh
  /// rate and the longest work item.
  package static func cause(_ frame: BlamedFrame) -> String {
    guard frame.causes.isEmpty else {
      return frame.causes.map(CauseText.phrase).joined(separator: "; ")
    }
    let rate = frame.loweredRate.map { "the display ran at \($0) Hz; " } ?? ""
    return rate + work(frame)
  }

  private static func work(_ frame: BlamedFrame) -> String {
    guard let work = frame.work else {
      let length = CauseText.milliseconds(frame.rendering)
      return "no work on the main thread, rendered in \(length)"
    }
    let name = CauseText.title(work.name, of: work.kind)
    return "\(name) blocked \(CauseText.mainThread(of: frame.process)) for "
      + CauseText.milliseconds(frame.workTime)
  }

  /// The lines about an entry.
  ///
  /// Equal values are listed up to the number that the report shows.
  package static func lines(_ entry: CheckEntry, of report: CheckReport) -> [String] {
    valueLines(entry, of: report) + GestureText.lines(entry) + frameLines(entry) + helpLines(entry)
      + [replayLine(entry.subject)]
  }

  /// What usually helps against the cause of the worst frame of an entry, if anything is known.
  package static func helpLines(_ entry: CheckEntry) -> [String] {
    guard entry.outcome == .failed || entry.outcome == .warned else { return [] }
    let isMissing = entry.lossCount > 0
    return helpLines(entry.frames) + changeHelp(entry) + (isMissing ? [missingHelp] : [])
  }

  /// What to do about another drag, another outcome or a slow transition, unless frames explain the
  /// entry.
  static func changeHelp(_ entry: CheckEntry) -> [String] {
    let isExplained = entry.frames.contains(where: isToExplain)
    let gestures = isExplained ? [] : GestureText.helpLines(entry)
    let changes = gestures.isEmpty ? OutcomeText.helpLines(entry) : gestures
    return changes.isEmpty ? transitionHelp(entry) : changes
  }

  /// A missing value and its reason.
  static func missing(_ verdict: Verdict) -> String {
    "missing" + (verdict.absence.map { ": \($0)" } ?? "")
  }

  /// What to do about a transition that takes longer or begins later; nothing if none does.
  static func transitionHelp(_ entry: CheckEntry) -> [String] {
    guard let verdict = slowest(entry) else { return [] }
    let isAgainstBaseline = entry.ruleVerdict?.isAgainstBaseline ?? true
    let isResponse = verdict.metric == LongestTransition.response
    if !isResponse, let advice = GestureText.springHelp(verdict, entry) { return [advice] }
    let advice =
      isResponse
      ? isAgainstBaseline
        ? "compare the work before its first frame with that before, or accept the new time with "
          + "baseline update"
        : "move work that comes before its first frame off the main thread, or raise the limit"
      : isAgainstBaseline
        ? "compare \(GestureText.rule(of: verdict, entry))the duration and the timing of its "
          + "effect with those before, or accept the new ones with baseline update"
        : "shorten its effect, or raise the limit"
    return ["help: \(advice)"]
  }

  /// What is slow about a transition, for example `present Sheet takes longer`; nil for none.
  static func slowness(_ entry: CheckEntry) -> String? {
    guard let verdict = slowest(entry), let transition = verdict.transition else { return nil }
    let isAgainstBaseline = entry.ruleVerdict?.isAgainstBaseline ?? true
    let isResponse = verdict.metric == LongestTransition.response
    let what =
      isResponse
      ? isAgainstBaseline ? "begins later" : "begins too late"
      : isAgainstBaseline ? "takes longer" : "takes too long"
    return "\(TransitionText.name(of: transition)) \(what)"
  }

  /// What to do about a value that only the baseline has.
  private static let missingHelp =
    "help: what the missing metric measures no longer happens; fix the app or the scenario, or "
    + "accept it with baseline update"

  /// What usually helps against the cause of the first of some frames, if anything is known.
  static func helpLines(_ frames: [BlamedFrame]) -> [String] {
    frames.first?.causes.worst.flatMap(RemedyText.text).map { ["help: \($0)"] } ?? []
  }

  /// The frames that an entry is about, or a note that there are none.
  package static func frameLines(_ entry: CheckEntry) -> [String] {
    guard entry.outcome == .failed || entry.outcome == .warned else { return [] }
    guard entry.lossCount < entry.count else { return [] }
    let isAgainstBaseline = entry.ruleVerdict?.isAgainstBaseline ?? true
    return lines(entry.frames, isAgainstBaseline: isAgainstBaseline)
  }

  /// Whether a frame is late, or something held it up.
  static func isToExplain(_ frame: BlamedFrame) -> Bool {
    frame.lateness > .zero || !frame.causes.isEmpty
  }

  /// The first verdict on a transition that takes longer than it may, if no frame is late; one that
  /// another drag does not explain comes first.
  private static func slowest(_ entry: CheckEntry) -> Verdict? {
    guard !entry.frames.contains(where: isToExplain) else { return nil }
    let verdicts = entry.verdicts().filter { $0.transition != nil && !$0.isOtherOutcome }
    guard entry.touchChange != nil else { return verdicts.first }
    return verdicts.first { $0.transition?.isInteractive == false } ?? verdicts.first
  }

  /// The file and the line of the transition that is cancelled, or if no frame is late, takes
  /// longer.
  static func placeLines(_ entry: CheckEntry) -> [String] {
    guard slowest(entry) != nil || entry.otherOutcome?.transition != nil,
      let line = entry.causeLine
    else { return [] }
    return ["see \(printable(entry.subject.path, limit: 1_000)):\(line)"]
  }

  /// The frames, one a line, or a note that there are none.
  package static func lines(_ frames: [BlamedFrame], isAgainstBaseline: Bool) -> [String] {
    if isAgainstBaseline, let first = frames.first,
      !frames.contains(where: isToExplain)
    {
      return [
        "no frame is later than in the baseline; frame \(first.index) is the first that differs"
      ]
    }
    guard frames.isEmpty else { return frames.map(line) }
    return [
      isAgainstBaseline
        ? "no frame time differs from the baseline; another value of the run does"
        : "no single frame makes this value"
    ]
  }

  /// The command that plays a case again.
  package static func replayLine(_ subject: CheckedCase) -> String {
    ReplayMark.text + printable(subject.replay, limit: 4_000)
  }

  /// The values of an entry, after a line that counts them if there are several.
  package static func valueLines(_ entry: CheckEntry, of report: CheckReport) -> [String] {
    let verdicts = entry.verdicts(first: report.metrics)
    guard verdicts.count > 1 else { return verdicts.map(line) }
    let shown = verdicts.prefix(report.valueLimit ?? verdicts.count)
    let more = verdicts.count - shown.count
    return [headline(entry, besides: report.baselinePath)] + shown.map(line)
      + (more > 0 ? ["and \(more) more, which --all shows"] : [])
  }

  /// The word before entries with one outcome: that, unless it is not the verdict of their cases.
  ///
  /// A failed case can have better values as well. They do not make it an improved one.
  static func heading(_ entries: [CheckEntry], of report: CheckReport) -> String {
    guard let outcome = entries.first?.outcome else { return "" }
    let word = outcome == .improved ? "better" : outcome.rawValue
    guard outcome == .improved || outcome == .changed else { return word }
    let count = entries.count { report.verdict(on: $0.subject).outcome == outcome }
    if count == entries.count { return outcome.rawValue }
    return count == 0 ? "also \(word)" : word
  }

  /// The number of values that differ from the baseline, or from the run before.
  package static func headline(_ entry: CheckEntry, besides path: String?) -> String {
    let other = path == nil ? "before" : "in the baseline"
    return switch entry.outcome {
    case .improved: "\(entry.count) values are better than \(other)"
    case .changed: "\(entry.count) values differ from those \(other)"
    case .failed, .warned, .held: losses(entry, other)
    }
  }

  private static func losses(_ entry: CheckEntry, _ other: String) -> String {
    let missing = entry.lossCount
    let worse = entry.count - missing
    let parts = [
      worse > 0 ? "\(worse) \(worse == 1 ? "value is" : "values are") worse than \(other)" : nil,
      missing > 0
        ? "\(missing) \(missing == 1 ? "value" : "values") \(other) \(missing == 1 ? "is" : "are") "
          + "missing in this run"
        : nil,
    ]
    return parts.compactMap(\.self).joined(separator: ", ")
  }

  /// The reasons why a rule has no verdict for a case, one a line.
  package static func lines(_ problem: RuleProblem) -> [String] {
    [
      "\(printable("\(problem.rule.threshold)", limit: 200)): "
        + printable(problem.message, limit: 400)
    ] + (problem.hint.map { [printable($0, limit: 400)] } ?? [])
  }

  /// The reason why a check could not start, and what to do about it.
  package static func lines(_ rejection: Rejection) -> [String] {
    [rejection.message, rejection.hint].compactMap { $0.map { printable($0, limit: 1_000) } }
  }

  /// The same lines, after the position in the file.
  package static func placedLines(_ rejection: Rejection) -> [String] {
    let numbers = [rejection.line, rejection.column].compactMap { $0.map { ":\($0)" } }.joined()
    let place = rejection.path.map { printable($0, limit: 1_000) + numbers + ": " } ?? ""
    let lines = lines(rejection)
    return [place + lines[0]] + lines.dropFirst()
  }

  /// The reasons why a case is invalid, one a line.
  package static func failureLines(_ subject: CheckedCase) -> [String] {
    [printable(subject.failure ?? "", limit: 1_000)] + FailureText.causeLines(subject)
      + [replayLine(subject)]
  }

  /// The summary line: the conclusion, then each case once by its verdict, and the cases of the
  /// baseline that did not run.
  package static func summary(_ report: CheckReport) -> String {
    guard report.rejections.isEmpty else {
      return "\(report.conclusion.rawValue): the check cannot start"
    }
    let count = report.cases.count
    var parts = ["\(count) \(count == 1 ? "case" : "cases")"]
    let counts = report.verdictCounts
    // Without rules and without a baseline there is no verdict to count.
    for count in counts where counts.count > 1 || count.verdict != .unjudged {
      let isDetailed = count.verdict != .held && count.valueCount != count.caseCount
      let detail = isDetailed ? " (\(count.valueCount) values)" : ""
      parts.append("\(count.caseCount) \(count.verdict.rawValue)\(detail)")
    }
    let lost = report.lostCases.count
    if lost > 0 { parts.append("\(lost) of the baseline gone") }
    let unrun = report.absentees.count - lost
    if unrun > 0 { parts.append("\(unrun) not run") }
    if let compared = report.comparedMetrics?.count {
      parts.append("compared by \(compared) \(compared == 1 ? "metric" : "metrics")")
    }
    return "\(report.conclusion.rawValue): " + parts.joined(separator: ", ")
  }

  /// A value with its sign, `+` included.
  package static func signed(_ metricValue: MetricValue) -> String {
    metricValue.steps > 0 ? "+\(metricValue)" : "\(metricValue)"
  }

  /// The name of a case, fit for a line.
  package static func name(_ subject: CheckedCase) -> String { name(subject.name) }

  /// The name of a case, fit for a line.
  package static func name(_ name: CaseName) -> String {
    cells(name).joined(separator: " / ")
  }

  /// The name of one case, or the scenario of several cases and their number.
  package static func name(_ cases: [CaseName]) -> String {
    guard cases.count > 1 else { return name(cases[0]) }
    let isOneOutcome = cases.allSatisfy { $0.scenario == cases[0].scenario }
    let scenario = isOneOutcome ? cases[0].scenario : cases[0].scenarioWithoutOutcome
    return "\(printable(scenario, limit: 100)) (\(cases.count) cases)"
  }

  /// The three parts of a case's name, each fit for a line.
  static func cells(_ name: CaseName) -> [String] {
    [name.scenario, name.device, name.strategy].map { printable($0, limit: 100) }
  }

  /// The columns of a case's name.
  static let caseColumns: [TextTable.Column] = [
    .name("scenario", wrap: 18), .name("device", wrap: 12), .name("strategy", wrap: 17),
  ]

  /// Paragraphs in a report's layout.
  static func paragraphs(_ texts: [String], _ layout: TextLayout) -> String {
    texts.map { layout.paragraph(printable($0, limit: .max), hanging: "  ") }.joined()
  }

  /// The number of cases that `--top` hides.
  static func hidden(_ count: Int) -> String {
    "… and \(count) more \(count == 1 ? "case" : "cases"), which a larger --top shows"
  }

  /// Lines below a heading, all but the first indented by two.
  static func block(_ head: String, _ lines: [String], _ layout: TextLayout) -> String {
    lines.enumerated().map { place, line in
      let text = printable(line, limit: .max, opensLine: false)
      guard place > 0 else { return layout.paragraph(head + text, hanging: "    ") }
      guard !line.hasPrefix(ReplayMark.text) else { return "  \(text)\n" }
      return layout.paragraph(text, start: "  ", hanging: "    ")
    }.joined()
  }
}
