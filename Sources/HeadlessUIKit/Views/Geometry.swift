internal import Foundation

// CGFloat is a binary64 on every platform the project builds for, so nothing is rounded here.

extension SIMD2<Double> {
  init(_ point: CGPoint) {
    self.init(point.x, point.y)
  }
}

extension SIMD4<Double> {
  init(_ rect: CGRect) {
    self.init(rect.minX, rect.minY, rect.width, rect.height)
  }
}

extension CGPoint {
  init(_ point: SIMD2<Double>) {
    self.init(x: point.x, y: point.y)
  }
}

extension CGRect {
  init(_ rect: SIMD4<Double>) {
    self.init(x: rect.x, y: rect.y, width: rect.z, height: rect.w)
  }
}
