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
      Diagnostic(.warning, path: file.path, message: "no way leads to the segue \(name.text)")
    }
  }

  /// What to do so that a run takes segues that cannot be reached.
  static func remedy(for names: [SegueTour.Name]) -> String {
    let page = names.first.map { quoted($0.page, limit: 100) } ?? ""
    return "code leads to their pages: add a segue to \(page) in the scenario, or make it the root"
  }

  /// The error that there is nothing to take.
  static func nothing(in files: [LoadedScenario], _ command: String) -> ToolFailure {
    let names = files.flatMap { SegueTour($0.scenario).unreached }
    let hint =
      names.isEmpty
      ? "give a page the key \"segues\", or import storyboards: janklab help storyboards"
      : remedy(for: names)
    let message = names.isEmpty ? "the scenarios have no segues" : "no segue can be reached"
    let nothing = Diagnostic(path: command, message: message, hint: hint)
    return ToolFailure(.wrongUsage, files.flatMap(unreached) + [nothing])
  }

  /// A note on a script that only waits, although its app has segues or is an imported one.
  ///
  /// An import writes such a script if no way leads to a segue, or if there is none.
  static func idleScript(of file: LoadedScenario) -> Diagnostic? {
    let scenario = file.scenario
    let isIdle = scenario.script.allSatisfy {
      if case .stall = $0.action { true } else { false }
    }
    guard isIdle else { return nil }
    let tour = SegueTour(scenario)
    let (reached, lost) = (tour.reached.count, tour.unreached)
    let isLaunch = scenario.script.map(\.action) == [StoryboardImport.launch]
    guard reached > 0 || !lost.isEmpty || isLaunch else { return nil }
    let (reason, hint) =
      if reached > 0 {
        ("ways lead to \(count(reached, "segue"))", "run --\(RunOptions.allSegues.name) takes them")
      } else if !lost.isEmpty {
        ("no way leads to \(nameList(lost.map(\.text), limit: nameLimit))", remedy(for: lost))
      } else {
        ("the app has none", "code shows its pages: add steps such as \"present\" to the script")
      }
    return Diagnostic(
      .note,
      path: file.path,
      message: "the script takes no segue: \(reason)",
      hint: hint
    )
  }

  private static let nameLimit = 5

  /// Notes on the segues that could not be taken, that never settle, and that are late most.
  static func notes(of cases: [CheckedCase], _ plan: RunPlan) -> [Diagnostic] {
    var notes = plan.unreached
    let names = Dictionary(plan.files.map { ($0.scenario.name, $0.trip) }) { first, _ in first }
    var (taken, idle): (Set<String>, Set<String>) = ([], [])
    for item in cases {
      guard let name = names[item.name.scenario] ?? nil else { continue }
      if item.facts.hasPerformed(name.segue, of: name.page) {
        taken.insert(item.name.scenario)
      } else {
        idle.insert(item.name.scenario)
      }
    }
    idle.subtract(taken)
    let effect = idle.isEmpty ? [] : ["\(idle.count) without effect"]
    let counts = [count(taken.count, "segue")] + effect + ["\(plan.unreached.count) not reached"]
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
    func time(_ item: CheckedCase) -> Interval { item.headline.hitchTime }
    guard let worst = cases.max(by: { time($0) < time($1) }), time(worst) > .zero else {
      return nil
    }
    return Diagnostic(
      .note,
      path: ReportText.name(worst),
      message: "the heaviest segue, with a hitch time of \(CauseText.milliseconds(time(worst)))"
    )
  }

  private static func count(_ number: Int, _ word: String) -> String {
    "\(number) \(word)\(number == 1 ? "" : "s")"
  }
}
