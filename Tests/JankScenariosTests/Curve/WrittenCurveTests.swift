import HeadlessUIKit
import JankScenarios
import Testing

struct WrittenCurveTests {
  @Test(arguments: ["spring(damping=0)", "spring(stiffness=1e-300)", "bounce:1,0.5s"])
  func `a spring that does not settle within a day has no duration`(text: String) throws {
    #expect(try CurveText.curve(in: text).duration == nil)
    #expect(try CurveText.curve(in: text + "@2s").duration == .milliseconds(2000))
  }

  @Test(arguments: 0..<64 as Range<UInt64>)
  func `a spring is at rest at the end of its duration`(seed: UInt64) throws {
    var numbers = SeededGenerator(seed: seed)
    let spring = try Spring(
      stiffness: .random(in: 1...1000, using: &numbers),
      damping: .random(in: 0.5...60, using: &numbers)
    )
    let text = "spring(stiffness=\(spring.stiffness),damping=\(spring.damping))"
    let duration = try #require(try CurveText.curve(in: text).duration)
    #expect(abs(spring.progress(at: duration.seconds) - 1) < 0.0011, "\(text)")
  }

  @Test func `the fastest spring still takes time`() throws {
    let written = try CurveText.curve(in: "spring(stiffness=1e300,damping=1e150)")
    #expect(written.duration.map { $0 > .zero } == true)
  }
}
