/// Damages the text of a scenario, from seeds.
enum TextDamage {
  /// The tokens of a text: words, numbers, texts, marks, and the space between.
  private static func tokens(of text: String) -> [String] {
    var tokens: [String] = []
    var rest = Substring(text)
    while let first = rest.first {
      let length =
        if first == "\"" {
          (rest.dropFirst().firstIndex(of: "\"").map {
            rest.distance(from: rest.startIndex, to: $0)
          }
            ?? rest.count - 1) + 1
        } else if first.isLetter || first.isNumber {
          rest.prefix { $0.isLetter || $0.isNumber || $0 == "." }.count
        } else {
          1
        }
      tokens.append(String(rest.prefix(length)))
      rest = rest.dropFirst(length)
    }
    return tokens
  }

  private static let strangers = [
    "null", "true", "-1", "0", "1e400", "0.5", "\"\"", "\"0 ms\"", "\"10 s\"", "\"3600 s\"",
    "\"1 ns\"", "\"Main\"", "\"Sheet\"", "{}", "[]", "[{}]", "{\"at\": \"1 s\"}",
    "\"\\u0000\"", "\"display-link\"", "\"phone-120\"", "\"stall\"", "\"dismiss\"",
  ]

  /// Replaces, removes, repeats or swaps one or two tokens, every other time by one of the same
  /// kind.
  static func damage(
    _ text: String,
    with generator: inout SeededGenerator
  ) -> String {
    var tokens = tokens(of: text)
    let solid = tokens.indices.filter { !tokens[$0].allSatisfy(\.isWhitespace) }
    for _ in 0..<Int.random(in: 1...2, using: &generator) {
      let place = solid.randomElement(using: &generator) ?? 0
      let other = solid.randomElement(using: &generator) ?? 0
      let stranger = strangers.randomElement(using: &generator) ?? ""
      switch Int.random(in: 0..<8, using: &generator) {
      case 0: tokens[place] = ""
      case 1: tokens[place] += tokens[place]
      case 2: tokens.swapAt(place, other)
      case 3: tokens[place] = stranger
      default:
        let alike = (solid.map { tokens[$0] } + strangers).filter {
          kind($0) == kind(tokens[place])
        }
        tokens[place] = alike.randomElement(using: &generator) ?? ""
      }
    }
    return tokens.joined()
  }

  /// A replacement for a token: a duration, another text, a number, or a mark.
  private static func kind(_ token: String) -> Int {
    if token.hasSuffix("s\"") && token.contains(" ") { return 0 }
    if token.hasPrefix("\"") { return 1 }
    return Double(token) == nil ? 2 : 3
  }
}
