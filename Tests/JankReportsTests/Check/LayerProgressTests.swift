import JankGate
import JankReports
import JankTrace
import Testing

struct LayerProgressTests {
  /// A layer that is seen at places in the frames of a run of a second.
  private func trace(_ places: [Double]) -> Trace {
    var trace = SampleResults.stalled(late: 0).trace
    trace.samples = zip(trace.frames, places).map { frame, place in
      LayerSample(
        frame: frame.index,
        layer: "Sheet",
        position: SIMD2(10, place),
        bounds: SIMD4(0, 0, 100, 100),
        opacity: 1
      )
    }
    return trace
  }

  @Test func `progress runs from 0 to 1, beyond for what overshoots, with its speed`() {
    let points = LayerProgress.points(of: trace([0, 10, 110, 100]))
    #expect(points.map(\.progress) == [0, 0.1, 1.1, 1])
    #expect(points.map(\.layer) == Array(repeating: "Sheet", count: 4))
    let speeds = points.map { $0.velocity.rounded() }
    #expect(speeds == [0, 600, 6_000, 600])
  }

  @Test func `a layer that comes back goes to the farthest place`() {
    #expect(LayerProgress.points(of: trace([0, 50, 100, 0])).map(\.progress) == [0, 0.5, 1, 0])
  }

  @Test func `what rests and what is not watched has no points`() {
    #expect(LayerProgress.points(of: trace([7, 7, 7])).isEmpty)
    #expect(LayerProgress.points(of: trace([])).isEmpty)
  }
}
