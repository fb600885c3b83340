import JankMetrics
import Testing

struct FigureTests {
  @Test func `a value is printed exactly, with its unit`() {
    #expect("\(Figure(steps: 16_666_667, .milliseconds))" == "16.666667 ms")
    #expect("\(Figure(steps: -1_500_000, .percent))" == "-1.5 %")
    #expect("\(Figure(steps: 3, .count))" == "3")
    #expect("\(Figure(steps: 3, .frames))" == "3 frames")
    #expect(Figure(steps: .min, .milliseconds).decimal == "-9223372036854.775808")
  }

  @Test func `tables show hundredths, rounded half away from zero`() {
    let steps: [Int64] = [0, 4_999, 5_000, 1_005_000, 1_004_999, -5_000, -4_999, 16_666_667]
    let hundredths = steps.map { Figure(steps: $0, .milliseconds).hundredths }
    #expect(hundredths == [0, 0, 1, 101, 100, -1, 0, 1_667])
    #expect(Figure(steps: 7, .count).hundredths == 7)
    #expect(Figure(steps: .min, .milliseconds).hundredths == -922_337_203_685_478)
  }

  @Test func `numbers are rounded to the nearest step, and too large ones are rejected`() {
    #expect(Figure(.number(16.6666666), .milliseconds)?.steps == 16_666_667)
    #expect(Figure(.integer(4), .refreshes)?.steps == 4_000_000)
    #expect(Figure(.integer(4), .frames)?.steps == 4)
    #expect(Figure(.integer(.max), .milliseconds) == nil)
    #expect(Figure(1e300, .milliseconds) == nil && Figure(.nan, .milliseconds) == nil)
    #expect(Figure(.text("even"), .words) == nil)
  }

  @Test func `a difference beyond 64 bits with either sign is nil`() {
    func figure(_ steps: Int64) -> Figure { Figure(steps: steps, .milliseconds) }
    #expect(figure(5).difference(from: figure(7)) == figure(-2))
    #expect(figure(.max).difference(from: figure(.min)) == nil)
    #expect(figure(.min).difference(from: figure(.max)) == nil)
    #expect(figure(.min).difference(from: figure(0)) == nil)
    #expect(figure(.min + 1).difference(from: figure(0)) == figure(-.max))
  }
}
