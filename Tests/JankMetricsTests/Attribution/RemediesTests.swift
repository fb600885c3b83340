import JankMetrics
import JankTrace
import Testing

struct RemediesTests {
  /// A frame that two work items delay by one refresh each.
  private func late() -> Trace {
    var hand = HandMadeTrace()
    let begin = hand.time(of: 2)
    let (middle, end) = (begin + .milliseconds(20), begin + .milliseconds(40))
    hand.work("parse", from: begin, to: middle)
    hand.work("decode", from: middle, to: end)
    hand.show(expected: 4, actual: 6, commitEnd: end, rendering: 5...6)
    return hand.trace
  }

  private func inTime() -> Trace {
    var hand = HandMadeTrace()
    hand.show(expected: 4, actual: 4)
    return hand.trace
  }

  /// The remedies of the late frame, and the replays that found them.
  private func sets(
    where isEnough: @escaping (Set<String>) -> Bool
  ) throws -> (sets: [[String]], played: [Set<String>]) {
    var played: [Set<String>] = []
    let (late, inTime) = (late(), inTime())
    var remedies = Remedies(for: late) { names in
      played.append(names)
      return isEnough(names) ? inTime : late
    }
    let frame = try #require(Attribution(late).frames.first)
    #expect(frame.candidates == ["parse", "decode", "prepare", "execute"])
    let sets = remedies.sets(for: frame)
    let count = played.count
    #expect(remedies.sets(for: frame) == sets)
    #expect(played.count == count && Set(played).count == count)
    return (sets, played)
  }

  @Test func `every sufficient work item is reported, and none is replayed twice`() throws {
    let (sets, played) = try sets { !$0.isDisjoint(with: ["decode", "execute"]) }
    #expect(sets == [["decode"], ["execute"]])
    #expect(played == [["parse"], ["decode"], ["prepare"], ["execute"]])
  }

  @Test func `if no single item suffices, a minimal sufficient set is reported`() throws {
    let (sets, _) = try sets { $0.isSuperset(of: ["parse", "decode"]) }
    #expect(sets == [["parse", "decode"]])
  }

  @Test func `if all items together do not suffice, nothing is reported`() throws {
    let (sets, played) = try sets { _ in false }
    #expect(sets.isEmpty)
    #expect(played.count == 5)
  }

  @Test(arguments: [(2, [], true), (3, [], true), (4, [["execute"]], false)])
  func `a reached replay limit is reported`(
    limit: Int,
    sets: [[String]],
    isBounded: Bool
  ) throws {
    let (late, inTime) = (late(), inTime())
    var count = 0
    var remedies = Remedies(for: late, replayLimit: limit) { names in
      count += 1
      return names == ["execute"] ? inTime : late
    }
    let frame = try #require(Attribution(late).frames.first)
    #expect(remedies.sets(for: frame) == sets)
    #expect(remedies.isBounded == isBounded)
    #expect(count == limit)
  }

  @Test(arguments: [(1, 1_022), (1_000, 52), (100_000, 4)])
  func `a run with more layers is replayed less often, but a few times in any case`(
    layers: Int,
    count: Int
  ) {
    var hand = HandMadeTrace()
    for refresh in 4..<64 { hand.show(expected: refresh, actual: refresh, changedLayers: layers) }
    let remedies = Remedies(for: hand.trace) { _ in hand.trace }
    #expect(remedies.replayLimit == count)
  }

  @Test func `an aborted replay is no remedy`() throws {
    var (late, broken) = (late(), inTime())
    late.cameToRest = true
    broken.cameToRest = false
    var remedies = Remedies(for: late) { _ in broken }
    let frame = try #require(Attribution(late).frames.first)
    #expect(remedies.sets(for: frame).isEmpty)
    #expect(remedies.isBounded)
  }

  @Test func `a frame in time has no remedies and causes no replay`() throws {
    let trace = inTime()
    var count = 0
    var remedies = Remedies(for: trace) { _ in
      count += 1
      return trace
    }
    let frame = try #require(Attribution(trace).frames.first)
    #expect(remedies.sets(for: frame).isEmpty && count == 0)
  }

  @Test func `in any run the remedies are the work items whose replay has the frame in time`() {
    var foundCount = 0
    for seed in 0..<25 as Range<UInt64> {
      let before = RandomRun.trace(seed: seed)
      func isInTime(_ frame: Int, without names: [String]) -> Bool {
        let change = WhatIf(before: before, after: RandomRun.trace(seed: seed, without: Set(names)))
        return change.changes.contains { $0.frame == frame && $0.after == .zero }
      }
      var remedies = Remedies(for: before) { RandomRun.trace(seed: seed, without: $0) }
      for explanation in Attribution(before).frames where explanation.frame.hitch > .zero {
        let frame = explanation.frame.index
        let sets = remedies.sets(for: explanation)
        let single = explanation.candidates.filter { isInTime(frame, without: [$0]) }
        foundCount += single.count
        if single.isEmpty {
          #expect(sets.count <= 1, "seed \(seed), frame \(frame)")
          let isTrue = sets.allSatisfy { $0.count > 1 && isInTime(frame, without: $0) }
          #expect(isTrue, "seed \(seed), frame \(frame)")
        } else {
          #expect(sets == single.map { [$0] }, "seed \(seed), frame \(frame)")
        }
      }
    }
    #expect(foundCount > 0)
  }

  @Test func `a run without frames costs nothing to replay`() {
    let empty = HandMadeTrace().trace
    // All of the half second, in nanoseconds.
    #expect(Remedies(for: empty) { _ in empty }.replayLimit == 500_000_000)
  }
}
