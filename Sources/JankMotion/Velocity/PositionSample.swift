/// Where a touch was at one instant.
public struct PositionSample: Equatable, Hashable, Sendable {
  /// Seconds since any fixed instant, not falling from sample to sample.
  public let time: Double
  /// The position, in points or pixels.
  public let position: SIMD2<Double>
  /// Whether the input system made the sample up between two that the panel reported.
  public let isResampled: Bool

  /// Makes a sample.
  ///
  /// - Parameters:
  ///   - time: Seconds since any fixed instant.
  ///   - position: The position, in points or pixels.
  ///   - isResampled: Whether the input system made the sample up.
  public init(time: Double, position: SIMD2<Double>, isResampled: Bool = false) {
    self.time = time
    self.position = position
    self.isResampled = isResampled
  }
}
