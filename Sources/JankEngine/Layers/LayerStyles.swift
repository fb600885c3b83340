/// What is special about the looks of a layer.
///
/// Most layers are plain rectangles, so only what differs from the standard is kept, and a plain
/// layer keeps nothing.
package struct LayerStyles: Hashable, Sendable {
  // Sorted by property; none has its standard value.
  private var entries: [Entry] = []

  private struct Entry: Hashable {
    let property: Layer.Property
    var value: LayerValue
  }

  /// The looks of a plain layer.
  package init() {}
}

extension LayerStyles {
  /// Whether there is nothing special.
  package var isEmpty: Bool { entries.isEmpty }

  /// The value of a property.
  package subscript(property: Layer.Property) -> LayerValue {
    get { entries.first { $0.property == property }?.value ?? property.standardValue }
    set {
      let place = entries.firstIndex { $0.property.rawValue >= property.rawValue } ?? entries.count
      let isThere = place < entries.count && entries[place].property == property
      switch (isThere, newValue == property.standardValue) {
      case (true, true): entries.remove(at: place)
      case (true, false): entries[place].value = newValue
      case (false, false): entries.insert(Entry(property: property, value: newValue), at: place)
      case (false, true): break
      }
    }
  }

  /// Whether the value of a property is another than the standard one.
  package func contains(_ property: Layer.Property) -> Bool {
    entries.contains { $0.property == property }
  }

  /// The value of a property that is a transform.
  package func transform(_ property: Layer.Property) -> Transform3D {
    // Made from the standard value it would be put into a box and taken out again.
    entries.first { $0.property == property }?.value.transform ?? .identity
  }

  /// A fingerprint that has taken in what is special; nothing where nothing is.
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
