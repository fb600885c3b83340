/// A replacement of some bytes of a file, within one line.
struct SourceEdit: Equatable {
  /// The replaced bytes, as offsets in the file.
  let range: Range<Int>
  let text: String
}

extension SourceEdit {
  /// Replaces the bytes from one token to another, both included.
  init(from first: Token, through last: Token, with text: String) {
    self.init(range: first.offset..<last.end, text: text)
  }

  /// Inserts a text behind a token.
  init(after token: Token, insert text: String) {
    self.init(range: token.end..<token.end, text: text)
  }

  /// Returns a text with edits applied.
  ///
  /// Of two edits of the same bytes the one that begins first counts, of two that begin together
  /// the longer one. Line breaks in replaced bytes are kept.
  static func apply(_ edits: [SourceEdit], to text: String) -> String {
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    var position = 0
    let sorted = edits.enumerated().sorted {
      ($0.element.range.lowerBound, -$0.element.range.count, $0.offset)
        < ($1.element.range.lowerBound, -$1.element.range.count, $1.offset)
    }
    for (_, edit) in sorted where edit.range.lowerBound >= position {
      result += bytes[position..<edit.range.lowerBound]
      result += edit.text.utf8
      result += bytes[edit.range].filter { $0 == UInt8(ascii: "\n") }
      position = edit.range.upperBound
    }
    result += bytes[position...]
    return String(decoding: result, as: UTF8.self)
  }
}

extension Token {
  /// The offset behind the last byte.
  var end: Int { offset + text.utf8.count }
}
