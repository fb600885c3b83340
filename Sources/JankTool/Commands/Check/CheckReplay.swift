internal import JankAnimators
internal import JankEngine
internal import JankGate
internal import JankReports
internal import JankScenarios

/// The commands that replay the cases of a check.
struct CheckReplay {
  /// The name of the tool.
  let tool: String
  /// The files and folders of the command line.
  let arguments: [String]
  /// The choice of cases of the command line.
  let choice: RunChoice
  /// The options that limit a run, as words.
  let limits: [String]
  /// The rules of the command line.
  let rules: [Threshold]
  /// The options that choose the baseline, as words.
  let comparison: [String]
}

extension CheckReplay {
  /// Creates the commands that replay what a command line plays.
  ///
  /// - Parameters:
  ///   - invocation: the command line.
  ///   - choice: the choice of its cases.
  ///   - rules: its rules; none for a command that checks nothing.
  ///   - comparison: the options that choose its baseline, as words.
  init(
    _ invocation: Invocation,
    _ choice: RunChoice,
    rules: [Threshold] = [],
    comparison: [String] = []
  ) {
    self.init(
      tool: invocation.toolset.name,
      arguments: invocation.arguments,
      choice: choice,
      limits: invocation.words(of: [RunOptions.timeout, RunOptions.maxEvents]),
      rules: rules,
      comparison: comparison
    )
  }

  /// The replay command of a case.
  ///
  /// A case in a baseline, or with rules of the command line, is checked again; any other case is
  /// run.
  ///
  /// - Parameters:
  ///   - run: the case.
  ///   - name: its name.
  ///   - file: its scenario.
  ///   - source: the origin of the case.
  ///   - isCompared: whether the case is in the baseline that the command line names.
  /// - Returns: A line for a shell.
  func line(
    of run: Case,
    named name: CaseName,
    in file: LoadedScenario,
    from source: CheckSubject.Source,
    isCompared: Bool = false
  ) -> String {
    let rules = rules.filter { Rule($0).covers(name, from: source) && says($0, of: file) }
    let isChecked = isCompared || !rules.isEmpty
    var words = [tool, isChecked ? "check" : "run"] + Self.words(for: run.scenario, in: file)
    if file.scenario.setting.devices != [run.device] {
      words += ["--device", choice.devices?.word(for: run.device) ?? run.device.name]
    }
    words += ["--strategy", run.strategy.name]
    words += choice.changes
    words += limits
    if isChecked { words += comparison + rules.flatMap { ["--rule", $0.withLevel] } }
    let readsInput = file.path == "-" || isChecked && comparison.contains("-")
    return words.map(ShellWord.text).joined(separator: " ") + (readsInput ? " < FILE" : "")
  }

  /// The replay command of a case that no baseline has.
  func line(of run: Case, in file: LoadedScenario) -> String {
    let name = CaseName(
      scenario: run.scenario.name,
      device: run.device.name,
      strategy: run.strategy.name
    )
    let source = CheckSubject.Source(
      scenario: file.scenario.name,
      path: file.path,
      contentHash: file.contentHash
    )
    return line(of: run, named: name, in: file, from: source)
  }

  /// The command of the matrix of one strategy, since no other command adds faults to a run.
  private func line(of run: Case, in file: LoadedScenario, under faults: [String]) -> String {
    var words = [tool, "compare"] + Self.words(for: run.scenario, in: file)
    words += ["--strategy", run.strategy.name] + faults + choice.changes + limits
    return words.map(ShellWord.text).joined(separator: " ") + (file.path == "-" ? " < FILE" : "")
  }

  /// The words for the file and the scenario of a case.
  private static func words(for scenario: Scenario, in file: LoadedScenario) -> [String] {
    // What begins with a dash would be taken for an option.
    let path = file.path.hasPrefix("-") && file.path != "-" ? "./" + file.path : file.path
    let choice = ScenarioChoice.words(for: scenario, of: file.scenario)
    guard file.isTrip else { return [path] + choice }
    return [path] + choice + ["--\(RunOptions.allSegues.name)"]
      + ScenarioChoice.words(for: scenario.name)
  }

  /// The origin of a case, for a page that plays it.
  ///
  /// - Parameters:
  ///   - run: The case.
  ///   - file: Its scenario.
  ///   - faults: The options that add faults to the run, as words; empty for none.
  /// - Returns: The origin.
  func source(
    of run: Case,
    in file: LoadedScenario,
    under faults: [String] = []
  ) -> RunSource {
    RunSource(
      path: file.path,
      text: file.text,
      lines: file.lines.script,
      line: file.lines.line(ofStrategy: run.strategy.name),
      replay: faults.isEmpty ? line(of: run, in: file) : line(of: run, in: file, under: faults)
    )
  }

  /// Whether a rule matters if only one file is played.
  ///
  /// A rule with the level `off` needs a rule to switch off.
  private func says(_ rule: Threshold, of file: LoadedScenario) -> Bool {
    guard rule.level == .off, case .fixed = rule.limit else { return true }
    return file.scenario.demands.thresholds.contains { rule.hasSameLimit(as: $0.threshold) }
  }
}

extension Threshold {
  /// The rule in the notation of an option.
  fileprivate var withLevel: String {
    switch level {
    case .error: "\(self)"
    case .warn, .off: "\(level.rawValue) \(self)"
    }
  }
}
