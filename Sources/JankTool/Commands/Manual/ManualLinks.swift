internal import JankText

/// The links of a page as a terminal can show them.
///
/// A link to another page becomes its text with the command that prints the page. A link to
/// anything else, and any link in a table, where space is short, becomes its text.
package enum ManualLinks {
  /// Returns a page of Markdown without links.
  package static func text(_ page: String) -> String {
    var isCode = false
    var output = ""
    var prose = ""
    for line in page.split(separator: "\n", omittingEmptySubsequences: false) {
      let isFence = line.drop { $0 == " " }.hasPrefix("```")
      if isFence { isCode.toggle() }
      // A link can go on in the next line of its paragraph, but not in the next row of a table.
      if isFence || isCode || line.hasPrefix("|") || line.isEmpty {
        output += replaced(prose, namingPages: true)
        prose = ""
        output += isFence || isCode ? "\(line)\n" : replaced("\(line)\n", namingPages: false)
      } else {
        prose += "\(line)\n"
      }
    }
    output += replaced(prose, namingPages: true)
    return String(output.dropLast())
  }

  private static func replaced(_ text: String, namingPages: Bool) -> String {
    var output = ""
    var rest = text[...]
    while let start = rest.firstIndex(of: "[") {
      output += rest[..<start]
      rest = rest[start...]
      guard let link = Link(rest), !isInCode(output) else {
        output.append(rest.removeFirst())
        continue
      }
      if output.hasSuffix("!") { output.removeLast() }
      output += link.text
      if namingPages, let topic = ManualTopic.all.first(where: { $0.isNamed(link.target) }) {
        output += " (`janklab help \(topic.name)`)"
      }
      rest = rest[link.end...]
    }
    return output + rest
  }

  /// Whether inline code is open at the end of a text.
  private static func isInCode(_ text: String) -> Bool {
    !text.utf8.count { $0 == UInt8(ascii: "`") }.isMultiple(of: 2)
  }

  /// A link at the beginning of a text.
  private struct Link {
    let text: Substring
    let target: String
    let end: Substring.Index

    init?(_ rest: Substring) {
      guard let middle = rest.firstRange(of: "]("),
        let close = rest[middle.upperBound...].firstIndex(of: ")")
      else { return nil }
      text = rest[..<middle.lowerBound].dropFirst()
      guard !text.contains("[") else { return nil }
      target = String(rest[middle.upperBound..<close])
      end = rest.index(after: close)
    }
  }
}
