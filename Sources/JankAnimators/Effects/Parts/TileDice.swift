/// The random numbers of flying tiles: the same sequence for the same seed on every machine.
///
/// The generator is SplitMix64.
struct TileDice {
  private var state: UInt64

  init(seed: Double) {
    state = UInt64(seed)
  }

  /// A uniform random number in a range; the upper bound is excluded.
  mutating func roll(_ range: ClosedRange<Double>) -> Double {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    mixed ^= mixed >> 31
    // The upper 53 bits fit exactly into a binary64.
    let share = Double(mixed >> 11) / 9_007_199_254_740_992
    return range.lowerBound + (range.upperBound - range.lowerBound) * share
  }
}
