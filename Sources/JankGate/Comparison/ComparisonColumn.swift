internal import JankMetrics

struct ComparisonColumn {
  private let metric: Metric
  private let index: Int
  private let series: [TrialSeries]
  private let seedCount: Int
  private let metricValues: [Measured<Distribution>]

  init(_ metric: Metric, at index: Int, _ series: [TrialSeries], seedCount: Int) {
    self.metric = metric
    self.index = index
    self.series = series
    self.seedCount = seedCount
    metricValues = series.map {
      Measured(Distribution($0.known(index), metric.unit), orElse: $0.reason(index))
    }
  }
}

extension ComparisonColumn {
  var cells: [Comparison.Cell] {
    let standings = standings
    let known = standings.compactMap(\.self).sorted { $0.lexicographicallyPrecedes($1) }
    let best = standings.firstIndex { $0 != nil && $0 == known.first }
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
    let ties = (known.first ?? []).indices.map { number in
      ValueTies(known.map { $0[number] }, metric.unit)
    }
    return ranks.map { rank in
      rank.map { zip(ties, $0).map { ties, steps in ties.place(of: steps) } }
    }
  }

  /// The numbers that rank a strategy; nil if it cannot be ranked.
  private func rank(of place: Int) -> [Int64]? {
    guard series[place].failureCount == 0, let metricValues = metricValues[place].value,
      metricValues.count == seedCount
    else { return nil }
    return metricValues.rank(metric.polarity)
  }

  /// The number of seeds with which no other strategy was better, for each of some strategies.
  private func wins(among places: [Int]) -> [Int: Int] {
    var wins = Dictionary(uniqueKeysWithValues: places.map { ($0, 0) })
    for seed in 0..<seedCount {
      let metricValues = places.compactMap { place in
        series[place].metricValue(index, seed: seed).map { (place: place, steps: $0) }
      }
      let ties = ValueTies(metricValues.map(\.steps), metric.unit)
      let best = metric.polarity == .higher ? ties.count - 1 : 0
      for metricValue in metricValues where ties.place(of: metricValue.steps) == best {
        wins[metricValue.place, default: 0] += 1
      }
    }
    return wins
  }
}
