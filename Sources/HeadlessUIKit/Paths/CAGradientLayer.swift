public import Foundation
internal import JankEngine

/// A layer that shows colours along a line.
///
/// Its content changes with each of its properties, at once. Certain: Core Animation animates such
/// changes of a layer without a view; that is not modelled here.
open class CAGradientLayer: CALayer {
  /// The colours, an array of `CGColor`; nil for none.
  open var colors: [Any]? { didSet { paintGradient() } }
  /// The place of each colour, from 0 to 1; nil spreads them evenly.
  open var locations: [NSNumber]? { didSet { paintGradient() } }
  /// The place of the first colour, from (0, 0) to (1, 1) in the bounds.
  open var startPoint = CGPoint(x: 0.5, y: 0) { didSet { paintGradient() } }
  /// The place of the last colour, from (0, 0) to (1, 1) in the bounds.
  open var endPoint = CGPoint(x: 0.5, y: 1) { didSet { paintGradient() } }
  /// The shape of the lines of one colour.
  open var type = CAGradientLayerType.axial { didSet { paintGradient() } }

  /// Creates a layer with size zero and no colours.
  public override init() {
    super.init()
  }

  /// Creates a copy with the values of a layer.
  public override init(layer: Any) {
    super.init(layer: layer)
    guard let layer = layer as? CAGradientLayer else { return }
    (colors, locations, type) = (layer.colors, layer.locations, layer.type)
    (startPoint, endPoint) = (layer.startPoint, layer.endPoint)
  }

  /// Creates a layer with size zero, as an archive does.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override init(showing layer: CALayer) {
    super.init(showing: layer)
    guard let layer = layer as? CAGradientLayer else { return }
    (colors, locations, type) = (layer.colors, layer.locations, layer.type)
    (startPoint, endPoint) = (layer.startPoint, layer.endPoint)
  }

  /// Returns a layer with the values on screen, or nil before the first commit.
  open override func presentation() -> CAGradientLayer? {
    device.layers.isKnown(id) ? CAGradientLayer(showing: self) : nil
  }

  private func paintGradient() {
    let found = (colors ?? []).compactMap { $0 as? CGColor }
    guard !found.isEmpty else { return paint(nil) }
    let shades = found.flatMap { [$0.rgba.x, $0.rgba.y, $0.rgba.z, $0.rgba.w] }
    let ends = [startPoint.x, startPoint.y, endPoint.x, endPoint.y].map(Double.init)
    let places = (locations ?? []).map(\.doubleValue)
    paint(LayerSnapshot(named: "gradient \(type.rawValue)", shades + ends + places))
  }
}

/// The shape of the lines of one colour in a gradient.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// The name of the shape.
  public let rawValue: String

  /// Creates a shape from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Straight lines.
  public static let axial = Self(rawValue: "axial")
  /// Ellipses.
  public static let radial = Self(rawValue: "radial")
  /// Rays.
  public static let conic = Self(rawValue: "conic")
}
