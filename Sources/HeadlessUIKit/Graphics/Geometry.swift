internal import Foundation

// CGFloat is a binary64 on every supported platform, so nothing is rounded here.

extension SIMD2<Double> {
  init(_ point: CGPoint) {
    self.init(point.x, point.y)
  }

  init(_ size: CGSize) {
    self.init(size.width, size.height)
  }
}

extension SIMD4<Double> {
  init(_ rect: CGRect) {
    self.init(rect.minX, rect.minY, rect.width, rect.height)
  }

  init(_ point: CGPoint) {
    self.init(point.x, point.y, 0, 0)
  }
}

extension CGPoint {
  init(_ point: SIMD2<Double>) {
    self.init(x: point.x, y: point.y)
  }
}

extension CGSize {
  init(_ size: SIMD2<Double>) {
    self.init(width: size.x, height: size.y)
  }
}

extension CGRect {
  init(_ rect: SIMD4<Double>) {
    self.init(x: rect.x, y: rect.y, width: rect.z, height: rect.w)
  }

  var corners: [CGPoint] {
    [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY),
      CGPoint(x: maxX, y: maxY), CGPoint(x: minX, y: maxY),
    ]
  }

  /// Whether each edge is within a thousandth of a point of that of another rectangle.
  ///
  /// A frame is stored as a centre and a size, so it is rounded.
  func isNear(_ other: CGRect) -> Bool {
    [minX - other.minX, minY - other.minY, maxX - other.maxX, maxY - other.maxY]
      .allSatisfy { abs($0) < 1e-3 }
  }

  /// Creates the bounding box of at least one point.
  init(around points: [CGPoint]) {
    let (xs, ys) = (points.map(\.x), points.map(\.y))
    let (left, right) = (xs.min() ?? 0, xs.max() ?? 0)
    let (top, bottom) = (ys.min() ?? 0, ys.max() ?? 0)
    self.init(x: left, y: top, width: right - left, height: bottom - top)
  }
}
