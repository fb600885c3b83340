import JankMetrics
import JankTrace
import Testing

/// What must hold where a run is played again without the cost of some work.
struct ReplayLaws {
  @Test(arguments: 0..<8 as Range<UInt64>)
  func `nothing that is left is put down to what was taken away, nor later by it`(part: UInt64) {
    var comparable = 0
    for seed in part * 25..<(part + 1) * 25 {
      let before = RandomRun.trace(seed: seed)
      let works = (before.works + before.renderWorks).map(\.name) + ["prepare", "execute"]
      let blamed = Attribution(before).frames.flatMap { $0.causes.map(\.name) }
      for name in Set(blamed).intersection(works).sorted() {
        let after = RandomRun.trace(seed: seed, without: [name])
        let causes = Attribution(after).frames.flatMap { $0.causes.map(\.name) }
        #expect(!causes.contains(name), "seed \(seed), without \(name)")
        guard Self.isSame(before, after, besides: name) else { continue }
        comparable += 1
        let change = WhatIf(before: before, after: after)
        #expect(change.hitchTimeAfter <= change.hitchTimeBefore, "seed \(seed), without \(name)")
        #expect(change.changes.allSatisfy { $0.after <= $0.before }, "seed \(seed), no \(name)")
      }
    }
    #expect(comparable > 0)
  }

  /// Whether two runs begin the same frames, with as much time for each, and do the same besides.
  private static func isSame(_ before: Trace, _ after: Trace, besides name: String) -> Bool {
    frames(before) == frames(after) && works(before, besides: name) == works(after, besides: name)
      && renderings(before, besides: name) == renderings(after, besides: name)
  }

  private static func frames(_ trace: Trace) -> [ClosedRange<Instant>] {
    trace.frames.map { $0.begin.time...$0.expected.time }
  }

  private static func works(_ trace: Trace, besides name: String) -> [Interval] {
    (trace.works + trace.renderWorks).filter { $0.name != name }.map { $0.end - $0.start }
  }

  /// How long each picture was prepared and executed; the latter holds the stalls of the processor.
  private static func renderings(_ trace: Trace, besides name: String) -> [Interval] {
    let stalls = trace.renderWorks
    return trace.frames.flatMap { frame -> [Interval] in
      let stalled = stalls.filter { $0.start == frame.execute.start }
        .reduce(Interval.zero) { $0 + ($1.end - $1.start) }
      let prepare = name == "prepare" ? .zero : frame.prepare.end - frame.prepare.start
      let execute = name == "execute" ? .zero : frame.execute.end - frame.execute.start - stalled
      return [prepare, execute]
    }
  }
}
