extension UInt8 {
  /// Whether it is a blank, a tab or the end of a line.
  package var isSpace: Bool { self == 32 || (9...13).contains(self) }
}

extension ArraySlice<UInt8> {
  /// The bytes without spaces before and behind.
  package var trimmed: ArraySlice<UInt8> {
    var rest = self
    while let first = rest.first, first.isSpace { rest.removeFirst() }
    while let last = rest.last, last.isSpace { rest.removeLast() }
    return rest
  }

  /// The bytes read as UTF-8.
  package var string: String { String(decoding: self, as: UTF8.self) }
}

extension Substring {
  /// The text without spaces around it.
  package var trimmed: Substring {
    var part = self
    while part.first == " " { part.removeFirst() }
    while part.last == " " { part.removeLast() }
    return part
  }
}
