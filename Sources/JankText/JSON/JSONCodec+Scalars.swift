extension JSONCodec where Value == String {
  /// Any text.
  package static var text: Self { text(.text(length: 0...Int.max)) }

  /// Creates a codec for one of some names; messages call it `kind`.
  package static func choice(_ kind: String, _ names: [String]) -> Self {
    text(.named(kind, names, by: \.self))
  }

  /// Creates a codec for a fingerprint of `digits` lower-case hexadecimal digits.
  package static func hexadecimal(digits: Int) -> Self { text(.hexadecimal(digits: digits)) }

  /// Creates a codec for text of a shape.
  package static func text(_ shape: JSONShape<String>) -> Self {
    JSONCodec(shape) { $0.item($1) }
  }
}

extension JSONCodec where Value == UInt64 {
  /// A whole number as a text of digits, because JSON readers round numbers beyond 53 bits.
  package static var digits: Self {
    let schema = JSONSchema.text(length: 1...20, pattern: "^[0-9]+$")
    let shape = JSONShape<UInt64>("a text of 1 to 20 digits", schema: schema) { content in
      guard case .text(let text) = content, text.utf8.allSatisfy(Byte.isDigit) else { return nil }
      return UInt64(text)
    }
    return JSONCodec(shape) { $0.item("\($1)") }
  }
}

extension JSONCodec where Value == Bool {
  /// True or false.
  package static var boolean: Self { JSONCodec(.boolean) { $0.item($1) } }
}

extension JSONCodec where Value == Int {
  /// A whole number of at least zero.
  package static var count: Self { whole(in: 0...Int64.max) }

  /// Creates a codec for a whole number in a range.
  package static func whole(in range: ClosedRange<Int64>) -> Self {
    JSONCodec(JSONShape.integer(in: range).map { Int($0) }) { $0.item($1) }
  }
}

extension JSONCodec where Value == Int64 {
  /// A whole number.
  package static var integer: Self { integer(in: Int64.min...Int64.max) }

  /// Creates a codec for a whole number in a range.
  package static func integer(in range: ClosedRange<Int64>) -> Self {
    JSONCodec(.integer(in: range)) { $0.item($1) }
  }
}

extension JSONCodec where Value == Double {
  /// Any number; one that is not finite is written as null.
  package static var number: Self {
    let most = Double.greatestFiniteMagnitude
    return JSONCodec(.number(in: -most...most)) { $0.item($1) }
  }
}

extension JSONCodec where Value: RawRepresentable, Value.RawValue == String {
  /// Creates a codec for the name of an enumeration's value, only those of this version.
  package static func name(of kind: String, among cases: [Value]) -> Self {
    JSONCodec(.name(of: kind, among: cases)) { $0.item($1.rawValue) }
  }

  /// The name of an enumeration's value to which later versions may add names; only written.
  package static var word: Self { JSONCodec<String>.text.writing(\.rawValue) }
}
