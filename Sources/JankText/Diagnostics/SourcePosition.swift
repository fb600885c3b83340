/// A position in a text file, counted as editors count.
///
/// Lines end at a line feed. The column counts bytes of UTF-8 from the start of the line.
public struct SourcePosition: Hashable, Sendable {
  // Every value of a JSON file has a position, and no file has 4 GiB: half the width halves the
  // cost.
  private let storedLine: UInt32
  private let storedColumn: UInt32

  /// Creates a position.
  ///
  /// - Parameters:
  ///   - line: The line, from 1.
  ///   - column: The column in UTF-8 bytes, from 1.
  public init(line: Int, column: Int) {
    storedLine = UInt32(clamping: line)
    storedColumn = UInt32(clamping: column)
  }
}

extension SourcePosition {
  /// The line, from 1.
  public var line: Int { Int(storedLine) }
  /// The column in UTF-8 bytes, from 1.
  public var column: Int { Int(storedColumn) }

  /// Returns the position of a character in a text whose opening quotation mark is at this
  /// position.
  ///
  /// Correct for texts without escapes, as all texts with a grammar are.
  ///
  /// `column` counts bytes of UTF-8 from 1.
  package func inText(column: Int) -> SourcePosition {
    SourcePosition(line: line, column: self.column + column)
  }
}

extension SourcePosition: Comparable {
  /// Returns whether the first position comes earlier in the file.
  public static func < (first: SourcePosition, second: SourcePosition) -> Bool {
    (first.line, first.column) < (second.line, second.column)
  }
}

extension SourcePosition: CustomStringConvertible {
  /// The position in the style of compilers, for example `3:14`.
  public var description: String { "\(line):\(column)" }
}
