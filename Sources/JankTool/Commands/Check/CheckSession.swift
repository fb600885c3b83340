internal import JankGate
internal import JankMetrics
internal import JankReports
internal import JankText

/// Runs a plan and reports its outcome, the same for `janklab run` and `janklab check`.
struct CheckSession {
  let invocation: Invocation
  let console: Console
  /// The requested reports.
  let outputs: [ReportOutput]
  /// The HTML report beside which each case has a page, or nil for none.
  private let pagedReport: String?
  /// The arrangement of many cases in tables and Markdown.
  let arrangement: CaseArrangement
  /// The emphasis of tables, Markdown and JSON.
  var focus = CheckReport.Focus.verdicts
  /// The metrics that a baseline is compared by and that tables and trackers show; empty for those
  /// of the baseline and the defaults.
  var metrics: [Metric] = []
  /// The number of values and late frames listed for a case, or nil for all.
  var valueLimit: Int? = CheckReport.usualValueLimit
  /// Whether a plan without rules is rejected if there is no baseline either.
  var refusesIdleChecks = false
  /// Whether an improvement over the baseline fails the check too.
  var failsOnImprovement = false

  /// Opens a session, which from here on handles signals.
  ///
  /// - Throws: If the command line requests unknown reports.
  init(_ invocation: Invocation, on console: Console) throws(ToolFailure) {
    Interruption.listen()
    self.invocation = invocation
    self.console = console
    let outputs = try ReportOutput.outputs(invocation)
    self.outputs = outputs
    let reports = outputs.filter { $0.format == .html }.map(\.path)
    pagedReport = try PageFolder.report(among: reports, invocation)
    arrangement = ArrangementOptions.arrangement(invocation)
  }
}

extension CheckSession {
  /// The values to compare with.
  struct Comparison {
    let baseline: Baseline
    /// The baseline's file, or nil for the run before.
    var path: String?
    /// The cases of the baseline that are not run.
    var absentees: [CaseName] = []
    /// Those of them that the scenarios should still request.
    var lost: Set<CaseName> = []
    /// Further mismatches.
    var remarks: [String] = []
  }

  /// Runs a plan, and writes every report before any message.
  ///
  /// - Parameters:
  ///   - plan: the cases and the rules.
  ///   - comparison: the values to compare with, or nil for none.
  /// - Returns: The report and its run.
  /// - Throws: If a rule makes no sense, if a result would overwrite an input file, or, for a check
  ///   that did not fail, if a report cannot be written.
  func perform(
    _ plan: CheckPlan,
    comparison: Comparison? = nil
  ) async throws(ToolFailure) -> (report: CheckReport, run: CheckRun) {
    let files = plan.runs.inputs + [comparison?.path].compactMap(\.self)
    try InputGuard(files, config: invocation.text(.config)).reject(outputs.map(\.path))
    let keepsResults = outputs.contains { $0.format.needsResults(focus) }
    let judge = try plan.judge(
      comparison?.baseline,
      comparing: metrics,
      measuring: arrangement.metrics
        + (metrics.isEmpty ? MetricRegistry.usual + CheckReport.usualMetrics : metrics),
      keepsResults: keepsResults,
      keepsFrames: outputs.contains { $0.format.needsFrames(focus) }
    )
    if refusesIdleChecks { try plan.refuseIdleCheck(against: comparison, by: invocation.path) }
    let needsPages = judge.measured.contains(where: \.needsPages)
    let pages = pagedReport.map { PageFolder(beside: $0) }
    try pages?.create()
    let filmLimit =
      outputs.contains { $0.format.needsFilms } ? Self.filmLimit(of: plan.items.count) : nil
    let run = await CheckRun(
      plan,
      judge: judge,
      watchesPages: needsPages || outputs.contains { $0.format.needsPages(focus) },
      keeping: CheckRun.Frames(
        filmLimit: pages == nil ? filmLimit : Self.filmLimit(of: 1),
        shelf: shelf,
        finish: finish(pages, of: plan, comparison, keeping: filmLimit)
      ),
      invocation,
      on: console
    )
    let report = report(on: run, of: plan, comparison)
    let failure = write(report, pages, to: outputs)
    if !Interruption.isRequested { console.show(report.problems.map { Diagnostic($0) }) }
    if let failure {
      // A signal, and what is wrong with the runs, count more than a report that nobody can read.
      let isWorse = [.interrupted, .broken, .failed].contains(report.conclusion)
      guard isWorse else { throw failure }
      console.show(failure.diagnostics)
    }
    return (report, run)
  }

  /// The largest number of appearances of layers of each case that a page draws: fewer for many
  /// cases, which share its size.
  static func filmLimit(of caseCount: Int) -> Int {
    max(12_000, min(400_000, 2_000_000 / max(1, caseCount)))
  }

  /// Selects the cases that keep their frames, or nil if a report needs the frames of all.
  private var shelf: FrameShelf? {
    let others = outputs.filter { !$0.format.needsFilms }
    return others.contains { $0.format.needsFrames(focus) } ? nil : FrameShelf(arrangement)
  }

