import JankExplore
import JankScenarios
import JankTrace
import Testing

struct FailureGroupsTests {
  private func failure(_ name: String, isError: Bool = true, at time: Int64 = 0) -> RunFailure {
    RunFailure(
      .finding(.completesOnce, subject: name, words: "w"),
      isError: isError,
      text: "t",
      time: .zero + .milliseconds(time)
    )
  }

  @Test func `failures of one cause are one group with a count of cases`() throws {
    let one = try ExploreSamples.variator(ExploreSamples.stack, []).unvaried[0]
    var groups = FailureGroups()
    groups.add([failure("a"), failure("a", at: 9)], of: one, from: 0, seed: 1)
    groups.add([failure("a", at: 3), failure("b")], of: one, from: 0, seed: 2)
    groups.add([failure("c")], of: one, from: 0, seed: nil)
    #expect(groups.groups.map(\.count) == [2, 1, 0])
    #expect(groups.groups.map(\.failsUnvaried) == [false, false, true])
    #expect(groups.groups.map(\.seed) == [1, 2, nil])
  }

  @Test func `errors come first, then unvaried failures, then frequent ones`() throws {
    let one = try ExploreSamples.variator(ExploreSamples.stack, []).unvaried[0]
    var groups = FailureGroups()
    groups.add([failure("warning", isError: false)], of: one, from: 0, seed: nil)
    for seed in 1...3 as ClosedRange<UInt64> {
      groups.add([failure("often")], of: one, from: 0, seed: seed)
    }
    groups.add([failure("seldom")], of: one, from: 0, seed: 4)
    groups.add([failure("always")], of: one, from: 0, seed: nil)
    let names = groups.sorted.map { $0.example.subject }
    #expect(names == ["always", "often", "seldom", "warning"])
  }

  @Test func `the case with the fewest steps is kept, with its own numbers`() throws {
    let variator = try ExploreSamples.variator(ExploreSamples.stack, [.stalls])
    var groups = FailureGroups()
    groups.add([failure("a", at: 9)], of: variator.variation(seed: 3), from: 0, seed: 3)
    groups.add([failure("a", at: 2)], of: variator.unvaried[0], from: 0, seed: nil)
    groups.add([failure("a", at: 5)], of: variator.unvaried[0], from: 0, seed: nil)
    #expect(groups.groups[0].one.file.script.count == 3)
    #expect(groups.groups[0].seed == nil)
    #expect(groups.groups[0].example.time == .zero + .milliseconds(2))
  }
}
