internal import JankText

/// The filter for everything that goes to a terminal or a build server's log.
///
/// Reports escape names where they write them, since only there a line feed of a name differs from
/// one of the report. The filter holds for any text: no line is a workflow command, and nothing
/// moves the cursor; the tool's own colours pass.
package struct LogText {
  /// The start of an incomplete line.
  private var rest = ""

  package init() {}
}

extension LogText {
  /// Adds a piece of text.
  ///
  /// - Returns: The lines that are complete by now, filtered.
  package mutating func take(_ text: String) -> String {
    rest += text
    guard let end = rest.utf8.lastIndex(of: UInt8(ascii: "\n")) else { return "" }
    let next = rest.utf8.index(after: end)
    let lines = Self.inert(rest[..<next])
    rest = String(rest[next...])
    return lines
  }

  /// The rest of an incomplete line, filtered.
  package mutating func finish() -> String {
    defer { rest = "" }
    return Self.inert(rest[...])
  }

  /// A whole text, filtered.
  package static func inert(_ text: String) -> String { inert(text[...]) }

  private static func inert(_ text: Substring) -> String {
    var inert = ""
    inert.reserveCapacity(text.utf8.count)
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (place, line) in lines.enumerated() {
      if place > 0 { inert += "\n" }
      if isPlain(line) {
        inert += Substring(line)
      } else {
        append(Substring(line).unicodeScalars, to: &inert)
      }
    }
    return inert
  }

  /// Whether a line has only letters, digits and characters with which no command begins.
  private static func isPlain(_ bytes: Substring.UTF8View) -> Bool {
    var isBlank = true
    var last: UInt8 = 0
    for byte in bytes {
      switch byte {
      case UInt8(ascii: " "): break
      case UInt8(ascii: ":") where isBlank: return false
      case UInt8(ascii: "#") where last == byte: return false
      case 0x21...0x7E: isBlank = false
      default: return false
      }
      last = byte
    }
    return true
  }

  private static func append(_ line: Substring.UnicodeScalarView, to text: inout String) {
    var rest = line
    var start = CommandMarks()
    while let scalar = rest.first {
      if scalar == "\u{1B}", let colour = TerminalColour.code(beginning: rest) {
        text += colour
        rest.removeFirst(colour.unicodeScalars.count)
        continue
      }
      let isMark = start.complete(scalar)
      let isCommand =
        scalar == "#" ? beginsCommand(rest, after: text.unicodeScalars.last) : isMark
      rest.removeFirst()
      // Rows of CSV end with a carriage return before the line feed.
      let isUnseen = scalar.isUnseen && scalar != "\t" && (scalar != "\r" || !rest.isEmpty)
      if isCommand || isUnseen {
        text += "\\u{\(String(scalar.value, radix: 16))}"
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
  }

  /// Whether a line continues with the second character of `##[` or `##word[`; headings of Markdown
  /// pass.
  private static func beginsCommand(
    _ rest: Substring.UnicodeScalarView,
    after last: Unicode.Scalar?
  ) -> Bool {
    guard rest.first == "#", last == "#" else { return false }
    let word = rest.dropFirst().drop { $0.properties.isAlphabetic || $0 == "-" || $0 == "." }
    return word.first == "["
  }
}
