internal import JankEngine
internal import JankGate
internal import JankMetrics

/// What a case shows over the ranges of the assumed costs of its device.
struct CostUncertainty: Sendable {
  /// What one run shows.
  struct Outcome: Hashable, Sendable {
    /// The rating of the hitch time ratio, or why there is none.
    let rating: String
    /// The hitch time ratio in milliseconds per second, or nil if the run has none.
    let ratio: Double?
    let lateCount: Int
    /// Whether the run is valid and keeps all rules of its scenario.
    let passes: Bool
  }

  /// What one cost does while all others stay as assumed.
  struct Effect: Hashable, Sendable {
    let cost: DeviceProfile.AssumedCost
    /// The outcomes with the smallest and with the largest cost.
    let low: Outcome
    let high: Outcome
  }

  let name: CaseName
  let seed: UInt64
  /// The outcome with the assumed costs.
  let assumed: Outcome
  /// The outcomes with all costs at their smallest, all at their largest, and with each sample.
  let samples: [Outcome]
  /// The effect of each cost.
  let effects: [Effect]
}

extension CostUncertainty {
  /// The runs of a case, in the order in which ``init(_:seed:device:outcomes:)`` expects their
  /// outcomes.
  static func profiles(
    of device: DeviceProfile,
    sampleCount: Int,
    seed: UInt64
  ) -> [DeviceProfile] {
    let ends = [device, device.withAssumedCosts(at: 0), device.withAssumedCosts(at: 1)]
    let samples = (0..<sampleCount).map { device.sampledCosts($0, seed: seed) }
    let single = device.assumedCosts.flatMap { assumed in
      [assumed.range.bounds.lowerBound, assumed.range.bounds.upperBound].map {
        device.with([(assumed.value, $0)])
      }
    }
    return ends + samples + single
  }

  init(_ name: CaseName, seed: UInt64, device: DeviceProfile, outcomes: [Outcome]) {
    self.name = name
    self.seed = seed
    let costs = device.assumedCosts
    let single = outcomes.count - 2 * costs.count
    assumed = outcomes[0]
    samples = Array(outcomes[1..<single])
    effects = costs.enumerated().map { place, cost in
      Effect(
        cost: cost,
        low: outcomes[single + 2 * place],
        high: outcomes[single + 2 * place + 1]
      )
    }
  }

  /// Every outcome.
  var all: [Outcome] { [assumed] + samples + effects.flatMap { [$0.low, $0.high] } }

  /// The ratings in the range, best first, then reasons why there is none.
  var ratings: [String] {
    let order: [HitchScale.Rating] = [.good, .warning, .critical, .severe]
    let found = Set(all.map(\.rating))
    let known = order.map(\.rawValue)
    return known.filter(found.contains) + found.subtracting(known).sorted()
  }

  /// Whether the rating is the same over the whole range.
  var isCertain: Bool { ratings.count == 1 }

  /// Whether the verdict, that the run is valid and keeps its rules, is the same over the range.
  var hasCertainVerdict: Bool { Set(all.map(\.passes)).count == 1 }

  /// The smallest and the largest hitch time ratio, or nil if no run has one.
  var ratios: ClosedRange<Double>? {
    let found = all.compactMap(\.ratio)
    guard let least = found.min(), let most = found.max() else { return nil }
    return least...most
  }

  /// The cost that changes the hitch time ratio most by itself, or nil if none changes it.
  var mostImportant: Effect? {
    guard let most = effects.max(by: { span($0) < span($1) }), span(most) > 0 else { return nil }
    return most
  }

  /// By how much a cost changes the hitch time ratio, in milliseconds per second.
  func span(_ effect: Effect) -> Double {
    let ratios = [assumed, effect.low, effect.high].map { $0.ratio ?? 0 }
    return (ratios.max() ?? 0) - (ratios.min() ?? 0)
  }
}

extension CostUncertainty.Outcome {
  init(_ checked: CheckedCase) {
    self.init(
      rating: checked.headline.ratingWord,
      ratio: checked.headline["apple.hitch-time-ratio"],
      lateCount: checked.headline.hitches.count,
      passes: checked.failure == nil && checked.outcome != .failed
    )
  }
}

// MARK: Strategies

extension CostUncertainty {
  /// The answers about the same scenario and device, in order; only those of several strategies.
  static func groups(_ answers: [CostUncertainty]) -> [[CostUncertainty]] {
    var groups: [[CostUncertainty]] = []
    for answer in answers {
      let place = groups.firstIndex {
        $0[0].name.scenario == answer.name.scenario && $0[0].name.device == answer.name.device
      }
      if let place { groups[place].append(answer) } else { groups.append([answer]) }
    }
    return groups.filter { $0.count > 1 }
  }

  /// The strategy with the lowest hitch time ratio, and in how many samples no other is lower.
  ///
  /// All strategies have the same samples of costs, so they are compared sample by sample.
  ///
  /// - Returns: The place in the group, or nil if several are best with the assumed costs, or if a
  ///   run has no ratio.
  static func best(_ group: [CostUncertainty]) -> (place: Int, count: Int)? {
    let ratios = group.compactMap(\.assumed.ratio)
    guard ratios.count == group.count, let least = ratios.min(),
      ratios.count(where: { $0 == least }) == 1, let place = ratios.firstIndex(of: least)
    else { return nil }
    let count = group[place].samples.indices.count { sample in
      guard let own = group[place].samples[sample].ratio else { return false }
      return group.allSatisfy { $0.samples[sample].ratio.map { own <= $0 } ?? false }
    }
    return (place, count)
  }
}
