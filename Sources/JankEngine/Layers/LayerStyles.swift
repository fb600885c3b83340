/// The appearance properties of a layer that differ from their defaults.
///
/// Most layers are plain rectangles, which store nothing.
package struct LayerStyles: Hashable, Sendable {
  // Sorted by property; none has its default value.
  private var entries: [Entry] = []
  // Which properties there are, by their raw values: to look into the list would count it.
  private var bits: UInt32 = 0

  private struct Entry: Hashable {
    let property: Layer.Property
    var value: LayerValue
  }

  /// Creates the appearance of a plain layer.
  package init() {}
}

extension LayerStyles {
  /// Whether all properties have their defaults.
  package var isEmpty: Bool { bits == 0 }

  /// The value of a property.
  package subscript(property: Layer.Property) -> LayerValue {
    get { place(of: property).map { entries[$0].value } ?? property.standardValue }
    set {
      let place = entries.firstIndex { $0.property.rawValue >= property.rawValue } ?? entries.count
      let isStandard = newValue == property.standardValue
      switch (contains(property), isStandard) {
      case (true, true): entries.remove(at: place)
      case (true, false): entries[place].value = newValue
      case (false, false): entries.insert(Entry(property: property, value: newValue), at: place)
      case (false, true): break
      }
      let bit = Self.bit(of: property)
      bits = isStandard ? bits & ~bit : bits | bit
    }
  }

  /// Whether a property differs from its default.
  @inline(__always)
  package func contains(_ property: Layer.Property) -> Bool {
    bits & Self.bit(of: property) != 0
  }

  /// Whether a number that is 0 by default is above another one.
  @inline(__always)
  func contains(_ property: Layer.Property, above limit: Double) -> Bool {
    contains(property) && self[property].numbers.x > limit
  }

  @inline(__always)
  private static func bit(of property: Layer.Property) -> UInt32 { 1 << UInt32(property.rawValue) }

  /// The value of a transform property.
  package func transform(_ property: Layer.Property) -> Transform3D {
    // Avoids boxing and unboxing the default value.
    place(of: property).map { entries[$0].value.transform } ?? .identity
  }

  // By index: a copy of an entry takes longer than the comparison.
  private func place(of property: Layer.Property) -> Int? {
    for place in entries.indices where entries[place].property == property { return place }
    return nil
  }

  /// A hasher that has combined the non-default properties.
  func combined(into hasher: DigestHasher) -> DigestHasher {
    var hasher = hasher
    for place in entries.indices {
      hasher.combine(UInt64(entries[place].property.rawValue))
      if case .numbers(let numbers) = entries[place].value {
        for lane in 0..<4 { hasher.combine(numbers[lane]) }
      } else {
        hasher = entries[place].value.combined(into: hasher)
      }
    }
    return hasher
  }
}
