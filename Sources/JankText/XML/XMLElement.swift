/// An element of an XML document.
package struct XMLElement {
  package let name: String
  /// The line it begins on, from 1.
  package let line: Int
  package var attributes: [String: String] = [:]
  package var children: [XMLElement] = []
  /// The text right inside it, without that of its children.
  package var text = ""

  init(name: String, line: Int) {
    self.name = name
    self.line = line
  }
}

extension XMLElement {
  /// The children of a name.
  package func children(_ name: String) -> [XMLElement] { children.filter { $0.name == name } }

  /// All elements of a name in it, at whatever depth, in their order.
  package func descendants(_ name: String) -> [XMLElement] {
    children.flatMap { ($0.name == name ? [$0] : []) + $0.descendants(name) }
  }
}
