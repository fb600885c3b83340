/// A place in a text file, counted as editors count.
///
/// Lines end at a line feed. The column counts bytes of UTF-8 from the start of the line.
public struct SourcePosition: Hashable, Sendable {
  /// The line, from 1.
  public let line: Int
  /// The column in UTF-8 bytes, from 1.
  public let column: Int

  /// Names a place.
  ///
  /// - Parameters:
  ///   - line: The line, from 1.
  ///   - column: The column in UTF-8 bytes, from 1.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

extension SourcePosition {
  /// The place of a character of a text whose opening quotation mark stands here.
  ///
  /// Right for texts that are written without escapes, as all texts with a grammar are.
  ///
  /// - Parameter column: the character, in bytes of UTF-8 from 1.
  /// - Returns: Its place in the file.
  package func inText(column: Int) -> SourcePosition {
    SourcePosition(line: line, column: self.column + column)
  }
}

extension SourcePosition: Comparable {
  /// Whether the first place comes earlier in the file.
  public static func < (first: SourcePosition, second: SourcePosition) -> Bool {
    (first.line, first.column) < (second.line, second.column)
  }
}

extension SourcePosition: CustomStringConvertible {
  /// The place as compilers write it, for example `3:14`.
  public var description: String { "\(line):\(column)" }
}
