internal import JankExplore

/// Changes of numbers to others that may stand in their place.
enum NumberMutation {
  /// The text with its first number changed a little, or to zero, or by some powers of ten; the
  /// text itself if it has none.
  static func near(_ text: String, _ dice: inout Dice) -> String {
    guard let start = text.firstIndex(where: \.isASCIIDigit) else { return text }
    let digits = text[start...].prefix { $0.isASCIIDigit || $0 == "." }
    guard let number = Double(digits) else { return text }
    let isWhole = !digits.contains(".")
    let factor = dice.pick([0.0, 0.001, 0.1, 0.5, 0.9, 1.0, 1.1, 2.0, 10.0, 100.0, 1e6])
    var changed = number * factor + Double(dice.whole(-1...1))
    changed = min(max(changed, 0), 1e18)
    let written = isWhole ? "\(Int(changed))" : "\(changed)"
    return text[..<start] + written + text[digits.endIndex...]
  }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { ("0"..."9").contains(self) }
}
