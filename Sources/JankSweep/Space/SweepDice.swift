internal import JankTrace

/// The random numbers of a sample, each computed from its index, so that none depends on another.
package struct SweepDice: Hashable, Sendable {
  private let seed: UInt64

  private static let roundCount = 6

  package init(seed: UInt64) {
    self.seed = seed
  }
}

extension SweepDice {
  /// A number from 0 to 1, excluding 1, for an index on an axis.
  package func fraction(_ index: Int, axis: Int) -> Double {
    Double(word(UInt64(index), axis: axis, purpose: "sample") >> 11) * 0x1p-53
  }

  /// The position of an index in a random order of `0..<count`.
  ///
  /// The order is a Feistel network over the next power of four. An index that lands outside is
  /// permuted again, which keeps the order complete (Black and Rogaway, 2002, "cycle walking").
  package func permuted(_ index: Int, of count: Int, axis: Int) -> Int {
    precondition((0..<count).contains(index), "index \(index) of \(count)")
    var half: UInt64 = 1
    while half < 32, 1 << (2 * half) < UInt64(count) { half += 1 }
    var place = UInt64(index)
    repeat { place = network(place, half: half, axis: axis) } while place >= UInt64(count)
    return Int(place)
  }

  private func network(_ place: UInt64, half: UInt64, axis: Int) -> UInt64 {
    let mask = (1 << half) - 1 as UInt64
    var (left, right) = (place >> half, place & mask)
    for round in 0..<Self.roundCount {
      let mixed = word(right << 8 | UInt64(round), axis: axis, purpose: "order")
      (left, right) = (right, left ^ (mixed & mask))
    }
    return left << half | right
  }

  private func word(_ index: UInt64, axis: Int, purpose: String) -> UInt64 {
    var hasher = DigestHasher()
    hasher.combine(seed)
    hasher.combine(purpose)
    hasher.combine(Int64(axis))
    hasher.combine(index)
    return hasher.finish().low
  }
}
