import JankTrace

/// Random delays whose distribution is exponential but for a few parts in a hundred, on average
/// about a millisecond.
///
/// The logarithm of a random number is read off its leading zeros and, in a straight line, off the
/// bits that follow, so that the delays are the same on every machine.
struct Delays {
  // SplitMix64 by Steele, Lea and Flood (2014).
  private var state: UInt64 = 1

  mutating func next() -> Interval {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    let zeros = UInt64(mixed.leadingZeroBitCount)
    let fraction = (mixed << (zeros + 1)) >> 32
    // In 2⁻³² binary digits, each of which is worth ln 2 = 0.693147 of the mean.
    let logarithm = (zeros + 1) << 32 - fraction
    return Interval(nanoseconds: Int64(((logarithm >> 8) * 693_147) >> 24))
  }
}
