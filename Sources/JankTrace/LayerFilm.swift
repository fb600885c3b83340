/// Every visible layer of a run, frame by frame, for drawing.
///
/// A frame lists only the layers whose appearance differs from the frame before. Metrics and the
/// digest do not use it.
public struct LayerFilm: Hashable, Sendable {
  /// A layer, as long as its name, its superlayer and its content stay the same.
  public struct Layer: Hashable, Sendable {
    /// The name of the layer; empty for none.
    public let name: String
    /// The index of the superlayer in ``LayerFilm/layers``; nil for the screen.
    public let superlayer: Int?
    /// The name of its image, or nil for none.
    public let image: String?
    /// Whether it blurs what is behind it.
    public let isBlurring: Bool

    /// Creates a layer.
    public init(
      name: String,
      superlayer: Int? = nil,
      image: String? = nil,
      isBlurring: Bool = false
    ) {
      self.name = name
      self.superlayer = superlayer
      self.image = image
      self.isBlurring = isBlurring
    }
  }

  /// The appearance of a layer from a frame on.
  ///
  /// Numbers have single precision, a small fraction of a pixel.
  public struct Look: Hashable, Sendable {
    /// The index of the layer in ``LayerFilm/layers``.
    public let layer: Int32
    /// The opacity on the screen, including that of superlayers, 0 to 1.
    public let opacity: Float
    /// The radius of its corners, in points.
    public let cornerRadius: Float
    /// The corners on the screen in points, as in ``LayerOutline``: x and y of the top left, top
    /// right, bottom left and bottom right corner.
    public let corners: SIMD8<Float>

    /// Creates an appearance.
    public init(layer: Int, opacity: Float, cornerRadius: Float, corners: SIMD8<Float>) {
      self.layer = Int32(layer)
      self.opacity = opacity
      self.cornerRadius = cornerRadius
      self.corners = corners
    }
  }

  /// What a frame changed.
  public struct Frame: Hashable, Sendable {
    /// The ``FrameRecord/index`` of the frame.
    public let index: Int
    /// The indices of all visible layers from back to front, or nil if the order is as before.
    public let order: [Int]?
    /// The layers that look different.
    public let looks: [Look]

    /// Creates a frame.
    public init(index: Int, order: [Int]?, looks: [Look]) {
      self.index = index
      self.order = order
      self.looks = looks
    }
  }

  /// The size of the screen in points.
  public let screenSize: SIMD2<Double>
  /// The layers, each after its superlayer, in the order of their first frames.
  public var layers: [Layer] = []
  /// The frames with changes, in order.
  public var frames: [Frame] = []
  /// Whether there are no frames because the film would have been too long.
  public var isTruncated = false

  /// Creates an empty film.
  public init(screenSize: SIMD2<Double>) {
    self.screenSize = screenSize
  }
}
