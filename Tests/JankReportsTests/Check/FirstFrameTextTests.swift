import JankGate
import JankReports
import JankTrace
import Testing

struct FirstFrameTextTests {
  /// A run whose only late frame has an index.
  private func result(_ scenario: String, lateFrame index: Int) throws -> RunResult {
    let sample = SampleResults.stalled()
    var trace = sample.trace
    let place = try #require(trace.frames.firstIndex { $0.hitch > .zero })
    let late = trace.frames[place]
    trace.frames[place] = FrameRecord(
      index: index,
      origin: late.origin,
      begin: late.begin,
      expected: late.expected,
      actual: late.actual,
      commitDeadline: late.commitDeadline,
      mainThread: late.mainThread,
      prepare: late.prepare,
      execute: late.execute,
      contentTime: late.contentTime,
      lateness: late.lateness,
      changedLayers: late.changedLayers
    )
    return RunResult(
      scenario: scenario,
      strategy: sample.strategy,
      device: sample.device,
      trace: trace
    )
  }

  @Test func `a late first frame is noted once for all cases of a scenario, others are not`() throws
  {
    let results = [
      try result("a", lateFrame: 0), try result("b@finish", lateFrame: 0),
      try result("b@cancel", lateFrame: 0), try result("c", lateFrame: 1),
    ]
    let lines = FirstFrameText.lines(results)
    #expect(lines.count == 2, "\(lines)")
    #expect(lines.last?.hasPrefix("b (2 cases): the late frame 0 is the first of the app") == true)
    #expect(FirstFrameText.lines([try result("c", lateFrame: 4)]).isEmpty)
  }
}
