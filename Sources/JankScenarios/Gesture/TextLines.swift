internal import JankText

/// The lines of a text file, one after the other.
///
/// Lines end at a line feed, before which a carriage return is left out.
struct TextLines: Sequence, IteratorProtocol {
  private let bytes: [UInt8]
  private var index = 0
  private var number = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  mutating func next() -> TextLine? {
    guard index < bytes.count else { return nil }
    let rest = bytes[index...]
    let end = rest.firstIndex(of: Byte.lineFeed)
    var line = rest[..<(end ?? bytes.count)]
    index = end.map { $0 + 1 } ?? bytes.count
    number += 1
    if line.last == Byte.carriageReturn { line.removeLast() }
    return TextLine(number: number, bytes: line, isTerminated: end != nil)
  }
}

/// One line of a text file.
struct TextLine {
  /// Its number, from 1.
  let number: Int
  let bytes: ArraySlice<UInt8>
  /// Whether a line feed ends it; the last line of a file that breaks off has none.
  let isTerminated: Bool

  /// A word of the line and its column in bytes, from 1.
  struct Field {
    let text: String
    let column: Int
  }
}

extension TextLine {
  /// The whole line, as far as it can be read.
  var text: String { String(decoding: bytes.prefix(Self.lengthLimit), as: UTF8.self) }

  /// How many bytes a line can have and still be read; no format comes near.
  static let lengthLimit = 1000

  /// The words between spaces and tabs, as far as the line can be read.
  var fields: [Field] {
    bytes.prefix(Self.lengthLimit).split { $0 == Byte.space || $0 == Byte.tab }.map {
      Field(text: String(decoding: $0, as: UTF8.self), column: $0.startIndex - bytes.startIndex + 1)
    }
  }
}

/// What is wrong with a line.
struct LineFault: Error {
  let column: Int
  let message: String
  let hint: String?

  init(_ message: String, at field: TextLine.Field?, hint: String? = nil) {
    column = field?.column ?? 1
    self.message = message
    self.hint = hint
  }
}
