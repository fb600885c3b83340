import JankGate
import JankTrace
import Testing

struct CaseTotalsTests {
  @Test func `totals are the sums of the headlines, and count invalid cases`() throws {
    var generator = SeededGenerator(seed: 8)
    let planted = PlantedTrace(&generator)
    let judge = try Judge(rules: [])
    let results = [planted.result(), planted.result(.late, at: 5)]
    var cases = results.map { judge.judge(SampleCheck.subject($0)) }
    var trace = planted.result().trace
    trace.cameToRest = false
    let restless = RunResult(scenario: "s", strategy: "x", device: "phone-60", trace: trace)
    cases.append(judge.judge(SampleCheck.subject(restless)))
    let totals = CaseTotals(cases)
    #expect(totals.caseCount == 3 && totals.invalidCount == cases.count { $0.failure != nil })
    #expect(totals.invalidCount >= 1)
    #expect(totals.frameCount == cases.map(\.headline.frameCount).reduce(0, +))
    #expect(totals.lateFrameCount == cases.map(\.headline.hitches.count).reduce(0, +))
    #expect(totals.hitchTime == cases.map(\.headline.hitchTime).reduce(.zero, +))
    #expect(totals.hitchTime > .zero)
  }

  @Test func `without cases all totals are zero`() {
    let totals = CaseTotals([])
    #expect(totals.caseCount == 0 && totals.frameCount == 0 && totals.hitchTime == .zero)
  }
}