  /// Writes reports, also behind one that cannot be written.
  ///
  /// A report of an interrupted run or check states that, or it is not written: for a run without
  /// results, and if the format cannot state it. The verdict of a check is a result.
  ///
  /// - Returns: Everything that went wrong, with the code of the first.
  func write(
    _ report: CheckReport,
    _ pages: PageFolder? = nil,
    to outputs: [ReportOutput]
  ) -> ToolFailure? {
    var failures = [pages?.failure].compactMap(\.self)
    for output in outputs {
      do throws(ToolFailure) {
        if report.isInterrupted { try reject(report, to: output) }
        try output.write(report, pages, invocation, on: console)
      } catch {
        failures.append(error)
      }
    }
    return failures.first.map { ToolFailure($0.code, failures.flatMap(\.diagnostics)) }
  }

  private func reject(
    _ report: CheckReport,
    to output: ReportOutput
  ) throws(ToolFailure) {
    var isEmpty = false
    if case .results = report.focus { isEmpty = report.cases.isEmpty }
    guard isEmpty || !output.format.marksInterruption else { return }
    throw .unmarked(
      output.path,
      report.remarks.last ?? ReportText.summary(report),
      isEmpty: isEmpty,
      format: output.format.rawValue
    )
  }

  /// Writes the page of each case as soon as it is done, after which it keeps no more of its layers
  /// than the report shows.
  private func finish(
    _ pages: PageFolder?,
    of plan: CheckPlan,
    _ comparison: Comparison?,
    keeping filmLimit: Int?
  ) -> @Sendable (CheckedCase, Int) -> CheckedCase {
    guard let pages, let filmLimit else { return { checked, _ in checked } }
    let names = PageFolder.names(
      of: plan.items.map(\.name).map { [$0.scenario, $0.device, $0.strategy] }
    )
    let whole = report(on: [], comparison)
    return { checked, place in
      pages.write(place + 1, named: names[place]) { links, writer throws(ToolFailure) in
        try ReportOutput.write(.html, whole.part(on: checked), links: links, to: writer)
      }
      return checked.limitingFilm(to: filmLimit)
    }
  }

  /// A report on cases without remarks.
  private func report(on cases: [CheckedCase], _ comparison: Comparison?) -> CheckReport {
    var report = CheckReport(
      cases: cases,
      baselinePath: comparison?.path,
      metrics: metrics.isEmpty ? CheckReport.usualMetrics : metrics,
      focus: focus,
      valueLimit: valueLimit,
      toolVersion: Version.tool
    )
    report.comparedMetrics = comparison.flatMap { comparedMetrics(of: $0.baseline) }
    report.failsOnImprovement = failsOnImprovement
    return report
  }

  private func report(
    on run: CheckRun,
    of plan: CheckPlan,
    _ comparison: Comparison?
  ) -> CheckReport {
    var report = report(on: run.cases, comparison)
    report.baseline?.acceptance = comparison?.path.map {
      plan.commandOfUpdate(of: $0, pruning: plan.mustPrune(comparison?.lost ?? []))
    }
    let isNarrow = report.comparedMetrics != nil
    report.absentees = comparison?.absentees ?? []
    report.lostCases = comparison?.lost ?? []
    report.remarks = (comparison?.remarks ?? []) + remarks(on: run, isNarrow: isNarrow)
    report.arrangement = arrangement
    report.remarks += report.gaps
    if case .verdicts = focus {
      report.remarks += WarningText.lines(of: report.cases, listsAll: valueLimit == nil)
    }
    guard !run.isComplete else { return report }
    report.isInterrupted = true
    // The last, by which reports find it.
    report.remarks.append(
      "interrupted: \(run.cases.count) of \(plan.items.count) cases were run"
    )
    return report
  }

  /// The number of cases that a remark names unless all are listed.
  private static let nameLimit = 5

  /// The metrics that a baseline is compared by, or nil for all of them.
  private func comparedMetrics(of baseline: Baseline) -> [Metric]? {
    let isUsual = [[], ["all"], [MetricRegistry.usualName]].contains(baseline.metrics)
    guard !metrics.isEmpty || !isUsual else { return nil }
    let recorded = baseline.comparedIDs
    let chosen = metrics.isEmpty ? MetricRegistry.all : metrics
    return chosen.filter { recorded.contains($0.id) }
  }

  private func remarks(on run: CheckRun, isNarrow: Bool) -> [String] {
    let metricValues = isNarrow ? "the same values of the compared metrics" : "the same values"
    let names = run.cases.filter(\.hasOtherFrames).map { printable("\($0.name)", limit: 300) }
    guard let first = names.first else { return [] }
    guard names.count > 1 else {
      return ["\(first) has other frames than in the baseline, with \(metricValues)"]
    }
    let shown = valueLimit == nil ? names[...] : names.prefix(Self.nameLimit)
    let more = names.count - shown.count
    return [
      "\(names.count) cases have other frames than in the baseline, with \(metricValues): "
        + shown.joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
    ]
  }
}
