/// A path that an animation follows; each segment lies between two keyframes.
///
/// Along a segment the curve's own parameter runs evenly, except in paced modes. Discrete tracks
/// show the start of each segment, so the end of the path is never shown. The cubic modes follow
/// the path unchanged, like linear and paced (inferred).
///
/// Source: Apple's documentation of CAKeyframeAnimation and measured values (certain).
public struct PathTrack: Equatable, Sendable {
  /// The path.
  public let path: MotionPath
  /// When each segment begins and the last ends; in paced modes computed from the lengths.
  public let keyTimes: KeyTimes
  /// The interpolation between positions.
  public let mode: CalculationMode
  /// The curve of each segment in order; a segment without one is linear.
  public let curves: [CubicBezier]
  private let lengths: [Double]

  /// Creates a track.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - keyTimes: When each segment begins and the last ends, as fractions of the duration.
  ///   - mode: The interpolation between positions.
  ///   - curves: The curve of each segment; segments beyond the last curve are linear.
  /// - Throws: `MotionError.tooFew` with empty key times, `MotionError.outOfRange` for a key time
  ///   outside 0 to 1 or before the previous one.
  public init(
    path: MotionPath,
    keyTimes: [Double]? = nil,
    mode: CalculationMode = .linear,
    curves: [CubicBezier] = []
  ) throws(MotionError) {
    self.path = path
    self.mode = mode
    self.curves = mode.isPaced ? [] : curves
    let times = try KeyTimes(
      valueCount: path.segments.count + 1,
      times: mode.isPaced ? nil : keyTimes
    )
    lengths = mode.isPaced ? path.segments.map { $0.length() } : []
    self.keyTimes = KeyTimes(distances: lengths) ?? times
  }

  /// The position at a fraction of the duration, in points, or `nil` with only one key time.
  ///
  /// Beyond 0…1 the ends are held.
  public func position(at fraction: Double) -> SIMD2<Double>? {
    guard let (index, share) = keyTimes.segment(at: fraction) else { return nil }
    let segment = path.segments[index]
    switch mode {
    case .discrete:
      return segment.start
    case .linear, .cubic:
      let curved = index < curves.count ? curves[index].value(at: share) : share
      return segment.value(at: curved)
    case .paced, .cubicPaced:
      let length = lengths[index]
      return segment.value(at: segment.parameter(atLength: share * length, of: length))
    }
  }
}
