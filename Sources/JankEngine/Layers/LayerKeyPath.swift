/// The key path of an animation: a property of a layer, or a component of one.
package struct LayerKeyPath: Hashable, Sendable {
  /// The component of a property.
  package enum Part: Hashable, Sendable {
    /// The whole property.
    case whole
    /// Some of its numbers, from one lane on.
    case lanes(first: Int, count: Int)
    /// One component of a decomposed transform.
    case transform(TransformPart)
  }

  package let property: Layer.Property
  /// The component.
  package let part: Part

  package init(_ property: Layer.Property, part: Part = .whole) {
    self.property = property
    self.part = part
  }
}

// MARK: Text

extension LayerKeyPath {
  /// Parses a key path of Core Animation; returns nil if it is not modelled.
  package init?(_ text: String) {
    let name = text.prefix { $0 != "." }
    let rest = text.dropFirst(name.count + 1)
    guard let property = Layer.Property(key: String(name)) else { return nil }
    if rest.isEmpty {
      self.init(property)
    } else if property == .transform || property == .sublayerTransform {
      guard let part = TransformPart(rawValue: String(rest)) else { return nil }
      self.init(property, part: .transform(part))
    } else {
      guard let lanes = Self.lanes[property]?[String(rest)] else { return nil }
      self.init(property, part: .lanes(first: lanes.lowerBound, count: lanes.count))
    }
  }

  private static let lanes: [Layer.Property: [String: Range<Int>]] = [
    .position: ["x": 0..<1, "y": 1..<2],
    .anchorPoint: ["x": 0..<1, "y": 1..<2],
    .shadowOffset: ["width": 0..<1, "height": 1..<2],
    .bounds: [
      "origin": 0..<2, "origin.x": 0..<1, "origin.y": 1..<2,
      "size": 2..<4, "size.width": 2..<3, "size.height": 3..<4,
    ],
  ]
}

extension Layer.Property {
  /// Creates a property from its name in Core Animation.
  package init?(key: String) {
    guard let property = Self.allCases.first(where: { $0.key == key }) else { return nil }
    self = property
  }

  /// The name in Core Animation, which is that of the case.
  package var key: String { String(describing: self) }
}

// MARK: Values

extension LayerKeyPath {
  /// The component of a property's value; numbers begin in the first lane.
  package func value(in whole: LayerValue) -> LayerValue {
    switch part {
    case .whole: return whole
    case .transform(let part): return .numbers(part.value(of: whole.transform))
    case .lanes(let first, let count):
      var numbers = SIMD4<Double>.zero
      for lane in 0..<count { numbers[lane] = whole.numbers[first + lane] }
      return .numbers(numbers)
    }
  }

  /// A property's value with the component replaced.
  package func setting(_ value: LayerValue, in whole: LayerValue) -> LayerValue {
    switch part {
    case .whole: return value
    case .transform(let part):
      return .transform(part.setting(value.numbers, in: whole.transform))
    case .lanes(let first, let count):
      var numbers = whole.numbers
      for lane in 0..<count { numbers[first + lane] = value.numbers[lane] }
      return .numbers(numbers)
    }
  }
}
