/// The name of a file as a reference of RFC 3986, as reports for code hosts want it.
///
/// A path from the root is a URL of the scheme `file`, without a host; any other is a relative
/// reference, to be read from the top of the project. What is not unreserved in RFC 3986, section
/// 2.3, is written as the bytes of its UTF-8 in the form `%XX`, the colon too, so that the first
/// part of a path is never taken for a scheme.
package enum FileReference {
  /// The reference to the file at a path.
  ///
  /// - Parameter path: A path from the root, or from the top of the project.
  /// - Returns: A URL, or a relative reference.
  package static func text(_ path: String) -> String {
    guard !path.hasPrefix("/") else { return "file://" + encoded(path[...]) }
    return encoded(plain(path)[...])
  }

  /// The path without steps at its start that stay in the folder, which code hosts do not know.
  package static func plain(_ path: String) -> String {
    var rest = path[...]
    while rest.hasPrefix("./") { rest = rest.dropFirst(2).drop { $0 == "/" } }
    return String(rest)
  }

  private static let plain = Set(
    "-._~/ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789".utf8
  )

  private static func encoded(_ path: Substring) -> String {
    path.utf8.reduce(into: "") { text, byte in
      if plain.contains(byte) {
        text.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        text += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    }
  }
}
