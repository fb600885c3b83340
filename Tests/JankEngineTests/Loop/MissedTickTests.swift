import JankEngine
import Testing

struct MissedTickTests {
  @Test(arguments: [(34, 120, 10, 31), (34, 10, 120, 78), (30, 120, 10, 30), (12, 120, 10, 12)])
  func `the last refresh for a missed tick keeps its time when the rate changes`(
    lastAnswer: Int,
    old: Int,
    hertz: Int,
    adapted: Int
  ) {
    var tick = MissedTick(begin: 7, requested: nil, lastAnswer: lastAnswer)
    tick.adapt(from: old, to: hertz, at: 30)
    #expect(tick.lastAnswer == adapted)
    #expect(tick.begin == 7)
  }
}
