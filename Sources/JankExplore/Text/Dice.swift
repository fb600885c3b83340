internal import JankEngine

/// The random choices of one case; its seed decides all of them.
package struct Dice: Sendable {
  private var source: RandomSource

  /// Creates the choices of one purpose under a seed.
  package init(seed: UInt64, purpose: String) {
    source = RandomSource(seed: seed, purpose: purpose)
  }
}

extension Dice {
  /// The next 64 bits.
  package mutating func bits() -> UInt64 { source.next() }

  /// Whether something happens that has so many chances in a hundred.
  package mutating func percent(_ chances: Int) -> Bool { whole(0...99) < chances }

  /// A whole number of a range, each equally likely.
  package mutating func whole(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + Int(source.next() % UInt64(range.upperBound - range.lowerBound + 1))
  }

  /// A whole number of a range from 0 or more; small and large ones are about equally likely.
  package mutating func magnitude(_ range: ClosedRange<Int>) -> Int {
    let width = range.upperBound - range.lowerBound
    guard width > 0 else { return range.lowerBound }
    let bitCount = whole(0...(Int.bitWidth - width.leadingZeroBitCount))
    guard bitCount > 0 else { return range.lowerBound }
    return range.lowerBound + min(whole(1 << (bitCount - 1)...((1 << bitCount) - 1)), width)
  }

  /// A number of a range.
  package mutating func number(in range: ClosedRange<Double>) -> Double {
    range.lowerBound + (range.upperBound - range.lowerBound) * source.nextFraction()
  }

  /// One of some things, of which there is at least one.
  package mutating func pick<Thing>(_ things: [Thing]) -> Thing {
    things[whole(0...things.count - 1)]
  }

  /// One of some things, or nil if there are none.
  package mutating func pickAny<Thing>(_ things: [Thing]) -> Thing? {
    things.isEmpty ? nil : pick(things)
  }

  /// Some of some things, in their order.
  package mutating func some<Thing>(of things: [Thing]) -> [Thing] {
    things.filter { _ in percent(50) }
  }
}
