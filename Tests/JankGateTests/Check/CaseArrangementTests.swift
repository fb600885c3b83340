import JankGate
import JankMetrics
import JankTrace
import Testing

struct CaseArrangementTests {
  /// Cases with or without a late frame, named by their index.
  private func cases(late: [Bool], names: [String]) throws -> [CheckedCase] {
    var generator = SeededGenerator(seed: 3)
    var planted = PlantedTrace(&generator)
    while planted.result().trace.frames.contains(where: { $0.hitch > .zero }) {
      planted = PlantedTrace(&generator)
    }
    let judge = try Judge(rules: [])
    return zip(late, names).map { isLate, name in
      let result = isLate ? planted.result(.late, at: 6) : planted.result()
      let named = RunResult(
        scenario: name,
        strategy: result.strategy,
        device: result.device,
        trace: result.trace
      )
      return judge.judge(SampleCheck.subject(named))
    }
  }

  private func order(_ id: String) throws -> CaseArrangement.Order {
    .metric(try #require(MetricRegistry.metric(id)))
  }

  private func names(_ arrangement: CaseArrangement, _ cases: [CheckedCase]) -> [String] {
    arrangement.sorted(cases).map(\.name.scenario)
  }

  @Test func `by default cases stay in the order of the files`() throws {
    let arrangement = CaseArrangement()
    let cases = try cases(late: [false, true, false], names: ["b", "c", "a"])
    #expect(names(arrangement, cases) == ["b", "c", "a"])
    #expect(arrangement.limited(cases).count == 3 && arrangement.metrics.isEmpty)
  }

  @Test func `by name cases are in alphabetical order`() throws {
    var arrangement = CaseArrangement()
    arrangement.orders = [.name]
    let cases = try cases(late: [false, true, false], names: ["b", "c", "a"])
    #expect(names(arrangement, cases) == ["a", "b", "c"])
  }

  @Test(arguments: ["apple.hitch-time", "apple.hitch-count"])
  func `by a metric the worst case comes first, and equal ones stay in order`(
    id: String
  ) throws {
    var arrangement = CaseArrangement()
    arrangement.orders = [try order(id)]
    #expect(arrangement.metrics.map(\.id) == [id])
    let cases = try cases(late: [false, true, false, true], names: ["d", "c", "b", "a"])
    #expect(names(arrangement, cases) == ["c", "a", "d", "b"])
    arrangement.orders.append(.name)
    #expect(names(arrangement, cases) == ["a", "c", "b", "d"])
  }

  @Test func `for a metric where more is better the smallest value comes first`() throws {
    var arrangement = CaseArrangement()
    arrangement.orders = [try order("android.on-time")]
    #expect(arrangement.metrics.map(\.polarity) == [.higher])
    let cases = try cases(late: [false, true], names: ["a", "b"])
    #expect(names(arrangement, cases) == ["b", "a"])
  }

  @Test func `a case without the value comes last`() throws {
    var arrangement = CaseArrangement()
    arrangement.orders = [try order("apple.commit-share")]
    let cases = try cases(late: [false, true], names: ["a", "b"])
    #expect(cases.map { $0.metricValue(arrangement.metrics[0]) != nil } == [false, true])
    #expect(names(arrangement, cases) == ["b", "a"])
  }

  @Test func `a limit without an order shows the most hitch time first`() throws {
    var arrangement = CaseArrangement()
    arrangement.limit = 2
    #expect(arrangement.metrics.map(\.id) == ["apple.hitch-time"])
    #expect(arrangement.limited([1, 2, 3]) == [1, 2])
    arrangement.orders = [.name]
    #expect(arrangement.metrics.isEmpty)
  }
}
