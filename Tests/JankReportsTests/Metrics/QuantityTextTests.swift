import JankReports
import JankMetrics
import Testing

struct QuantityTextTests {
  @Test func `numbers have four digits, counts none`() {
    #expect(QuantityText.text(.number(16.66666)) == "16.6667")
    #expect(QuantityText.text(.number(-5)) == "-5.0000")
    #expect(QuantityText.text(.integer(12)) == "12")
    #expect(QuantityText.text(.text("even 60 Hz")) == "even 60 Hz")
  }

  @Test func `how often something occurred stands behind it`() throws {
    let tally = SampleScores.score().tally
    let value = try #require(MetricRegistry.metric("android.swappy.offset")?.value(tally).value)
    #expect(QuantityText.text(value) == "1: 1, 2: 1")
  }
}
