import JankMetrics
import JankTrace
import Testing

struct MainThreadUseTests {
  @Test(arguments: 0..<64 as Range<UInt64>)
  func `the shares of a time are its overlaps with all works, by name`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var trace = Trace(modelVersion: 1, seed: 1, refreshRate: 60)
    var clock: Int64 = 0
    for _ in 0..<40 {
      let start = clock + .random(in: 0...3, using: &generator)
      clock = start + .random(in: 0...9, using: &generator)
      trace.works.append(
        WorkRecord(
          kind: .callback,
          name: ["a", "b", "c"].randomElement(using: &generator) ?? "a",
          start: Instant(nanoseconds: start),
          end: Instant(nanoseconds: clock)
        )
      )
    }
    let use = MainThreadUse(trace)
    for _ in 0..<20 {
      let from = Instant(nanoseconds: .random(in: 0...200, using: &generator))
      let to = from + Interval(nanoseconds: .random(in: 0...100, using: &generator))
      var lengths: [String: Interval] = [:]
      for work in trace.works {
        let length = min(work.end, to) - max(work.start, from)
        if length > .zero { lengths[work.name, default: .zero] += length }
      }
      let shares = use.shares(from: from, to: to).filter { $0.length > .zero }
      #expect(shares.count == lengths.count)
      for share in shares {
        #expect(share.length == lengths[share.name])
        #expect(use.length(of: share.name, from: from, to: to) == share.length)
      }
    }
  }
}
