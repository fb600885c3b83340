internal import JankMotion
package import JankScenarios

/// The rules that read the speed of a finger as it leaves.
package enum ReleaseEstimator: String, CaseIterable, Sendable {
  case lsq2
  case lsq2Android = "lsq2-android"
  case impulse
  case impulseSegments = "impulse-segments"
  case iOSWeighted = "ios-weighted"
  case macOSWeighted = "macos-weighted"
  case swiftUISampler = "swiftui-sampler"
  case scrollView = "scroll-view"
}

extension ReleaseEstimator {
  /// What the rule is.
  package var about: String {
    switch self {
    case .lsq2: "Flutter: a parabola through the last 100 ms; 0 after a rest of 40 ms."
    case .lsq2Android: "Android's older rule: the same with other gaps."
    case .impulse: "Android: the speed that the work of the finger gives a mass."
    case .impulseSegments: "The same by an older rule, from segment to segment."
    case .iOSWeighted: "Flutter on iOS: weighs the last three segments; 0 after a rest of 40 ms."
    case .macOSWeighted: "Flutter on macOS: the same with other weights."
    case .swiftUISampler: "OpenSwiftUI: weighs the last two segments."
    case .scrollView: "UIScrollView, as measured; has an answer in points only."
    }
  }

  /// The speed of a finger when it leaves.
  ///
  /// - Parameters:
  ///   - contact: The finger.
  ///   - scale: How many points its unit is, or nil if nobody knows.
  /// - Returns: The speed in points per second, or in units per second if nobody knows what they
  ///   are; nil where the rule has no answer, and for a finger that the system took away.
  package func velocity(
    of contact: GestureStream.Contact,
    scale: Double?
  ) -> SIMD2<Double>? {
    guard contact.end != .cancelled else { return nil }
    let samples = contact.samples.filter { !$0.isStationary }.map {
      PositionSample(
        time: $0.time.seconds,
        position: $0.location * (scale ?? 1),
        isResampled: $0.isResampled
      )
    }
    let time = contact.endTime.seconds
    let velocity: SIMD2<Double>? =
      switch self {
      case .lsq2: rested(LeastSquaresEstimator(), samples, time)
      case .lsq2Android: read(AndroidLeastSquaresEstimator(), samples, time)
      case .impulse: read(ImpulseEstimator(rule: .energy), samples, time)
      case .impulseSegments: read(ImpulseEstimator(rule: .segment), samples, time)
      case .iOSWeighted: rested(WeightedEstimator.iOS, samples, time)
      case .macOSWeighted: rested(WeightedEstimator.macOS, samples, time)
      case .swiftUISampler: read(SamplerEstimator(), samples, time)
      case .scrollView: scale == nil ? nil : read(ScrollReleaseEstimator(), samples, time)
      }
    return velocity.flatMap { $0.x.isFinite && $0.y.isFinite ? $0 : nil }
  }

  private func read(
    _ estimator: some VelocityEstimator,
    _ samples: [PositionSample],
    _ time: Double
  ) -> SIMD2<Double>? {
    var estimator = estimator
    for sample in samples { estimator.add(sample) }
    estimator.lift(at: time)
    return estimator.velocity
  }

  /// The same for Flutter's rules, which ask how long the finger has rested.
  private func rested(
    _ estimator: some VelocityEstimator,
    _ samples: [PositionSample],
    _ time: Double
  ) -> SIMD2<Double>? {
    var estimator = StopRule(estimator)
    for sample in samples { estimator.add(sample) }
    estimator.lift(at: time)
    return estimator.velocity(readAt: time)
  }
}
