internal import JankMetrics

/// The results of strategies by one metric.
///
/// Strategies are equal if ``RunComparison`` notices no difference, as in a check. The best one of
/// a rank decides which others share it.
struct ComparisonColumn {
  private let metric: Metric
  private let index: Int
  private let series: [TrialSeries]
  private let setting: Comparison.Setting
  /// The index of each measured metric in the series, by id.
  private let indices: [String: Int]
  private let metricValues: [Measured<Distribution>]

  /// Creates a column.
  ///
  /// - Parameters:
  ///   - index: the index of the metric among the measured ones.
  ///   - metrics: the metrics of the series, in order.
  ///   - series: the trials, one series per strategy.
  ///   - setting: the conditions common to all strategies.
  init(
    at index: Int,
    of metrics: [Metric],
    _ series: [TrialSeries],
    _ setting: Comparison.Setting
  ) {
    let metric = metrics[index]
    self.metric = metric
    self.index = index
    self.series = series
    self.setting = setting
    indices = Dictionary(
      metrics.enumerated().map { ($0.element.id, $0.offset) },
      uniquingKeysWith: { first, _ in first }
    )
    metricValues = series.map {
      Measured(Distribution($0.known(index), metric.unit), orElse: $0.reason(index))
    }
  }
}

extension ComparisonColumn {
  var cells: [Comparison.Cell] {
    let standings = standings
    let known = standings.compactMap(\.self).sorted { $0.lexicographicallyPrecedes($1) }
    // Among strategies that no user distinguishes, the smallest difference decides.
    let best = standings.indices.filter { standings[$0] != nil && standings[$0] == known.first }
      .min { (rank(of: $0) ?? []).lexicographicallyPrecedes(rank(of: $1) ?? []) }
    let bestMedian = best.flatMap { metricValues[$0].value?.median }
    let isAlone = known.count == 1
    let wins = wins(among: standings.indices.filter { standings[$0] != nil })
    return series.indices.map { place in
      guard let standing = standings[place], let median = metricValues[place].value?.median,
        let bestMedian
      else {
        return Comparison.Cell(
          metricValues: metricValues[place],
          place: .unranked,
          standing: nil,
          toBest: nil,
          wins: nil
        )
      }
      let isSame = standing.first == known.first?.first
      return Comparison.Cell(
        metricValues: metricValues[place],
        place: Self.place(of: standing, among: known),
        standing: standing,
        toBest: isAlone
          ? nil : isSame ? MetricValue(steps: 0, metric.unit) : median.difference(from: bestMedian),
        wins: isAlone ? nil : wins[place]
      )
    }
  }

  private static func place(of standing: [Int], among known: [[Int]]) -> Comparison.Place {
    if known.count == 1 { return .unranked }
    if known.first == known.last { return .equal }
    if standing == known.first { return .best }
    return standing == known.last ? .worst : .between
  }

  /// The rank of each strategy by each of the deciding numbers, 0 for the best; nil if not ranked.
  private var standings: [[Int]?] {
    let ranks = series.indices.map(rank)
    let known = ranks.compactMap(\.self)
    let places = ranks.indices.filter { ranks[$0] != nil }
    let ties = (known.first ?? []).indices.map { number in
      tied(known.map { $0[number] }) { place, id in
        indices[id].flatMap { Distribution(series[places[place]].known($0), metric.unit) }?
          .median.steps
      }
    }
    var standings: [[Int]?] = ranks.map { _ in nil }
    for (index, place) in places.enumerated() { standings[place] = ties.map { $0.ranks[index] } }
    return standings
  }

  /// The ranks of values, smaller is better.
  ///
  /// - Parameters:
  ///   - steps: the values, negative if larger ones are better.
  ///   - other: returns another metric's value of the run that has the value at an index.
  /// - Returns: The ranks.
  private func tied(_ steps: [Int64], _ other: @escaping (Int, String) -> Int64?) -> ValueTies {
    guard let resolution = metric.resolution,
      resolution.neededID.map({ indices[$0] != nil }) ?? true
    else { return ValueTies(steps, metric.unit) }
    let sign: Int64 = metric.polarity == .higher ? -1 : 1
    func lookup(_ place: Int) -> (String) -> Int64? {
      {
        $0 == metric.id
          ? steps[place].multipliedReportingOverflow(by: sign).partialValue : other(place, $0)
      }
    }
    return ValueTies(steps, metric.unit) { smaller, larger in
      RunComparison.isNoticed(
        metric,
        from: lookup(smaller),
        to: lookup(larger),
        refreshRate: setting.refreshRate
      )
    }
  }

  /// The numbers that rank a strategy; nil if it cannot be ranked.
  private func rank(of place: Int) -> [Int64]? {
    guard series[place].failureCount == 0, let metricValues = metricValues[place].value,
      metricValues.count == setting.seedCount
    else { return nil }
    return metricValues.rank(metric.polarity)
  }

  /// The number of seeds with which no other strategy was better, for each of some strategies.
  private func wins(among places: [Int]) -> [Int: Int] {
    var wins = Dictionary(uniqueKeysWithValues: places.map { ($0, 0) })
    for seed in 0..<setting.seedCount {
      let sign: Int64 = metric.polarity == .higher ? -1 : 1
      let known = places.compactMap { place in
        series[place].metricValue(index, seed: seed).map {
          (place: place, steps: $0.multipliedReportingOverflow(by: sign).partialValue)
        }
      }
      let ties = tied(known.map(\.steps)) { place, id in
        indices[id].flatMap { series[known[place].place].metricValue($0, seed: seed) }
      }
      for (value, rank) in zip(known, ties.ranks) where rank == 0 {
        wins[value.place, default: 0] += 1
      }
    }
    return wins
  }
}
