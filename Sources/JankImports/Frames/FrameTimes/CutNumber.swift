internal import JankText

/// Doubts the last number of a list that breaks off.
///
/// Without the end of its line it may have lost digits. Nothing tells that of a whole number; one
/// with fewer decimals than all others before it is doubtful.
struct CutNumber {
  private var count = 0
  private var fewestDecimals = Int.max
  private var last: (decimals: Int, line: Int, isTerminated: Bool)?
}

extension CutNumber {
  /// Takes the next number.
  mutating func take(_ field: ArraySlice<UInt8>, _ line: TextFile.Line) {
    if let last {
      fewestDecimals = min(fewestDecimals, last.decimals)
      count += 1
    }
    let mark = field.firstIndex { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: ",") }
    let decimals = mark.map { field.endIndex - $0 - 1 } ?? 0
    last = (decimals, line.number, line.isTerminated)
  }

  /// That the last number may have been cut, or nil.
  func warning(_ path: String) -> Diagnostic? {
    guard let last, !last.isTerminated, count > 1, last.decimals < fewestDecimals else {
      return nil
    }
    return Diagnostic(
      .warning,
      path: path,
      position: SourcePosition(line: last.line, column: 1),
      message: "the last number has fewer decimals than all others, and its line has no end",
      hint: "was the file cut off?"
    )
  }
}
