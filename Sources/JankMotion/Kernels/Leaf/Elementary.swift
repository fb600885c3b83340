// Elementary functions in binary32 for progress: errors of a few 10⁻⁸, the same bits everywhere.

/// Adding and subtracting this rounds a number below 2²² to the nearest integer, and the low bits
/// of the sum hold that integer.
private let integerRounder: Float = 12_582_912

/// The square root of positive numbers to 4 %: good enough for the start of a search.
///
/// Halving the exponent as an integer gives nearly 1/√x, and x times that √x.
@inline(__always)
func roughSquareRoot(_ x: Lanes) -> Lanes {
  x * lanes(LaneBits(repeating: 0x5F37_5A86) &- (bits(x) &>> 1))
}

/// eˣ as 2ᵏ·(1 + f) for x ≤ 0, where 2ᵏ is a number and f lies within ±0.42.
///
/// ln 2 is split into two parts; the first is short enough that k times it is exact. The polynomial
/// is that of Cephes expf, in the public domain [certain: its source].
@inline(__always)
func splitExponential(_ exponent: Lanes) -> (scale: Lanes, fraction: Lanes) {
  let x = larger(exponent, -80)
  let rounded = x * 1.442_695_04 + integerRounder
  let count = rounded - integerRounder
  var r = x - count * 0.693_359_375
  r += count * 2.121_944_40e-4
  var p = r * 1.987_569_15e-4 + 1.398_199_95e-3
  p = p * r + 8.333_451_91e-3
  p = p * r + 4.166_579_59e-2
  p = p * r + 1.666_666_55e-1
  p = p * r + 5.000_000_12e-1
  let scale = lanes((bits(rounded) &+ 127) &<< 23)
  return (scale, p * (r * r) + r)
}

/// eˣ for x ≤ 0; below −80, where it is under 10⁻³⁴, that of −80.
@inline(__always)
func exponential(_ exponent: Lanes) -> Lanes {
  let (scale, fraction) = splitExponential(exponent)
  return scale * (fraction + 1)
}

/// 1 − eˣ for x ≤ 0, with a small relative error even for small x.
@inline(__always)
func exponentialShortfall(_ exponent: Lanes) -> Lanes {
  let (scale, fraction) = splitExponential(exponent)
  return (1 - scale) - scale * fraction
}

/// The sine and the cosine of angles in radians, from 0 to some ten thousand.
///
/// π/2 is split into three parts. The polynomials are those of Cephes sinf and cosf, in the public
/// domain [certain: their source]. Odd quarters swap sine and cosine, and the second bit of the
/// quarter count is the sign, all on bit patterns.
@inline(__always)
func sineAndCosine(_ angle: Lanes) -> (sine: Lanes, cosine: Lanes) {
  let rounded = angle * 0.636_619_772 + integerRounder
  let count = rounded - integerRounder
  let quarters = bits(rounded)
  var r = angle - count * 1.570_312_5
  r -= count * 4.837_512_969_970_703e-4
  r -= count * 7.549_789_95e-8
  let square = r * r
  var sine = square * -1.951_529_59e-4 + 8.332_160_87e-3
  sine = sine * square - 1.666_665_46e-1
  sine = sine * square * r + r
  var cosine = square * 2.443_315_71e-5 - 1.388_731_63e-3
  cosine = cosine * square + 4.166_664_57e-2
  cosine = cosine * (square * square) - 0.5 * square + 1
  let isOdd = LaneBits.zero &- (quarters & 1)
  let swap = (bits(sine) ^ bits(cosine)) & isOdd
  let sineSign = (quarters & 2) &<< 30
  let cosineSign = ((quarters &+ 1) & 2) &<< 30
  return (lanes(bits(sine) ^ swap ^ sineSign), lanes(bits(cosine) ^ swap ^ cosineSign))
}
