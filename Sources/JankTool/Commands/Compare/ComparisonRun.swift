internal import HeadlessUIKit
internal import JankAnimators
internal import JankGate
internal import JankScenarios

/// Runs a comparison and keeps only values.
enum ComparisonRun {
  /// A run: its group, and the indices of its strategy and seed there.
  private typealias Place = (group: Int, strategy: Int, seed: Int)

  /// Runs a plan, several runs at a time.
  ///
  /// After an interrupt no new run starts.
  ///
  /// Groups are finished one after the other, so only a few of them are in memory.
  ///
  /// - Parameters:
  ///   - plan: the groups.
  ///   - request: the subject of the comparison.
  ///   - pool: the parallel workers; they never change the result.
  ///   - limits: makes the limits of a run that starts.
  ///   - progress: receives each finished run.
  /// - Returns: The complete comparisons, in plan order.
  static func run(
    _ plan: ComparisonPlan,
    _ request: ComparisonRequest,
    pool: WorkPool,
    limits: @escaping @Sendable () -> RunLimits,
    progress: Progress
  ) async -> [Comparison] {
    let groups = plan.groups
    let places = groups.indices.lazy.flatMap { group in
      (0..<groups[group].setting.seedCount).lazy.flatMap { seed in
        groups[group].strategies.indices.lazy.map { (group, $0, seed) as Place }
      }
    }
    let courses = SharedCourse.along(
      places.lazy.map { (groups[$0.group].scenario, groups[$0.group].device) }
    )
    var collection = Collection(groups, request)
    await pool.run(zip(places, courses)) { place, course in
      defer { progress.advance() }
      let group = groups[place.group]
      return (place, group.trial(place.strategy, seed: place.seed, request, course, limits()))
    } take: { _, outcome in
      collection.take(outcome.1, at: outcome.0)
    }
    progress.finish()
    return collection.comparisons.compactMap(\.self)
  }

  /// The trials so far, and their comparisons.
  private struct Collection {
    private let groups: [ComparisonPlan.Group]
    private let request: ComparisonRequest
    /// The groups in progress, and the number of missing runs of each.
    private var open: [Int: (series: [TrialSeries], missing: Int)] = [:]
    private(set) var comparisons: [Comparison?]

    init(_ groups: [ComparisonPlan.Group], _ request: ComparisonRequest) {
      (self.groups, self.request) = (groups, request)
      comparisons = Array(repeating: nil, count: groups.count)
    }

    mutating func take(_ trial: Trial, at place: Place) {
      let group = groups[place.group]
      // Taken out while it is changed, so that its numbers are not copied.
      var item =
        open.removeValue(forKey: place.group)
        ?? (series: group.series(request), missing: group.runCount)
      item.series[place.strategy].take(trial, seed: place.seed)
      item.missing -= 1
      guard item.missing == 0 else {
        open[place.group] = item
        return
      }
      let comparison = Comparison(group.setting, metrics: request.metrics, item.series)
      let shown = request.hidesMissing ? comparison.withoutMissing : comparison
      comparisons[place.group] = shown.sorted(by: request.order)
    }
  }
}

extension ComparisonPlan.Group {
  /// Empty series for the trials of each strategy.
  fileprivate func series(_ request: ComparisonRequest) -> [TrialSeries] {
    strategies.map {
      TrialSeries(
        of: $0.name,
        metricCount: Comparison.measured(for: request.metrics).count,
        seedCount: setting.seedCount
      )
    }
  }

  /// Plays one strategy with one seed.
  fileprivate func trial(
    _ strategy: Int,
    seed place: Int,
    _ request: ComparisonRequest,
    _ course: SharedCourse,
    _ limits: RunLimits
  ) -> Trial {
    scenario.trial(
      of: strategies[strategy],
      on: device,
      seed: setting.seeds.lowerBound + UInt64(place),
      stall: setting.stall,
      by: Comparison.measured(for: request.metrics),
      course: course.value(within: limits),
      limits: limits,
      keepsPicture: place == 0 && !request.pictures.isEmpty
    )
  }
}
