import JankGate
import JankScenarios
import Testing

/// The pattern of the published schema and the grammar of the loader.
struct ThresholdTextPatternTests {
  private static let rules = [
    "m: max < 1", "  m  :  max  <  1  ",
    "a.b-c_9{scenario=x-*, device = y?,tag=z z }: p( 99.9 )<=5ms",
    "m: value == baseline", "m: value <= baseline + 5 % or 2 ms/s", "m:value>=baseline-3frames",
    "m: sum != 7 us or 1 ns", "m: rate < 5 ms/s", "m: p(0) < 1", "m: max < 1 or 2",
    "m: max < 1or 2", "m: value<-14.7 ms", "m: max >= - 3",
    "m: med < baseline or5", "off{strategy=a}: min > 0.5 s",
  ]

  private func keepsToGrammar(_ text: String) -> Bool {
    do throws(ThresholdTextError) {
      _ = try ThresholdText.threshold(in: text, level: .error)
      return true
    } catch {
      return error.isAboutMeaning
    }
  }

  private func matches(_ text: String) throws -> Bool {
    let regex = try Regex(ThresholdText.pattern)
    return text.wholeMatch(of: regex) != nil
  }

  @Test(arguments: rules)
  func `a rule matches the pattern`(rule: String) throws {
    #expect(keepsToGrammar(rule))
    #expect(try matches(rule))
  }

  @Test func `a damaged rule matches exactly if it follows the grammar`() throws {
    var generator = SeededGenerator(seed: 17)
    let pieces = [
      "m", "p(5)", "max", "<", "=", ":", " ", "or", "5", ".", "ms", "%", "/", "s", "{", "}",
    ]
    let more = ["baseline", "+", "-", "tag=", ",", "orange", "1e3", "warn ", "frames", "maxx"]
    let regex = try Regex(ThresholdText.pattern)
    var (fitting, others) = (0, 0)
    for _ in 0..<4_000 {
      var letters = Array(Self.rules.randomElement(using: &generator) ?? "")
      for _ in 0..<Int.random(in: 1...2, using: &generator) {
        let place = Int.random(in: 0...letters.count, using: &generator)
        if place < letters.count, Bool.random(using: &generator) { letters.remove(at: place) }
        if Bool.random(using: &generator), place <= letters.count {
          let piece = (pieces + more).randomElement(using: &generator) ?? ""
          letters.insert(contentsOf: piece, at: place)
        }
      }
      let text = String(letters)
      let isRule = keepsToGrammar(text)
      if isRule { fitting += 1 } else { others += 1 }
      #expect((text.wholeMatch(of: regex) != nil) == isRule, "\(text)")
    }
    #expect(fitting > 500 && others > 500, "\(fitting) and \(others)")
  }
}
