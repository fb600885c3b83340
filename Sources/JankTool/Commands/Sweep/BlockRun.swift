internal import HeadlessUIKit
internal import JankAnimators
internal import JankGate
internal import JankMetrics
internal import JankScenarios
internal import JankSweep
internal import JankText
internal import Synchronization

/// Runs blocks of a sweep's cases.
///
/// Neighbouring cases share what they have in common: the variant of the scenario is read once for
/// all cases of a point, and its intended motion is computed once for each size of a screen.
final class BlockRun: Sendable {
  let sweep: LoadedSweep
  private let limits: @Sendable () -> RunLimits
  private let watchesPages: Bool
  private let memo: RunMemo
  private let troubles = Mutex(Troubles())

  /// What went wrong so far.
  private struct Troubles {
    /// Why scenarios are invalid, for the first few points.
    var invalid: [Int: String] = [:]
    /// A case that the clock ended, or nil.
    var timedOut: Int?
  }

  private static let shownLimit = 3

  init(_ sweep: LoadedSweep, limits: @escaping @Sendable () -> RunLimits) {
    self.sweep = sweep
    self.limits = limits
    watchesPages = sweep.question.metrics.contains(where: \.needsPages)
    memo = RunMemo(sweep)
  }
}

extension BlockRun {
  /// The first points with invalid scenarios, and why.
  var invalidPoints: [(point: Int, reason: String)] {
    troubles.withLock {
      $0.invalid.sorted { $0.key < $1.key }.map { (point: $0.key, reason: $0.value) }
    }
  }

  /// The number of cases that took over the result of an equal run.
  var skippedCount: Int { memo.skippedCount }

  /// A case that ran into the time limit, or nil.
  ///
  /// A clock must not decide values, so such a sweep has no result.
  var timedOut: Int? { troubles.withLock(\.timedOut) }

  /// Runs the cases of a block.
  func record(of block: Int) -> BlockRecord {
    var stage = Stage()
    return record(of: block, &stage)
  }

  /// Runs the cases of a block that may share a point with the block before.
  func record(of block: Int, _ stage: inout Stage) -> BlockRecord {
    BlockRecord(block: block, rows: sweep.cases.cases(of: block).map { row(of: $0, &stage) })
  }

  /// Runs all cases of a point.
  func rows(of point: Int) -> [SweepRow] {
    var stage = Stage()
    let count = sweep.cases.casesPerPoint
    return (point * count..<(point + 1) * count).map { row(of: $0, &stage) }
  }

  /// What neighbouring cases have in common.
  struct Stage {
    fileprivate var point = -1
    fileprivate var isExcluded = false
    fileprivate var values: [JSONValue] = []
    fileprivate var entry = -1
    fileprivate var scenario: Scenario?
    private var courses: [(device: DeviceProfile, course: SharedCourse)] = []

    init() {}

    fileprivate mutating func begin(_ scenario: Scenario?, entry: Int) {
      self.scenario = scenario
      self.entry = entry
      courses = []
    }

    fileprivate mutating func course(
      of scenario: Scenario,
      on device: DeviceProfile,
      watchesPages: Bool
    ) -> SharedCourse {
      // Only the screen of the device matters.
      if let known = courses.first(where: { $0.device.screenSize == device.screenSize }) {
        return known.course
      }
      let course = SharedCourse(of: scenario, on: device, watchesPages: watchesPages)
      courses.append((device, course))
      return course
    }
  }

  private func row(of number: Int, _ stage: inout Stage) -> SweepRow {
    let place = sweep.cases.place(of: number)
    if place.point != stage.point {
      stage = Stage()
      stage.point = place.point
      stage.values = sweep.question.space.values(of: place.point)
      stage.isExcluded = !sweep.question.space.allows(stage.values)
    }
    if stage.isExcluded { return .excluded }
    if place.entry != stage.entry {
      stage.begin(scenario(of: place, stage.values), entry: place.entry)
    }
    guard let scenario = stage.scenario else { return .invalid }
    return memo.row(memo.key(of: place, scenario, in: sweep), scenario) {
      let row = play(scenario, place, number, &stage)
      return (row, timedOut == nil)
    }
  }

  private func scenario(of place: CaseSpace.Place, _ values: [JSONValue]) -> Scenario? {
    let entry = sweep.entries[place.entry]
    do throws(FileError) {
      guard let file = try? sweep.file(of: entry.template, with: values) else { return nil }
      let variant = try sweep.templates[entry.template].variants.scenario(of: file)
      let outcomes = variant.cases
      return outcomes.indices.contains(entry.outcome) ? outcomes[entry.outcome] : nil
    } catch {
      let reason = error.diagnostics.first?.oneLine ?? ""
      troubles.withLock { troubles in
        troubles.invalid[place.point] = reason
        guard troubles.invalid.count > Self.shownLimit else { return }
        troubles.invalid[troubles.invalid.keys.max() ?? 0] = nil
      }
      return nil
    }
  }

  private func play(
    _ scenario: Scenario,
    _ place: CaseSpace.Place,
    _ number: Int,
    _ stage: inout Stage
  ) -> SweepRow {
    let entry = sweep.entries[place.entry]
    let strategy = entry.strategies[place.strategy]
    guard scenario.canBePlayed(under: strategy) else { return .invalid }
    let device = entry.devices[place.device]
    let limits = limits()
    let course = stage.course(
      of: scenario,
      on: device,
      watchesPages: sweep.question.metrics.contains(where: \.needsCourse)
    )
    let trial = scenario.trial(
      of: strategy,
      on: device,
      seed: entry.firstSeed &+ UInt64(place.seed),
      stall: Interval(nanoseconds: sweep.sweep.conditions.stalls[place.stall]),
      by: sweep.question.metrics,
      course: course.value(within: limits),
      limits: limits,
      watchesPages: watchesPages
    )
    if limits.shouldStop?() == true { troubles.withLock { $0.timedOut = number } }
    guard trial.failure == nil else { return .invalid }
    return .values(trial.metricValues.map { $0.value?.steps })
  }
}
