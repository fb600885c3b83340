import JankReports
import JankScenarios
import JankTool
import JankTrace
import Testing

struct CurveSamplingTests {
  private func series(
    _ text: String,
    count: Int,
    duration: Interval = .milliseconds(1000)
  ) throws -> MotionPlot.Series {
    let curve = try CurveText.curve(in: text)
    return CurveSampling.series(of: curve, name: text, count: count, duration: duration)
  }

  @Test func `samples are spread evenly from the beginning to the end`() throws {
    let samples = try series("linear@2s", count: 5).samples
    #expect(samples.map(\.time) == [0, 500, 1000, 1500, 2000].map(Interval.milliseconds))
    #expect(samples.map(\.value) == [0, 0.25, 0.5, 0.75, 1])
    #expect(samples.map(\.velocity) == [0.5, 0.5, 0.5, 0.5, 0.5])
  }

  @Test func `the given duration is for curves that have none`() throws {
    let quarter = Interval.milliseconds(250)
    #expect(try series("easeIn", count: 2, duration: quarter).duration == quarter)
    #expect(try series("easeIn@2s", count: 2, duration: quarter).duration == .milliseconds(2000))
    let spring = try series("spring:0.6,0.8s", count: 2, duration: quarter)
    #expect(spring.duration == .milliseconds(800))
  }

  @Test(arguments: [2, 3, 7, 1001, 100_000])
  func `times are exact whatever the count, even over a day`(count: Int) throws {
    for text in ["linear@86400s", "linear@1ns", "linear@862955123ns"] {
      let series = try series(text, count: count)
      let end = series.duration.nanoseconds
      #expect(series.samples.count == count)
      for (index, sample) in series.samples.enumerated() {
        let exact = end.multipliedFullWidth(by: Int64(index))
        let (expected, _) = Int64(count - 1).dividingFullWidth(exact)
        guard sample.time.nanoseconds != expected else { continue }
        Issue.record("\(text), sample \(index): \(sample.time.nanoseconds), not \(expected)")
      }
    }
  }

  @Test func `a jump is between two samples`() throws {
    let samples = try series("steps(2)", count: 1001).samples
    #expect(samples[499].value == 0 && samples[500].value == 0.5)
    #expect(samples[999].value == 0.5 && samples[1000].value == 1)
  }
}
