import JankReports
import JankTrace
import Testing

struct MotionPlotTests {
  @Test func `a plot lasts as long as the longest of its motions`() {
    let plot = SamplePlot.plot([("short", [0, 1]), ("long", [0, 0.5, 0.7, 1]), ("none", [])])
    #expect(plot.series.map(\.duration) == [.milliseconds(1), .milliseconds(3), .zero])
    #expect(plot.duration == .milliseconds(3))
    #expect(MotionPlot(series: []).duration == .zero)
  }

  @Test func `an infinite velocity does not press the others flat`() throws {
    let samples = (0...1000).map { index in
      let velocity = index == 0 ? Double.infinity : 1 / (Double(index) / 1000)
      return MotionPlot.Sample(time: .milliseconds(Int64(index)), value: 0, velocity: velocity)
    }
    let plot = MotionPlot(series: [.init(name: "singular", samples: samples)])
    let lines = BraillePlot.text(plot, width: 78, height: 24).split(separator: "\n")
    let title = try #require(lines.firstIndex { $0.hasPrefix("velocity") })
    let numbers = lines[title...].compactMap { line in
      Double(line.prefix { $0 != "┤" }.filter { $0 != " " })
    }
    let largest = try #require(numbers.max())
    #expect(largest >= 20 && largest <= 100)
  }
}
