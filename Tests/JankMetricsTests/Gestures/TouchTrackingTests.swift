import JankMetrics
import JankTrace
import Testing

// Also tests: LayerPath.

struct FingerTrackingTests {
  @Test func `a frame lags by as much as the touch moves in its latency`() throws {
    let lags = try #require(TouchTracking.lags(in: DraggedTrace().trace).first).samples
    // 12 points per refresh; 8 ms and two refreshes.
    let expected = 12 * (2 + 0.008 * 60)
    #expect(lags.count > 10)
    // The last but one sample of a touch stays until its release.
    for lag in lags.dropLast(2) { #expect((lag.distance - expected).magnitude < 1e-3) }
    #expect(zip(lags, lags.dropFirst()).allSatisfy { $0.time < $1.time })
  }

  @Test func `a layer that sticks to the touch is off by the lag of the frame`() throws {
    let trace = DraggedTrace().trace
    let distances = try #require(TouchTracking.distances(in: trace).first).samples
    let lags = try #require(TouchTracking.lags(in: trace).first).samples
    for sample in distances {
      guard let lag = lags.first(where: { $0.time == sample.time }) else { continue }
      #expect((lag.distance - sample.distance).magnitude < 1e-6)
    }
  }

  @Test func `a freeze falls behind refresh by refresh`() throws {
    let trace = DraggedTrace(stall: 15..<21).trace
    let lags = try #require(TouchTracking.lags(in: trace).first).samples
    let steady = 12 * (2 + 0.008 * 60)
    #expect(((lags.map(\.distance).max() ?? 0) - (steady + 6 * 12)).magnitude < 1e-3)
  }

  @Test func `a layer that moves as far aside as down is measured downwards`() {
    var trace = DraggedTrace().trace
    let distances = TouchTracking.distances(in: trace)
    trace.samples = trace.samples.map { sample in
      LayerSample(
        frame: sample.frame,
        layer: sample.layer,
        position: SIMD2(sample.position.y, sample.position.y),
        bounds: sample.bounds,
        opacity: sample.opacity
      )
    }
    #expect(TouchTracking.distances(in: trace) == distances)
  }

  @Test func `without watched layers or touches there are no distances`() {
    var trace = DraggedTrace().trace
    trace.samples = []
    #expect(TouchTracking.distances(in: trace).isEmpty)
    trace.touches = []
    #expect(TouchTracking.lags(in: trace).isEmpty)
  }
}
