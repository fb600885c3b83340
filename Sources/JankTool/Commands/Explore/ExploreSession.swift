internal import JankExplore
internal import JankGate
internal import JankScenarios
internal import JankText
internal import JankTrace

/// The exploration of a command line, from its scenarios to its report.
struct ExploreSession {
  private let invocation: Invocation
  private let scenarios: [Scenario]
  /// The file of each scenario, and its cases as `run` plays them.
  private let sources: [(file: LoadedScenario, cases: [Case])]
  private let replay: CheckReplay
  private let finders: [FailureFinder]
  private let pool: WorkPool
  private let seed: UInt64
  private let known: KnownFindings
  private var exploration: Exploration
  private var knownUse: KnownFindingsUse
  /// The indices of the scenarios that can be invalid without a failure.
  private var doubtful: Set<Int>
  private var invalid: [InvalidScenario] = []
  /// Whether a signal ended the variations early.
  private var isCutShort = false

  /// Prepares the exploration of a plan.
  ///
  /// - Throws: Wrong usage, for an unknown finding, and for a rule of a scenario that can never
  ///   apply.
  init(_ invocation: Invocation, _ plan: RunPlan) throws(ToolFailure) {
    self.invocation = invocation
    let sources = Self.sources(of: plan)
    scenarios = sources.map(\.scenario)
    self.sources = sources.map { ($0.file, $0.cases) }
    replay = CheckReplay(invocation, plan.choice)
    // Variations have no expected findings, so one that is missing shows in a play of its own.
    doubtful = Set(
      scenarios.indices.filter { [scenarios] in !scenarios[$0].demands.findings.isEmpty }
    )
    let play = ExplorePlay.play(invocation)
    known = try KnownFindings(invocation)
    knownUse = KnownFindingsUse(of: known, in: scenarios)
    var finders: [FailureFinder] = []
    for scenario in scenarios {
      do throws(RuleProblem) {
        finders.append(
          try FailureFinder.limited(
            rules: scenario.demands.thresholds.map(\.threshold),
            expecting: scenario.demands.findings + known.findings,
            play: play
          )
        )
      } catch {
        throw .usage(error.message, of: invocation.path, hint: error.hint)
      }
    }
    self.finders = finders
    pool = RunOptions.pool(invocation)
    seed = invocation.integer(ExploreCommand.seed).map { UInt64($0) } ?? 1
    let kinds = invocation.names(ExploreCommand.vary).compactMap { VariationKind(rawValue: $0) }
    exploration = Exploration(
      of: scenarios,
      kinds: kinds.isEmpty ? VariationKind.allCases : kinds,
      seed: seed,
      isGuided: invocation.has(ExploreCommand.guided),
      catalog: invocation.catalog
    )
  }

  /// The chosen scenarios, each with its chosen devices, strategies and outcomes, and their cases.
  private static func sources(
    of plan: RunPlan
  ) -> [(scenario: Scenario, file: LoadedScenario, cases: [Case])] {
    plan.chosenFiles.compactMap { file in
      let entries = plan.entries.filter { $0.file.path == file.path }
      guard let first = entries.first else { return nil }
      var scenario = plan.choice.following(file.scenario)
      scenario.setting.devices = first.devices
      scenario.setting.strategies = first.strategies.map(\.name)
      scenario.outcomes = entries.compactMap(\.scenario.outcome)
      return (scenario, file, entries.flatMap(\.cases))
    }
  }
}

// MARK: Exploring

extension ExploreSession {
  /// The number of variations played between two looks at the clock, and at new states.
  private static let roundSize = (free: 256, guided: 64)

  /// Plays the scenarios themselves, then variations until the count or the time is reached.
  mutating func explore(on console: Console) async {
    let time = invocation.duration(ExploreCommand.time).map {
      Duration.nanoseconds($0.nanoseconds)
    }
    let limit = invocation.integer(ExploreCommand.count).map { Int($0) }
    let count = limit ?? (time == nil ? 1_000 : Int.max)
    let progress = RunOptions.progress(
      of: count == .max ? 0 : count,
      counting: "variations",
      invocation,
      on: count == .max ? nil : console
    )
    let end = time.map { ContinuousClock.now + $0 }
    await play(exploration.unvaried, progress)
    await findInvalid()
    let isGuided = invocation.has(ExploreCommand.guided)
    let size = isGuided ? Self.roundSize.guided : Self.roundSize.free
    while exploration.count < count, end.map({ ContinuousClock.now < $0 }) ?? true,
      !Interruption.isRequested
    {
      let round = exploration.nextRound(of: min(size, count - exploration.count))
      guard !round.isEmpty else { break }
      await play(round, progress)
    }
    isCutShort = Interruption.isRequested
    progress.finish()
  }

