/// The bytes that the grammars of our texts name.
package enum Byte {
  package static let tab = UInt8(ascii: "\t")
  package static let lineFeed = UInt8(ascii: "\n")
  package static let carriageReturn = UInt8(ascii: "\r")
  package static let space = UInt8(ascii: " ")
  package static let quote = UInt8(ascii: "\"")
  package static let plus = UInt8(ascii: "+")
  package static let comma = UInt8(ascii: ",")
  package static let minus = UInt8(ascii: "-")
  package static let point = UInt8(ascii: ".")
  package static let zero = UInt8(ascii: "0")
  package static let nine = UInt8(ascii: "9")
  package static let colon = UInt8(ascii: ":")
  package static let openingBracket = UInt8(ascii: "[")
  package static let backslash = UInt8(ascii: "\\")
  package static let closingBracket = UInt8(ascii: "]")
  package static let openingBrace = UInt8(ascii: "{")
  package static let closingBrace = UInt8(ascii: "}")

  /// Whether a byte is one of the ten digits.
  package static func isDigit(_ byte: UInt8) -> Bool {
    (zero...nine).contains(byte)
  }

  /// Whether a byte belongs to a bare word such as `true`, or one that someone wrote by mistake.
  package static func isWordPart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      zero...nine, UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
