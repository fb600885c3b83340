import JankMotion
import Testing

struct OverscrollRangeTests {
  @Test(arguments: 0..<64 as Range<UInt64>)
  func `the visible offset converts back to the free offset`(seed: UInt64) throws {
    var numbers = SeededGenerator(seed: seed)
    let end = numbers.number(0...2000)
    let edges = try OverscrollRange(0...end, viewportLength: numbers.number(100...900))
    for _ in 0..<50 {
      let free = numbers.number(-1500...3500)
      let shown = edges.shown(free)
      #expect((edges.free(showing: shown) - free).magnitude < 1e-6)
      #expect(edges.nearest(shown) == edges.nearest(free))
      if edges.range.contains(free) {
        #expect(shown == free)
      } else {
        #expect((shown - edges.nearest(free)).magnitude < (free - edges.nearest(free)).magnitude)
      }
    }
  }

  @Test func `a viewport without a length is rejected`() {
    expectRefusal("dimension") { () throws(MotionError) in
      _ = try OverscrollRange(0...1, viewportLength: 0)
    }
  }
}
