internal import HeadlessUIKit

extension SyntheticFinger {
  /// The kinds of movement that fingers make, with the ranges in which real ones were found.
  public enum Preset: String, Hashable, Sendable, CaseIterable {
    /// Quick, and still fast when the finger leaves.
    case flick
    /// Slow and sure, and slow when the finger leaves.
    case deliberate
    /// Slow and trembling, with a rest before the finger leaves.
    case hesitant
    /// There, and partly back again.
    case reversal
  }

  /// Leads a finger from a place to another as a preset says.
  ///
  /// - Parameters:
  ///   - preset: The kind of movement.
  ///   - start: Where it comes down, in points.
  ///   - end: Where it is led, in points.
  public init(_ preset: Preset, from start: SIMD2<Double>, to end: SIMD2<Double>) {
    self.init(from: start, to: end)
    // Measured: a touchscreen reported every 8.9 ms, give or take 1.2 (certain for that screen,
    // inferred for 120 Hz).
    rate = 120
    jitter = .milliseconds(1)
    switch preset {
    case .flick:
      // Measured: 14 swipes of Flutter's tests took a median of 119 ms and left with 548 to 2604
      // points per second (certain for them, inferred for other hands).
      duration = .milliseconds(100)...(.milliseconds(130))
      releaseSpeed = 550...2600
      bow = -4...4
      tremor = 0...0.2
    case .deliberate:
      // Derived from the same recordings and one drag of 1.5 s: 0.4 to 1.5 s, below 600 points per
      // second in the end (inferred).
      duration = .milliseconds(400)...(.milliseconds(1500))
      releaseSpeed = 0...600
      bow = -12...12
      tremor = 0.1...0.4
    case .hesitant:
      // Chosen: as long as deliberate ones, with a rest long enough for every estimator to call the
      // finger still (unknown).
      duration = .milliseconds(700)...(.milliseconds(1500))
      hold = .milliseconds(150)...(.milliseconds(600))
      bow = -20...20
      tremor = 0.3...0.8
    case .reversal:
      // Chosen: the pace of a deliberate drag, a fifth to half of the way back (unknown).
      duration = .milliseconds(500)...(.milliseconds(1200))
      releaseSpeed = 200...600
      hookBack = 0.2...0.5
      bow = -12...12
      tremor = 0.1...0.4
    }
  }
}

extension SyntheticFinger.Preset {
  /// What the movement is like, in a sentence.
  public var about: String {
    switch self {
    case .flick: "Quick, and still fast when the finger leaves."
    case .deliberate: "Slow and sure, and slow when the finger leaves."
    case .hesitant: "Slow and trembling, with a rest before the finger leaves."
    case .reversal: "There, and partly back again."
    }
  }

  /// How far such a movement leads, in points, if nobody says.
  ///
  /// Measured for flicks: 101 to 194 in Flutter's swipes (certain for them); chosen for the others,
  /// of which the longest recorded one led 1226 (unknown).
  public var lengths: ClosedRange<Double> {
    switch self {
    case .flick: 100...200
    case .deliberate, .hesitant, .reversal: 150...400
    }
  }
}

extension SyntheticFinger.Preset {
  /// Draws how far a movement leads, in points.
  public func length(seed: UInt64) -> Double {
    var source = RandomSource(seed: seed, purpose: "finger length")
    return lengths.lowerBound + (lengths.upperBound - lengths.lowerBound) * source.nextFraction()
  }
}
