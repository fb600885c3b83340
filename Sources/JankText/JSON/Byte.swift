/// The bytes that the grammars use.
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

  /// Returns whether a byte is a decimal digit.
  package static func isDigit(_ byte: UInt8) -> Bool {
    (zero...nine).contains(byte)
  }

  /// Returns whether a byte can be part of a bare word such as `true`, or of a mistyped one.
  package static func isWordPart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      zero...nine, UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
