internal import JankText

/// The values of a document, each written once and referred to by its number from then on.
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
  /// The element that one stands for: itself, or the one it refers to.
  func resolve(_ element: XMLElement) -> XMLElement? {
    guard let reference = element.attributes["ref"] else { return element }
    return values[reference]
  }
}
