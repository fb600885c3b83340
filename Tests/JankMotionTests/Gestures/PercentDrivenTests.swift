import JankMotion
import Testing

struct PercentDrivenTests {
  @Test(arguments: 0..<64 as Range<UInt64>)
  func `completed and remaining progress add up to 1`(seed: UInt64) throws {
    var numbers = SeededGenerator(seed: seed)
    var transition = try PercentDriven(
      duration: numbers.number(0...2),
      completionSpeed: numbers.number(0.1...4)
    )
    transition.update(numbers.number(-0.5...1.5))
    #expect((0...1).contains(transition.percentComplete))
    let both = transition.timeToFinish + transition.timeToCancel
    #expect((both - transition.duration / transition.completionSpeed).magnitude < 1e-12)
  }

  @Test func `a progress that is not a number counts as 0`() throws {
    var transition = try PercentDriven(duration: 1)
    transition.update(.nan)
    #expect(transition.percentComplete == 0)
  }

  @Test func `the error names an invalid number`() {
    for bad in [-1, Double.nan] {
      expectRefusal("duration") { () throws(MotionError) in
        _ = try PercentDriven(duration: bad)
      }
    }
    for bad in [0, -1, Double.nan] {
      expectRefusal("completionSpeed") { () throws(MotionError) in
        _ = try PercentDriven(duration: 1, completionSpeed: bad)
      }
    }
  }
}
