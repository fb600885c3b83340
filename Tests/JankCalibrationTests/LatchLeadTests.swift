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

  @Test func `a lead is not negative`() {
    #expect(LatchLead.middle(atMost: [-4_000], moreThan: [-9_000]) == .zero)
    #expect(LatchLead.middle(atMost: [], moreThan: []) == .zero)
  }
}