  private mutating func play(_ round: [Exploration.Attempt], _ progress: Progress) async {
    let (finders, scenarios, known) = (finders, scenarios, known)
    let played = await pool.outcomes(of: round) { attempt in
      defer { if attempt.seed != nil { progress.advance() } }
      let (failures, trace) = finders[attempt.source].failures(of: attempt.one)
      let indices = known.indices(in: trace, of: scenarios[attempt.source])
      return (
        failures: failures,
        states: VisitedStates.states(of: trace),
        known: indices,
        // A run that was ended by a trap has no time.
        failsScript: trace.end > .zero && !trace.failures.isEmpty
      )
    }
    for (attempt, outcome) in zip(round, played.outcomes) {
      exploration.take(attempt, outcome.failures, reaching: outcome.states)
      knownUse.take(
        outcome.known,
        fails: !outcome.failures.isEmpty,
        isVaried: attempt.seed != nil
      )
      if attempt.seed == nil, outcome.failsScript { doubtful.insert(attempt.source) }
    }
  }

  /// Plays the scenarios that can be invalid without a failure as `run` does.
  private mutating func findInvalid() async {
    let (finders, scenarios, sources, known) = (finders, scenarios, sources, known)
    let (replay, limits) = (replay, RunOptions.limits(invocation))
    let found = await pool.outcomes(of: doubtful.sorted()) { index in
      InvalidScenario(
        among: sources[index].cases,
        of: scenarios[index],
        finders[index],
        accepting: known,
        limits
      ) { replay.line(of: $0, in: sources[index].file) }
    }
    invalid = found.outcomes.compactMap(\.self)
  }
}

// MARK: The report

extension ExploreSession {
  /// Shrinks one case of each group, writes it to the folder of failures, and makes the report.
  ///
  /// - Throws: If a file cannot be written.
  func report(on console: Console) async throws(ToolFailure) -> ExploreReport {
    let groups = exploration.groups.sorted
    let folder = invocation.text(ExploreCommand.failures) ?? ExploreCommand.standardFolder
    let names = FailureName.names(of: groups, from: scenarios.map(\.name), in: folder)
    let progress = RunOptions.progress(
      of: groups.count,
      counting: "failures shrunk",
      invocation,
      on: console
    )
    let shrunk = await pool.outcomes(of: zip(groups, names)) { [self] group, name in
      defer { progress.advance() }
      return shrink(group, name)
    }.outcomes
    progress.finish()
    var failures: [ExploreReport.Failure] = []
    for (place, group) in groups.enumerated() {
      let found = place < shrunk.count ? shrunk[place] : .failure(.interrupted)
      let file: ExploreReport.FileState =
        switch found {
        case .success(let file):
          .written(try file.write(to: folder, naming: names[place]), file.scenario)
        case .failure(let reason): .none(reason)
        }
      let expected = scenarios[group.source].demands.findings
      failures.append(ExploreReport.Failure(group, file, expecting: expected))
    }
    return ExploreReport(
      repetition,
      scenarioCount: scenarios.count,
      exploration: exploration,
      known: knownUse,
      invalid: invalid,
      failures: failures,
      endedPart: isCutShort ? .exploring : Interruption.isRequested ? .shrinking : nil
    )
  }

  private var repetition: ExploreReport.Repetition {
    let options = [
      ExploreCommand.vary, KnownFindings.option, ScenarioChoice.option, RunOptions.strategy,
      DeviceChoice.option, RunOptions.iOS,
    ]
    return ExploreReport.Repetition(
      tool: invocation.toolset.name,
      words: ["explore"] + invocation.arguments + invocation.words(of: options),
      limits: invocation.words(of: [RunOptions.timeout, RunOptions.maxEvents]),
      isGuided: invocation.has(ExploreCommand.guided),
      seed: seed
    )
  }

  /// Makes the example of a group small, or finds why it has no file.
  private func shrink(
    _ group: FailureGroups.Group,
    _ name: String
  ) -> Result<FailingFile, MissingFile> {
    guard !Interruption.isRequested else { return .failure(.interrupted) }
    guard !group.example.isLimit else { return .failure(.stopped) }
    let attempts = invocation.integer(ShrinkCommand.attempts).map { Int($0) }
    return Result { () throws(MissingFile) in
      try FailingFile(
        group,
        of: sources[group.source].file.path,
        naming: name,
        finder: finders[group.source],
        catalog: invocation.catalog,
        attempts: attempts ?? ShrinkCommand.standardAttempts
      )
    }
  }
}
