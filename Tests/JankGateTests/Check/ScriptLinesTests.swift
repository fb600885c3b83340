import JankGate
import JankMetrics
import JankTrace
import Testing

struct ScriptLinesTests {
  private func entry(_ lines: ScriptLines, losing id: String? = nil) throws -> CheckEntry {
    var generator = SeededGenerator(seed: 4)
    let result = PlantedTrace(&generator).result(.late, at: 6)
    var baseline = try SampleCheck.baseline(result)
    let name = Baseline.RunName(device: "d", strategy: "t")
    if let id {
      baseline.scenarios["s"]?.runs[name]?.metricValues[id] = 7
    } else {
      baseline.scenarios["s"]?.runs[name]?.metricValues["apple.hitch-time"]? -= 20_000_000
      baseline.scenarios["s"]?.runs[name]?.lateFrames = try #require(LateFrames(""))
    }
    var source = SampleCheck.subject(result).source
    source.lines = lines
    let subject = CheckSubject(result, from: source, line: 9, replay: "")
    let checked = try Judge(rules: [], baseline: baseline).judge(subject)
    return try #require(CheckReport(cases: [checked], toolVersion: "1").entries([.failed]).first)
  }

  @Test func `a regression points at the step that made its first frame late`() throws {
    let plain = try entry(ScriptLines())
    #expect(plain.line == 9)
    let frame = try #require(plain.frames.first)
    let work = try #require(frame.causes.map(\.name).first ?? frame.work?.name)
    #expect(try entry(ScriptLines(works: [work: 5], drags: [4, 6])).line == 5)
    #expect(try entry(ScriptLines(works: ["other": 5])).line == 9)
  }

  @Test func `images that a cause names together have the line of the first`() {
    let lines = ScriptLines(works: ["decode t *": 3, "decode hero 1": 4])
    #expect(lines.line(ofWork: "decode t 17") == 3)
    #expect(lines.line(ofWork: "decode t *") == 3)
    #expect(lines.line(ofWork: "decode hero 1") == 4)
    #expect(lines.line(ofWork: "decode hero 2") == nil)
  }

  @Test func `a drag that nothing follows any more is pointed at`() throws {
    #expect(try entry(ScriptLines(drags: [4, 6]), losing: "gesture.lag.max").line == 4)
    #expect(try entry(ScriptLines(drags: [4]), losing: "motion.speed-jump.max").line == 9)
    #expect(try entry(ScriptLines(), losing: "gesture.lag.max").line == 9)
    // Any value of touches, if no other fails.
    #expect(try entry(ScriptLines(drags: [4]), losing: "gesture.settle.max").line == 4)
  }
}
