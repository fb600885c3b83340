/// The costs of the frames of a run, one after the other.
package struct FrameCostSource {
  private let cost: FrameCost
  private var source: RandomSource
  // The deviation of the newest draw; neighbours are linked by it.
  private var deviation: Double
  // The place in the recording of the next cost.
  private var place: Int

  /// Begins the costs of a run.
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
  /// The cost of the next frame, or nil where frames cost nothing of their own.
  package mutating func next() -> Interval? {
    switch cost {
    case .none: return nil
    case .drawn(let distribution):
      let drawn = distribution.median.seconds * Maths.exp(distribution.spread * deviation)
      // An autoregressive process of the first order keeps mean 0 and variance 1.
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
  /// The next number of the standard normal distribution, by the method of Box and Muller (1958).
  package mutating func nextNormal() -> Double {
    // 1 − u lies above 0, so that its logarithm is finite.
    let radius = (-2 * Maths.log(1 - nextFraction())).squareRoot()
    return radius * Maths.cos(2 * Double.pi * nextFraction())
  }
}
