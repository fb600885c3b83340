/// A generator of the same numbers for the same seed: Steele, Lea and Flood's SplitMix64.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ mixed >> 27) &* 0x94d0_49bb_1331_11eb
    return mixed ^ mixed >> 31
  }
}

extension SeededGenerator {
  /// A number within a range, made without the library's floating-point rounding.
  mutating func number(_ range: ClosedRange<Double>) -> Double {
    let share = Double(next() >> 11) * 0x1p-53
    return range.lowerBound + (range.upperBound - range.lowerBound) * share
  }

  /// A number whose magnitude is spread evenly over powers of two.
  mutating func magnitude(from low: Int, to high: Int) -> Double {
    let exponent = Int(next() % UInt64(high - low)) + low
    return Double(sign: .plus, exponent: exponent, significand: number(1...2))
  }
}

/// How many random cases a test of a law tries for each of its seeds.
let casesPerSeed = 200
/// The seeds of tests of laws, each of which repeats its cases.
let seeds: Range<UInt64> = 0..<8
