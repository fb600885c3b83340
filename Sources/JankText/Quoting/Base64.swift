/// Bytes as text in the alphabet of RFC 4648, section 4.
package enum Base64 {
  private static let alphabet = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".unicodeScalars
  )

  /// Returns bytes as text, four characters for three bytes, filled up with `=`.
  package static func text(_ bytes: [UInt8]) -> String {
    var text = ""
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      let padded = group + [UInt8](repeating: 0, count: 3 - group.count)
      let bits = padded.reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
      for place in 0..<4 {
        let digit = Int(bits >> UInt32(18 - 6 * place) & 63)
        text.unicodeScalars.append(place <= group.count ? alphabet[digit] : "=")
      }
    }
    return text
  }
}
