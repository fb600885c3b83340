/// Writes JSON text with keys in the given order, two spaces of indentation, and finite numbers.
///
///     var writer = JSONWriter()
///     writer.object {
///       $0.member("frames", 52)
///     }
///     writer.text  // {"frames": 52}, over three lines
package struct JSONWriter {
  /// The text that was written and not drained.
  package private(set) var text = ""
  private var depth = 0
  private var isOnOneLine = false
  private var isFirst = true

  package init() {}
}

extension JSONWriter {
  /// A key in quotation marks with its colon, created once for the many objects that have it.
  struct QuotedKey {
    let text: String

    init(_ key: String) {
      text = JSONWriter.quoted(key) + ": "
    }
  }

  /// Removes and returns the text so far, so that a long text need not be kept whole.
  package mutating func drain() -> String {
    defer { text = "" }
    return text
  }

  package mutating func object<Failure: Error>(
    _ members: (inout JSONWriter) throws(Failure) -> Void
  ) throws(Failure) {
    try nest("{", "}", members)
  }

  /// Writes an object on one line, for the many small objects of a long list.
  package mutating func line(_ members: (inout JSONWriter) -> Void) {
    onOneLine { $0.object(members) }
  }

  /// Writes a value on one line, whatever it contains.
  package mutating func onOneLine(_ value: (inout JSONWriter) -> Void) {
    let wasOnOneLine = isOnOneLine
    isOnOneLine = true
    value(&self)
    isOnOneLine = wasOnOneLine
  }

  /// Writes a member with a quoted key.
  mutating func member(_ key: QuotedKey, _ write: (inout JSONWriter) -> Void) {
    begin(key)
    write(&self)
  }

  package mutating func member<Failure: Error>(
    _ key: String,
    _ write: (inout JSONWriter) throws(Failure) -> Void
  ) throws(Failure) {
    begin(key)
    try write(&self)
  }

  package mutating func member(_ key: String, _ value: String?) {
    begin(key)
    item(value)
  }

  package mutating func member(_ key: String, _ value: Int64?) {
    begin(key)
    item(value)
  }

  package mutating func member(_ key: String, _ value: Int) {
    member(key, Int64(value))
  }

  package mutating func member(_ key: String, _ value: Bool) {
    begin(key)
    item(value)
  }

  package mutating func member(_ key: String, _ value: Double?) {
    begin(key)
    item(value)
  }

  /// Writes a text as a value, null for nil.
  package mutating func item(_ value: String?) {
    text += value.map(Self.quoted) ?? "null"
  }

  /// Writes a whole number as a value, null for nil.
  package mutating func item(_ value: Int64?) {
    text += value.map { "\($0)" } ?? "null"
  }

  /// Writes a whole number as a value.
  package mutating func item(_ value: Int) {
    text += "\(value)"
  }

  /// Writes true or false as a value.
  package mutating func item(_ value: Bool) {
    text += value ? "true" : "false"
  }

  /// Writes a number in its shortest exact form; null for nil and for numbers that are not finite.
  package mutating func item(_ value: Double?) {
    text += value.flatMap { $0.isFinite ? "\($0)" : nil } ?? "null"
  }

  /// Writes a value of a file.
  package mutating func item(_ value: JSONValue) {
    switch value.content {
    case .null: item(String?.none)
    case .boolean(let flag): item(flag)
    case .integer(let number): item(number)
    case .real(let number): item(number)
    case .text(let text): item(text)
    case .array(let items): array(items) { $0.item($1) }
    case .object(let members):
      object { writer in
        for member in members { writer.member(member.key) { $0.item(member.value) } }
      }
    }
  }

  /// Writes nanoseconds as microseconds with three decimals, as in trace events.
  package mutating func member(_ key: String, microseconds nanoseconds: Int64) {
    begin(key)
    let (whole, part) = nanoseconds.magnitude.quotientAndRemainder(dividingBy: 1_000)
    let digits = String(part)
    let padding = String(repeating: "0", count: 3 - digits.count)
    text += "\(nanoseconds < 0 ? "-" : "")\(whole).\(padding)\(digits)"
  }

  package mutating func array<Items: Sequence, Failure: Error>(
    _ items: Items,
    _ write: (inout JSONWriter, Items.Element) throws(Failure) -> Void
  ) throws(Failure) {
    try nest("[", "]") { writer throws(Failure) in
      for item in items {
        writer.separate()
        try write(&writer, item)
      }
    }
  }

  private mutating func nest<Failure: Error>(
    _ open: String,
    _ close: String,
    _ content: (inout JSONWriter) throws(Failure) -> Void
  ) throws(Failure) {
    text += open
    depth += 1
    isFirst = true
    try content(&self)
    depth -= 1
    if !isFirst { newLine() }
    isFirst = false
    text += close
  }

  private mutating func begin(_ key: String) { begin(QuotedKey(key)) }

  private mutating func begin(_ key: QuotedKey) {
    separate()
    text += key.text
  }

  private mutating func separate() {
    if !isFirst { text += isOnOneLine ? ", " : "," }
    isFirst = false
    newLine()
  }

  private mutating func newLine() {
    guard !isOnOneLine else { return }
    text += "\n" + String(repeating: "  ", count: depth)
  }

  /// Returns a text in quotation marks that reads back unchanged: it escapes what would end the
  /// text, invisible characters, and what a build server would take for a command.
  package static func quoted(_ value: String) -> String {
    var quoted = "\""
    // No line begins with the text, which is in quotation marks.
    var commands = CommandMarks(opensLine: false)
    for scalar in value.unicodeScalars {
      if commands.complete(scalar) {
        quoted += escape(scalar)
        continue
      }
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\r": quoted += "\\r"
      case "\t": quoted += "\\t"
      case _ where scalar.isUnseen: quoted += escape(scalar)
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    String(scalar).utf16.map { unit in
      let digits = String(unit, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }.joined()
  }
}
