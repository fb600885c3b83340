internal import JankAnimators
package import JankScenarios
package import JankText
internal import JankTrace

/// Makes a failing scenario small.
///
/// It removes steps, screens, layers, faults, devices and settings, and rounds times and numbers,
/// as long as the scenario fails in the same way. When no single removal helps, it removes pairs of
/// steps, and begins again.
///
///     let shrinker = ScenarioShrinker(loader, catalog: .standard, finder: finder, limit: 2_000)
///     let small = try shrinker.shrink(bytes, path: "bounce.scenario.json") { $0.name == "F13" }
///
/// The same file always shrinks to the same file. Each attempt plays at most one case.
package struct ScenarioShrinker {
  private let loader: ScenarioLoader
  private let catalog: Catalog
  private let finder: FailureFinder
  private let limit: Int
  private let tried: (Int) -> Bool

  /// Creates a shrinker.
  ///
  /// - Parameters:
  ///   - loader: reads scenarios, and the files that they name.
  ///   - catalog: the names that scenarios can use.
  ///   - finder: finds failures.
  ///   - limit: the largest number of attempts; 0 leaves the case that fails as it is.
  ///   - tried: called with the number of attempts so far; false ends shrinking.
  package init(
    _ loader: ScenarioLoader,
    catalog: Catalog,
    finder: FailureFinder,
    limit: Int,
    tried: @escaping (Int) -> Bool = { _ in true }
  ) {
    self.loader = loader
    self.catalog = catalog
    self.finder = finder
    self.limit = limit
    self.tried = tried
  }
}

/// A scenario that was made small.
package struct ShrunkScenario: Sendable {
  /// The case that fails.
  package let one: ExploredCase
  /// How it fails.
  package let failure: RunFailure
  /// The known findings that are errors in the file too, each once: `F13 of Stack`.
  package let known: [String]
  /// The other findings that are errors in the file, each once: `F13 of Stack`, with its text if
  /// the failure is called so too.
  package let others: [String]
  /// The text of the file.
  package let text: String
  /// The number of attempts.
  package let attemptCount: Int
}

extension ScenarioShrinker {
  private typealias Failing = (
    one: ExploredCase, failure: RunFailure, known: [String], others: [String]
  )

  /// Makes a scenario small.
  ///
  /// A smaller scenario has no known finding that the file does not have.
  ///
  /// - Parameters:
  ///   - bytes: the file of a scenario.
  ///   - path: the name of the file in diagnostics.
  ///   - name: the name of the small scenario; by default that of the file and `-shrunk`, as two
  ///     files of a folder cannot have the same name.
  ///   - isWanted: whether a failure is the one to keep.
  /// - Returns: The small scenario; nil if no case of the file has the failure.
  /// - Throws: All errors in the file.
  package func shrink(
    _ bytes: [UInt8],
    path: String,
    naming name: String? = nil,
    where isWanted: (RunFailure) -> Bool
  ) throws(FileError) -> ShrunkScenario? {
    let scenario = try loader.load(bytes, path: path)
    guard let tree = Tree(bytes), let first = failing(scenario, tree, isWanted) else { return nil }
    let narrow = tree.narrowed(to: first.one, of: scenario)
    let narrowed = fails(narrow, isWanted)
    var known = Set((narrowed ?? first).known)
    var attemptCount = 0
    let small = smallest(of: narrowed == nil ? tree : narrow) { candidate in
      attemptCount += 1
      guard tried(attemptCount), let found = fails(candidate, isWanted),
        known.isSuperset(of: found.known)
      else { return false }
      known = Set(found.known)
      return true
    }
    return described(
      small,
      from: tree,
      name: name ?? scenario.name + "-shrunk",
      attemptCount,
      isWanted
    )
  }

  /// The file without the parts and the steps that a condition does not need.
  private func smallest(of tree: Tree, while holds: (Tree) -> Bool) -> Tree {
    guard limit > 0 else { return tree }
    var best = tree
    var attemptsLeft = limit
    func counted(_ candidate: Tree) -> Bool {
      attemptsLeft -= 1
      return holds(candidate)
    }
    while true {
      best = TreeShrinker.shrink(best, limit: attemptsLeft, while: counted)
      let fewer = StepRemoval.candidates(of: best).first { attemptsLeft > 0 && counted($0) }
      guard let fewer else { return best }
      best = fewer
    }
  }

