import JankMetrics
import JankTrace
import Testing

struct FingerStrokeTests {
  @Test func `a touch is one stroke with all its samples`() throws {
    let strokes = TouchStroke.strokes(of: DraggedTrace().trace)
    let stroke = try #require(strokes.first)
    #expect(strokes.count == 1)
    #expect(stroke.samples.count == DraggedTrace.up - DraggedTrace.down + 1)
    #expect(stroke.lift == stroke.samples.last?.time && !stroke.isCancelled)
  }

  @Test func `between two samples a touch is interpolated`() throws {
    let stroke = try #require(TouchStroke.strokes(of: DraggedTrace().trace).first)
    let (first, second) = (stroke.samples[0], stroke.samples[1])
    let middle = Instant(nanoseconds: (first.time.nanoseconds + second.time.nanoseconds) / 2)
    #expect((stroke.location(at: middle).y - 206).magnitude < 1e-4)
    #expect(stroke.location(at: first.time) == first.location)
    #expect(stroke.location(at: .zero) == first.location)
    #expect(stroke.location(at: stroke.end + .milliseconds(9)) == stroke.samples.last?.location)
  }

  @Test func `a second touch is another stroke, and one that never ends has no end`() {
    var trace = DraggedTrace().trace
    let again = TouchRecord(
      touchID: 0,
      phase: .began,
      location: [1, 2],
      sensed: trace.end,
      delivered: trace.end,
      isCoalesced: false
    )
    trace.touches.append(again)
    let strokes = TouchStroke.strokes(of: trace)
    #expect(strokes.count == 2)
    #expect(strokes[1].lift == nil && strokes[1].end == trace.end)
  }
}
