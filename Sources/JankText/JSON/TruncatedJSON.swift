/// JSON texts that break off in the middle.
package enum TruncatedJSON {
  /// The beginnings of a text that end behind an array or object, with all that is open closed.
  ///
  /// There is one for each depth at which something was closed; nothing deeper is left open behind
  /// a cut, so the longest that makes sense to a reader loses the least.
  ///
  /// - Parameters:
  ///   - bytes: A text that is JSON as far as it goes.
  ///   - depthLimit: How many arrays and objects may be open behind a cut at most. Lists of events
  ///     are no deeper than eight.
  /// - Returns: Complete texts, the longest beginning first.
  /// - Complexity: O(*n*) for a text of *n* bytes.
  package static func completions(
    of bytes: [UInt8],
    depthLimit: Int = 8
  ) -> some Collection<[UInt8]> {
    completions(of: bytes, at: cuts(in: bytes, depthLimit: depthLimit))
  }

  /// The last places behind something that was closed, by how much is open there.
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

  /// Makes the texts one by one, as each is as large as the file.
  private static func completions(
    of bytes: [UInt8],
    at cuts: [Int: Cut]
  ) -> some Collection<[UInt8]> {
    cuts.values.sorted { $0.end > $1.end }.lazy.map { bytes[..<$0.end] + $0.closers.reversed() }
  }

  /// A place behind something that was closed, and what is open there.
  private struct Cut {
    let end: Int
    let closers: [UInt8]
  }
}
