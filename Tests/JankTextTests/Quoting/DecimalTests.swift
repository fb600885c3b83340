import JankText
import Testing

struct DecimalTests {
  @Test(arguments: [
    (0.125, 2, "0.13"), (-0.125, 2, "-0.13"), (0.375, 2, "0.38"), (2.5, 0, "3"), (-2.5, 0, "-3"),
    (0.5, 0, "1"), (1.5, 0, "2"), (0.0625, 3, "0.063"), (99.9961, 2, "100.00"),
    (0.12499, 2, "0.12"), (83.333333, 2, "83.33"), (16.666666, 2, "16.67"),
  ])
  func `halves are rounded away from zero, all else to the nearest`(
    value: Double,
    digits: Int,
    text: String
  ) {
    #expect(Decimal.text(value, digits: digits) == text)
  }

  @Test(arguments: [
    (0, 0, "0"), (0, 2, "0.00"), (0.05, 2, "0.05"), (7, 6, "7.000000"), (1e-6, 6, "0.000001"),
    (999_999_999_999, 6, "999999999999.000000"), (-12.5, 1, "-12.5"),
  ])
  func `every requested digit is present`(value: Double, digits: Int, text: String) {
    #expect(Decimal.text(value, digits: digits) == text)
  }

  @Test(arguments: [(2e19, "2e+19"), (-1e300, "-1e+300"), (.infinity, "inf"), (.nan, "nan")])
  func `a number too large for digits after the point is still written`(
    value: Double,
    text: String
  ) {
    #expect(Decimal.text(value, digits: 2) == text)
  }

  @Test(arguments: [-0.0, -0.004, -1e-300])
  func `a number that rounds to zero has no sign`(value: Double) {
    #expect(Decimal.text(value, digits: 2) == "0.00")
  }

  @Test(arguments: 0..<32 as Range<UInt64>)
  func `the text reads back within half a unit of its last digit`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for digits in 0...6 {
      let value = Double.random(in: -1e5...1e5, using: &generator)
      let text = Decimal.text(value, digits: digits)
      let read = try #require(Double(text))
      var half = 0.5
      for _ in 0..<digits { half /= 10 }
      #expect(abs(read - value) <= half * (1 + 1e-3), "\(value) as \(text)")
      let behindPoint = text.split(separator: ".").dropFirst().first?.count ?? 0
      #expect(behindPoint == digits, "\(text)")
    }
  }

  @Test(arguments: 0..<32 as Range<UInt64>)
  func `a number and its opposite differ by the sign only`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let value = Double.random(in: 1...1e5, using: &generator)
    #expect(Decimal.text(-value, digits: 2) == "-" + Decimal.text(value, digits: 2))
  }
}
