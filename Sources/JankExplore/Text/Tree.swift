internal import JankText

/// A JSON value as it is written, right or wrong.
///
/// Numbers are kept as their text, and an object may have a key twice, so that everything a file
/// can say can be made and changed.
package indirect enum Tree: Equatable, Sendable {
  /// A number, `true`, `false`, `null` or anything else that stands without quotation marks.
  case word(String)
  case text(String)
  case array([Tree])
  case object([Member])

  /// A key and its value.
  package struct Member: Equatable, Sendable {
    package var key: String
    package var value: Tree

    package init(key: String, value: Tree) {
      self.key = key
      self.value = value
    }
  }
}

extension Tree: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral
{
  package init(stringLiteral value: String) { self = .text(value) }
  package init(integerLiteral value: Int) { self = .word("\(value)") }
  package init(floatLiteral value: Double) { self = .word("\(value)") }
  package init(booleanLiteral value: Bool) { self = .word("\(value)") }
  package init(arrayLiteral elements: Tree...) { self = .array(elements) }
  package init(dictionaryLiteral elements: (String, Tree)...) {
    self = .object(elements.map { Member(key: $0, value: $1) })
  }

  /// A whole number.
  package static func whole(_ number: Int) -> Tree { .word("\(number)") }

  /// A number, rounded to a thousandth.
  package static func number(_ number: Double) -> Tree {
    let rounded = (number * 1_000).rounded() / 1_000
    return .word(rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)")
  }

  /// Members in the order given.
  package static func object(_ members: [(String, Tree)]) -> Tree {
    .object(members.map { Member(key: $0.0, value: $0.1) })
  }
}

// MARK: Text

extension Tree {
  /// The value as JSON.
  package var text: String {
    var text = ""
    write(to: &text)
    return text
  }

  private func write(to text: inout String) {
    switch self {
    case .word(let word): text += word
    case .text(let content): Self.writeText(content, to: &text)
    case .array(let items):
      text += "["
      for (index, item) in items.enumerated() {
        if index > 0 { text += "," }
        item.write(to: &text)
      }
      text += "]"
    case .object(let members):
      text += "{"
      for (index, member) in members.enumerated() {
        if index > 0 { text += "," }
        Self.writeText(member.key, to: &text)
        text += ":"
        member.value.write(to: &text)
      }
      text += "}"
    }
  }

  private static func writeText(_ content: String, to text: inout String) {
    text += "\""
    for scalar in content.unicodeScalars {
      switch scalar {
      case "\"", "\\": text += "\\\(scalar)"
      case "\u{0}"..<"\u{20}":
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }

  /// Reads JSON; nil for what is none.
  package init?(_ bytes: [UInt8]) {
    let limits = JSONLimits(depth: 256, duplicateKeys: .kept)
    guard let value = try? JSONParser.parse(bytes, limits: limits) else { return nil }
    self.init(value)
  }

  private init(_ value: JSONValue) {
    switch value.content {
    case .null: self = .word("null")
    case .boolean(let flag): self = .word("\(flag)")
    case .integer(let number): self = .word("\(number)")
    case .real(let number): self = .word("\(number)")
    case .text(let text): self = .text(text)
    case .array(let items): self = .array(items.map(Tree.init))
    case .object(let members):
      self = .object(members.map { Member(key: $0.key, value: Tree($0.value)) })
    }
  }
}
