import HeadlessUIKit
import JankAnimators
import JankScenarios
import JankTrace
import Testing

/// Damaged scenarios, thousands of them from seeds: each is refused with places, or it runs.
struct ScenarioMutationTests {
  /// The parts of a text that mean something: words, numbers, texts, marks, and the space between.
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

  /// Replaces, removes, repeats or swaps a token or two, every other time by one of its kind.
  private static func damage(
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

  /// What a token can stand for: a length of time, another text, a number, or a mark.
  private static func kind(_ token: String) -> Int {
    if token.hasSuffix("s\"") && token.contains(" ") { return 0 }
    if token.hasPrefix("\"") { return 1 }
    return Double(token) == nil ? 2 : 3
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func `a damaged scenario is refused with places or runs to its end`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let loader = ProjectScenarios.loader
    let names = ProjectScenarios.names
    for _ in 0..<100 {
      let name = try #require(names.randomElement(using: &generator))
      let text = Self.damage(
        String(decoding: try ProjectScenarios.bytes(name), as: UTF8.self),
        with: &generator
      )
      do throws(ScenarioError) {
        try run(try loader.load(Array(text.utf8), path: name), text)
      } catch {
        let lineCount = text.utf8.count { $0 == 0x0A } + 1
        #expect(!error.diagnostics.isEmpty, "\(text)")
        for finding in error.diagnostics where finding.severity == .error {
          #expect(!finding.message.isEmpty)
          #expect((1...lineCount).contains(finding.position?.line ?? 0), "\(finding)")
        }
      }
    }
  }

  private func run(_ scenario: Scenario, _ text: String) throws(ScenarioError) {
    for play in Play.all(of: scenario).prefix(2) {
      let trace = try? play.trace()
      #expect(trace?.frames.isEmpty == false, "\(text)")
    }
  }
}
