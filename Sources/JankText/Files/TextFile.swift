/// The bytes of a text file, looked at line by line.
///
/// Bytes, not characters: recordings have millions of them and hold figures and names only.
///
///     for line in TextFile(bytes, path: "swipe.evemu").lines { print(line.number, line.text) }
package struct TextFile {
  /// The file without the byte order mark that some tools write.
  package let bytes: [UInt8]
  /// The file, as its reader knows it.
  package let path: String

  package init(_ bytes: [UInt8], path: String) {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    self.bytes = bytes.starts(with: mark) ? Array(bytes.dropFirst(mark.count)) : bytes
    self.path = path
  }

  /// A line of the file without its end: a line feed, or a carriage return and a line feed.
  package struct Line {
    /// Its number, from 1.
    package let number: Int
    package let bytes: ArraySlice<UInt8>
    /// Whether it has an end, which only the last line of a file may lack.
    package let isTerminated: Bool
  }

  /// The lines one after the other.
  package struct Lines: Sequence, IteratorProtocol {
    private let bytes: [UInt8]
    private var index = 0
    private var number = 0

    fileprivate init(_ bytes: [UInt8]) {
      self.bytes = bytes
    }

    package mutating func next() -> Line? {
      guard index < bytes.count else { return nil }
      let end = bytes[index...].firstIndex(of: Byte.lineFeed)
      var line = bytes[index..<(end ?? bytes.count)]
      index = end.map { $0 + 1 } ?? bytes.count
      number += 1
      if line.last == Byte.carriageReturn { line.removeLast() }
      return Line(number: number, bytes: line, isTerminated: end != nil)
    }
  }
}

extension TextFile {
  /// All lines, the empty ones too.
  package var lines: Lines { Lines(bytes) }

  /// The lines that have anything in them, one after the other.
  package func forEachLine<Failure: Error>(
    _ body: (Line) throws(Failure) -> Void
  ) throws(Failure) {
    for line in lines where !line.bytes.isEmpty { try body(line) }
  }

  /// The same, where the last line may break off: all lines have an end in these formats, and what
  /// stands of one without may be readable and yet lack digits.
  ///
  /// - Returns: That the last line was left out, or nil.
  package func forEachWholeLine(
    _ body: (Line) throws(FileError) -> Void
  ) throws(FileError) -> Diagnostic? {
    var isFirst = true
    var warning: Diagnostic?
    try forEachLine { (line) throws(FileError) in
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
    String(decoding: bytes.prefix(4_096).prefix { $0 != Byte.lineFeed }, as: UTF8.self)
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

extension TextFile.Line {
  /// The whole line.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  package func hasPrefix(_ text: String) -> Bool { bytes.starts(with: text.utf8) }

  /// A word of the line and its column in bytes, from 1.
  package struct Field {
    package let text: String
    package let column: Int
  }

  /// How many bytes a line can have whose words are wanted; no format comes near.
  package static let lengthLimit = 1000

  /// The words between spaces and tabs, as far as the line is within the limit.
  package var fields: [Field] {
    bytes.prefix(Self.lengthLimit).split { $0 == Byte.space || $0 == Byte.tab }.map {
      Field(text: String(decoding: $0, as: UTF8.self), column: $0.startIndex - bytes.startIndex + 1)
    }
  }
}
