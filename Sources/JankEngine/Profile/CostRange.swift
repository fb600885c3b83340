internal import JankMotion

/// The range in which an assumed cost of a device can lie.
public struct CostRange: Hashable, Sendable {
  /// The smallest and the largest cost in nanoseconds; the smallest is above 0.
  public let bounds: ClosedRange<Double>
  /// The source of the bounds, or that they are assumed.
  public let source: String

  /// Creates a range.
  package init(_ bounds: ClosedRange<Double>, _ source: String) {
    self.bounds = bounds
    self.source = source
  }

  /// The cost at a place in the range; equal steps of the place multiply the cost by the same
  /// factor.
  ///
  /// - Parameter place: 0 for the smallest cost, 1 for the largest.
  /// - Returns: The cost in whole nanoseconds.
  package func cost(at place: Double) -> Double {
    let low = Maths.log(bounds.lowerBound)
    let high = Maths.log(bounds.upperBound)
    let cost = Maths.exp(low + place * (high - low)).rounded()
    return min(max(cost, bounds.lowerBound.rounded()), bounds.upperBound.rounded())
  }
}

extension DeviceProfile {
  /// An assumed cost with its range.
  public struct AssumedCost: Hashable, Sendable {
    /// The number of the profile.
    public let value: ProfileValue
    /// The range in which it can lie.
    public let range: CostRange
  }

  /// The assumed costs of the profile, without those that are 0.
  public var assumedCosts: [AssumedCost] {
    profileValues.compactMap { value in
      range(of: value).map { AssumedCost(value: value, range: $0) }
    }
  }

  /// The range of a number, or nil if it is no cost, 0 or measured.
  ///
  /// The stages of a frame have the range to the largest median that was recorded at such a refresh
  /// rate. Certain: the medians of three Android phones. That costs of other phones lie below them,
  /// and a quarter to four times the value for all other costs, is assumed.
  public func range(of value: ProfileValue) -> CostRange? {
    guard value.isCost, let cost = self[value], cost > 0, origin(of: value).mark == .assumed else {
      return nil
    }
    let isFast = refreshRate >= 100
    let recorded: Double? =
      switch value {
      case .commit: isFast ? 0.17 : 0.38
      case .prepare: isFast ? 2.6 : 5.46
      case .execute: isFast ? 2.01 : 7.98
      default: nil
      }
    guard let recorded else {
      return CostRange(cost / 4...cost * 4, "assumed: a quarter to four times")
    }
    return CostRange(
      cost / 4...max(cost, recorded * 1e6),
      "assumed: a quarter; recorded: the largest median of Android phones at this rate"
    )
  }

  /// The profile with other costs.
  package func with(_ costs: [(value: ProfileValue, cost: Double)]) -> DeviceProfile {
    var profile = self
    for (value, cost) in costs { profile[value] = cost }
    return profile
  }

  /// The profile with each assumed cost at the same place in its range, from 0 to 1.
  package func withAssumedCosts(at place: Double) -> DeviceProfile {
    with(assumedCosts.map { ($0.value, $0.range.cost(at: place)) })
  }

  /// The profile with each assumed cost sampled from its range.
  ///
  /// - Parameters:
  ///   - index: The number of the sample.
  ///   - seed: The seed; each cost has its own sequence of samples.
  /// - Returns: The profile, the same on every machine.
  package func sampledCosts(_ index: Int, seed: UInt64) -> DeviceProfile {
    with(
      assumedCosts.map { cost in
        let purpose = "cost range \(cost.value.rawValue) \(index)"
        var source = RandomSource(seed: seed, purpose: purpose)
        return (cost.value, cost.range.cost(at: source.nextFraction()))
      }
    )
  }
}

extension ProfileValue {
  /// Whether the number is the cost of work.
  package var isCost: Bool {
    switch self {
    case .latchLead, .touchJitter, .touchLatency: false
    default: unit == .nanoseconds
    }
  }
}
