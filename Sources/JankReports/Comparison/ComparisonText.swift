internal import JankGate
internal import JankMetrics
internal import JankText
internal import JankTrace

/// Comparisons as text, the same in every report.
enum ComparisonText {
  /// What all strategies have in common, on one line.
  static func title(_ setting: Comparison.Setting) -> String {
    var parts = [setting.scenario, setting.device].map { printable($0, limit: 100) }
    if setting.stall > .zero { parts.append("stall of \(length(setting.stall))") }
    parts.append(seeds(setting.seeds))
    return parts.joined(separator: " / ")
  }

  /// A duration in milliseconds, for example `16.67 ms` or `100 ms`.
  static func length(_ interval: Interval) -> String {
    CauseText.length(interval)
  }

  /// The seeds, for example `seed 1` or `seeds 1 to 100`.
  static func seeds(_ seeds: ClosedRange<UInt64>) -> String {
    seeds.count == 1
      ? "seed \(seeds.lowerBound)" : "seeds \(seeds.lowerBound) to \(seeds.upperBound)"
  }

  /// A value in its unit, to a hundredth unless it is a count.
  static func number(_ metricValue: MetricValue) -> String { ValueText.number(metricValue) }

  /// The names of strategies, for a sentence.
  static func names(_ contestants: [Comparison.Contestant]) -> String {
    contestants.map { printable($0.strategy) }.joined(separator: ", ")
  }

  /// The smallest percentage that is replaced by a difference, since the best value is nearly 0.
  static let largestPercentage = 1_000.0

  /// A value relative to the best: as a percentage, or as a difference if the percentage is too
  /// large.
  static func relation(_ cell: Comparison.Cell) -> String {
    guard let toBest = cell.toBest, let median = cell.metricValues.value?.median else { return "" }
    switch cell.place {
    case .unranked: return ""
    case .equal: return "="
    case .best: return "best"
    case .between: return distance(toBest, median)
    case .worst: return distance(toBest, median) + " worst"
    }
  }

  private static func distance(_ toBest: MetricValue, _ median: MetricValue) -> String {
    let sign = toBest.steps < 0 ? "" : "+"
    guard let best = median.difference(from: toBest), best.steps != 0, toBest.steps != 0 else {
      return sign + number(toBest)
    }
    let percent = 100 * Double(toBest.steps) / Double(best.steps.magnitude)
    let text = Decimal.text(percent, digits: 1)
    return percent.magnitude < largestPercentage && percent.magnitude >= 0.05
      ? "\(sign)\(text) %" : sign + number(toBest)
  }

  /// How to read the values of the tables, a sentence or two a line.
  static func legend(_ comparisons: [Comparison]) -> [String] {
    let hasSeeds = comparisons.contains { $0.setting.seedCount > 1 }
    guard comparisons.contains(where: \.hasRivals) else { return hasSeeds ? [percentiles] : [] }
    let seeds = """
      \(percentiles) The strategy with the best median is best; if medians are equal, the one with \
      the best worst case. The last column counts the seeds with which no strategy was better.
      """
    let difference = """
      The difference to the best is in percent of it, or in its unit where it is more than ten times
      the best. Values are equal if they print the same, or if check notices no difference.
      """
    return hasSeeds ? [seeds, difference] : [difference]
  }

  private static let percentiles = "Percentiles over the seeds by nearest rank."

  /// The colour of a place, for terminals that show any.
  static func colour(_ place: Comparison.Place) -> TerminalColour? {
    switch place {
    case .best: .green
    case .worst: .red
    case .between, .equal, .unranked: nil
    }
  }
}

// MARK: Below the table

extension ComparisonText {
  /// The best strategies by each metric, one metric a line: the metric, the value, the strategies.
  static func winners(_ comparison: Comparison) -> [[String]] {
    comparison.metrics.indices.compactMap { index in
      let metric = comparison.metrics[index]
      let winners = comparison.winners(index)
      let values = winners.compactMap { $0.cells[index].metricValues.value?.median }
        .sorted { $0.steps < $1.steps }
      // Values that check does not tell apart can print differently.
      guard let best = metric.polarity == .higher ? values.last : values.first else {
        guard comparison.contestants.count > 1 else { return nil }
        let same = comparison.contestants.first { $0.cells[index].place == .equal }
        let any = comparison.isSame(index) ? comparison.contestants.first : nil
        return (same ?? any)?.cells[index].metricValues.value.map {
          [metric.id, ValueText.text($0.median), sameness(of: index, in: comparison)]
        }
      }
      return [metric.id, ValueText.text(best), winners.map(\.strategy).joined(separator: ", ")]
    }
  }

