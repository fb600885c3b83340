import JankGate
import JankMetrics
import JankReports
import JankTrace
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

  @Test func `a late frame outside hitch time is marked as uncounted, and is in no sum`() {
    var trace = SampleResults.stalled().trace
    trace.transitions = []
    let text = WhatIfText.text(WhatIf(before: trace, after: trace), without: ["x"])
    #expect(text.contains("66.67 ms late -> 66.67 ms late, not counted since no"))
    #expect(text.hasSuffix("  0 of 0 late frames recover, hitch time 0.00 ms -> 0.00 ms\n"))
    let headlines = Attribution(trace).worst(1).map { ExplanationText.headline($0, of: trace) }
    #expect(headlines.allSatisfy { $0.contains("late by the app, not counted since no") })
    #expect(headlines.count == 1)
  }
}
