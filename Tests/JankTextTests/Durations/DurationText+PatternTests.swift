import JankText
import Testing

struct DurationTextPatternTests {
  private static let ranges: [ClosedRange<Int64>] = [
    0...1_000_000_000, 1...10_000_000_000, 10_000_000...10_000_000_000,
    1_000_000...100_000_000_000, 1_000_000_000...1_000_000_000_000,
  ]

  /// Numbers around every power of ten, whole and not, with leading and trailing zeros.
  private static let numbers: [String] = {
    var numbers = ["0", "00", "0.0", "0.000000001", "0.0000000001", "0.01", "0.009", "0.1", "3.14"]
    for power in 0...13 {
      let one = "1" + String(repeating: "0", count: power)
      let nines = String(repeating: "9", count: power + 1)
      numbers += [one, "0" + one, one + ".0", one + ".1", one + ".0000000001", nines, nines + ".9"]
    }
    return numbers
  }()

  @Test(arguments: ranges)
  func `a text matches exactly if it is a duration in the range`(range: ClosedRange<Int64>) throws {
    let regex = try Regex(DurationText.pattern(in: range))
    for number in Self.numbers {
      for unit in DurationText.unitNames + ["m", ""] {
        for text in ["\(number) \(unit)", "\(number)\(unit)"] {
          let nanoseconds = try? DurationText.nanoseconds(in: text)
          let isInRange = nanoseconds.map(range.contains) ?? false
          #expect((try regex.wholeMatch(in: text) != nil) == isInRange, "\(text) in \(range)")
        }
      }
    }
  }

  @Test(arguments: ["", " 1 s", "1 s ", "1  s", "+1 s", "-1 s", "1e3 s", "1. s", ".5 s", "1,5 s"])
  func `a text that is not a duration matches no range`(text: String) throws {
    for range in Self.ranges + [3...7] {
      #expect(try Regex(DurationText.pattern(in: range)).wholeMatch(in: text) == nil)
    }
  }

  @Test func `a range with odd limits is matched as if it had none`() throws {
    let regex = try Regex(DurationText.pattern(in: 3...7))
    #expect(try regex.wholeMatch(in: "5 ns") != nil)
    #expect(try regex.wholeMatch(in: "800 s") != nil)
  }
}
