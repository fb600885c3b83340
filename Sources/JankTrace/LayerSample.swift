/// What one layer looked like in one frame.
///
/// Recorded for the layers that the run was asked to watch, in every frame that was shown.
public struct LayerSample: Hashable, Sendable {
  /// How a layer set out when the newest of its animations began.
  public struct Departure: Hashable, Sendable {
    /// When that animation began.
    public let time: Instant
    /// The speed that the middle of the layer set out at, in points per second.
    public let velocity: SIMD2<Double>

    /// States how a layer set out.
    public init(time: Instant, velocity: SIMD2<Double>) {
      self.time = time
      self.velocity = velocity
    }
  }

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
  /// Where the corners are seen on the screen.
  public let outline: LayerOutline
  /// How opaque the layer is seen, through the layers around it, 0 to 1.
  public let shownOpacity: Double
  /// Whether any of it is on the screen and not transparent; what covers it counts for nothing.
  public let isOnScreen: Bool
  /// How the render server's newest animation of it set out, or nil where none runs.
  public let departure: Departure?

  /// Creates a sample.
  ///
  /// Without an outline the layer is taken to be upright, around its position, and the screen to be
  /// its superlayer.
  public init(
    frame: Int,
    layer: String,
    number: Int = 0,
    position: SIMD2<Double>,
    bounds: SIMD4<Double>,
    opacity: Double,
    outline: LayerOutline? = nil,
    shownOpacity: Double? = nil,
    isOnScreen: Bool = true,
    departure: Departure? = nil
  ) {
    self.frame = frame
    self.layer = layer
    self.number = number
    self.position = position
    self.bounds = bounds
    self.opacity = opacity
    self.outline = outline ?? LayerOutline(center: position, size: bounds.highHalf)
    self.shownOpacity = shownOpacity ?? opacity
    self.isOnScreen = isOnScreen
    self.departure = departure
  }
}
