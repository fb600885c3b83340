import JankMetrics
import JankTrace
import Testing

// Also tests: TouchValues, TouchTally.

struct GestureMetricsTests {
  private func value(_ id: String, _ trace: Trace) throws -> Double? {
    let metric = try #require(MetricRegistry.metric(id))
    return metric.value(FrameTally(FrameSeries(trace))).value?.number
  }

  @Test func `a run with a touch has every value`() throws {
    let trace = DraggedTrace(ownStep: 6).trace
    let latency: Double = 8 + 2000.0 / 60
    let lag: Double = 12 * 2.48
    let expected: [(id: String, value: Double)] = [
      ("input.latency.mean", latency), ("input.latency.p90", latency),
      ("input.latency.max", latency), ("input.stage.wait.mean", 8),
      ("input.stage.main-thread.mean", 1), ("input.stage.queue.mean", 2),
      ("input.stage.render.mean", 3), ("input.stage.display.mean", latency - 14),
      ("gesture.lag.max", lag), ("gesture.distance.max", lag),
      ("gesture.velocity-jump.max", 360), ("gesture.settle.max", 208),
      ("input.blocked", 191.333333),
      ("input.blocked.longest", 191.333333),
    ]
    for (id, expected) in expected {
      let found = try value(id, trace) ?? .nan
      #expect((found - expected).magnitude < 1e-3, "\(id): \(found)")
    }
    #expect(try #require(try value("gesture.lag.mean", trace)) < 12 * 2.48)
    #expect(try #require(try value("gesture.distance.mean", trace)) < 12 * 2.48)
  }

  @Test func `a missing value is unknown with its reason`() throws {
    var trace = DraggedTrace().trace
    trace.samples = []
    #expect(try value("gesture.distance.max", trace) == nil)
    #expect(try value("gesture.velocity-jump.max", trace) == nil)
    #expect(try value("gesture.lag.max", trace) != nil)
    trace.touches = []
    #expect(try value("input.latency.max", trace) == nil)
    #expect(try value("gesture.settle.max", trace) == nil)
    let recording = FrameSeries(
      name: "a",
      origin: "the list",
      frameCount: 0,
      refreshPeriod: nil,
      columns: [:]
    )
    let metric = try #require(MetricRegistry.metric("input.blocked"))
    #expect(metric.value(FrameTally(recording)).reason == "the list does not say what touches did")
  }

  @Test func `two runs have the values of both`() throws {
    let (one, other) = (DraggedTrace().trace, DraggedTrace(ownStep: 30, stall: 15..<21).trace)
    var whole = FrameSeries(one)
    whole.append(FrameSeries(other))
    var merged = FrameTally(FrameSeries(one))
    merged.merge(FrameTally(FrameSeries(other)))
    #expect(merged == FrameTally(whole))
  }
}
