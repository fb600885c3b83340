import JankReports
import JankTrace
import Testing

struct CSVPlotTests {
  @Test func `a line is a sample, with nothing for what is not finite`() {
    let samples = [
      MotionPlot.Sample(time: .zero, value: 0, velocity: .infinity),
      MotionPlot.Sample(time: .milliseconds(400), value: 1.25, velocity: -0.5),
    ]
    let plot = MotionPlot(series: [.init(name: "steps(2,end)", samples: samples)])
    #expect(
      CSVPlot.text(plot)
        == "curve,timeNs,value,velocityPerS\r\n\"steps(2,end)\",0,0.0,\r\n"
        + "\"steps(2,end)\",400000000,1.25,-0.5\r\n"
    )
  }

  @Test(arguments: 0..<32 as Range<UInt64>)
  func `every number is read back as it was`(seed: UInt64) {
    let plot = SamplePlot.random(seed: seed)
    let rows = CSVPlot.text(plot).split(separator: "\r\n").dropFirst().map {
      $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    }
    let samples = plot.series.flatMap { series in series.samples.map { (series.name, $0) } }
    #expect(rows.count == samples.count)
    for (row, (name, sample)) in zip(rows, samples) {
      #expect(row[0] == name)
      #expect(Int64(row[1]) == sample.time.nanoseconds)
      #expect(Double(row[2]) == (sample.value.isFinite ? sample.value : nil))
      #expect(Double(row[3]) == (sample.velocity.isFinite ? sample.velocity : nil))
    }
  }
}
