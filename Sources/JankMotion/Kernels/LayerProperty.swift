/// What of a layer is moved; each property is a row of numbers.
public enum LayerProperty: Int, CaseIterable, Sendable {
  /// How opaque a layer is, one number.
  case opacity
  /// The position, x and y in points.
  case position
  /// Position and size or any other rectangle, four numbers in points.
  case rectangle
  /// An affine transform, the six numbers a, b, c, d in points for points and tx, ty in points.
  case affineTransform
  /// A transform in space, sixteen numbers row by row.
  case transform
}

extension LayerProperty {
  /// How many numbers the property has.
  public var componentCount: Int {
    switch self {
    case .opacity: 1
    case .position: 2
    case .rectangle: 4
    case .affineTransform: 6
    case .transform: 16
    }
  }
}