  /// Whether equal values print the same.
  private static func sameness(of index: Int, in comparison: Comparison) -> String {
    let printed = comparison.contestants.compactMap {
      $0.cells[index].metricValues.value.map { ValueText.text($0.median) }
    }
    return Set(printed).count > 1 ? "no noticeable difference" : "all the same"
  }

  /// The strategies that are best by most metrics, in a sentence; nil if all are equal.
  static func champion(_ comparison: Comparison) -> String? {
    let counts = comparison.contestants.map { contestant in
      contestant.cells.count { $0.place == .best }
    }
    let ranked = comparison.metrics.indices.count { !comparison.winners($0).isEmpty }
    guard let most = counts.max(), most > 0 else { return nil }
    let names = zip(comparison.contestants, counts).filter { $1 == most }.map(\.0.strategy)
    let each = names.count > 1 ? "each best" : "best"
    let share = ranked == 1 ? "the only metric" : "\(most) of the \(ranked) metrics"
    return "overall: \(names.joined(separator: ", ")), \(each) by \(share) in which the "
      + "strategies differ"
  }

  /// Too few strategies, invalid runs, remarks on runs, then missing values.
  static func notes(_ comparison: Comparison) -> [String] {
    let alone =
      comparison.contestants.count == 1
      ? ["\(comparison.contestants[0].strategy) is the only strategy: there is nothing to compare"]
      : []
    let failures = comparison.contestants.compactMap { contestant in
      contestant.failure.map { failure in
        let count = comparison.setting.seedCount
        let share = count == 1 ? "" : " with \(contestant.failureCount) of \(count) seeds"
        return "\(contestant.strategy) is not ranked\(share): \(printable(failure, limit: 400))"
      }
    }
    let remarks = comparison.contestants.compactMap { contestant in
      contestant.remark.map { "\(contestant.strategy): \(printable($0, limit: 400))" }
    }
    return alone + failures + remarks + absences(in: comparison) + omissions(in: comparison)
  }

  /// Some metrics without a value, for the same strategies and reason.
  private struct Absence: Hashable {
    let verb: String
    let who: String
    let reason: String
  }

  private static func absences(in comparison: Comparison) -> [String] {
    lines(
      comparison.metrics.indices.flatMap { index in
        absences(of: index, in: comparison).map { (comparison.metrics[index], $0) }
      }
    )
  }

  /// The metrics of the intended motion that no strategy has.
  static func omissions(in comparison: Comparison) -> [String] {
    lines(
      comparison.unknownMotion.map { metric, reason in
        (metric, Absence(verb: "omitted", who: "", reason: reason))
      }
    )
  }

  /// The absences, each once with its metrics.
  private static func lines(_ absences: [(metric: Metric, absence: Absence)]) -> [String] {
    var order: [Absence] = []
    var names: [Absence: [String]] = [:]
    for (metric, absence) in absences {
      if names[absence] == nil { order.append(absence) }
      names[absence, default: []].append(metric.id)
    }
    return order.map { absence in
      let ids = names[absence] ?? []
      let verb = "\(ids.count == 1 ? "is" : "are") \(absence.verb)"
      return "\(ids.joined(separator: ", ")) \(verb)\(absence.who), since \(absence.reason)"
    }
  }

  private static func absences(of index: Int, in comparison: Comparison) -> [Absence] {
    var reasons: [(text: String, strategies: [String])] = []
    for contestant in comparison.contestants {
      guard let reason = contestant.cells[index].metricValues.reason else { continue }
      if let place = reasons.firstIndex(where: { $0.text == reason }) {
        reasons[place].strategies.append(contestant.strategy)
      } else {
        reasons.append((reason, [contestant.strategy]))
      }
    }
    return reasons.map { reason in
      let isAll = reason.strategies.count == comparison.contestants.count
      let who = isAll ? "" : " for \(reason.strategies.joined(separator: ", "))"
      return Absence(verb: "n/a", who: who, reason: reason.text)
    }
  }
}
