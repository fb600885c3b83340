import HeadlessUIKit
import Testing

struct UIScreenEdgePanGestureRecognizerTests {
  private func states(
    _ edges: UIRectEdge,
    _ points: [SIMD2<Double>]
  ) -> [String] {
    play(touchIDs: touchID(points)) { window, log, _ in
      log.watch(UIScreenEdgePanGestureRecognizer(), "edge", on: window).edges = edges
    }.lines
  }

  @Test(
    arguments: [
      (UIRectEdge.left, [0, 300], [1, 0]), (.right, [374, 300], [-1, 0]),
      (.top, [200, 0], [0, 1]),
      (.bottom, [200, 666], [0, -1]),
    ] as [(UIRectEdge, SIMD2<Double>, SIMD2<Double>)]
  )
  func `a touch that moves in from the edge drags`(
    edge: UIRectEdge,
    start: SIMD2<Double>,
    way: SIMD2<Double>
  ) {
    let inward = line(start, start + way * 100)
    #expect(states(edge, inward) == ["edge began", "edge ended"])
    #expect(states(.all, inward) == ["edge began", "edge ended"])
    #expect(states(UIRectEdge.all.subtracting(edge), inward).isEmpty)
    #expect(states(edge, line(start + way * 21, start + way * 121)).isEmpty)
    #expect(states(edge, line(start + way * 18, start + way * 118)).count == 2)
  }

  @Test
  func `a touch that moves along the edge or out does not drag`() {
    #expect(states(.left, line([10, 300], [10, 400])).isEmpty)
    #expect(states(.left, line([15, 300], [1, 300])).isEmpty)
    #expect(states(.left, line([5, 300], [60, 360])).isEmpty)
    #expect(states(.left, line([5, 300], [65, 350])).count == 2)
  }

  @Test
  func `an edge pan decides before a pan of the content`() {
    let log = play(touchIDs: touchID(line([5, 300], [105, 300], steps: 50))) { window, log, _ in
      log.watch(UIPanGestureRecognizer(), "pan", on: window)
      log.watch(UIScreenEdgePanGestureRecognizer(), "edge", on: window).edges = .left
    }
    #expect(log.lines == ["edge began", "edge ended"])
  }
}
