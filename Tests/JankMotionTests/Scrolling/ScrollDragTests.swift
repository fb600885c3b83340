import JankMotion
import Testing

struct ScrollDragTests {
  @Test func `the first ten points are lost`() throws {
    var drag = try ScrollDrag(startOffset: 500, range: 0...1000, viewportLength: 852)
    drag.move(toTravel: 9.9)
    #expect(!drag.isRecognized && drag.offset == 500)
    drag.move(toTravel: 30)
    #expect(drag.isRecognized && drag.offset == 520)
    drag.move(toTravel: -30)
    #expect(drag.offset == 460)
  }

  @Test func `a drag in the other direction loses ten points as well`() throws {
    var drag = try ScrollDrag(startOffset: 500, range: 0...1000, viewportLength: 852)
    drag.move(toTravel: -30)
    #expect(drag.offset == 480)
  }

  @Test(arguments: 0..<64 as Range<UInt64>)
  func `the content is continuous and never faster than the touch`(seed: UInt64) throws {
    var numbers = SeededGenerator(seed: seed)
    var drag = try ScrollDrag(
      startOffset: numbers.number(0...1000),
      range: 0...1000,
      viewportLength: 852
    )
    drag.move(toTravel: 10)
    var (travel, before) = (10.0, drag.offset)
    for _ in 0..<200 {
      let step = numbers.number(-30...30)
      travel += step
      drag.move(toTravel: travel)
      #expect((drag.offset - before).magnitude <= step.magnitude + 1e-9)
      #expect(drag.offset > -852 && drag.offset < 1852)
      before = drag.offset
    }
  }

  @Test func `a touch on content beyond its edge continues from the visible offset`() throws {
    var drag = try ScrollDrag(startOffset: -100, range: 0...1000, viewportLength: 852)
    drag.move(toTravel: -10)
    #expect((drag.offset + 100).magnitude < 1e-9)
  }

  @Test func `the error names an invalid number`() {
    expectRefusal("startOffset") { () throws(MotionError) in
      _ = try ScrollDrag(startOffset: .nan, range: 0...1, viewportLength: 1)
    }
    expectRefusal("dimension") { () throws(MotionError) in
      _ = try ScrollDrag(startOffset: 0, range: 0...1, viewportLength: 0)
    }
  }
}
