import JankMetrics
import Testing

struct FigureTests {
  @Test func `a value is printed exactly, with its unit`() {
    #expect("\(MetricValue(steps: 16_666_667, .milliseconds))" == "16.666667 ms")
    #expect("\(MetricValue(steps: -1_500_000, .percent))" == "-1.5 %")
    #expect("\(MetricValue(steps: 3, .count))" == "3")
    #expect("\(MetricValue(steps: 3, .frames))" == "3 frames")
    #expect("\(MetricValue(steps: 1, .frames))" == "1 frame")
    #expect("\(MetricValue(steps: 1_000_000, .refreshes))" == "1 refresh")
    #expect("\(MetricValue(steps: 1_500_000, .refreshes))" == "1.5 refreshes")
    #expect(MetricValue(steps: .min, .milliseconds).decimal == "-9223372036854.775808")
  }

  @Test func `tables show hundredths, rounded half away from zero`() {
    let steps: [Int64] = [0, 4_999, 5_000, 1_005_000, 1_004_999, -5_000, -4_999, 16_666_667]
    let hundredths = steps.map { MetricValue(steps: $0, .milliseconds).hundredths }
    #expect(hundredths == [0, 0, 1, 101, 100, -1, 0, 1_667])
    #expect(MetricValue(steps: 7, .count).hundredths == 7)
    #expect(MetricValue(steps: .min, .milliseconds).hundredths == -922_337_203_685_478)
  }

  @Test func `numbers are rounded to the nearest step, and too large ones are rejected`() {
    #expect(MetricValue(.number(16.6666666), .milliseconds)?.steps == 16_666_667)
    #expect(MetricValue(.integer(4), .refreshes)?.steps == 4_000_000)
    #expect(MetricValue(.integer(4), .frames)?.steps == 4)
    #expect(MetricValue(.integer(.max), .milliseconds) == nil)
    #expect(MetricValue(1e300, .milliseconds) == nil && MetricValue(.nan, .milliseconds) == nil)
    #expect(MetricValue(.text("even"), .words) == nil)
  }

  @Test func `a difference beyond 64 bits with either sign is nil`() {
    func metricValue(_ steps: Int64) -> MetricValue { MetricValue(steps: steps, .milliseconds) }
    #expect(metricValue(5).difference(from: metricValue(7)) == metricValue(-2))
    #expect(metricValue(.max).difference(from: metricValue(.min)) == nil)
    #expect(metricValue(.min).difference(from: metricValue(.max)) == nil)
    #expect(metricValue(.min).difference(from: metricValue(0)) == nil)
    #expect(metricValue(.min + 1).difference(from: metricValue(0)) == metricValue(-.max))
  }
}
