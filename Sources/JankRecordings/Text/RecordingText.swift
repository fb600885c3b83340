internal import JankText

/// The bytes of a file, looked at line by line.
///
/// Bytes, not characters: recordings have millions of them and hold figures and names only.
package struct RecordingText {
  /// The file without the byte order mark that some tools write.
  let bytes: [UInt8]
  /// The file, as its reader knows it.
  let path: String

  package init(_ bytes: [UInt8], path: String) {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    self.bytes = bytes.starts(with: mark) ? Array(bytes.dropFirst(mark.count)) : bytes
    self.path = path
  }

  /// A line of the file without its end.
  package struct Line {
    /// Its number, from 1.
    package let number: Int
    let bytes: ArraySlice<UInt8>
    /// Whether it has an end, which only the last line of a file may lack.
    let isTerminated: Bool
  }
}

extension RecordingText {
  /// The lines that have anything in them, one after the other.
  package func forEachLine<Failure: Error>(
    _ body: (Line) throws(Failure) -> Void
  ) throws(Failure) {
    var start = 0
    var number = 1
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      let hasReturn = end > start && bytes[end - 1] == UInt8(ascii: "\r")
      let line = bytes[start..<(hasReturn ? end - 1 : end)]
      if !line.isEmpty {
        try body(Line(number: number, bytes: line, isTerminated: end < bytes.count))
      }
      start = end + 1
      number += 1
    }
  }

  /// The same, where the last line may break off: all lines have an end in these formats, and what
  /// stands of one without may be readable and yet lack digits.
  ///
  /// - Returns: That the last line was left out, or nil.
  func forEachWholeLine(
    _ body: (Line) throws(RecordingError) -> Void
  ) throws(RecordingError) -> Diagnostic? {
    var isFirst = true
    var warning: Diagnostic?
    try forEachLine { (line) throws(RecordingError) in
      guard line.isTerminated || isFirst else {
        warning = Diagnostic(
          .warning,
          path: path,
          position: SourcePosition(line: line.number, column: 1),
          message: "the last line breaks off and is left out"
        )
        return
      }
      isFirst = false
      try body(line)
    }
    return warning
  }

  /// The first byte that is no space, or nil.
  package var firstByte: UInt8? { bytes.first { !$0.isSpace } }

  /// The line that the file begins with.
  package var firstLine: String {
    String(decoding: bytes.prefix(4_096).prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
  }

  package func hasPrefix(_ text: String) -> Bool { bytes.starts(with: text.utf8) }

  /// Whether a text stands anywhere in the first megabyte.
  package func contains(_ text: String) -> Bool {
    let wanted = Array(text.utf8)
    let searched = bytes.prefix(1 << 20)
    guard let first = wanted.first, searched.count >= wanted.count else { return false }
    return searched.indices.dropLast(wanted.count - 1).contains { index in
      searched[index] == first && searched[index...].starts(with: wanted)
    }
  }
}

extension RecordingText.Line {
  package var text: String { String(decoding: bytes, as: UTF8.self) }
}

extension UInt8 {
  /// Whether it is a blank, a tab or the end of a line.
  var isSpace: Bool { self == 32 || (9...13).contains(self) }
}

extension ArraySlice<UInt8> {
  /// The bytes without spaces before and behind.
  var trimmed: ArraySlice<UInt8> {
    var rest = self
    while let first = rest.first, first.isSpace { rest.removeFirst() }
    while let last = rest.last, last.isSpace { rest.removeLast() }
    return rest
  }

  var string: String { String(decoding: self, as: UTF8.self) }
}
