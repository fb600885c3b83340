/// The named rules for the velocity of a touch at its release.
public enum VelocityRule: String, CaseIterable, Sendable {
  /// Flutter's parabola through the last 100 ms.
  case lsq2
  /// The same with Android's gaps.
  case lsq2Android = "lsq2-android"
  /// Android's rule of work and energy.
  case impulse
  /// An older form of Android's rule.
  case impulseSegments = "impulse-segments"
  /// Flutter's three weighted segments on iOS.
  case iOSWeighted = "ios-weighted"
  /// Flutter's three weighted segments on macOS.
  case macOSWeighted = "macos-weighted"
  /// OpenSwiftUI's two weighted segments.
  case swiftUISampler = "swiftui-sampler"
  /// The velocity that a scroll view of UIKit reports to its delegate.
  case scrollView = "scroll-view"
}

extension VelocityRule {
  /// A one-sentence description of the rule.
  public var about: String {
    switch self {
    case .lsq2: "Flutter: a parabola through the last 100 ms; 0 after a rest of 40 ms."
    case .lsq2Android: "Android's older rule: the same with other gaps."
    case .impulse: "Android: the velocity that the touch gives a mass."
    case .impulseSegments: "The same by an older rule, segment by segment."
    case .iOSWeighted: "Flutter on iOS: weighs the last three segments; 0 after a rest of 40 ms."
    case .macOSWeighted: "Flutter on macOS: the same with other weights."
    case .swiftUISampler: "OpenSwiftUI: weighs the last two segments."
    case .scrollView: "UIScrollView, as measured; in points only."
    }
  }

  /// The velocity of a touch at its release, in units of the positions per second; `nil` if unknown
  /// or not finite.
  ///
  /// - Parameters:
  ///   - samples: The locations from the begin of the touch, in time order.
  ///   - time: The time of the release, in the seconds of the samples.
  /// - Returns: The velocity, or `nil`.
  public func velocity(of samples: [PositionSample], liftedAt time: Double) -> SIMD2<Double>? {
    let velocity: SIMD2<Double>? =
      switch self {
      case .lsq2: rested(LeastSquaresEstimator(), samples, time)
      case .lsq2Android: read(AndroidLeastSquaresEstimator(), samples, time)
      case .impulse: read(ImpulseEstimator(rule: .energy), samples, time)
      case .impulseSegments: read(ImpulseEstimator(rule: .segment), samples, time)
      case .iOSWeighted: rested(WeightedEstimator.iOS, samples, time)
      case .macOSWeighted: rested(WeightedEstimator.macOS, samples, time)
      case .swiftUISampler: read(SamplerEstimator(), samples, time)
      case .scrollView: read(ScrollReleaseEstimator(), samples, time)
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

  /// The velocity by Flutter's rules, which depend on how long the touch has rested.
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
