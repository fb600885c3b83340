internal import JankAnimators
internal import JankEngine
internal import JankGate
internal import JankScenarios

/// The command lines that play the cases of a check again.
struct CheckReplay {
  /// What the tool is called.
  let tool: String
  /// The files and folders as the command line has them.
  let arguments: [String]
  /// The cases that the command line chooses.
  let choice: RunChoice
  /// The options that say when a run is broken off, as words.
  let limits: [String]
  /// The rules of the command line.
  let rules: [Threshold]
  /// The options that say what cases are compared with, as words.
  let comparison: [String]
}

extension CheckReplay {
  /// The command line of a case.
  ///
  /// A run that rules of the command line are about is checked again, by these; any other is run.
  ///
  /// - Parameters:
  ///   - run: the case.
  ///   - name: its name.
  ///   - file: the scenario that it is of.
  ///   - source: where the case comes from.
  /// - Returns: A line for a shell.
  func line(
    of run: Case,
    named name: CaseName,
    in file: LoadedScenario,
    from source: CheckSubject.Source
  ) -> String {
    // What begins with a dash would be taken for an option.
    let path = file.path.hasPrefix("-") && file.path != "-" ? "./" + file.path : file.path
    let rules = rules.filter { Rule($0).covers(name, from: source) && says($0, of: file) }
    var words = [tool, rules.isEmpty ? "run" : "check", path]
    words += ScenarioChoice.words(for: run.scenario, of: file.scenario)
    if file.scenario.setting.devices != [run.device] {
      words += ["--device", choice.devices?.word(for: run.device) ?? run.device.name]
    }
    words += ["--strategy", run.strategy.name]
    if let seed = choice.seed { words += ["--seed", "\(seed)"] }
    words += limits
    if !rules.isEmpty { words += comparison + rules.flatMap { ["--rule", $0.withLevel] } }
    return words.map(ShellWord.text).joined(separator: " ") + (path == "-" ? " < FILE" : "")
  }

  /// Whether a rule means anything where there is no other file: one that is off takes back
  /// something.
  private func says(_ rule: Threshold, of file: LoadedScenario) -> Bool {
    guard rule.level == .off, case .fixed = rule.limit else { return true }
    return file.scenario.demands.thresholds.contains { rule.hasSameLimit(as: $0.threshold) }
  }
}

extension Threshold {
  /// The rule as an option has it.
  fileprivate var withLevel: String {
    switch level {
    case .error: "\(self)"
    case .warn, .off: "\(level.rawValue) \(self)"
    }
  }
}
