import JankTrace
import Testing

import JankCalibration

struct LatchLeadTests {
  @Test func `the lead is the middle of the range that all frames allow`() {
    let lead = LatchLead.middle(atMost: [14_000, 30_000], moreThan: [10_000, 2_000])
    #expect(lead == Interval(nanoseconds: 12_000))
  }

  @Test func `contradictory limits give the range with the fewest contradictions`() {
    let lead = LatchLead.middle(atMost: [5_000, 6_000, 20_000], moreThan: [8_000])
    #expect(lead == Interval(nanoseconds: 2_500))
  }

  @Test func `the range is that of a count of all contradictions`() {
    var state: UInt64 = 1
    func length() -> Int64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int64(state >> 40) % 30
    }
    for _ in 0..<200 {
      let most = (0..<8).map { _ in length() }
      let least = (0..<5).map { _ in length() }
      let middle = LatchLead.middle(atMost: most, moreThan: least).nanoseconds
      func wrong(_ lead: Int64) -> Int {
        most.count { $0 < lead } + least.count { $0 >= lead }
      }
      let limits = Set(most + least + [0]).sorted()
      let fewest = zip(limits, limits.dropFirst()).map { wrong($0 + ($1 - $0) / 2) }.min()
      #expect(wrong(middle) == fewest)
    }
  }

  @Test func `a lead is not negative`() {
    #expect(LatchLead.middle(atMost: [-4_000], moreThan: [-9_000]) == .zero)
    #expect(LatchLead.middle(atMost: [], moreThan: []) == .zero)
  }
}
