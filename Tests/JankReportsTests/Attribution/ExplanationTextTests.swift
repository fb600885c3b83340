import JankMetrics
import JankReports
import JankTrace
import Testing

struct ExplanationTextTests {
  private let trace = SampleResults.stalled().trace

  @Test func `a late frame is told in the order of time, with its cost below`() throws {
    let late = try #require(Attribution(trace).worst(1).first)
    let lines = ExplanationText.text(late, of: trace).split(separator: "\n")
    #expect(lines[0].hasPrefix("frame 10 was shown 66.67 ms (4 refreshes) late by the app"))
    let times = lines.compactMap { line in
      line.firstRange(of: " ms  ").map { Double(line[..<$0.lowerBound].drop { $0 == " " }) ?? -1 }
    }
    #expect(times.count > 5)
    #expect(times == times.sorted())
    #expect(lines.contains { $0.hasPrefix("  cost ") })
  }

  @Test func `a jump that no sum counts is told as such`() {
    func jumps(_ trace: Trace) -> [String] {
      Attribution(trace).frames.filter { $0.judder != nil && $0.party == nil }
        .map(ExplanationText.headline)
    }
    var idle = trace
    idle.transitions = []
    #expect(!jumps(trace).isEmpty && jumps(idle).count == jumps(trace).count)
    #expect(jumps(trace).allSatisfy { !$0.contains("not counted") })
    #expect(
      jumps(idle).allSatisfy { $0.hasSuffix("not counted since nothing was left to animate") }
    )
  }

  @Test func `a hostile name of work breaks no line`() throws {
    let hostile = SampleResults.stalled(stall: "a\nb\u{1B}[2J").trace
    let plain = SampleResults.stalled(stall: "plain").trace
    let texts = try [hostile, plain].map { trace in
      let late = try #require(Attribution(trace).worst(1).first)
      return ExplanationText.text(late, of: trace)
    }
    #expect(texts[0].filter { $0 == "\n" }.count == texts[1].filter { $0 == "\n" }.count)
    #expect(!texts[0].contains("\u{1B}"))
  }
}
