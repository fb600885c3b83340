/// The costs of a run's frames in order.
package struct FrameCostSource {
  private let cost: FrameCost
  private var source: RandomSource
  // The deviation of the newest sample, which correlates with the next.
  private var deviation: Double
  // The index of the next cost in the recording.
  private var place: Int

  /// Creates the costs of a run.
  package init(_ cost: FrameCost, seed: UInt64) {
    self.cost = cost
    source = RandomSource(seed: seed, purpose: "frame cost")
    deviation = 0
    place = 0
    switch cost {
    case .none: break
    case .drawn: deviation = source.nextNormal()
    case .recorded(let costs): place = Int(source.next() % UInt64(max(1, costs.count)))
    }
  }
}

extension FrameCostSource {
  /// The cost of the next frame, or nil if frames have no additional cost.
  package mutating func next() -> Interval? {
    switch cost {
    case .none: return nil
    case .drawn(let distribution):
      let drawn = distribution.median.seconds * Maths.exp(distribution.spread * deviation)
      // A first-order autoregressive process with mean 0 and variance 1.
      let link = distribution.correlation
      deviation = link * deviation + (1 - link * link).squareRoot() * source.nextNormal()
      return Interval(seconds: min(drawn, 60))
    case .recorded(let costs):
      guard !costs.isEmpty else { return nil }
      defer { place = (place + 1) % costs.count }
      return costs[place]
    }
  }
}

extension RandomSource {
  /// The next standard normal number, by the Box-Muller method (1958).
  package mutating func nextNormal() -> Double {
    // 1 − u is above 0, so its logarithm is finite.
    let radius = (-2 * Maths.log(1 - nextFraction())).squareRoot()
    return radius * Maths.cos(2 * Double.pi * nextFraction())
  }
}
