internal import HeadlessUIKit
internal import JankGate
internal import JankMetrics
internal import JankReports
internal import JankScenarios
internal import JankSweep
internal import JankText
internal import JankTrace

/// Plays cases of a sweep again, with the layers of each frame, for a page.
struct CandidatePlayer {
  private let sweep: LoadedSweep
  private let limits: @Sendable () -> RunLimits

  init(_ sweep: LoadedSweep, limits: @escaping @Sendable () -> RunLimits) {
    self.sweep = sweep
    self.limits = limits
  }
}

extension CandidatePlayer {
  /// Plays each candidate under the condition in which the first has the longest hitch time, of
  /// equal ones that with the longest stall, so that pages can show them side by side.
  func runs(of candidates: [Int]) -> [SweptRun] {
    guard let first = candidates.first else { return [] }
    let cases = self.cases(of: first).map { ($0, hitchTime(of: $0), stall(of: $0)) }
    guard let worst = cases.max(by: { ($0.1, $0.2, $1.0) < ($1.1, $1.2, $0.0) })?.0
    else { return [] }
    let condition = sweep.question.condition(of: sweep.cases.place(of: worst))
    return candidates.compactMap { candidate in
      let number = self.cases(of: candidate).first { number in
        sweep.question.condition(of: sweep.cases.place(of: number)) == condition
      }
      guard !Interruption.isRequested, let number, let run = played(number) else { return nil }
      return SweptRun(candidate: candidate, number: number, condition: condition, run: run)
    }
  }

  /// The numbers of the cases of a candidate.
  private func cases(of index: Int) -> [Int] {
    let candidate = sweep.question.candidate(index)
    let count = sweep.cases.casesPerPoint
    return (candidate.point * count..<(candidate.point + 1) * count).filter { number in
      let place = sweep.cases.place(of: number)
      let name = sweep.cases.entries[place.entry].strategies[place.strategy]
      return name == sweep.question.strategies[candidate.strategy]
    }
  }

  private func stall(of number: Int) -> Interval {
    Interval(nanoseconds: sweep.sweep.conditions.stalls[sweep.cases.place(of: number).stall])
  }

  private func hitchTime(of number: Int) -> Interval {
    trace(of: number, filmLimit: nil).map { Headline($0.trace).hitchTime } ?? .zero
  }

  private func played(_ number: Int) -> PlayedRun? {
    trace(of: number, filmLimit: 400_000).map { trace, scenario, device in
      PlayedRun(
        trace,
        course: scenario.course(on: device, shouldStop: limits().shouldStop).value
      )
    }
  }

  /// The trace of a case with its scenario and device, or nil for an invalid one.
  private func trace(
    of number: Int,
    filmLimit: Int?
  ) -> (trace: Trace, scenario: Scenario, device: DeviceProfile)? {
    let place = sweep.cases.place(of: number)
    let entry = sweep.entries[place.entry]
    let strategy = entry.strategies[place.strategy]
    let device = entry.devices[place.device]
    guard let scenario = try? sweep.scenario(of: place), scenario.canBePlayed(under: strategy)
    else { return nil }
    let seed = entry.firstSeed &+ UInt64(place.seed)
    let trace = scenario.run(
      strategy: strategy,
      on: device,
      seed: seed,
      stress: TransitionStall(stall(of: number), seed: seed, on: device),
      limits: limits(),
      filmLimit: filmLimit
    )
    return (trace, scenario, device)
  }
}

extension LoadedSweep {
  /// The scenario of a case, or nil for an outcome that its values do not have.
  ///
  /// - Throws: Why the values of the point make no valid scenario.
  fileprivate func scenario(of place: CaseSpace.Place) throws -> Scenario? {
    let entry = entries[place.entry]
    let file = try file(of: entry.template, with: question.space.values(of: place.point))
    let outcomes = try templates[entry.template].variants.scenario(of: file).cases
    return outcomes.indices.contains(entry.outcome) ? outcomes[entry.outcome] : nil
  }
}
