import JankGate
import JankTrace
import Testing

struct CheckReportTests {
  private let rule = Rule(
    Threshold(metric: "apple.commit-share", comparison: .atMost, limit: .fixed(.init(10)))
  )

  /// Cases with late frames, which have the value of the rule, and cases without.
  private func report(late: [Bool], rule: Rule) throws -> CheckReport {
    var generator = SeededGenerator(seed: 3)
    var planted = PlantedTrace(&generator)
    while planted.result().trace.frames.contains(where: { $0.hitch > .zero }) {
      planted = PlantedTrace(&generator)
    }
    let judge = try Judge(rules: [rule])
    let cases = late.map { isLate in
      judge.judge(SampleCheck.subject(isLate ? planted.result(.late, at: 6) : planted.result()))
    }
    return CheckReport(cases: cases, toolVersion: "1")
  }

  @Test func `a rule of the command line may apply to some cases only, but not to none`() throws {
    var some = try report(late: [false, true, false], rule: rule)
    #expect(some.problems.isEmpty && some.conclusion != .invalid)
    #expect(some.gaps.count == 1)
    #expect(some.gaps.first?.hasPrefix("2 cases have no apple.commit-share for the rule") == true)
    let none = try report(late: [false, false], rule: rule)
    #expect(none.conclusion == .invalid && none.problems.map(\.rule) == [rule] && none.gaps.isEmpty)
    some.cases.remove(at: 1)
    #expect(some.conclusion == .invalid)
  }

  @Test func `a rule of the command line need not apply to a part of a report`() throws {
    let whole = try report(late: [false], rule: rule)
    let part = whole.part(on: whole.cases[0])
    #expect(part.problems.isEmpty && part.conclusion == .passed)
    #expect(part.remarks == part.gaps && part.gaps.count == 1)
    var stated = rule
    stated.path = "a.scenario.json"
    let other = try report(late: [false], rule: stated)
    #expect(other.part(on: other.cases[0]).conclusion == .invalid)
  }

  @Test func `a rule of a scenario must apply to each of its cases`() throws {
    var stated = rule
    stated.path = "a.scenario.json"
    let some = try report(late: [false, true], rule: stated)
    #expect(some.problems.map(\.rule) == [stated] && some.gaps.isEmpty)
    #expect(some.problems(of: some.cases[0]).count == 1)
    #expect(some.problems(of: some.cases[1]).isEmpty)
  }
}
