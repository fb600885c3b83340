internal import HeadlessUIKit

extension SyntheticTouch {
  /// The kinds of gestures, with the ranges in which real ones were found.
  public enum Preset: String, Hashable, Sendable, CaseIterable {
    /// A quick movement that is still fast at the release.
    case flick
    /// A slow and sure movement that is slow at the release.
    case deliberate
    /// A slow and trembling movement with a rest before the release.
    case hesitant
    /// A movement to the end and partly back.
    case reversal
  }

  /// Creates a gesture between two positions with the ranges of a preset.
  ///
  /// - Parameters:
  ///   - preset: The kind of gesture.
  ///   - start: Where the touch begins, in points.
  ///   - end: Where it moves to, in points.
  public init(_ preset: Preset, from start: SIMD2<Double>, to end: SIMD2<Double>) {
    self.init(from: start, to: end)
    // Measured: a touchscreen reported every 8.9 ms ± 1.2 ms (certain for that screen, inferred for
    // 120 Hz).
    rate = 120
    jitter = .milliseconds(1)
    switch preset {
    case .flick:
      // Measured: 14 swipes of Flutter's tests took a median of 119 ms and were released at 548 to
      // 2604 points per second (certain for them, inferred for other hands).
      duration = .milliseconds(100)...(.milliseconds(130))
      releaseSpeed = 550...2600
      bow = -4...4
      tremor = 0...0.2
    case .deliberate:
      // Derived from the same recordings and one drag of 1.5 s: 0.4 to 1.5 s, released below 600
      // points per second (inferred).
      duration = .milliseconds(400)...(.milliseconds(1500))
      releaseSpeed = 0...600
      bow = -12...12
      tremor = 0.1...0.4
    case .hesitant:
      // Chosen: as long as deliberate ones, with a rest long enough for every estimator to consider
      // the touch still (unknown).
      duration = .milliseconds(700)...(.milliseconds(1500))
      hold = .milliseconds(150)...(.milliseconds(600))
      bow = -20...20
      tremor = 0.3...0.8
    case .reversal:
      // Chosen: the speed of a deliberate drag, back by a fifth to half of the path (unknown).
      duration = .milliseconds(500)...(.milliseconds(1200))
      releaseSpeed = 200...600
      hookBack = 0.2...0.5
      bow = -12...12
      tremor = 0.1...0.4
    }
  }
}

extension SyntheticTouch {
  /// Creates a gesture from a preset, or without one a gesture of 300 ms.
  init(_ preset: Preset?, from start: SIMD2<Double>, to end: SIMD2<Double>) {
    if let preset {
      self.init(preset, from: start, to: end)
    } else {
      self.init(from: start, to: end)
    }
  }

  /// The preset with which the fewest parts have to be stated; nil for none, and nil within that
  /// where something is drawn that no preset draws so.
  var preset: Preset?? {
    let bases = [nil] + Preset.allCases
    let counts = bases.compactMap { preset in differences(from: preset).map { (preset, $0) } }
    return counts.min { $0.1 < $1.1 }?.0
  }

  /// How many parts are not as with a preset; nil if one of those is drawn.
  private func differences(from preset: Preset?) -> Int? {
    let basis = SyntheticTouch(preset, from: start, to: end)
    let lengths = [(duration, basis.duration), (hold, basis.hold)].filter { $0 != $1 }.map(\.0)
    let numbers = [
      (bow, basis.bow), (hookBack, basis.hookBack), (tremor, basis.tremor),
      (releaseSpeed, basis.releaseSpeed),
    ].filter { $0 != $1 }.map(\.0)
    guard lengths.allSatisfy({ $0.lowerBound == $0.upperBound }),
      numbers.allSatisfy({ $0.lowerBound == $0.upperBound })
    else { return nil }
    let others = [rate != basis.rate, jitter != basis.jitter, speed != basis.speed]
    return lengths.count + numbers.count + others.count { $0 }
  }
}

extension SyntheticTouch.Preset {
  /// A description of the gesture, in a sentence.
  public var about: String {
    switch self {
    case .flick: "Quick, and still fast at the release."
    case .deliberate: "Slow and sure, and slow at the release."
    case .hesitant: "Slow and trembling, with a rest before the release."
    case .reversal: "To the end, and partly back again."
    }
  }

  /// The default distances of the gesture, in points.
  ///
  /// Measured for flicks: 101 to 194 in Flutter's swipes (certain for them). Chosen for the others,
  /// of which the longest recorded one was 1226 (unknown).
  public var lengths: ClosedRange<Double> {
    switch self {
    case .flick: 100...200
    case .deliberate, .hesitant, .reversal: 150...400
    }
  }
}

extension SyntheticTouch.Preset {
  /// Samples the distance of a gesture, in points.
  public func length(seed: UInt64) -> Double {
    var source = RandomSource(seed: seed, purpose: "finger length")
    return lengths.lowerBound + (lengths.upperBound - lengths.lowerBound) * source.nextFraction()
  }
}
