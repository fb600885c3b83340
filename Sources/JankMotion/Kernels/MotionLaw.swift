/// The kernels' form of a timing.
enum MotionLaw {
  /// A law for lanes, with a kind and its parameters.
  case lanes(kind: Int, parameters: SIMD8<Float>)
  /// A sum of ramps, three numbers each, from a first progress on.
  case ramps([Float], first: Float, inverse: Float)
  /// Evaluated in binary64, time by time.
  indirect case exact(LayerTiming)
}

/// Converts timings to laws, and caches the laws of curves.
///
/// A run uses few curves, but it is expensive to find out whether and how kernels can follow one.
/// The cache changes no result.
struct MotionLaws {
  private var searches: [BezierSearch] = []
  private var oldest = 0
  private static let capacity = 32
  // Those that UIKit and Core Animation use by themselves, which almost every run needs.
  private static let standard = [
    CubicBezier.easeInEaseOut, .easeIn, .easeOut, .coreAnimationDefault,
  ].map { BezierSearch($0) }

  mutating func law(of timing: LayerTiming) -> MotionLaw {
    // An animation without duration is over at the first sample that can show it.
    let inverse = timing.duration > 0 ? Float(1 / timing.duration) : 0
    switch timing.path {
    case .curve(.linear):
      return .lanes(kind: MotionKind.linear, parameters: Self.lanes(Double(inverse), 0, 0))
    case .curve(.cubicBezier(let curve)):
      guard var parameters = search(for: curve).parameters else { return .exact(timing) }
      parameters[0] = inverse
      return .lanes(kind: MotionKind.bezier, parameters: parameters)
    case .curve(.spring(let spring, let velocity)):
      return Self.law(of: spring, initialVelocity: velocity)
    case .curve: return .exact(timing)
    case .keyframes(let keyframes):
      return Self.law(along: keyframes, inverse: inverse)
    }
  }

  private mutating func search(for curve: CubicBezier) -> BezierSearch {
    if let known = Self.standard.first(where: { $0.curve == curve }) { return known }
    if let known = searches.first(where: { $0.curve == curve }) { return known }
    let search = BezierSearch(curve)
    guard searches.count == Self.capacity else {
      searches.append(search)
      return search
    }
    searches[oldest] = search
    oldest = (oldest + 1) % Self.capacity
    return search
  }

  /// The displacement of a spring from 1 with a velocity, as in `Spring`, for kernels.
  ///
  /// Near critical damping the frequency is set to 10⁻⁴ of the undamped one. The change is below
  /// 10⁻⁸, and the weight stays within the range of binary32.
  private static func law(of spring: Spring, initialVelocity: Double) -> MotionLaw {
    let decay = spring.decayRate
    let least = 1e-4 * spring.undampedFrequency
    guard spring.oscillation < 0 else {
      let frequency = Double.maximum(spring.oscillation.squareRoot(), least)
      let weight = (decay - initialVelocity) / frequency
      return .lanes(
        kind: MotionKind.oscillating,
        parameters: lanes(decay, frequency, weight)
      )
    }
    let rate = Double.maximum((-spring.oscillation).squareRoot(), least)
    let slow = spring.undampedFrequency * spring.undampedFrequency / (decay + rate)
    let weight = ((decay - initialVelocity) / rate - 1) / 2
    return .lanes(kind: MotionKind.overdamped, parameters: lanes(slow, 2 * rate, weight))
  }

  private static func lanes(_ first: Double, _ second: Double, _ third: Double) -> SIMD8<Float> {
    [Float(first), Float(second), Float(third), 0, 0, 0, 0, 0]
  }

  private static func law(
    along keyframes: [LayerTiming.Keyframe],
    inverse: Float
  ) -> MotionLaw {
    let ramps = zip(keyframes, keyframes.dropFirst()).flatMap { from, to -> [Float] in
      // A jump takes the shortest time that binary32 distinguishes from 0.
      let length = Double.maximum(to.time - from.time, 1e-7)
      return [Float(from.time), Float(1 / length), Float(to.progress - from.progress)]
    }
    return .ramps(ramps, first: Float(keyframes.first?.progress ?? 1), inverse: inverse)
  }
}
