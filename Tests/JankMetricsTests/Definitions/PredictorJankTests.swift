import JankMetrics
import Testing

struct PredictorJankTests {
  private let period = RefreshPeriod(hertz: 60)

  private func findings(_ displacements: [Double]) -> [PredictorJank] {
    let shown = displacements.indices.map { Int64($0) * 16_666_667 }
    return PredictorJank.findings(in: displacements, shown: shown, period: period)
  }

  @Test(arguments: 0..<64 as Range<UInt64>)
  func `the direction of a scroll and its reverse change nothing`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let displacements = (0..<40).map { _ in Double(Int.random(in: 1...30, using: &generator)) }
    let found = findings(displacements)
    let mirrored = findings(displacements.map { -$0 })
    #expect(mirrored == found)
    let reversed = findings(displacements.reversed())
    #expect(reversed.map { 39 - $0.index }.reversed() == found.map(\.index))
  }

  @Test func `even motion has none, however fast`() {
    #expect(findings([Double](repeating: 40, count: 20)).isEmpty)
    #expect(findings([3, 4, 5, 6, 5, 4, 3]).isEmpty)
  }

  @Test func `a halt or a reversal is no dip`() {
    #expect(findings([4, 0, 4]).isEmpty)
    #expect(findings([4, -1, 4]).isEmpty)
  }

  @Test func `slow motion is judged less strictly`() {
    #expect(findings([5, 6.5, 5]).isEmpty)
    #expect(findings([50, 65, 50]).map(\.kind) == [.spike])
    #expect(findings([50, 40, 50]).map(\.kind) == [.dip])
  }

  @Test func `the largest of the three displacements decides whether motion is slow`() {
    // A ratio of 1.33, between the two limits.
    #expect(findings([6, 8, 6]).map(\.threshold) == [1.2])
    #expect(findings([8, 6, 8]).map(\.threshold) == [1.2])
    #expect(findings([5.25, 7, 5.25]).isEmpty)
  }

  @Test(arguments: [([0, 1, 2], false), ([0, 1, 3], true), ([0, 2, 3], true)])
  func `a refresh is missed before or after the displacement`(
    refreshes: [Int64],
    isMissed: Bool
  ) {
    let found = PredictorJank.findings(
      in: [50, 80, 50],
      shown: refreshes.map { $0 * 16_666_667 },
      period: period
    )
    #expect(found.map(\.missedRefresh) == [isMissed])
  }
}
