import JankGate
import JankMetrics
import Testing

// Also tests: CaseName.

struct BaselineTests {
  private let name = CaseName(scenario: "s", device: "d", strategy: "t")
  private let hash = SampleCheck.source.contentHash

  private func sample() throws -> Baseline {
    var generator = SeededGenerator(seed: 2)
    return try SampleCheck.baseline(PlantedTrace(&generator).result())
  }

  @Test func `a baseline that cannot be compared is rejected with the reason`() throws {
    let baseline = try sample()
    #expect(baseline.mismatches(with: [(name, hash)], modelVersion: 1).isEmpty)
    #expect(
      baseline.mismatches(with: [(name, hash)], modelVersion: 2) == [.model(1, now: 2)]
    )
    #expect(
      baseline.mismatches(with: [(name, "x"), (name, "x")], modelVersion: 1)
        == [.content(scenario: "s")]
    )
    var other = name
    other.device = "e"
    #expect(baseline.mismatches(with: [(other, hash)], modelVersion: 1) == [.missing(other)])
    #expect(baseline.absentees(from: [other]) == [name])
    #expect(baseline.absentees(from: [name]).isEmpty)
  }

  @Test func `differences contain the old and the new values`() throws {
    let old = try sample()
    #expect(old.differences(since: old).isEmpty)
    let run = Baseline.RunName(device: "d", strategy: "t")
    var new = old
    new.scenarios["s"]?.runs[run]?.metricValues["apple.hitch-count"] = 100
    let before = old.run(of: name)?.metricValues["apple.hitch-count"].map {
      MetricValue(steps: $0, .count)
    }
    #expect(
      new.differences(since: old) == [
        .metricValue(
          name,
          metric: "apple.hitch-count",
          old: before,
          new: MetricValue(steps: 100, .count)
        )
      ]
    )
    new = old
    new.scenarios["s"]?.runs[run]?.digest = "another"
    #expect(new.differences(since: old) == [.digest(name)])
    new = old
    new.scenarios["s"]?.runs[run]?.touches = try #require(TouchPaths("31000:350000000"))
    #expect(new.differences(since: old) == [.touches(caseCount: 1)])
    #expect(old.differences(since: new).isEmpty)
    new = old
    new.scenarios["s"]?.runs[run]?.transitions = nil
    #expect(old.differences(since: new) == [.outcomes(caseCount: 1)])
    // An empty list is no unknown one.
    var empty = old
    empty.scenarios["s"]?.runs[run]?.transitions = TransitionOutcomes([])
    #expect(empty.differences(since: new) == [.outcomes(caseCount: 1)])
    let all = try #require(old.run(of: name)?.transitions).changes(since: TransitionOutcomes([]))
    #expect(old.differences(since: empty) == [.transitions(name, all)])
    let other = try #require(TransitionOutcomes(texts: ["present Page completed"]))
    new.scenarios["s"]?.runs[run]?.transitions = other
    let list = try #require(old.run(of: name)?.transitions)
    let changes = other.changes(since: list, countingNames: true)
    // A renamed controller fails no check, but the file changes.
    #expect(changes.count == 1 && other.changes(since: list).isEmpty)
    #expect(new.differences(since: old) == [.transitions(name, changes)])
    new = old
    new.scenarios["s"]?.contentHash = "another"
    #expect(new.differences(since: old) == [.content(scenario: "s")])
    let none = Baseline(modelVersion: 1)
    #expect(old.differences(since: none) == [.added(name)])
    #expect(none.differences(since: old) == [.removed(name)])
  }

  @Test func `the runs of a scenario are kept together until the scenario changes`() throws {
    var generator = SeededGenerator(seed: 2)
    let trace = PlantedTrace(&generator).result().trace
    func checked(_ device: String, _ hash: String) throws -> CheckedCase {
      let source = CheckSubject.Source(scenario: "s", path: "s.scenario.json", contentHash: hash)
      let result = RunResult(scenario: "s", strategy: "t", device: device, trace: trace)
      return try Judge(rules: []).judge(CheckSubject(result, from: source, replay: "again"))
    }
    var baseline = Baseline(modelVersion: 1)
    for device in ["d", "e"] { baseline.record(try checked(device, "1")) }
    #expect(baseline.caseNames.map(\.device) == ["d", "e"])
    // A check would compare the run of another script.
    baseline.record(try checked("e", "2"))
    #expect(baseline.caseNames.map(\.device) == ["e"])
  }

  @Test func `a run has its name from files`() {
    let run = Baseline.RunName(device: "phone-60", strategy: "display-link")
    #expect("\(run)" == "phone-60/display-link")
    #expect(Baseline.RunName("phone-60/display-link") == run)
    for text in ["", "a", "/b", "a/", "a/b/c"] { #expect(Baseline.RunName(text) == nil) }
  }
}
