/// The figures of a case that are not those of the baseline.
///
/// What a user sees decides. Where pictures come less late or a standstill got shorter, and nothing
/// else of ``seen`` is worse, the run got better: it has more frames than before, other draws of
/// costs and other means, and what got worse among these is told as changed.
///
/// A check that fails all over has hundreds of thousands of them. Verdicts on them are made when
/// they are asked for, so that nothing but the figures takes memory.
struct FigureDifferences: Sendable {
  private let old: Figures
  private let now: Figures
  /// The places of the metrics whose figures differ, in the order of a file.
  private let places: [Int]
  /// Whether a user sees less jank than before, and of no kind more.
  private let isBetter: Bool
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
  ///   - isCompared: whether the metric of an id is looked at.
  ///   - changedFrames: finds the frames that changed; asked only if something is worse.
  init(
    from old: Figures,
    to now: Figures,
    where isCompared: (String) -> Bool,
    changedFrames: () -> [BlamedFrame]
  ) {
    self.old = old
    self.now = now
    places = old == now ? [] : now.places(differingFrom: old).filter { isCompared(Figures.ids[$0]) }
    isBetter = Self.isBetter(places, from: old, to: now)
    var counts: [Verdict.Outcome: Int] = [:]
    var severity = 0.0
    for place in places {
      let verdict = Self.verdict(at: place, from: old, to: now, isBetter: isBetter, [])
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
    places.map { Self.verdict(at: $0, from: old, to: now, isBetter: isBetter, frames) }
  }

  /// The metrics of what a user sees: late pictures and standstill.
  static let seen: Set = [
    "apple.hitch-count", "apple.hitch-duration.max", "apple.hitch-time", "freeze.longest",
  ]

  private static func isBetter(_ places: [Int], from old: Figures, to now: Figures) -> Bool {
    let outcomes = places.filter { seen.contains(Figures.ids[$0]) }.map {
      outcome(from: old.steps(at: $0), to: now.steps(at: $0), Figures.metrics[$0].polarity)
    }
    return outcomes.contains(.improved) && !outcomes.contains(.failed)
  }

  // Many cases share each of these texts.
  private static let rules = Figures.ids.map { "\($0): value == baseline" }

  private static func verdict(
    at place: Int,
    from old: Figures,
    to now: Figures,
    isBetter: Bool,
    _ frames: [BlamedFrame]
  ) -> Verdict {
    let metric = Figures.metrics[place]
    func figure(_ steps: Int64) -> Figure { Figure(steps: steps, metric.unit) }
    let (before, after) = (old.steps(at: place), now.steps(at: place))
    var outcome = outcome(from: before, to: after, metric.polarity)
    if isBetter, outcome == .failed { outcome = .changed }
    let margin: Figure? =
      if let before, let after {
        figure(-Int64(clamping: (after - before).magnitude))
      } else {
        nil
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
      margin: margin,
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
