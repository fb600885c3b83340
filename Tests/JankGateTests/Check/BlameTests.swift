import JankGate
import JankTrace
import Testing

struct BlameTests {
  private func checked(
    _ result: RunResult,
    against old: RunResult,
    rules: [Rule] = []
  ) throws -> CheckedCase {
    let baseline = try SampleCheck.baseline(old)
    return try Judge(rules: rules, baseline: baseline).judge(SampleCheck.subject(result))
  }

  private func copy(
    _ frame: FrameRecord,
    mainThread: FrameRecord.Stage?,
    execute: FrameRecord.Stage
  ) -> FrameRecord {
    FrameRecord(
      index: frame.index,
      origin: frame.origin,
      begin: frame.begin,
      expected: frame.expected,
      actual: frame.actual,
      commitDeadline: frame.commitDeadline,
      mainThread: mainThread,
      prepare: frame.prepare,
      execute: execute,
      contentTime: frame.contentTime,
      lateness: frame.lateness,
      changedLayers: frame.changedLayers
    )
  }

  @Test func `a larger old hitch is not blamed`() throws {
    var generator = SeededGenerator(seed: 31)
    var count = 0
    while count < 50 {
      let planted = PlantedTrace(&generator)
      let plain = planted.result()
      let frames = plain.trace.frames
      guard let worst = frames.indices.max(by: { frames[$0].hitch < frames[$1].hitch }),
        frames[worst].hitch > .milliseconds(40),
        let place = planted.places(for: .late).filter({ $0 < worst }).randomElement(
          using: &generator
        )
      else { continue }
      count += 1
      let checked = try checked(planted.result(.late, at: place), against: plain)
      #expect(checked.outcome == .failed)
      #expect(checked.changedFrames.map(\.index) == [place])
    }
  }

  @Test func `if all sampled costs differ, the first frame is where the runs diverge`() throws {
    var generator = SeededGenerator(seed: 32)
    for _ in 0..<20 {
      let result = PlantedTrace(&generator).result()
      let place = Int.random(in: 1..<result.trace.frames.count, using: &generator)
      var trace = result.trace
      for index in place..<trace.frames.count {
        let frame = trace.frames[index]
        let more = Interval.microseconds(.random(in: 1...50, using: &generator))
        trace.frames[index] = copy(
          frame,
          mainThread: frame.mainThread,
          execute: FrameRecord.Stage(start: frame.execute.start, end: frame.execute.end + more)
        )
      }
      let redrawn = RunResult(scenario: "s", strategy: "t", device: "d", trace: trace)
      var baseline = try SampleCheck.baseline(result)
      let name = Baseline.RunName(device: "d", strategy: "t")
      baseline.scenarios["s"]?.runs[name]?.metricValues["apple.hitch-time"]? -= 20_000_000
      let judge = try Judge(rules: [], baseline: baseline)
      let checked = judge.judge(SampleCheck.subject(redrawn))
      #expect(checked.changedFrames.first?.index == place)
    }
  }

  @Test func `without changed frames none is blamed, unless the limit is the rule's own`()
    throws
  {
    var generator = SeededGenerator(seed: 33)
    let result = PlantedTrace(&generator).result(.late, at: 4)
    var baseline = try SampleCheck.baseline(result)
    let name = Baseline.RunName(device: "d", strategy: "t")
    baseline.scenarios["s"]?.runs[name]?.metricValues["apple.hitch-time"]? -= 20_000_000
    let limit = Threshold(metric: "apple.hitch-count", comparison: .atMost, limit: .fixed(.init(0)))
    let judge = try Judge(rules: [Rule(limit)], baseline: baseline)
    let checked = judge.judge(SampleCheck.subject(result))
    #expect(checked.differences.map(\.outcome) == [.failed] && checked.changedFrames.isEmpty)
    let late = result.trace.frames.filter { $0.hitch > .zero }.map(\.index)
    let blamed = try #require(checked.ruleVerdicts.first).frames.map(\.index)
    #expect(!blamed.isEmpty && blamed.allSatisfy(late.contains))
  }

  @Test(arguments: [[100, 500, 300], [500, 100, 300], [300, 100, 500]])
  func `of the work on a frame the longest is named`(lengths: [Int64]) throws {
    var generator = SeededGenerator(seed: 34)
    var trace = PlantedTrace(&generator).result().trace
    let place = try #require(trace.frames.firstIndex { $0.hitch == .zero })
    var start = trace.frames[place].begin.time
    trace.works = lengths.map { length in
      let end = start + .microseconds(length)
      defer { start = end }
      return WorkRecord(kind: .callback, name: "\(length)", start: start, end: end)
    }
    let blamed = try #require(BlamedFrame.frames([place], of: trace).first)
    #expect(blamed.work?.name == "500" && blamed.workTime == .microseconds(500))
  }

  @Test func `a late response is blamed on the first frame of its transition, if that is late`()
    throws
  {
    var generator = SeededGenerator(seed: 35)
    let limit = Threshold(
      metric: "transition.response.max",
      comparison: .atMost,
      limit: .fixed(.init(0))
    )
    let judge = try Judge(rules: [Rule(limit)])
    var counts = [true: 0, false: 0]
    for _ in 0..<40 {
      var trace = PlantedTrace(&generator).result(.late, at: 4).trace
      let frames = trace.frames
      for place in [2, 4, 7] {
        let start = frames[place].contentTime - .microseconds(1)
        guard frames[place].changedLayers > 0,
          frames[..<place].allSatisfy({ $0.contentTime <= start })
        else { continue }
        var transition = TransitionRecord(
          kind: .present,
          from: "Main",
          to: "Sheet",
          isInteractive: false,
          requested: start,
          began: start
        )
        transition.ended = start + .milliseconds(200)
        transition.outcome = .completed
        trace.transitions = [transition]
        let result = RunResult(scenario: "s", strategy: "t", device: "d", trace: trace)
        let verdict = try #require(judge.judge(SampleCheck.subject(result)).ruleVerdicts.first)
        #expect(verdict.outcome == .failed && verdict.transition?.subject == "Sheet")
        let isLate = frames[place].hitch > .zero
        #expect(verdict.frames.map(\.index) == (isLate ? [frames[place].index] : []))
        counts[isLate, default: 0] += 1
      }
    }
    #expect(counts.values.allSatisfy { $0 > 10 }, "\(counts)")
  }

  @Test func `a frame that the render server made in time is blamed on no work`() throws {
    var generator = SeededGenerator(seed: 34)
    var trace = PlantedTrace(&generator).result().trace
    let place = try #require(trace.frames.firstIndex { $0.hitch == .zero })
    let frame = trace.frames[place]
    trace.works = [
      WorkRecord(
        kind: .stall,
        name: "work",
        start: frame.begin.time,
        end: frame.begin.time + .milliseconds(80)
      )
    ]
    let made = try #require(BlamedFrame.frames([place], of: trace).first)
    let main = try #require(frame.mainThread)
    #expect(made.work?.name == "work" && made.workTime == main.end - frame.begin.time)
    trace.frames[place] = copy(frame, mainThread: nil, execute: frame.execute)
    #expect(BlamedFrame.frames([place], of: trace).first?.work == nil)
  }
}
