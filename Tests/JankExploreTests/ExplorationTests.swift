import JankExplore
import JankGate
import JankScenarios
import JankTrace
import Testing

// Also tests: VisitedStates.

struct ExplorationTests {
  private func explore(
    _ text: String,
    rounds: [Int],
    isGuided: Bool,
    kinds: [VariationKind] = VariationKind.allCases
  ) throws -> Exploration {
    let scenario = try ExploreSamples.load(text)
    let finder = try ExploreSamples.finder(expecting: scenario.demands.findings)
    var exploration = Exploration(
      of: [scenario],
      kinds: kinds,
      seed: 1,
      isGuided: isGuided,
      catalog: .standard
    )
    for attempts in [exploration.unvaried] + rounds.map({ exploration.nextRound(of: $0) }) {
      for attempt in attempts {
        let (failures, trace) = finder.failures(of: attempt.one)
        exploration.take(attempt, failures, reaching: VisitedStates.states(of: trace))
      }
    }
    return exploration
  }

  @Test func `a mistake that the scenario does not show is found by another ending`() throws {
    let text = ExploreSamples.sheet.replacing(#"["finish", "cancel"]"#, with: #"["finish"]"#)
    let found = try explore(text, rounds: [200], isGuided: false)
    let group = try #require(found.groups.groups.first { $0.example.name == "F2" })
    #expect(!group.failsUnvaried)
    #expect(found.count == 200)
    #expect(found.failedCount > 0)
  }

  @Test func `attempts that were begun count once they were played`() throws {
    var exploration = Exploration(
      of: [try ExploreSamples.load(ExploreSamples.stack)],
      kinds: [.times],
      seed: 1,
      isGuided: false,
      catalog: .standard
    )
    let attempts = exploration.nextRound(of: 10)
    let failure = RunFailure(.unsettled, text: "", time: .zero)
    let warning = RunFailure(.unsettled, isError: false, text: "", time: .zero)
    for (attempt, failures) in zip(attempts, [[failure, warning], [warning], []]) {
      exploration.take(attempt, failures, reaching: [])
    }
    #expect(exploration.count == 3)
    #expect(exploration.failedCount == 1)
    #expect(exploration.warnedCount == 1)
    #expect(exploration.nextRound(of: 1).map(\.seed) == [11])
  }

  @Test func `overlapping transitions are found by other times`() throws {
    let found = try explore(ExploreSamples.stack, rounds: [200], isGuided: false, kinds: [.times])
    #expect(found.groups.groups.contains { $0.example.name == "F13" })
  }

  @Test func `rounds of another size find the same without guidance`() throws {
    let one = try explore(ExploreSamples.stack, rounds: [60], isGuided: false)
    let more = try explore(ExploreSamples.stack, rounds: [7, 13, 40], isGuided: false)
    #expect(one.failedCount == more.failedCount)
    #expect(one.states.count == more.states.count)
    #expect(one.groups.groups.map(\.example) == more.groups.groups.map(\.example))
  }

  @Test func `a guided exploration varies what reached new states`() throws {
    let rounds = [Int](repeating: 20, count: 10)
    let guided = try explore(ExploreSamples.stack, rounds: rounds, isGuided: true)
    let again = try explore(ExploreSamples.stack, rounds: rounds, isGuided: true)
    #expect(guided.states.count == again.states.count)
    #expect(guided.groups.groups.map(\.seed) == again.groups.groups.map(\.seed))
    let free = try explore(ExploreSamples.stack, rounds: rounds, isGuided: false)
    #expect(guided.states.count > free.states.count / 2)
  }

  @Test func `a trace of one push has the states of its callbacks and its end`() throws {
    let one = try ExploreSamples.variator(ExploreSamples.stack, []).unvaried[0]
    let trace = ExploreSamples.play(one, watchesPages: false)
    let states = VisitedStates.states(of: trace)
    #expect(states.count > 10)
    var visited = VisitedStates()
    #expect(visited.add(states) == states.count)
    #expect(visited.add(states) == 0)
  }
}
