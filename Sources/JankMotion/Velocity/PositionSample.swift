/// The position of a touch at one time.
public struct PositionSample: Equatable, Hashable, Sendable {
  /// Seconds since any fixed instant, never decreasing.
  public let time: Double
  /// The position, in points or pixels.
  public let position: SIMD2<Double>
  /// Whether the input system interpolated the sample between two reported ones.
  public let isResampled: Bool

  /// Creates a sample.
  ///
  /// - Parameters:
  ///   - time: Seconds since any fixed instant.
  ///   - position: The position, in points or pixels.
  ///   - isResampled: Whether the input system interpolated the sample.
  public init(time: Double, position: SIMD2<Double>, isResampled: Bool = false) {
    self.time = time
    self.position = position
    self.isResampled = isResampled
  }
}
