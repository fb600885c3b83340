// The remaining distance of an animation, 1 − progress, for each kind. The lanes may be layers at
// one time or times of one layer: the arithmetic is the same.
//
// Each kind is a type, so that the compiler makes specialised functions with its arithmetic
// inlined. The optimiser gives up a function with too many branches, and a bounds check is a branch
// for each lane to it.
//
// Parameters are read from rows and stay in registers in a loop. They have no type: the functions
// that copy a type of some size have one name in all builds, and the linker would keep one of them
// for all.

/// The kinds of animation, as numbers for kernels.
package enum MotionKind {
  package static let linear = 0
  package static let bezier = 1
  package static let oscillating = 2
  package static let overdamped = 3
}

/// The time since the begin in seconds, or zero before it.
///
/// A time is the sum of two numbers: the first counts 1/1024 s, so that differences of the first
/// parts are exact; the second is the rest. The result is rounded once.
@inline(__always)
func elapsed(at time: UnsafeRawPointer, since begin: UnsafeRawPointer) -> Lanes {
  let high = unsafe loadLanes(time, 0) - loadLanes(begin, 0)
  let low = unsafe loadLanes(time, 1) - loadLanes(begin, 1)
  return larger(high + low, 0)
}

/// A kind of animation, which computes the remaining distance at a time since its begin.
///
/// The first parameter of a kind is next to the begin; linear animations need no more. The others
/// have rows of their own.
protocol Law {
  static func remaining(_ elapsed: Lanes, _ first: Lanes, _ others: UnsafeRawPointer) -> Lanes
}

/// A straight line; the parameter is 1/duration.
enum LinearLaw: Law {
  @inline(__always)
  static func remaining(_ elapsed: Lanes, _ first: Lanes, _ others: UnsafeRawPointer) -> Lanes {
    1 - smaller(elapsed * first, 1)
  }
}

/// A cubic Bézier curve: 1 − y(s) where x(s) is the elapsed fraction of the duration.
///
/// The parameters are 1/duration, b and c of x(s) = a·s³ + b·s² + c·s, those of y(s), and the bends
/// of the two parabolas that start the search for s: each has the curve's slope at its end and
/// meets the curve once more before the middle.
enum BezierLaw: Law {
  @inline(__always)
  static func remaining(_ elapsed: Lanes, _ first: Lanes, _ others: UnsafeRawPointer) -> Lanes {
    let x = elapsed * first
    let (bx, cx) = unsafe (loadLanes(others, 0), loadLanes(others, 1))
    let ax = 1 - bx - cx
    let isLate = maskOfNegative(0.5 - x)
    let distance = select(x, 1 - x, isLate)
    let endSlope = select(cx, 3 * ax + 2 * bx + cx, isLate)
    let bend = unsafe select(loadLanes(others, 4), loadLanes(others, 5), isLate)
    let discriminant = larger(endSlope * endSlope + bend * distance, 1e-12)
    let near = (distance + distance) / (endSlope + roughSquareRoot(discriminant))
    var s = select(near, 1 - near, isLate)
    // Halley's step, s − f·f′/(f′² − f·f″/2), triples the number of correct digits. The added term
    // keeps the divisor from zero where the curve starts or ends with slope 0.
    for _ in 0..<2 {
      let cubic = ax * s
      let excess = ((cubic + bx) * s + cx) * s - x
      let triple = 3 * cubic
      let slope = (triple + 2 * bx) * s + cx
      s -= excess * slope / ((slope * slope + 1e-10) - excess * (triple + bx))
    }
    let (by, cy) = unsafe (loadLanes(others, 2), loadLanes(others, 3))
    return 1 - (((1 - by - cy) * s + by) * s + cy) * s
  }
}

/// An oscillating spring: e^(−decay·t)·(cos ωt + weight·sin ωt).
///
/// The parameters are the decay, the frequency ω and the weight.
enum OscillatingLaw: Law {
  @inline(__always)
  static func remaining(_ elapsed: Lanes, _ first: Lanes, _ others: UnsafeRawPointer) -> Lanes {
    let decay = exponential(-(first * elapsed))
    let (sine, cosine) = unsafe sineAndCosine(loadLanes(others, 0) * elapsed)
    return unsafe decay * (cosine + loadLanes(others, 1) * sine)
  }
}

/// An overdamped spring: e^(−slow·t)·(1 + weight·(1 − e^(−gap·t))).
///
/// The parameters are the slow rate, the gap to the fast rate, and the weight.
enum OverdampedLaw: Law {
  @inline(__always)
  static func remaining(_ elapsed: Lanes, _ first: Lanes, _ others: UnsafeRawPointer) -> Lanes {
    let decay = exponential(-(first * elapsed))
    let shortfall = unsafe exponentialShortfall(-(loadLanes(others, 0) * elapsed))
    return unsafe decay * (1 + loadLanes(others, 1) * shortfall)
  }
}
