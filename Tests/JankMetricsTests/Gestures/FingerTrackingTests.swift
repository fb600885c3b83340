import JankMetrics
import JankTrace
import Testing

// Also tests: LayerPath.

struct FingerTrackingTests {
  @Test func `a picture is as far behind as the finger goes in its latency`() throws {
    let lags = try #require(FingerTracking.lags(in: DraggedTrace().trace).first).samples
    // 12 points a refresh; 8 ms and two refreshes.
    let expected = 12 * (2 + 0.008 * 60)
    #expect(lags.count > 10)
    // The last but one sample of a finger stands still until it is lifted.
    for lag in lags.dropLast(2) { #expect((lag.distance - expected).magnitude < 1e-3) }
    #expect(zip(lags, lags.dropFirst()).allSatisfy { $0.time < $1.time })
  }

  @Test func `a layer that sticks to the finger is as far off as the picture is behind`() throws {
    let trace = DraggedTrace().trace
    let distances = try #require(FingerTracking.distances(in: trace).first).samples
    let lags = try #require(FingerTracking.lags(in: trace).first).samples
    for sample in distances {
      guard let lag = lags.first(where: { $0.time == sample.time }) else { continue }
      #expect((lag.distance - sample.distance).magnitude < 1e-6)
    }
  }

  @Test func `a picture that stands falls behind refresh by refresh`() throws {
    let trace = DraggedTrace(stall: 15..<21).trace
    let lags = try #require(FingerTracking.lags(in: trace).first).samples
    let steady = 12 * (2 + 0.008 * 60)
    #expect(((lags.map(\.distance).max() ?? 0) - (steady + 6 * 12)).magnitude < 1e-3)
  }

  @Test func `without watched layers, and without fingers, there is nothing to follow`() {
    var trace = DraggedTrace().trace
    trace.samples = []
    #expect(FingerTracking.distances(in: trace).isEmpty)
    trace.touches = []
    #expect(FingerTracking.lags(in: trace).isEmpty)
  }
}
