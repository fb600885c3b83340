import JankText
import Testing

struct DurationTextTests {
  @Test(arguments: [
    ("80 ms", 80_000_000), ("1.5 s", 1_500_000_000), ("250 us", 250_000), ("16 ns", 16),
    ("80ms", 80_000_000), ("0 s", 0), ("0.000000001 s", 1), ("16.666667 ms", 16_666_667),
    ("1.50000000000000000000000 s", 1_500_000_000), ("007 ms", 7_000_000),
    ("9223372036854775807 ns", Int64.max), ("9223372036.854775807 s", Int64.max),
  ])
  func `a number and a unit are whole nanoseconds, exactly`(text: String, nanoseconds: Int64) throws
  {
    #expect(try DurationText.nanoseconds(in: text) == nanoseconds)
  }

  @Test(arguments: ["", "ms", " 80 ms", "80. ms", ".5 s", "-1 ms", "+1 ms", "x", "٣ ms"])
  func `what does not begin with a decimal number is malformed`(text: String) {
    #expect(throws: DurationTextError.malformed(text)) {
      try DurationText.nanoseconds(in: text)
    }
  }

  @Test(arguments: [
    ("80", ""), ("80 ", ""), ("80 mss", "mss"), ("80  ms", " ms"), ("1e3 ms", "e3 ms"),
    ("80 MS", "MS"), ("80 ms ", "ms "), ("3 min", "min"), ("1,5 s", ",5 s"), ("1.5.5 s", ".5 s"),
  ])
  func `what follows the number has to be a unit`(text: String, unit: String) {
    #expect(throws: DurationTextError.unknownUnit(unit, text: text)) {
      try DurationText.nanoseconds(in: text)
    }
  }

  @Test(arguments: ["0.5 ns", "1.0001 us", "0.0000000001 s", "1.00000001 ms"])
  func `what is finer than a nanosecond is refused`(text: String) {
    #expect(throws: DurationTextError.notWholeNanoseconds(text)) {
      try DurationText.nanoseconds(in: text)
    }
  }

  @Test(arguments: ["9223372036854775808 ns", "9223372036.854775808 s", "99999999999999999999 s"])
  func `what does not fit in 64 bits is refused`(text: String) {
    #expect(throws: DurationTextError.tooLong(text)) {
      try DurationText.nanoseconds(in: text)
    }
  }

  @Test(arguments: [
    0, 1, 999, 1000, 16_666_667, 80_000_000, 1_500_000_000, 60_000_000_000, Int64.max,
  ])
  func `writing and reading give the same duration`(nanoseconds: Int64) throws {
    #expect(try DurationText.nanoseconds(in: DurationText.text(nanoseconds)) == nanoseconds)
  }

  @Test func `a duration is written in the largest unit that leaves it whole`() {
    let texts = [0, 80_000_000, 1_500_000_000, 2_000_000_000, 7_000].map(DurationText.text)
    #expect(texts == ["0 ns", "80 ms", "1500 ms", "2 s", "7 us"])
  }

  @Test func `each error says what was found and how to write it`() {
    let errors: [DurationTextError] = [
      .malformed("x"), .unknownUnit("", text: "80"), .unknownUnit("mss", text: "80 mss"),
      .notWholeNanoseconds("0.5 ns"), .tooLong("99 s"),
    ]
    #expect(
      errors.map(\.message) == [
        #"expected a duration such as "80 ms", found "x""#,
        #"expected a duration such as "80 ms", found "80" without a unit"#,
        #"unknown unit of time "mss""#,
        #"the duration "0.5 ns" is not a whole number of nanoseconds"#,
        #"the duration "99 s" is longer than 292 years"#,
      ]
    )
    #expect(errors.prefix(3).allSatisfy { $0.hint == "units are ns, us, ms and s" })
  }
}
