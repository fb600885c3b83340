internal import HeadlessUIKit
internal import JankScenarios
internal import JankSweep
internal import Synchronization

/// The results of runs that other cases of a sweep repeat.
///
/// Two cases repeat a run if they differ only in values of screens that are never shown, or in a
/// seed that decides nothing. The result of a case depends on its own values only, so it does not
/// matter which of them is played.
final class RunMemo: Sendable {
  /// For each scenario file, the parameters that no run of it sees.
  private let unseen: [Set<Int>]
  private let state = Mutex(State())

  private struct State {
    var rows: [Int: (patience: Interval, row: SweepRow)] = [:]
    var skippedCount = 0
  }

  /// The largest number of results that are kept at a time.
  private static let limit = 1 << 16

  init(_ sweep: LoadedSweep) {
    let parameters = sweep.sweep.parameters
    // A point of a sample has all its values to itself.
    let isGrid = sweep.question.space.sample == .grid
    unseen = sweep.templates.map { template in
      guard isGrid else { return [] }
      let screens = UnseenScreens.names(
        in: template.file,
        besides: parameters.flatMap(\.samples)
      )
      return Set(
        parameters.indices.filter { parameters[$0].paths.allSatisfy { $0.leads(into: screens) } }
      )
    }
  }
}

extension RunMemo {
  /// The number of cases that took over the result of another.
  var skippedCount: Int { state.withLock(\.skippedCount) }

  /// Returns the number that all cases with the same run share, or nil for a case without others.
  func key(
    of place: CaseSpace.Place,
    _ scenario: Scenario,
    in sweep: LoadedSweep
  ) -> Int? {
    let entry = sweep.entries[place.entry]
    let axes = unseen[entry.template]
    let isSeedless =
      sweep.cases.seedCount > 1 && sweep.sweep.conditions.stalls[place.stall] == 0
      && !scenario.dependsOnSeed(on: entry.devices[place.device])
    guard !axes.isEmpty || isSeedless else { return nil }
    var first = place
    if isSeedless { first.seed = 0 }
    if !axes.isEmpty {
      var digits = sweep.question.space.digits(of: place.point)
      for axis in axes { digits[axis] = 0 }
      first.point = sweep.question.space.point(digits)
    }
    return sweep.cases.number(of: first)
  }

  /// Takes over the result of a run that took place, or performs it.
  ///
  /// - Parameters:
  ///   - key: the number that all cases with the same run share, or nil.
  ///   - scenario: the scenario; how long its runs may go on depends on all screens.
  ///   - perform: plays the case; the flag is whether others may take over its result.
  /// - Returns: The result.
  func row(
    _ key: Int?,
    _ scenario: Scenario,
    _ perform: () -> (row: SweepRow, isShareable: Bool)
  ) -> SweepRow {
    guard let key else { return perform().row }
    let patience = scenario.patience
    let known = state.withLock { state -> SweepRow? in
      guard let known = state.rows[key], known.patience == patience else { return nil }
      state.skippedCount += 1
      return known.row
    }
    if let known { return known }
    let (row, isShareable) = perform()
    guard isShareable else { return row }
    state.withLock { state in
      if state.rows.count >= Self.limit { state.rows = [:] }
      state.rows[key] = (patience, row)
    }
    return row
  }
}
