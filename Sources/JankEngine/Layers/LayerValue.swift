/// A value of a layer's property.
package enum LayerValue: Hashable, Sendable {
  /// Up to four numbers, unused lanes zero; colours are red, green, blue and alpha from 0 to 1.
  case numbers(SIMD4<Double>)
  indirect case transform(Transform3D)
  /// A path.
  case path(LayerPath)

  /// One number.
  package static func number(_ value: Double) -> LayerValue {
    // A literal in brackets would make an array first.
    .numbers(SIMD4(value, 0, 0, 0))
  }

  /// Two numbers.
  package static func pair(_ value: SIMD2<Double>) -> LayerValue {
    .numbers(SIMD4(value.x, value.y, 0, 0))
  }
}

extension LayerValue {
  /// The numbers; zero for other values.
  package var numbers: SIMD4<Double> {
    if case .numbers(let numbers) = self { numbers } else { .zero }
  }

  /// The transform; the identity for other values.
  package var transform: Transform3D {
    if case .transform(let transform) = self { transform } else { .identity }
  }

  /// The path; empty for other values.
  package var path: LayerPath {
    if case .path(let path) = self { path } else { LayerPath() }
  }

  /// The neutral value of the same kind.
  package var neutral: LayerValue {
    switch self {
    case .numbers: .numbers(.zero)
    case .transform: .transform(.identity)
    case .path: .path(LayerPath())
    }
  }

  /// The sum of numbers; of transforms, this one and then the other; of paths, this one alone.
  package func combined(with other: LayerValue) -> LayerValue {
    switch (self, other) {
    case (.numbers(let a), .numbers(let b)): .numbers(a + b)
    case (.transform(let a), .transform(let b)): .transform(a * b)
    default: self
    }
  }

  /// The value between two of the same kind; of different kinds, and of paths of different
  /// structure, the later.
  package static func interpolated(
    from start: LayerValue,
    to end: LayerValue,
    fraction: Double
  ) -> LayerValue {
    switch (start, end) {
    case (.numbers(let start), .numbers(let end)):
      .numbers(.interpolated(from: start, to: end, fraction: fraction))
    case (.transform(let start), .transform(let end)):
      .transform(.interpolated(from: start, to: end, fraction: fraction))
    case (.path(let start), .path(let end)):
      .path(.interpolated(from: start, to: end, fraction: fraction) ?? end)
    default: end
    }
  }
}

extension LayerValue {
  func combined(into hasher: DigestHasher) -> DigestHasher {
    var hasher = hasher
    switch self {
    case .numbers(let numbers): hasher.combine(lanes: numbers)
    case .transform(let transform):
      hasher.combine(lanes: transform.row1)
      hasher.combine(lanes: transform.row2)
      hasher.combine(lanes: transform.row3)
      hasher.combine(lanes: transform.row4)
    case .path(let path): hasher.combine(path)
    }
    return hasher
  }
}

extension DigestHasher {
  mutating func combine(lanes numbers: SIMD4<Double>) {
    for lane in 0..<4 { combine(numbers[lane]) }
  }
}
