import JankGate
import JankReports
import JankTrace
import Testing

// Also tests: MotionChart.

struct MotionOverlayTests {
  @Test func `the page that moved is drawn for each strategy, a freeze as a step`() throws {
    let comparison = SampleComparisons.comparison([("link", [4]), ("server", [0])])
    let plot = try #require(MotionOverlay(comparison)).plot
    #expect(plot.series.map(\.name) == ["link", "server"])
    #expect(plot.quantity.value.hasPrefix("position of Sheet in points, y, from 133.33 ms"))
    let (link, server) = (plot.series[0].samples, plot.series[1].samples)
    // One sample a picture, and one more at the end of the freeze.
    #expect(server.count == 20 && link.count == 21)
    #expect(link[10].value == link[9].value && link[10].velocity == 0)
    #expect(link[10].time - link[9].time > .milliseconds(60))
    for series in plot.series {
      #expect(zip(series.samples, series.samples.dropFirst()).allSatisfy { $0.time <= $1.time })
    }
    let late = link[11]
    #expect(late.value == 100 && (late.velocity - 120).magnitude < 0.01)
  }

  @Test func `strategies that look the same have one line`() throws {
    let comparison = SampleComparisons.comparison([("link", [4]), ("server", [0]), ("timer", [4])])
    let plot = try #require(MotionOverlay(comparison)).plot
    #expect(plot.series.map(\.name) == ["link +1", "server"])
    let text = ComparisonTable.text([comparison], pictures: [.motion])
    #expect(text.contains("\nlink +1 stands for link and timer, which look the same here\n"))
  }

  @Test func `where nothing moved there is nothing to draw`() {
    var series = TrialSeries(of: "a", metricCount: 0, seedCount: 1)
    series.take(Trial(SampleResults.empty.trace, metrics: [], keepsPicture: true), seed: 0)
    let setting = Comparison.Setting(
      scenario: "empty",
      device: "phone-60",
      refreshRate: 60,
      seeds: 1...1
    )
    let comparison = Comparison(setting, metrics: [], [series])
    #expect(MotionOverlay(comparison) == nil)
    let text = ComparisonTable.text([comparison], pictures: ComparisonChart.allCases)
    #expect(text.contains("no view visibly moved"))
    #expect(text.contains("nothing was animated"))
    #expect(text.contains("fewer than two frames"))
  }
}
