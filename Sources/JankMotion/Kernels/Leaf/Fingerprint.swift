// Fingerprints of values, one word for each lane.
//
// Both mixing functions are sums and products of whole vectors. Shifts and exclusive or are lowered
// lane by lane first, and the optimiser must recognise them again. It fails where it knows a
// rotation but no instruction for it, as for SSE2 [certain: seen in the machine code, four times as
// slow].

/// Mixes a row of values into the word of a time: 33 times the word plus the bit patterns.
///
/// The factor is a shift and a sum. Exclusive or would cancel values that recur after some rows.
@inline(__always)
func mixed(word: LaneBits, with values: Lanes) -> LaneBits {
  word &* LaneBits(repeating: 33) &+ bits(values)
}

/// Mixes the word of a time into the fingerprint of all times so far.
///
/// Multiplies by an odd number near 2³²/φ, which spreads each bit to all above it.
@inline(__always)
func mixed(print: LaneBits, with word: LaneBits) -> LaneBits {
  (print &+ word) &* LaneBits(repeating: 0x9E37_79B1)
}
