import HeadlessUIKit
import Testing

// Also tests: ScrollMotion.

/// Traces of a real UIScrollView, replayed on a virtual device.
struct ScrollTraceTests {
  @Test func `released content follows the measured offsets in every frame`() throws {
    var frameCount = 0
    for trace in try ScrollTrace.all() where !trace.isTracking {
      // The first measured frame falls on a refresh, and so do all later ones.
      let first = try #require(trace.frames.first).time
      let start = (0.2 + first).rounded(.up) - first
      let stage = ScrollStage.play(trace, from: start, until: start + 6)
      for frame in trace.frames {
        let refresh = ((start + frame.time) * 60).rounded()
        #expect((start + frame.time - refresh / 60).magnitude < 1e-4)
        let offset = stage.offset(at: Int(refresh), startingAt: trace.startOffset)
        let error = (offset - frame.offset).magnitude
        #expect(error <= trace.tolerance, "\(trace.name) at \(frame.time) s: \(offset)")
        frameCount += 1
      }
    }
    #expect(frameCount >= 150)
  }

  @Test func `dragged content follows the measured offsets at every sample`() throws {
    for trace in try ScrollTrace.all() where trace.isTracking {
      for frame in trace.frames {
        // The frame follows the newest sample by a millisecond.
        let start = 2 - frame.time - 0.001
        let stage = ScrollStage.play(trace, from: start, until: 2.05)
        let offset = stage.offset(at: 120, startingAt: trace.startOffset)
        let error = (offset - frame.offset).magnitude
        #expect(error <= trace.tolerance, "\(trace.name) at \(frame.time) s: \(offset)")
      }
    }
  }

  @Test func `velocity, target and rest position match the recorded ones`() throws {
    for trace in try ScrollTrace.all() {
      let stage = ScrollStage.play(trace, from: 0.2, until: 8)
      if let expected = trace.reportedVelocity {
        #expect((try #require(stage.velocity) - expected).magnitude < 0.5, "\(trace.name)")
      }
      if let expected = trace.targetOffset {
        #expect((try #require(stage.target) - expected).magnitude < 0.34, "\(trace.name)")
      }
      if let expected = trace.finalOffset {
        #expect((stage.final - expected).magnitude < 1, "\(trace.name): \(stage.final)")
      }
    }
  }
}
