/// An animated property of a layer; each property is a row of numbers.
public enum LayerProperty: Int, CaseIterable, Sendable {
  /// The opacity, one number.
  case opacity
  /// The position, x and y in points.
  case position
  /// A rectangle, such as position and size: four numbers in points.
  case rectangle
  /// An affine transform, the six numbers a, b, c, d in points for points and tx, ty in points.
  case affineTransform
  /// A 3D transform, sixteen numbers row by row.
  case transform
}

extension LayerProperty {
  /// The number of components of the property.
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
