internal import JankGate
internal import JankMetrics
internal import JankReports
internal import JankScenarios
internal import JankText
internal import JankTrace

/// What `--all-segues` found about the segues of an app, besides the results of its cases.
enum SegueSummary {
  /// Warnings of the segues of a file that no way leads to.
  static func unreached(in file: LoadedScenario) -> [Diagnostic] {
    SegueTour(file.scenario).unreached.map { name in
      Diagnostic(
        .warning,
        path: file.path,
        message: "no way leads to the segue \(quoted(name.segue)) of \(quoted(name.page))"
      )
    }
  }

  /// The error that there is nothing to take.
  static func nothing(_ unreached: [Diagnostic], _ command: String) -> ToolFailure {
    let hint = "give a page the key \"segues\", or import storyboards: janklab help storyboards"
    let nothing = Diagnostic(path: command, message: "no segue can be reached", hint: hint)
    return ToolFailure(.wrongUsage, unreached + [nothing])
  }

  /// Notes on the segues that could not be taken, that never settle, and that are late most.
  static func notes(of cases: [CheckedCase], _ plan: RunPlan) -> [Diagnostic] {
    var notes = plan.unreached
    let taken = Set(cases.map(\.name.scenario)).count
    let counts = [count(taken, "segue"), "\(plan.unreached.count) not reached"]
    let path = plan.files.first?.path ?? ""
    notes.append(
      Diagnostic(.note, path: path, message: "took \(counts.joined(separator: ", "))")
    )
    for item in cases {
      guard let unsettled = item.facts.unsettled else { continue }
      notes.append(Diagnostic(.warning, path: ReportText.name(item), message: unsettled))
    }
    if let worst = worst(of: cases) { notes.append(worst) }
    return notes
  }

  /// The case with the longest hitch time; nil if none has any.
  private static func worst(of cases: [CheckedCase]) -> Diagnostic? {
    guard let metric = MetricRegistry.metric("apple.hitch-time") else { return nil }
    func steps(_ item: CheckedCase) -> Int64 { item.run.metricValues[metric.id] ?? 0 }
    guard let worst = cases.max(by: { steps($0) < steps($1) }), steps(worst) > 0 else { return nil }
    let value = worst.metricValue(metric).map { "\($0)" } ?? ""
    return Diagnostic(
      .note,
      path: ReportText.name(worst),
      message: "the heaviest segue, with a hitch time of \(value)"
    )
  }

  private static func count(_ number: Int, _ word: String) -> String {
    "\(number) \(word)\(number == 1 ? "" : "s")"
  }
}
