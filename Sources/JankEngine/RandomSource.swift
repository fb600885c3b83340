/// A seeded source of random numbers for one purpose.
///
/// Each purpose has its own sequence, so an additional sample of one changes no other. The
/// generator is SplitMix64 (Steele, Lea and Flood, 2014), whose state is one counter.
///
///     var source = RandomSource(seed: 7, purpose: "commit cost")
///     source.nextFraction()  // 0 up to but not including 1
package struct RandomSource: Sendable {
  private var state: UInt64

  /// Creates the sequence of one purpose under a seed.
  package init(seed: UInt64, purpose: String) {
    var hasher = DigestHasher()
    hasher.combine(seed)
    hasher.combine(purpose)
    state = hasher.finish().low
  }
}

extension RandomSource {
  /// The next 64 bits.
  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// The next number from 0 to 1, excluding 1, a multiple of 2⁻⁵³.
  package mutating func nextFraction() -> Double {
    Double(next() >> 11) * 0x1p-53
  }
}
