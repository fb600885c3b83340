/// JSON texts that are cut off in the middle.
package enum TruncatedJSON {
  /// Returns the beginnings of a text that end after an array or object, with everything open
  /// closed.
  ///
  /// There is one for each depth at which something was closed. Nothing deeper is open after a cut,
  /// so the longest one that makes sense to a reader loses the least.
  ///
  /// At most `depthLimit` arrays and objects are open after a cut; lists of events are no deeper
  /// than eight. The longest text comes first.
  ///
  /// - Complexity: O(*n*) for a text of *n* bytes.
  package static func completions(
    of bytes: [UInt8],
    depthLimit: Int = 8
  ) -> some Collection<[UInt8]> {
    completions(of: bytes, at: cuts(in: bytes, depthLimit: depthLimit))
  }

  /// Returns the last positions after something was closed, by the number of open brackets.
  private static func cuts(in bytes: [UInt8], depthLimit: Int) -> [Int: Cut] {
    var closers: [UInt8] = []
    var cuts: [Int: Cut] = [:]
    var (isInText, isEscaped) = (false, false)
    for (index, byte) in bytes.enumerated() {
      if isInText {
        if !isEscaped, byte == Byte.quote { isInText = false }
        isEscaped = !isEscaped && byte == Byte.backslash
        continue
      }
      switch byte {
      case Byte.quote: isInText = true
      case Byte.openingBrace: closers.append(Byte.closingBrace)
      case Byte.openingBracket: closers.append(Byte.closingBracket)
      case Byte.closingBrace, Byte.closingBracket:
        guard closers.popLast() == byte else { return [:] }
        if closers.count <= depthLimit {
          cuts[closers.count] = Cut(end: index + 1, closers: closers)
        }
      default: break
      }
    }
    return cuts
  }

  /// Creates the texts one by one, because each is as large as the file.
  private static func completions(
    of bytes: [UInt8],
    at cuts: [Int: Cut]
  ) -> some Collection<[UInt8]> {
    cuts.values.sorted { $0.end > $1.end }.lazy.map { bytes[..<$0.end] + $0.closers.reversed() }
  }

  /// A position after something was closed, and what is open there.
  private struct Cut {
    let end: Int
    let closers: [UInt8]
  }
}
