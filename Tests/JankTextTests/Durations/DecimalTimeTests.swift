import JankText
import Testing

struct DecimalTimeTests {
  private func milliseconds(_ text: String) -> Int64? {
    DecimalTime.nanoseconds(Array(text.utf8)[...], .milliseconds)
  }

  @Test(arguments: [
    ("16.7167", 16_716_700), ("0", 0), ("-16.943", -16_943_000), ("+1", 1_000_000),
    ("49.99660000000000", 49_996_600), ("1.0000005", 1_000_001), ("1.0000004999", 1_000_000),
    ("-1.0000005", -1_000_001), (".5", 500_000),
  ])
  func `decimal numbers are read exactly, rounded half away from zero`(
    text: String,
    nanoseconds: Int64
  ) {
    #expect(milliseconds(text) == nanoseconds)
  }

  @Test(arguments: [
    "", "-", ".", "7.", "NA", "1,5", "1e3", "1.2.3", " 1", "--1", "0x10", "9999999999999",
  ])
  func `anything else is not a number`(text: String) {
    #expect(milliseconds(text) == nil)
  }

  @Test(arguments: 0..<64 as Range<UInt64>)
  func `numbers with all their digits are read back`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let value = Int64.random(in: -1_000_000_000_000_000...1_000_000_000_000_000, using: &generator)
    let (whole, rest) = value.magnitude.quotientAndRemainder(dividingBy: 1_000_000)
    let fraction = String(repeating: "0", count: 6 - "\(rest)".count) + "\(rest)"
    #expect(milliseconds("\(value < 0 ? "-" : "")\(whole).\(fraction)") == value)
  }

  @Test func `numbers of JSON are rounded, and rejected if they do not fit`() {
    #expect(DecimalTime.nanoseconds(16.6667, .milliseconds) == 16_666_700)
    #expect(DecimalTime.nanoseconds(452_162_084_132.0, .microseconds) == 452_162_084_132_000)
    #expect(DecimalTime.nanoseconds(1e300, .seconds) == nil)
    #expect(DecimalTime.nanoseconds(.nan, .seconds) == nil)
  }
}
