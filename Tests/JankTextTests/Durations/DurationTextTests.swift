import JankText
import Testing

struct DurationTextTests {
  @Test(arguments: [
    ("80 ms", 80_000_000), ("1.5 s", 1_500_000_000), ("250 us", 250_000), ("16 ns", 16),
    ("80ms", 80_000_000), ("0 s", 0), ("0.000000001 s", 1), ("16.666667 ms", 16_666_667),
    ("1.50000000000000000000000 s", 1_500_000_000), ("007 ms", 7_000_000),
    ("9223372036854775807 ns", Int64.max), ("9223372036.854775807 s", Int64.max),
  ])
  func `a number and a unit are exact whole nanoseconds`(text: String, nanoseconds: Int64) throws {
    #expect(try DurationText.nanoseconds(in: text) == nanoseconds)
  }

  @Test(arguments: ["", "ms", " 80 ms", "80. ms", ".5 s", "+1 ms", "x", "٣ ms"])
  func `a text that does not begin with a decimal number is malformed`(text: String) {
    #expect(throws: DurationTextError.malformed(text)) {
      try DurationText.nanoseconds(in: text)
    }
  }

  @Test(arguments: [
    ("80", ""), ("80 ", ""), ("80 mss", "mss"), ("80  ms", " ms"), ("1e ms", "e ms"),
    ("80 MS", "MS"), ("80 ms ", "ms "), ("3 min", "min"), ("1.5.5 s", ".5 s"),
  ])
  func `the number must be followed by a unit`(text: String, unit: String) {
    #expect(throws: DurationTextError.unknownUnit(unit, text: text)) {
      try DurationText.nanoseconds(in: text)
    }
  }

  @Test func `signs, commas and exponents have errors of their own`() {
    let errors: [(DurationTextError, hint: String)] = [
      (.negative("-1 ms"), #"write "1 ms""#), (.comma("1,5 s"), #"write "1.5 s""#),
      (.exponent("1e3 ms"), #"write "1000 ms""#), (.exponent("2.5E+2ms"), #"write "250 ms""#),
      (.exponent("1e-9 s"), #"write "1500 ms""#),
    ]
    for (error, hint) in errors {
      let text = error.message.split(separator: "\"").last.map(String.init) ?? ""
      #expect(throws: error) { try DurationText.nanoseconds(in: text) }
      #expect(error.hint == hint)
    }
  }

  @Test(arguments: [
    ("5 sec", "5 s"), ("80 msec", "80 ms"), ("80  ms", "80 ms"), ("80 MS", "80 ms"),
    ("2.5 seconds", "2.5 s"), ("3 µs", "3 us"),
  ])
  func `another spelling of a unit gets the right one as a hint`(text: String, ours: String) throws
  {
    let error = try #require(throws: DurationTextError.self) {
      try DurationText.nanoseconds(in: text)
    }
    #expect(error.hint == "write \"\(ours)\"; units are ns, us, ms and s")
  }

  @Test(arguments: ["0.5 ns", "1.0001 us", "0.0000000001 s", "1.00000001 ms"])
  func `a duration finer than a nanosecond is rejected`(text: String) {
    #expect(throws: DurationTextError.notWholeNanoseconds(text)) {
      try DurationText.nanoseconds(in: text)
    }
  }

  @Test(arguments: ["9223372036854775808 ns", "9223372036.854775808 s", "99999999999999999999 s"])
  func `a duration that does not fit in 64 bits is rejected`(text: String) {
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

  @Test func `each error states what was found and how to write it`() {
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
    #expect(errors[0].hint == "units are ns, us, ms and s")
    #expect(errors[1].hint == #"write the unit, such as "80 ms"; units are ns, us, ms and s"#)
    let bare = #expect(throws: DurationTextError.self) {
      try DurationText.nanoseconds(in: "0.4")
    }
    #expect(
      bare?.hint == """
        write the unit in the text: "400 ms" for 0.4 seconds, "0.4 ms" for milliseconds; units are \
        ns, us, ms and s
        """
    )
    for form in ["400 ms", "0.4 ms"] {
      #expect(throws: Never.self) { try DurationText.nanoseconds(in: form) }
    }
    #expect(errors[2].hint == "units are ns, us, ms and s")
  }
}
