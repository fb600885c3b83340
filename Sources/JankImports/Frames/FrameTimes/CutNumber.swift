internal import JankText

/// Detects a truncated last number in a list.
///
/// A last line without an end may have lost digits. The loss cannot be detected in a whole number.
/// A number with fewer decimals than all before it is doubtful.
struct CutNumber {
  private var count = 0
  private var fewestDecimals = Int.max
  private var last: (decimals: Int, line: Int, isTerminated: Bool)?
}

extension CutNumber {
  mutating func take(_ field: ArraySlice<UInt8>, _ line: TextFile.Line) {
    if let last {
      fewestDecimals = min(fewestDecimals, last.decimals)
      count += 1
    }
    let mark = field.firstIndex { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: ",") }
    let decimals = mark.map { field.endIndex - $0 - 1 } ?? 0
    last = (decimals, line.number, line.isTerminated)
  }

  func warning(_ path: String) -> Diagnostic? {
    guard let last, !last.isTerminated, count > 1, last.decimals < fewestDecimals else {
      return nil
    }
    return Diagnostic(
      .warning,
      path: path,
      position: SourcePosition(line: last.line, column: 1),
      message: "the last number has fewer decimals than all others and no line end",
      hint: "is the file truncated?"
    )
  }
}
