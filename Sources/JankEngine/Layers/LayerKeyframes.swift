/// The values of a keyframe animation.
package enum LayerKeyframes: Sendable {
  /// Numbers, interpolated by component.
  case numbers(KeyframeTrack<SIMD4<Double>>)
  /// Positions on a path.
  case path(PathTrack)
  /// Transforms or paths with straight or discrete interpolation.
  case values(ValueTrack)

  /// Transforms or paths at given times.
  ///
  /// Smooth and paced modes are treated as straight: nothing was measured.
  package struct ValueTrack: Sendable {
    package let values: [LayerValue]
    package let keyTimes: KeyTimes
    package let isDiscrete: Bool
    package let curves: [CubicBezier]

    package init(
      values: [LayerValue],
      keyTimes: [Double]?,
      mode: CalculationMode,
      curves: [CubicBezier]
    ) throws(MotionError) {
      isDiscrete = mode == .discrete
      self.values = values
      self.curves = curves
      self.keyTimes = try KeyTimes(
        valueCount: values.count,
        times: keyTimes,
        isDiscrete: isDiscrete
      )
    }
  }
}

extension LayerKeyframes {
  /// The value at a fraction of the duration, or nil without values.
  package func value(at fraction: Double) -> LayerValue? {
    switch self {
    case .numbers(let track): track.value(at: fraction).map { .numbers($0) }
    case .path(let track):
      track.position(at: fraction).map { .numbers([$0.x, $0.y, 0, 0]) }
    case .values(let track): track.value(at: fraction)
    }
  }
}

extension LayerKeyframes.ValueTrack {
  fileprivate func value(at fraction: Double) -> LayerValue? {
    guard let (index, share) = keyTimes.segment(at: fraction) else { return nil }
    guard !isDiscrete else { return values[keyTimes.index(at: fraction)] }
    return .interpolated(
      from: values[index],
      to: values[index + 1],
      fraction: index < curves.count ? curves[index].value(at: share) : share
    )
  }
}
