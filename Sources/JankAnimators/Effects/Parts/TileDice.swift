/// Draws the numbers by which tiles fly: the same sequence for the same seed, everywhere.
///
/// The generator is SplitMix64.
struct TileDice {
  private var state: UInt64

  init(seed: Double) {
    state = UInt64(seed)
  }

  /// A number of a range, all parts of it equally likely; the upper bound is left out.
  mutating func roll(_ range: ClosedRange<Double>) -> Double {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    mixed ^= mixed >> 31
    // The upper 53 bits fit into a binary64 as they are.
    let share = Double(mixed >> 11) / 9_007_199_254_740_992
    return range.lowerBound + (range.upperBound - range.lowerBound) * share
  }
}
