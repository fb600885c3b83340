import JankMotion
import Testing

struct PlanePartsTests {
  @Test(arguments: 0..<256 as Range<UInt64>)
  func `the recomposed components are the transform`(seed: UInt64) {
    var numbers = SeededGenerator(seed: seed)
    let transform = PlaneTransformTests.random(&numbers)
    let again = PlaneParts(transform).transform
    #expect(PlaneTransformTests.distance(again, transform) < 1e-12)
  }

  @Test(arguments: 0..<256 as Range<UInt64>)
  func `comparable components keep their meaning and rotate at most half a turn`(seed: UInt64) {
    var numbers = SeededGenerator(seed: seed)
    let (start, end) = (
      PlaneTransformTests.random(&numbers), PlaneTransformTests.random(&numbers)
    )
    var (startParts, endParts) = (PlaneParts(start), PlaneParts(end))
    PlaneParts.makeComparable(&startParts, &endParts)
    #expect(PlaneTransformTests.distance(startParts.transform, start) < 1e-12)
    #expect(PlaneTransformTests.distance(endParts.transform, end) < 1e-12)
    #expect((startParts.angle.turns - endParts.angle.turns).magnitude <= 0.5)
  }
}
