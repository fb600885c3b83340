internal import HeadlessUIKit
internal import JankAnimators
internal import JankGate
internal import JankMetrics
internal import JankReports
internal import JankScenarios

/// Running a comparison, run by run, of which only numbers are kept.
enum ComparisonRun {
  private typealias Outcome = (group: Int, strategy: Int, seed: Int, trial: Trial)

  /// Runs a plan, a number of runs at a time; once the tool is to end, no new run is begun.
  ///
  /// Groups are finished one after the other, so that the numbers of a few of them are in memory at
  /// a time, however many there are.
  ///
  /// - Parameters:
  ///   - plan: the groups.
  ///   - request: what is compared.
  ///   - jobs: how many runs go on at a time; never changes the result.
  ///   - limits: makes the limits of a run that begins.
  ///   - progress: hears of each run that is done.
  /// - Returns: The comparisons that are complete, in the order of the plan.
  static func run(
    _ plan: ComparisonPlan,
    _ request: ComparisonRequest,
    jobs: Int,
    limits: @escaping @Sendable () -> RunLimits,
    progress: Progress
  ) async -> [Comparison] {
    var collection = Collection(plan.groups, request)
    await withTaskGroup(of: Outcome.self) { tasks in
      var running = 0
      // Groups of one scenario on one device lie next to each other.
      var course: SharedCourse?
      begin: for (place, group) in plan.groups.enumerated() {
        if Interruption.isRequested { break }
        if course?.isFor(group.scenario, on: group.device) != true {
          course = SharedCourse(of: group.scenario, on: group.device)
        }
        for seed in 0..<group.setting.seedCount {
          for strategy in group.strategies.indices {
            if running >= jobs, let done = await tasks.next() {
              collection.take(done)
              running -= 1
            }
            if Interruption.isRequested { break begin }
            running += 1
            tasks.addTask { [course] in
              defer { progress.advance() }
              let trial = group.trial(strategy, seed: seed, request, course, limits())
              return (place, strategy, seed, trial)
            }
          }
        }
      }
      for await done in tasks { collection.take(done) }
    }
    progress.finish()
    return collection.comparisons.compactMap(\.self)
  }

  /// The trials so far, and the comparisons they make.
  private struct Collection {
    private let groups: [ComparisonPlan.Group]
    private let request: ComparisonRequest
    /// The groups under way, and how many of their runs are missing.
    private var open: [Int: (series: [TrialSeries], missing: Int)] = [:]
    private(set) var comparisons: [Comparison?]

    init(_ groups: [ComparisonPlan.Group], _ request: ComparisonRequest) {
      (self.groups, self.request) = (groups, request)
      comparisons = Array(repeating: nil, count: groups.count)
    }

    mutating func take(_ outcome: Outcome) {
      let group = groups[outcome.group]
      // Taken out while it is changed, so that its numbers are not copied.
      var item =
        open.removeValue(forKey: outcome.group)
        ?? (series: group.series(request), missing: group.runCount)
      item.series[outcome.strategy].take(outcome.trial, seed: outcome.seed)
      item.missing -= 1
      guard item.missing == 0 else {
        open[outcome.group] = item
        return
      }
      let comparison = Comparison(group.setting, metrics: request.metrics, item.series)
      let shown = request.hidesMissing ? comparison.withoutMissing : comparison
      comparisons[outcome.group] = shown.sorted(by: request.order)
    }
  }
}

extension ComparisonPlan.Group {
  /// Room for the trials of each strategy.
  fileprivate func series(_ request: ComparisonRequest) -> [TrialSeries] {
    strategies.map {
      TrialSeries(
        of: $0.name,
        metricCount: request.metrics.count,
        seedCount: setting.seedCount
      )
    }
  }

  /// Plays one strategy with one seed.
  fileprivate func trial(
    _ strategy: Int,
    seed place: Int,
    _ request: ComparisonRequest,
    _ course: SharedCourse?,
    _ limits: RunLimits
  ) -> Trial {
    scenario.trial(
      of: strategies[strategy],
      on: device,
      seed: setting.seeds.lowerBound + UInt64(place),
      stall: setting.stall,
      by: request.metrics,
      course: course?.value(within: limits),
      limits: limits,
      keepsPicture: place == 0 && !request.pictures.isEmpty
    )
  }
}
