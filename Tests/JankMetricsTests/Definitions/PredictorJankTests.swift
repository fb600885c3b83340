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
}
