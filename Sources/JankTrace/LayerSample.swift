/// What one layer looked like in one frame.
///
/// Recorded for the layers that the run was asked to watch, in every frame that was shown.
public struct LayerSample: Hashable, Sendable {
  /// The ``FrameRecord/index`` of the frame.
  public let frame: Int
  /// The name of the layer.
  public let layer: String
  /// Tells layers of one name apart, such as two pages of one screen; the same all through a run.
  public let number: Int
  /// The position of the anchor point in the superlayer, in points.
  public let position: SIMD2<Double>
  /// The bounds as origin x, origin y, width, height in points.
  public let bounds: SIMD4<Double>
  /// The opacity, usually 0 to 1; springs may overshoot.
  public let opacity: Double

  /// Creates a sample.
  public init(
    frame: Int,
    layer: String,
    number: Int = 0,
    position: SIMD2<Double>,
    bounds: SIMD4<Double>,
    opacity: Double
  ) {
    self.frame = frame
    self.layer = layer
    self.number = number
    self.position = position
    self.bounds = bounds
    self.opacity = opacity
  }
}
