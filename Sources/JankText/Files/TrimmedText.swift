extension UInt8 {
  /// Whether the byte is a space, a tab or part of a line end.
  package var isSpace: Bool { self == 32 || (9...13).contains(self) }
}

extension ArraySlice<UInt8> {
  /// The bytes without leading and trailing white space.
  package var trimmed: ArraySlice<UInt8> {
    var rest = self
    while let first = rest.first, first.isSpace { rest.removeFirst() }
    while let last = rest.last, last.isSpace { rest.removeLast() }
    return rest
  }

  /// The bytes decoded as UTF-8.
  package var string: String { String(decoding: self, as: UTF8.self) }
}

extension Substring {
  /// The text without leading and trailing spaces.
  package var trimmed: Substring {
    var part = self
    while part.first == " " { part.removeFirst() }
    while part.last == " " { part.removeLast() }
    return part
  }
}
