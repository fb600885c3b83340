/// The appearance of one layer in one frame.
///
/// Recorded for every watched layer in every presented frame.
public struct LayerSample: Hashable, Sendable {
  /// The start of the newest animation of a layer.
  public struct Departure: Hashable, Sendable {
    /// When the animation began.
    public let time: Instant
    /// The initial velocity of the layer's centre, in points per second.
    public let velocity: SIMD2<Double>

    /// Creates the start of an animation.
    public init(time: Instant, velocity: SIMD2<Double>) {
      self.time = time
      self.velocity = velocity
    }
  }

  /// The ``FrameRecord/index`` of the frame.
  public private(set) var frame: Int
  /// The name of the layer.
  public let layer: String
  /// Distinguishes layers of one name, such as two pages of one screen; constant during a run.
  public let number: Int
  /// The position of the anchor point in the superlayer, in points.
  public let position: SIMD2<Double>
  /// The bounds as origin x, origin y, width, height in points.
  public let bounds: SIMD4<Double>
  /// The opacity, usually 0 to 1; springs may overshoot.
  public let opacity: Double
  /// The corners on the screen.
  public let outline: LayerOutline
  /// The opacity on the screen, including its superlayers', 0 to 1.
  public let shownOpacity: Double
  /// Whether any part of it is on the screen and not transparent; layers that cover it do not
  /// count.
  public let isOnScreen: Bool
  /// The start of the render server's newest animation of the layer, or nil if none runs.
  public let departure: Departure?

  /// Creates a sample.
  ///
  /// By default the layer is upright, around its position, and the screen is its superlayer.
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

  /// Returns the same appearance in another frame.
  package func shown(in frame: Int) -> LayerSample {
    var sample = self
    sample.frame = frame
    return sample
  }
}
