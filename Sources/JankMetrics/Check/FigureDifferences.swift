/// The figures of a case that are not those of the baseline.
///
/// In a run that got better, most of what got worse is told as changed: see ``Improvement``.
///
/// A check that fails all over has hundreds of thousands of them. Verdicts on them are made when
/// they are asked for, so that nothing but the figures takes memory.
struct FigureDifferences: Sendable {
  private let old: Figures
  private let now: Figures
  /// The places of the metrics whose figures differ, in the order of a file.
  private let places: [Int]
  private let improvement: Improvement
  /// The frames that changed, for what is worse.
  let frames: [BlamedFrame]
  /// How many figures came out in each way.
  let counts: [Verdict.Outcome: Int]
  /// The largest severity of a figure that is worse.
  let severity: Double

  /// Compares the figures of two runs.
  ///
  /// - Parameters:
  ///   - old: the run of the baseline.
  ///   - now: the run of the case.
  ///   - refreshRate: the refresh rate of the display in hertz.
  ///   - isCompared: whether the metric of an id is looked at.
  ///   - changedFrames: finds the frames that changed; asked only if something is worse.
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
    improvement = Improvement(from: old, to: now, refreshRate: refreshRate)
    var counts: [Verdict.Outcome: Int] = [:]
    var severity = 0.0
    for place in places {
      let verdict = Self.verdict(at: place, from: old.figures, to: now.figures, improvement, [])
      counts[verdict.outcome, default: 0] += 1
      severity = max(severity, verdict.severity)
    }
    self.counts = counts
    self.severity = severity
    frames = counts[.failed] == nil ? [] : changedFrames()
  }
}

extension FigureDifferences {
  /// The verdicts on the figures, in the order of a file.
  var verdicts: [Verdict] {
    places.map { Self.verdict(at: $0, from: old, to: now, improvement, frames) }
  }

  // Many cases share each of these texts.
  private static let rules = Figures.ids.map { "\($0): value == baseline" }

  private static func verdict(
    at place: Int,
    from old: Figures,
    to now: Figures,
    _ improvement: Improvement,
    _ frames: [BlamedFrame]
  ) -> Verdict {
    let metric = Figures.metrics[place]
    func figure(_ steps: Int64) -> Figure { Figure(steps: steps, metric.unit) }
    let (before, after) = (old.steps(at: place), now.steps(at: place))
    var outcome = outcome(from: before, to: after, metric.polarity)
    if outcome == .failed, improvement.excuses(metric, from: before, to: after) {
      outcome = .changed
    }
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

  /// A figure that went missing is worse if it has a better way; one that the baseline does not
  /// have is neither.
  private static func outcome(
    from before: Int64?,
    to after: Int64?,
    _ polarity: Metric.Polarity
  ) -> Verdict.Outcome {
    guard let after else { return polarity == .neutral ? .changed : .failed }
    guard let before else { return .changed }
    return switch polarity {
    case .neutral: .changed
    case .lower: after > before ? .failed : .improved
    case .higher: after < before ? .failed : .improved
    }
  }
}
