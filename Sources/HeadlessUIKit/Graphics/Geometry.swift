internal import Foundation

// CGFloat is a binary64 on every platform the project builds for, so nothing is rounded here.

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

  /// The corners, clockwise from the origin.
  var corners: [CGPoint] {
    [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY),
      CGPoint(x: maxX, y: maxY), CGPoint(x: minX, y: maxY),
    ]
  }

  /// Whether no edge is more than a thousandth of a point from that of another rectangle.
  ///
  /// A frame that is set is made of a middle and a size, and comes back with their rounding.
  func isNear(_ other: CGRect) -> Bool {
    [minX - other.minX, minY - other.minY, maxX - other.maxX, maxY - other.maxY]
      .allSatisfy { abs($0) < 1e-3 }
  }

  /// The smallest upright rectangle around points, of which there is at least one.
  init(around points: [CGPoint]) {
    let (xs, ys) = (points.map(\.x), points.map(\.y))
    let (left, right) = (xs.min() ?? 0, xs.max() ?? 0)
    let (top, bottom) = (ys.min() ?? 0, ys.max() ?? 0)
    self.init(x: left, y: top, width: right - left, height: bottom - top)
  }
}