  private func fails(_ tree: Tree, _ isWanted: (RunFailure) -> Bool) -> Failing? {
    guard let scenario = try? loader.load(Array(tree.text.utf8), path: "") else { return nil }
    return failing(scenario, tree, isWanted)
  }

  /// The first case with the failure.
  private func failing(
    _ scenario: Scenario,
    _ tree: Tree,
    _ isWanted: (RunFailure) -> Bool
  ) -> Failing? {
    var scenario = scenario
    // A run that traps is known by its name, which must not be that of another attempt.
    scenario.name += "~\(tree.fingerprint)"
    for one in ExploredCase.all(of: scenario, in: catalog) {
      let (failures, trace) = finder.failures(of: one)
      if let failure = failures.first(where: isWanted) {
        let others = Self.others(than: failure, among: failures)
        return (one, failure, finder.knownFindings(in: trace), others)
      }
    }
    return nil
  }

  /// The titles of the findings with another cause that are errors, each once.
  ///
  /// A title that the failure has too does not distinguish them, so their texts follow it.
  private static func others(than failure: RunFailure, among failures: [RunFailure]) -> [String] {
    var titles: [String] = []
    var causes: Set<RunFailure.Cause> = [failure.cause]
    for other in failures where other.isError && causes.insert(other.cause).inserted {
      guard case .finding = other.cause else { continue }
      let title = other.title == failure.title ? "\(other.title): \(other.text)" : other.title
      if !titles.contains(title) { titles.append(title) }
    }
    return titles
  }

  /// The scenario with its name, a sentence about its failure, and the rule that it breaks.
  private func described(
    _ tree: Tree,
    from original: Tree,
    name: String,
    _ attemptCount: Int,
    _ isWanted: (RunFailure) -> Bool
  ) -> ShrunkScenario? {
    guard let found = fails(tree, isWanted) else { return nil }
    var full = tree.setting("about", to: .text(found.failure.sentence))
      .setting("name", to: .text(name))
    // Otherwise the file would play strategies that the original does not list.
    if original.has("strategies"), !tree.has("strategies") {
      full = full.adding("strategies", [.text(found.one.strategy.name)])
    }
    if case .rule(let rule) = found.failure.cause {
      let thresholds: Tree = [rule: "error"]
      full = full.setting("thresholds", to: thresholds)
    }
    let isUsable = fails(full, isWanted) != nil
    let content = try? JSONParser.parse(Array((isUsable ? full : tree).text.utf8)).content
    guard let content else { return nil }
    return ShrunkScenario(
      one: found.one,
      failure: found.failure,
      known: found.known,
      others: found.others,
      text: JSONLayout.text(content),
      attemptCount: attemptCount
    )
  }
}

// MARK: Members of a file

extension Tree {
  /// A number that differs between the texts of two trees.
  fileprivate var fingerprint: UInt64 {
    var hasher = DigestHasher()
    hasher.combine(text)
    return hasher.finish().low
  }

  /// The object with a member set; a new one comes after the first.
  func setting(_ key: String, to value: Tree) -> Tree {
    guard case .object(var members) = self else { return self }
    if let index = members.firstIndex(where: { $0.key == key }) {
      members[index].value = value
    } else {
      members.insert(Member(key: key, value: value), at: min(1, members.count))
    }
    return .object(members)
  }

  fileprivate func has(_ key: String) -> Bool {
    guard case .object(let members) = self else { return false }
    return members.contains { $0.key == key }
  }

  /// The object with a member at its end.
  fileprivate func adding(_ key: String, _ value: Tree) -> Tree {
    guard case .object(let members) = self else { return self }
    return .object(members + [Member(key: key, value: value)])
  }

  /// The file with the device, the strategy and the outcome of one case only.
  func narrowed(to one: ExploredCase, of scenario: Scenario) -> Tree {
    var tree = self
    func keep(_ key: String, _ index: Int?, of count: Int) {
      guard case .object(var members) = tree, let index,
        let place = members.firstIndex(where: { $0.key == key }),
        case .array(let items) = members[place].value, items.count == count
      else { return }
      members[place].value = .array([items[index]])
      tree = .object(members)
    }
    let setting = scenario.setting
    keep("devices", setting.devices.firstIndex(of: one.device), of: setting.devices.count)
    let strategy = setting.strategies.firstIndex(of: one.strategy.name)
    keep("strategies", strategy, of: setting.strategies.count)
    let outcome = one.file.outcomes.first.flatMap { scenario.outcomes.firstIndex(of: $0) }
    keep("outcomes", outcome, of: scenario.outcomes.count)
    return tree
  }
}
