internal import JankText

/// The values of a document; each is written once and referenced by its number afterwards.
struct InstrumentsValues {
  private var values: [String: XMLElement] = [:]

  init(_ root: XMLElement) {
    collect(root)
  }

  private mutating func collect(_ element: XMLElement) {
    if let id = element.attributes["id"] { values[id] = element }
    for child in element.children { collect(child) }
  }
}

extension InstrumentsValues {
  /// Returns the element, or the one it references.
  func resolve(_ element: XMLElement) -> XMLElement? {
    guard let reference = element.attributes["ref"] else { return element }
    return values[reference]
  }
}
