import JankMotion

extension SeededGenerator {
  /// A number from 0 up to a count.
  mutating func below(_ count: Int) -> Int { Int(next() >> 33) % count }

  /// A number within a range, computed without the library's floating-point rounding.
  mutating func number(_ range: ClosedRange<Double>) -> Double {
    let share = Double(next() >> 11) * 0x1p-53
    return range.lowerBound + (range.upperBound - range.lowerBound) * share
  }

  /// A number whose magnitude is uniform over powers of two.
  mutating func magnitude(from low: Int, to high: Int) -> Double {
    let exponent = Int(next() % UInt64(high - low)) + low
    return Double(sign: .plus, exponent: exponent, significand: number(1...2))
  }
}

extension SeededGenerator {
  mutating func timing(begin: Double) -> LayerTiming {
    let duration = below(20) == 0 ? 0 : number(0.05...0.8)
    guard below(8) > 0 else {
      return LayerTiming(keyframes: keyframes(), begin: begin, duration: duration)
    }
    return LayerTiming(curve(), begin: begin, duration: duration)
  }

  mutating func curve() -> TimingCurve {
    switch below(8) {
    case 0: .linear
    case 1: .easeIn
    case 2: .easeInEaseOut
    case 3: .coreAnimationDefault
    case 4: bezier().map { .cubicBezier($0) } ?? .linear
    default: spring().map { .spring($0, initialVelocity: number(-8...8)) } ?? .linear
    }
  }

  mutating func bezier() -> CubicBezier? {
    try? CubicBezier(
      x1: number(0...1),
      y1: number(-0.5...1.5),
      x2: number(0...1),
      y2: number(-0.5...1.5)
    )
  }

  /// A spring of any regime, sometimes exactly critical.
  mutating func spring() -> Spring? {
    let frequency = number(6...35)
    let ratio = below(5) == 0 ? 1 : number(0.1...2.5)
    return try? Spring(
      stiffness: frequency * frequency,
      damping: 2 * ratio * frequency,
      allowsOverdamping: true
    )
  }

  private mutating func keyframes() -> [LayerTiming.Keyframe] {
    let count = 2 + below(5)
    return (0..<count).map { index in
      let time =
        (Double(index) + (index == 0 || index == count - 1 ? 0 : number(-0.4...0.4)))
        / Double(count - 1)
      return LayerTiming.Keyframe(
        time: time,
        progress: index == 0 ? 0 : index == count - 1 ? 1 : number(-0.2...1.2)
      )
    }
  }
}

/// The number of random cases per seed.
let casesPerSeed = 200
/// The seeds of tests with random cases.
let seeds: Range<UInt64> = 0..<8
