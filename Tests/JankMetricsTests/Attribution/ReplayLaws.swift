import JankMetrics
import JankTrace
import Testing

/// Laws of replays without the cost of some work.
struct ReplayLaws {
  @Test(arguments: 0..<8 as Range<UInt64>)
  func `removed work is never charged, and no remaining work delays a frame more`(part: UInt64) {
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

  @Test(arguments: 0..<8 as Range<UInt64>)
  func `until two runs diverge no frame is later without some work`(part: UInt64) {
    var lateCount = 0
    for seed in part * 25..<(part + 1) * 25 {
      let before = RandomRun.trace(seed: seed)
      for name in Set(Attribution(before).frames.flatMap { $0.causes.map(\.name) }).sorted() {
        let after = RandomRun.trace(seed: seed, without: [name])
        let shared = Self.sharedCount(before, after, besides: name)
        for (frame, twin) in zip(before.frames, after.frames).prefix(shared) {
          if frame.hitch > .zero { lateCount += 1 }
          #expect(twin.hitch <= frame.hitch, "seed \(seed), frame \(frame.index), no \(name)")
        }
      }
    }
    #expect(lateCount >= 25)
  }

  /// The number of frames that two runs begin equally, with the same work before and in them.
  private static func sharedCount(_ before: Trace, _ after: Trace, besides name: String) -> Int {
    let begun = zip(frames(before), frames(after)).prefix { $0 == $1 }.count
    let (stalls, newStalls) = (stalled(before, besides: name), stalled(after, besides: name))
    let stalledAlike = zip(stalls, newStalls).prefix { $0 == $1 }.count
    let rendered =
      zip(renderings(before, besides: name), renderings(after, besides: name))
      .prefix { $0 == $1 }.count / 2
    let works = [before, after].map { trace in trace.works.filter { $0.name != name } }
    let done = zip(works[0], works[1]).prefix { $0.name == $1.name && length($0) == length($1) }
      .count
    let limits = works.map { done < $0.count ? $0[done].start : .init(nanoseconds: .max) }
    let committed = zip(before.frames, after.frames).prefix { frame, twin in
      (frame.mainThread?.end ?? .zero) <= limits[0] && (twin.mainThread?.end ?? .zero) <= limits[1]
    }.count
    return [begun, stalledAlike, rendered, committed].min() ?? 0
  }

  private static func length(_ work: WorkRecord) -> Interval { work.end - work.start }

  /// How long other stalls held the GPU with each frame.
  private static func stalled(_ trace: Trace, besides name: String) -> [Interval] {
    trace.frames.map { frame in
      trace.renderWorks.filter {
        $0.name != name && $0.start >= frame.execute.start && $0.end <= frame.execute.end
      }.reduce(Interval.zero) { $0 + length($1) }
    }
  }

  /// Whether two runs begin the same frames, with equal time for each, and do the same other work.
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

  /// The preparation and execution time of each frame; the latter includes processor stalls.
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
