/// A path in points of the layer's coordinates.
package struct LayerPath: Hashable, Sendable {
  /// Its moves, lines and curves.
  package var elements: [MotionPath.Element]

  package init(_ elements: [MotionPath.Element] = []) {
    self.elements = elements
  }
}

extension LayerPath {
  /// The path between two of equal structure, or nil for others.
  ///
  /// Each point moves in a straight line. For different numbers of points, Core Animation's
  /// behaviour is undefined by its documentation.
  package static func interpolated(
    from start: LayerPath,
    to end: LayerPath,
    fraction: Double
  ) -> LayerPath? {
    guard start.elements.count == end.elements.count else { return nil }
    var mixed = LayerPath()
    for (first, second) in zip(start.elements, end.elements) {
      guard let element = first.mixed(with: second, fraction) else { return nil }
      mixed.elements.append(element)
    }
    return mixed
  }
}

extension MotionPath.Element {
  fileprivate func mixed(with other: Self, _ fraction: Double) -> Self? {
    func mix(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> SIMD2<Double> { a + (b - a) * fraction }
    return switch (self, other) {
    case (.move(let a), .move(let b)): .move(to: mix(a, b))
    case (.line(let a), .line(let b)): .line(to: mix(a, b))
    case (.quadCurve(let a1, let a), .quadCurve(let b1, let b)):
      .quadCurve(control: mix(a1, b1), to: mix(a, b))
    case (.curve(let a1, let a2, let a), .curve(let b1, let b2, let b)):
      .curve(control1: mix(a1, b1), control2: mix(a2, b2), to: mix(a, b))
    case (.close, .close): .close
    default: nil
    }
  }
}

extension DigestHasher {
  mutating func combine(_ path: LayerPath) {
    combine(UInt64(path.elements.count))
    for element in path.elements {
      switch element {
      case .move(let point): combine(0, [point])
      case .line(let point): combine(1, [point])
      case .quadCurve(let control, let point): combine(2, [control, point])
      case .curve(let first, let second, let point): combine(3, [first, second, point])
      case .close: combine(4, [])
      }
    }
  }

  private mutating func combine(_ kind: UInt64, _ points: [SIMD2<Double>]) {
    combine(kind)
    for point in points {
      combine(point.x)
      combine(point.y)
    }
  }
}
