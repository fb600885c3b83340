import JankMetrics
import JankTrace
import Testing

// Also tests: DraggedFrames, ScrollTally.

struct ScrollMetricsTests {
  private func value(_ id: String, _ trace: Trace) throws -> Double? {
    let metric = try #require(MetricRegistry.metric("chromium.\(id)"))
    return metric.value(FrameTally(FrameSeries(trace))).value?.number
  }

  @Test func `an even drag is even`() throws {
    let trace = DraggedTrace().trace
    #expect(try value("predictor-jank", trace) == 0)
    #expect(try value("scroll-jank", trace) == 0)
  }

  @Test func `a stall during the touch is missed refreshes and a jump`() throws {
    let trace = DraggedTrace(stall: 15..<21).trace
    #expect(try value("scroll-jank", trace) == 6)
    #expect(try value("scroll-jank.fast-scroll", trace) == 6)
    #expect(try value("scroll-jank.decelerating-delivery", trace) == 6)
    #expect(try value("scroll-jank.fling", trace) == 0)
    // One jump among the frames in which the layer moved: refreshes 11 to 14 and 21 to 40.
    #expect(try value("predictor-jank", trace) == 100.0 / 24)
  }

  @Test func `a stall after the release is missed at the start of the fling or during it`() throws {
    let start = DraggedTrace(ownStep: 6, stall: 30..<32).trace
    #expect(try value("scroll-jank.fling-start", start) == 2)
    #expect(try value("scroll-jank", start) == 2)
    let later = DraggedTrace(ownStep: 6, stall: 33..<35).trace
    #expect(try value("scroll-jank.fling", later) == 2)
    #expect(try value("scroll-jank", later) == 2)
  }

  @Test func `without a touch there is no scroll`() throws {
    var trace = DraggedTrace().trace
    trace.touches = []
    #expect(try value("scroll-jank", trace) == nil)
    #expect(try value("predictor-jank", trace) == nil)
  }

  @Test func `a frame is partial while a commit for its refresh is late`() throws {
    var hand = HandMadeTrace()
    hand.showInTime(2...10)
    hand.show(expected: 6, actual: 11, commitEnd: hand.time(of: 9) + .milliseconds(1))
    hand.showInTime(12...20)
    hand.transition(from: .zero, to: hand.time(of: 30))
    #expect(try value("partial-frames", hand.trace) == 5)
    #expect(try value("partial-frames", DraggedTrace().trace) == 0)
  }

  @Test func `two drags have twice the frames and the jumps of one`() throws {
    let tally = FrameTally(FrameSeries(DraggedTrace(stall: 15..<21).trace))
    let one = try #require(tally.touchValues.value)
    var two = one
    two.merge(one)
    let (single, double) = (try #require(one.scroll.value), try #require(two.scroll.value))
    #expect(single.uneven == 1 && double.uneven == 2)
    #expect(double.pictures == 2 * single.pictures)
    #expect(single.jank.total == 6 && double.jank.missed == single.jank.missed.map { 2 * $0 })
  }

  @Test func `a single frame that followed a touch is a scroll`() throws {
    let trace = DraggedTrace(stall: 12..<41).trace
    let tally = FrameTally(FrameSeries(trace))
    #expect(tally.touchValues.value?.scroll.value?.pictures == 1)
    #expect(try value("scroll-jank", trace) == 0)
    #expect(try value("predictor-jank", trace) == 0)
  }
}
