import JankMotion
import Testing

struct PageSettleTests {
  @Test(arguments: 0..<64 as Range<UInt64>, ReleaseDecision.allCases)
  func `it animates from its position to the decided end`(
    seed: UInt64,
    decision: ReleaseDecision
  ) throws {
    var numbers = SeededGenerator(seed: seed)
    let start = numbers.number(0.01...0.99)
    let settle = try PageSettle(from: start, decision: decision)
    let end: Double = decision == .completes ? 0 : 1
    #expect(settle.progress(at: 0) == start)
    #expect(settle.progress(at: settle.milliseconds / 1000) == end)
    #expect(settle.milliseconds == settle.milliseconds.rounded())
    #expect(settle.milliseconds <= (decision == .completes ? 800 : 300))
  }

  @Test func `a page at its target does not move`() throws {
    let gone = try PageSettle(from: 0, decision: .completes)
    #expect(gone.milliseconds == 0 && gone.progress(at: 0) == 0)
    let home = try PageSettle(from: 1, decision: .returns)
    #expect(home.milliseconds == 0 && home.progress(at: 0) == 1)
  }

  @Test func `a progress outside 0 to 1 is rejected`() {
    for bad in [-0.1, 1.1, Double.nan] {
      expectRefusal("progress") { () throws(MotionError) in
        _ = try PageSettle(from: bad, decision: .returns)
      }
    }
  }
}
