internal import Foundation
internal import JankEngine

/// The mapping of a layer's plane to the screen.
enum LayerPlane {
  /// A translation, in points.
  case shifted(by: SIMD2<Double>)
  /// A projection by transforms.
  case projected(PlaneProjection)

  static let screen = LayerPlane.shifted(by: .zero)
}

extension LayerPlane {
  /// Returns the plane of a layer in a superlayer with this plane, into which it is flattened, as
  /// in Core Animation.
  func holding(_ layer: Layer, sublayerTransform: Transform3D?) -> LayerPlane {
    if case .shifted(let way) = self, sublayerTransform == nil,
      layer.styles.isEmpty || layer.styles.transform(.transform) == .identity
    {
      let corner = layer.position - layer.anchorPoint * layer.bounds.highHalf
      return .shifted(by: way + corner - layer.bounds.lowHalf)
    }
    let own = layer.ownTransform * (sublayerTransform ?? .identity)
    return .projected(PlaneProjection(own).followed(by: projection))
  }

  func convert(_ point: CGPoint, to other: LayerPlane) -> CGPoint {
    if case .shifted(let here) = self, case .shifted(let there) = other {
      return CGPoint(SIMD2(point) + here - there)
    }
    return other.projection.inverse.apply(to: projection.apply(to: point))
  }

  /// Converts a rectangle of this plane to its bounding rectangle in another plane.
  func convert(_ rect: CGRect, to other: LayerPlane) -> CGRect {
    if case .shifted = self, case .shifted = other {
      return CGRect(origin: convert(rect.origin, to: other), size: rect.size)
    }
    return CGRect(around: rect.corners.map { convert($0, to: other) })
  }

  private var projection: PlaneProjection {
    switch self {
    case .shifted(let way): PlaneProjection(.translation(x: way.x, y: way.y))
    case .projected(let projection): projection
    }
  }
}

/// The projection of a plane that is transformed in space and viewed from the front; a point is the
/// row (x, y, 1), and the result is divided by its weight.
struct PlaneProjection {
  var x: SIMD3<Double>
  var y: SIMD3<Double>
  var w: SIMD3<Double>

  init(_ transform: Transform3D) {
    func flat(_ row: SIMD4<Double>) -> SIMD3<Double> { [row.x, row.y, row.w] }
    x = flat(transform.row1)
    y = flat(transform.row2)
    w = flat(transform.row4)
  }

  private init(x: SIMD3<Double>, y: SIMD3<Double>, w: SIMD3<Double>) {
    self.x = x
    self.y = y
    self.w = w
  }

  func apply(to point: CGPoint) -> CGPoint {
    let seen = point.x * x + point.y * y + w
    return CGPoint(x: seen.x / seen.z, y: seen.y / seen.z)
  }

  func followed(by other: PlaneProjection) -> PlaneProjection {
    func through(_ row: SIMD3<Double>) -> SIMD3<Double> {
      row.x * other.x + row.y * other.y + row.z * other.w
    }
    return PlaneProjection(x: through(x), y: through(y), w: through(w))
  }

  /// The inverse projection, or this one if a plane viewed edge-on has no inverse.
  var inverse: PlaneProjection {
    // The columns of the inverse are cross products of rows.
    let (a, b, c) = (cross(y, w), cross(w, x), cross(x, y))
    let determinant = (x * a).sum()
    guard determinant != 0 else { return self }
    return PlaneProjection(
      x: [a.x, b.x, c.x] / determinant,
      y: [a.y, b.y, c.y] / determinant,
      w: [a.z, b.z, c.z] / determinant
    )
  }

  private func cross(_ p: SIMD3<Double>, _ q: SIMD3<Double>) -> SIMD3<Double> {
    [p.y * q.z - p.z * q.y, p.z * q.x - p.x * q.z, p.x * q.y - p.y * q.x]
  }
}
