/// An element of an XML document.
package struct XMLElement {
  package let name: String
  /// The position of its `<`.
  package let position: SourcePosition
  package var attributes: [String: String] = [:]
  package var children: [XMLElement] = []
  /// The text directly inside, without that of its children.
  package var text = ""

  init(name: String, at position: SourcePosition) {
    self.name = name
    self.position = position
  }
}

extension XMLElement {
  /// The line on which it begins, from 1.
  package var line: Int { position.line }

  /// Returns the value of an attribute, or nil if the element does not have it.
  package subscript(name: String) -> String? { attributes[name] }

  /// Returns the first child with a name and a value of the attribute `key`.
  package func child(_ name: String, key: String) -> XMLElement? {
    children.first { $0.name == name && $0["key"] == key }
  }

  /// Returns the children with a name.
  package func children(_ name: String) -> [XMLElement] { children.filter { $0.name == name } }

  /// Returns all descendants with a name, in document order.
  package func descendants(_ name: String) -> [XMLElement] {
    children.flatMap { ($0.name == name ? [$0] : []) + $0.descendants(name) }
  }
}
