import JankMetrics
import JankReports
import Testing

struct WhatIfTextTests {
  @Test func `frames that recover are counted and the sums stand side by side`() {
    let change = WhatIf(
      before: SampleResults.stalled().trace,
      after: SampleResults.stalled(late: 0).trace
    )
    #expect(
      WhatIfText.text(change, without: ["decode hero.png"]) == """
        without "decode hero.png"
          frame 10: 66.67 ms late -> in time
          1 of 1 late frames recover, hitch time 66.67 ms -> 0.00 ms

        """
    )
  }
}
