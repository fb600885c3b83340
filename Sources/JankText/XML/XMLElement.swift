/// An element of an XML document.
package struct XMLElement {
  package let name: String
  /// The line on which it begins, from 1.
  package let line: Int
  package var attributes: [String: String] = [:]
  package var children: [XMLElement] = []
  /// The text directly inside, without that of its children.
  package var text = ""

  init(name: String, line: Int) {
    self.name = name
    self.line = line
  }
}

extension XMLElement {
  /// Returns the children with a name.
  package func children(_ name: String) -> [XMLElement] { children.filter { $0.name == name } }

  /// Returns all descendants with a name, in document order.
  package func descendants(_ name: String) -> [XMLElement] {
    children.flatMap { ($0.name == name ? [$0] : []) + $0.descendants(name) }
  }
}
