import JankMotion
import Testing

struct VelocityLimitTests {
  @Test(arguments: 0..<64 as Range<UInt64>)
  func `clamping keeps the direction and never lengthens`(seed: UInt64) {
    var numbers = SeededGenerator(seed: seed)
    let velocity = SIMD2(numbers.number(-20000...20000), numbers.number(-20000...20000))
    let clamped = VelocityLimit.flutter.clamped(velocity)
    #expect(clamped.vectorLength <= min(velocity.vectorLength, 8000) * (1 + 1e-15))
    let cross = velocity.x * clamped.y - velocity.y * clamped.x
    #expect(cross.magnitude < 1e-6)
    #expect(velocity.vectorLength > 8000 || clamped == velocity)
  }

  @Test func `a fling begins at the minimum`() {
    #expect(VelocityLimit.flutter.isFling(SIMD2(30, 40)))
    #expect(!VelocityLimit.flutter.isFling(SIMD2(30, 39.9)))
  }

  @Test func `the error names an invalid limit`() {
    expectRefusal("maximum") { () throws(MotionError) in
      _ = try VelocityLimit(maximum: .nan)
    }
    expectRefusal("minimum") { () throws(MotionError) in
      _ = try VelocityLimit(minimum: 2, maximum: 1)
    }
  }
}
