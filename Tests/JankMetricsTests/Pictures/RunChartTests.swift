import JankMetrics
import JankTrace
import Testing

struct RunPictureTests {
  @Test func `frame times are in refreshes, one for each frame but the first`() {
    let trace = Trace.steady(count: 5, late: [2: 3], length: .milliseconds(900))
    #expect(RunChart(trace).frameTimes.map(\.refreshes) == [1, 4, 1, 1])
  }

  @Test func `the longest frame time is the metric of that name`() throws {
    let metric = try #require(MetricRegistry.metric("frame-time.max"))
    for trace in [
      Trace.steady(count: 5, late: [2: 3], length: .milliseconds(900)),
      Trace.steady(count: 1, length: .milliseconds(900)),
      Trace.steady(count: 9, late: [8: 5], length: .milliseconds(900)),
    ] {
      let longest = RunChart(trace).frameTimes.map(\.length).max()
      #expect(
        longest?.nanoseconds == metric.metricValue(FrameTally(FrameSeries(trace))).value?.steps
      )
    }
  }

  @Test func `layers that moved have a path at the times of the frames`() {
    var trace = Trace.steady(count: 3, length: .milliseconds(900))
    for frame in trace.frames {
      for (layer, step) in [("Sheet", 10.0), ("Main", 0)] {
        trace.samples.append(
          LayerSample(
            frame: frame.index,
            layer: layer,
            position: [0, step * Double(frame.index)],
            bounds: .zero,
            opacity: 1
          )
        )
      }
    }
    let paths = RunChart(trace).paths
    #expect(paths.map(\.layer) == ["Sheet"])
    #expect(paths[0].sightings.map(\.time) == trace.frames.map(\.actual.time))
    #expect(paths[0].sightings.map(\.outline.center.y) == [0, 10, 20])
  }

  @Test func `layers of one name have separate paths, and motion off screen has none`() {
    var trace = Trace.steady(count: 3, length: .milliseconds(900))
    for frame in trace.frames {
      for number in 4...6 {
        trace.samples.append(
          LayerSample(
            frame: frame.index,
            layer: "Sheet",
            number: number,
            position: [Double(number), 10 * Double(frame.index)],
            bounds: .zero,
            opacity: 1,
            isOnScreen: number != 5
          )
        )
      }
    }
    let paths = RunChart(trace).paths
    #expect(paths.map(\.title) == ["Sheet", "Sheet 3"])
    #expect(paths.map { $0.sightings[0].outline.center.x } == [4, 6])
  }
}
