/// JSON text for people: what fits on a line stands on one, the rest over several lines.
///
///     { "at": "100 ms", "resize": [300, 500] }
package enum JSONLayout {
  /// How many columns a line has at most, unless a single text or key needs more.
  private static let width = 100

  /// Writes a file, each member of whose object begins a line.
  ///
  /// - Parameter content: what the file holds.
  /// - Returns: The text, a line feed at its end.
  package static func text(_ content: JSONValue.Content) -> String {
    let file = Node(JSONValue(content))
    return file.lines(indentation: "", columns: 0) + "\n"
  }

  /// A value with its text on one line, which is made once.
  private struct Node {
    /// The key with its colon, for a member of an object.
    let key: String
    let line: String
    let brackets: (open: String, close: String)
    let parts: [Node]

    init(_ value: JSONValue, key: String? = nil) {
      self.key = key.map { JSONWriter.quoted($0) + ": " } ?? ""
      switch value.content {
      case .array(let items):
        brackets = ("[", "]")
        parts = items.map { Node($0) }
      case .object(let members):
        brackets = ("{", "}")
        parts = members.map { Node($0.value, key: $0.key) }
      default:
        brackets = ("", "")
        parts = []
        var writer = JSONWriter()
        writer.item(value)
        line = self.key + writer.text
        return
      }
      let space = brackets.open == "{" && !parts.isEmpty ? " " : ""
      line =
        self.key + brackets.open + space + parts.map(\.line).joined(separator: ", ") + space
        + brackets.close
    }

    /// The text over as many lines as it takes, if on one it needs more than some columns.
    func lines(indentation: String, columns: Int) -> String {
      guard line.unicodeScalars.count >= columns, !parts.isEmpty else { return line }
      let deeper = indentation + "  "
      // Behind each part but the last stands a comma.
      let rest = JSONLayout.width - deeper.utf8.count
      let texts = parts.map { deeper + $0.lines(indentation: deeper, columns: rest) }
      return key + brackets.open + "\n" + texts.joined(separator: ",\n") + "\n" + indentation
        + brackets.close
    }
  }
}
