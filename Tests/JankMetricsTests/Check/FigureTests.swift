import JankMetrics
import Testing

struct FigureTests {
  @Test func `a figure is written exactly, with its unit`() {
    #expect("\(Figure(steps: 16_666_667, .milliseconds))" == "16.666667 ms")
    #expect("\(Figure(steps: -1_500_000, .percent))" == "-1.5 %")
    #expect("\(Figure(steps: 3, .count))" == "3")
    #expect("\(Figure(steps: 3, .frames))" == "3 frames")
    #expect(Figure(steps: .min, .milliseconds).decimal == "-9223372036854.775808")
  }

  @Test func `numbers are rounded to the nearest step, and what does not fit is refused`() {
    #expect(Figure(.number(16.6666666), .milliseconds)?.steps == 16_666_667)
    #expect(Figure(.integer(4), .refreshes)?.steps == 4_000_000)
    #expect(Figure(.integer(4), .frames)?.steps == 4)
    #expect(Figure(.integer(.max), .milliseconds) == nil)
    #expect(Figure(1e300, .milliseconds) == nil && Figure(.nan, .milliseconds) == nil)
    #expect(Figure(.text("even"), .words) == nil)
  }
}
