import JankMotion
import Testing

struct SpacePartsTests {
  @Test(arguments: 0..<128 as Range<UInt64>)
  func `the recomposed components are the transform`(seed: UInt64) throws {
    var numbers = SeededGenerator(seed: seed)
    let transform = Transform3DTests.random(&numbers, perspective: seed % 2 == 0)
    let parts = try #require(SpaceParts(transform))
    let wanted = Transform3DTests.normalized(transform)
    #expect(Transform3DTests.distance(parts.transform, wanted) < 1e-10)
  }

  @Test func `a mirror is a negative scale`() throws {
    let parts = try #require(SpaceParts(.scale(x: 1, y: 1, z: -1)))
    #expect(parts.scale.x * parts.scale.y * parts.scale.z == -1)
    #expect(Transform3DTests.distance(parts.transform, .scale(z: -1)) < 1e-15)
  }

  @Test func `a transform that flattens space has no decomposition`() {
    #expect(SpaceParts(.scale(x: 0)) == nil)
    var weightless = Transform3D.identity
    weightless.row4.w = 0
    #expect(SpaceParts(weightless) == nil)
  }
}
