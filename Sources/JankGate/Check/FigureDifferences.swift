internal import JankMetrics

/// The values of a case that differ from the baseline.
///
/// ``RunComparison`` decides which of them fail, improve or only change. A check in which
/// everything fails has hundreds of thousands of them. So verdicts are created on access, and only
/// values take memory.
struct FigureDifferences: Sendable {
  private let old: Figures
  private let now: Figures
  /// The indices of the metrics whose values differ, in file order.
  private let places: [Int]
  private let comparison: RunComparison
  let frames: [BlamedFrame]
  let counts: [Verdict.Outcome: Int]
  /// The largest severity of a regression.
  let severity: Double

  /// Compares the values of two runs; `changedFrames` is called only for a regression.
  init(
    from old: Baseline.Run,
    to now: Baseline.Run,
    refreshRate: Int,
    where isCompared: (String) -> Bool,
    changedFrames: () -> [BlamedFrame]
  ) {
    self.old = old.figures
    self.now = now.figures
    let differing = old.figures == now.figures ? [] : now.figures.places(differingFrom: old.figures)
    places = differing.filter { isCompared(Figures.ids[$0]) }
    comparison = RunComparison(from: old.figures, to: now.figures, refreshRate: refreshRate)
    var counts: [Verdict.Outcome: Int] = [:]
    var severity = 0.0
    for place in places {
      let verdict = Self.verdict(at: place, from: old.figures, to: now.figures, comparison, [])
      counts[verdict.outcome, default: 0] += 1
      severity = max(severity, verdict.severity)
    }
    self.counts = counts
    self.severity = severity
    frames = counts[.failed] == nil ? [] : changedFrames()
  }
}

extension FigureDifferences {
  var verdicts: [Verdict] {
    places.map { Self.verdict(at: $0, from: old, to: now, comparison, frames) }
  }

  // Shared, because many cases use each of these texts.
  private static let rules = Figures.ids.map { "\($0): value == baseline" }

  private static func verdict(
    at place: Int,
    from old: Figures,
    to now: Figures,
    _ comparison: RunComparison,
    _ frames: [BlamedFrame]
  ) -> Verdict {
    let metric = Figures.metrics[place]
    func figure(_ steps: Int64) -> Figure { Figure(steps: steps, metric.unit) }
    let (before, after) = (old.steps(at: place), now.steps(at: place))
    let outcome = comparison.judgement(of: metric.id).outcome
    let change = before.flatMap { before in
      after.flatMap { figure($0).difference(from: figure(before)) }
    }
    return Verdict(
      outcome: outcome,
      metric: metric.id,
      rule: rules[place],
      path: nil,
      line: nil,
      column: nil,
      isAgainstBaseline: true,
      baseline: before.map(figure),
      limit: figure(before ?? after ?? 0),
      actual: after.map(figure),
      margin: change.map { figure(-abs($0.steps)) },
      frames: outcome == .failed ? frames : []
    )
  }
}

extension RunComparison.Judgement {
  fileprivate var outcome: Verdict.Outcome {
    switch self {
    case .better: .improved
    case .worse: .failed
    case .changed: .changed
    }
  }
}
