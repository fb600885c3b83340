/// A file's path as a URI reference of RFC 3986, as code hosts expect it.
///
/// An absolute path becomes a `file` URL without a host. Any other path becomes a relative
/// reference, resolved from the top of the project. Characters that RFC 3986, section 2.3, does not
/// list as unreserved are percent-encoded as UTF-8. That includes the colon, so that no first path
/// component is read as a scheme.
package enum FileReference {
  /// Returns the reference to the file at a path.
  ///
  /// - Parameter path: An absolute path, or one from the top of the project.
  /// - Returns: A URL, or a relative reference.
  package static func text(_ path: String) -> String {
    guard !path.hasPrefix("/") else { return "file://" + encoded(path[...]) }
    return encoded(plain(path)[...])
  }

  /// The path without leading `./` steps, which code hosts do not know.
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
