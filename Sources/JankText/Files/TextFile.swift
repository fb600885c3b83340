/// The bytes of a text file, read line by line.
///
/// Bytes instead of characters, because recordings have millions of them and contain only numbers
/// and names.
///
///     for line in TextFile(bytes, path: "swipe.evemu").lines { print(line.number, line.text) }
package struct TextFile {
  /// The contents as UTF-8, without the byte order mark that some tools write.
  ///
  /// A shell of Windows redirects output as UTF-16 with a byte order mark.
  package let bytes: [UInt8]
  /// The file, as its reader knows it.
  package let path: String

  package init(_ bytes: [UInt8], path: String) {
    self.bytes = Self.withoutMark(bytes)
    self.path = path
  }

  private static func withoutMark(_ bytes: [UInt8]) -> [UInt8] {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return Array(bytes.dropFirst(3)) }
    let isLittle = bytes.starts(with: [0xFF, 0xFE])
    guard isLittle || bytes.starts(with: [0xFE, 0xFF]) else { return bytes }
    let (low, high) = isLittle ? (0, 1) : (1, 0)
    // Half a character at the end is cut off.
    let units = stride(from: 2, to: bytes.count - 1, by: 2).map { place in
      UInt16(bytes[place + high]) << 8 | UInt16(bytes[place + low])
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }

  /// A line without its end: a line feed, or a carriage return and a line feed.
  package struct Line {
    /// The number of the line, from 1.
    package let number: Int
    package let bytes: ArraySlice<UInt8>
    /// Whether the line has an end, which only the last line may lack.
    package let isTerminated: Bool
  }

  /// A sequence of the lines.
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
  /// All lines, including empty ones.
  package var lines: Lines { Lines(bytes) }

  /// Calls a closure with each line that is not empty.
  package func forEachLine<Failure: Error>(
    _ body: (Line) throws(Failure) -> Void
  ) throws(Failure) {
    for line in lines where !line.bytes.isEmpty { try body(line) }
  }

  /// Calls a closure with each line that is not empty, except an incomplete last line.
  ///
  /// All lines of these formats have an end. A last line without one may be readable and still lack
  /// digits.
  ///
  /// - Returns: A warning that the last line was ignored, or nil.
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
          message: "the last line is truncated and ignored"
        )
        return
      }
      isFirst = false
      try body(line)
    }
    return warning
  }

  /// The first byte that is not white space, or nil.
  package var firstByte: UInt8? { bytes.first { !$0.isSpace } }

  /// The first line of the file.
  package var firstLine: String {
    String(decoding: bytes.prefix(4_096).prefix { $0 != Byte.lineFeed }, as: UTF8.self)
  }

  package func hasPrefix(_ text: String) -> Bool { bytes.starts(with: text.utf8) }

  /// Returns whether the first megabyte contains a text.
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
  /// The text of the whole line.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  package func hasPrefix(_ text: String) -> Bool { bytes.starts(with: text.utf8) }

  /// A word of the line and its column in bytes, from 1.
  package struct Field {
    package let text: String
    package let column: Int
  }

  /// The maximum number of bytes of a line that is split into words; no format comes near.
  package static let lengthLimit = 1000

  /// The words between spaces and tabs, as far as the line is within the limit.
  package var fields: [Field] {
    bytes.prefix(Self.lengthLimit).split { $0 == Byte.space || $0 == Byte.tab }.map {
      Field(text: String(decoding: $0, as: UTF8.self), column: $0.startIndex - bytes.startIndex + 1)
    }
  }
}
