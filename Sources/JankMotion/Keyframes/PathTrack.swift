/// A path that an animation follows, each piece being a segment between two keyframes.
///
/// Along a piece the curve's own parameter runs evenly, except when paced. Discrete tracks show
/// where each piece begins, so the end of the path never shows. The cubic modes follow the path
/// as it is, like linear and paced (inferred).
///
/// Source: Apple's documentation of CAKeyframeAnimation and measured values (certain).
public struct PathTrack: Equatable, Sendable {
  /// The path.
  public let path: MotionPath
  /// When each piece begins, and the last ends; when paced, from the lengths.
  public let keyTimes: KeyTimes
  /// How the places between are found.
  public let mode: CalculationMode
  /// The curve of each piece, first piece first; a piece without one is linear.
  public let curves: [CubicBezier]
  private let lengths: [Double]

  /// Makes a track.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - keyTimes: When each piece begins and the last ends, as shares of the duration.
  ///   - mode: How the places between are found.
  ///   - curves: The curve of each piece; pieces beyond the last curve are linear.
  /// - Throws: `MotionError.tooFew` with empty key times, `MotionError.outOfRange` if a key time
  ///   is outside 0 to 1 or before the one before it.
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

  /// The place at a share of the duration, in points, or `nil` if there is but one key time.
  ///
  /// - Parameter fraction: The share of the duration; beyond 0…1 the ends are held.
  /// - Returns: The place.
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
