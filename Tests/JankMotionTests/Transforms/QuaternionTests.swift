import JankMotion
import Testing

struct QuaternionTests {
  private func random(_ numbers: inout SeededGenerator) -> Quaternion {
    let parts = SIMD4(
      numbers.number(-1...1),
      numbers.number(-1...1),
      numbers.number(-1...1),
      numbers.number(-1...1)
    )
    return Quaternion(parts: parts * (1 / parts.vectorLength))
  }

  private func isSame(_ one: Quaternion, _ other: Quaternion) -> Bool {
    min((one.parts - other.parts).vectorLength, (one.parts + other.parts).vectorLength) < 1e-14
  }

  @Test(arguments: 0..<256 as Range<UInt64>)
  func `the rows give the rotation back`(seed: UInt64) {
    var numbers = SeededGenerator(seed: seed)
    let rotation = random(&numbers)
    let (x, y, z) = rotation.rows
    #expect(isSame(Quaternion(rows: x, y, z), rotation))
  }

  @Test(arguments: 0..<128 as Range<UInt64>)
  func `slerp follows the arc at constant speed`(seed: UInt64) {
    var numbers = SeededGenerator(seed: seed)
    let (start, end) = (random(&numbers), random(&numbers))
    #expect(isSame(start.slerp(to: end, fraction: 0), start))
    #expect(isSame(start.slerp(to: end, fraction: 1), end))
    let steps = (0...20).map { start.slerp(to: end, fraction: Double($0) / 20) }
    let chords = zip(steps, steps.dropFirst()).map { ($1.parts - $0.parts).vectorLength }
    for chord in chords { #expect((chord - chords[0]).magnitude < 1e-14) }
    #expect(chords[0] * 20 < 1.6)
  }

  @Test func `slerp between equal rotations is constant`() {
    var numbers = SeededGenerator(seed: 1)
    let rotation = random(&numbers)
    #expect(rotation.slerp(to: rotation, fraction: 0.4) == rotation)
  }
}
