/// Returns the number of terminal cells of a line of text.
///
/// Letters of East Asian scripts and most emoji have two cells. Combining marks have none, and
/// neither do the colour codes of ``TerminalColour``.
///
/// - Complexity: O(*n*) in the length of the text.
package func cellCount(_ text: some StringProtocol) -> Int {
  if text.utf8.allSatisfy({ (0x20...0x7E).contains($0) }) { return text.utf8.count }
  var count = 0
  var isInCode = false
  for scalar in text.unicodeScalars {
    if scalar == "\u{1B}" {
      isInCode = true
    } else if isInCode {
      isInCode = scalar != "m"
    } else {
      count += scalar.cellCount
    }
  }
  return count
}

extension Unicode.Scalar {
  fileprivate var cellCount: Int {
    guard value >= 0x300 else { return 1 }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    if properties.isEmojiPresentation { return 2 }
    return Self.wideRanges.contains { $0.contains(value) } ? 2 : 1
  }

  /// The blocks whose letters East Asian Width calls wide or full-width.
  private static let wideRanges: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
    0xA000...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
    0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x17000...0x18AFF, 0x1B000...0x1B2FF, 0x1F200...0x1F2FF,
    0x20000...0x3FFFD,
  ]
}
