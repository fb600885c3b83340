import JankMetrics
import Testing

struct FrameTimesTests {
  private let shown = TimeColumn([nil, 10, nil, 40, 45])

  @Test func `a frame that was never shown splits nothing`() {
    let segment = FrameSeries.Segment(frames: 0..<5)
    let steps = Array(FrameTimes(of: segment, shown: shown))
    #expect(steps.map(\.length) == [30, 5])
    #expect(steps.map(\.frame) == [3, 4])
  }

  @Test func `the frame before and the disappearance count if known`() {
    let segment = FrameSeries.Segment(frames: 0..<4, opened: 4, closed: 60)
    let steps = Array(FrameTimes(of: segment, shown: shown))
    #expect(steps.map(\.length) == [6, 30, 20])
    #expect(steps.map(\.frame) == [1, 3, nil])
    #expect(Array(FrameTimes(of: .init(frames: 0..<1, closed: 60), shown: shown)).isEmpty)
  }
}
