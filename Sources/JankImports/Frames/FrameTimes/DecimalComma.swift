internal import JankText

/// Detects lists whose numbers have a decimal comma.
///
/// A line such as `16,7` may be one number or two. They are two columns if the heading has a comma
/// as well, or if the first number counts the lines from 0 or 1.
struct DecimalComma {
  private var lineCount = 0
  private var arePairs = true
  private var isCounting = true
  private var hasPlainHeading = false
  private var last: Int?
}

extension DecimalComma {
  var isLikely: Bool {
    arePairs && lineCount > 0 && (hasPlainHeading || (lineCount > 1 && !isCounting))
  }

  mutating func takeHeading(_ line: ArraySlice<UInt8>) {
    hasPlainHeading = !line.contains(UInt8(ascii: ","))
    // A heading with two names means two columns.
    if !hasPlainHeading { arePairs = false }
  }

  mutating func take(_ line: ArraySlice<UInt8>) {
    let numbers = line.prefix { $0 != UInt8(ascii: "#") }.trimmed
      .split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
    lineCount += 1
    guard arePairs, numbers.count == 2, let first = Int(numbers[0].string),
      numbers[1].allSatisfy(Self.isDigit), !numbers[1].isEmpty
    else {
      arePairs = false
      return
    }
    if last.map({ $0 == .max || first != $0 + 1 }) ?? (first > 1) { isCounting = false }
    last = first
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
