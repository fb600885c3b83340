extension Unicode.Scalar {
  /// The number of columns of the character in a terminal: 0, 1 or 2.
  ///
  /// Combining marks have none. Emoji and characters that Unicode's "East Asian Width" calls wide
  /// or full-width have two.
  package var columnCount: Int {
    guard value >= 0x300 else { return 1 }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark: return 0
    default: return isWide || properties.isEmojiPresentation ? 2 : 1
    }
  }

  private var isWide: Bool {
    switch value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3,
      0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD:
      true
    default: false
    }
  }
}
