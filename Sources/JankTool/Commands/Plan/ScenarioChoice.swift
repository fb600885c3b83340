internal import JankScenarios
internal import JankText

/// The scenarios of a command line: the named ones, or all.
struct ScenarioChoice: Sendable {
  /// The chosen names, each of a scenario or of one outcome; empty for all scenarios.
  private let names: [String]

  /// The option that chooses scenarios, the same for every command that plays them.
  static let option = Option(
    name: "scenario",
    otherNames: ["scenarios"],
    value: .text(placeholder: "NAME[@OUTCOME][,…]"),
    about: "The scenarios to run, by name, or one outcome of a scenario.",
    standard: "all",
    isRepeatable: true
  )

  /// The choice of all scenarios.
  static let all = ScenarioChoice(names: [])

  private init(names: [String]) {
    self.names = names
  }

  /// Finds the scenarios that a command line names.
  ///
  /// - Parameters:
  ///   - invocation: The command line.
  ///   - files: The scenarios of its files.
  /// - Throws: Wrong usage, for an unknown name.
  init(of invocation: Invocation, among files: [LoadedScenario]) throws(ToolFailure) {
    let known =
      files.flatMap { [$0.scenario.name] + $0.scenario.cases.map(\.name) }
      // A scenario stands for all its trips.
      + files.filter(\.isTrip).map { String($0.scenario.name.prefix { $0 != "@" }) }
    var names: [String] = []
    for text in invocation.texts(Self.option) {
      // The name of a scenario may have a comma.
      let parts = known.contains(text) ? [text] : text.split(separator: ",").map(String.init)
      guard !parts.isEmpty else { throw Self.unknown(text, among: known, files, invocation) }
      for name in parts {
        guard known.contains(name) else {
          throw Self.unknown(name, among: known, files, invocation)
        }
        names.append(name)
      }
    }
    self.names = names
  }

  /// The length to which messages show names, that of the longest name of a segue's case.
  private static let nameLength = 300

  private static func unknown(
    _ name: String,
    among known: [String],
    _ files: [LoadedScenario],
    _ invocation: Invocation
  ) -> ToolFailure {
    let trips = files.contains(where: \.isTrip)
    let segue = trips ? nil : segueHint(name, files, invocation)
    let nearest = segue == nil ? nearest(to: name, among: known, files) : nil
    let outcomes = outcomes(of: name, files)
    let list = "to list all: janklab list scenarios PATH…"
    return .unknown(
      UnknownName(option: option.name, nearest: nearest),
      "--\(option.name) knows no scenario \(quoted(name, limit: nameLength))",
      of: invocation.path,
      hint: segue ?? nearest.map { "did you mean \(quoted($0, limit: nameLength))?" }
        ?? (outcomes.isEmpty ? nil : "it has the outcomes \(outcomes.listed)")
        ?? (trips ? "\(list) --\(RunOptions.allSegues.name)" : list)
    )
  }

  /// The nearest known name; that of an outcome, if a name begins with a scenario that has some.
  private static func nearest(
    to name: String,
    among known: [String],
    _ files: [LoadedScenario]
  ) -> String? {
    let outcomes = outcomes(of: name, files)
    guard let scenario = outcomes.first?.prefix(while: { $0 != "@" }) else {
      return nearestName(to: name, among: known)
    }
    let written = String(name.dropFirst(scenario.count + 1))
    let endings = outcomes.map { String($0.dropFirst(scenario.count + 1)) }
    return nearestName(to: written, among: endings).map { "\(scenario)@\($0)" }
  }

  /// The outcomes of the scenario that a name begins with; none without an outcome in the name.
  private static func outcomes(of name: String, _ files: [LoadedScenario]) -> [String] {
    let parts = name.split(separator: "@", maxSplits: 1).map(String.init)
    guard parts.count == 2, let file = files.first(where: { $0.scenario.name == parts[0] }) else {
      return []
    }
    return file.scenario.cases.map(\.name).filter { $0 != parts[0] }
  }

  /// What to do if a name is that of a segue's case, or nearly, and segues are not taken.
  private static func segueHint(
    _ name: String,
    _ files: [LoadedScenario],
    _ invocation: Invocation
  ) -> String? {
    guard name.contains("@") else { return nil }
    let known = files.flatMap { SegueTour($0.scenario).scenarioNames }
    guard known.contains(name) || nearestName(to: name, among: known) != nil else { return nil }
    return invocation.allows(RunOptions.allSegues)
      ? "it is a case of a segue: add --\(RunOptions.allSegues.name)"
      : "only run, check, baseline, compare and explain take single segues, with "
        + "--\(RunOptions.allSegues.name)"
  }
}

extension ScenarioChoice {
  /// Whether no scenario was named, so that all are played.
  var isEmpty: Bool { names.isEmpty }

  /// Whether a case belongs to a chosen scenario.
  ///
  /// - Parameter name: The name of the scenario, with the outcome of its drags.
  /// - Returns: True also if no scenario was named.
  func includes(_ name: String) -> Bool {
    names.isEmpty || names.contains(name) || names.contains(String(name.prefix { $0 != "@" }))
  }

  /// The chosen outcomes of a scenario, or the scenario itself if it has none.
  func cases(of scenario: Scenario) -> [Scenario] {
    scenario.cases.filter { includes($0.name) }
  }

  /// The files with a chosen scenario.
  func chosen(of files: [LoadedScenario]) -> [LoadedScenario] {
    files.filter { !cases(of: $0.scenario).isEmpty }
  }

  /// The words that choose one case of a file; empty if the file has no other.
  static func words(for case: Scenario, of file: Scenario) -> [String] {
    file.cases.count > 1 ? words(for: `case`.name) : []
  }

  /// The choice as words of a command line.
  var arguments: [String] { names.flatMap(Self.words) }

  /// The words that choose a scenario or an outcome by its name.
  static func words(for name: String) -> [String] {
    // What begins with a dash would be taken for an option.
    name.hasPrefix("-") ? ["--\(option.name)=\(name)"] : ["--\(option.name)", name]
  }
}
