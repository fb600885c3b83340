import JankMetrics
import JankTrace
import Testing

struct MainThreadUseTests {
  @Test(arguments: 0..<64 as Range<UInt64>)
  func `the shares of a time range are its overlaps with all work, by name`(seed: UInt64) {
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
        let end = use.end(of: to, begunAt: from) { $0.name == share.name }
        #expect(end <= to - share.length)
      }
      #expect(use.end(of: to, begunAt: from) { _ in false } == to)
    }
  }

  @Test func `a share has the pages in their order, and drawn views by their time, each once`() {
    func subjects(of kind: WorkRecord.Kind) -> [[String]] {
      var trace = Trace(modelVersion: 1, seed: 1, refreshRate: 60)
      var clock = Instant.zero
      for (subject, length) in [("a", 1), ("b", 5), ("a", 3), ("c", 5)] {
        let end = clock + .milliseconds(Int64(length))
        trace.works.append(
          WorkRecord(kind: kind, name: "x", start: clock, end: end, subjects: [subject])
        )
        clock = end
      }
      return MainThreadUse(trace).shares(from: .zero, to: clock).map(\.subjects)
    }
    #expect(subjects(of: .layout) == [["a", "b", "c"]])
    #expect(subjects(of: .display) == [["b", "c", "a"]])
  }

  /// A piece of work with the time of its request.
  private struct Job {
    let name: String
    let requested: Int64
    let length: Int64
  }

  /// Serves requests in order.
  private func served(_ jobs: [Job]) -> [WorkRecord] {
    var clock: Int64 = 0
    return jobs.map { job in
      let start = max(clock, job.requested)
      clock = start + job.length
      return WorkRecord(
        kind: .stall,
        name: job.name,
        start: Instant(nanoseconds: start),
        end: Instant(nanoseconds: clock),
        requested: Instant(nanoseconds: job.requested)
      )
    }
  }

  @Test(arguments: 0..<64 as Range<UInt64>)
  func `without some work a stage ends when the queue would have reached it`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var requested: Int64 = 0
    let jobs = (0..<30).map { _ in
      requested += .random(in: 0...12, using: &generator)
      return Job(
        name: ["a", "b", "c"].randomElement(using: &generator) ?? "a",
        requested: requested,
        length: .random(in: 1...10, using: &generator)
      )
    }
    for count in 1...jobs.count {
      let queue = Array(jobs[..<count])
      var trace = Trace(modelVersion: 1, seed: 1, refreshRate: 60)
      trace.works = served(queue)
      let (last, begin) = (trace.works[count - 1], Instant(nanoseconds: queue[count - 1].requested))
      for name in ["a", "b", "c"] {
        let shorter = queue.map { job in
          Job(name: job.name, requested: job.requested, length: job.name == name ? 0 : job.length)
        }
        let end = MainThreadUse(trace).end(of: last.end, begunAt: begin) { $0.name == name }
        #expect(end == served(shorter)[count - 1].end, "\(count) jobs, without \(name)")
      }
    }
  }

  @Test func `each process has its own use, and by default it is that of the first`() {
    var trace = Trace(modelVersion: 1, seed: 1, refreshRate: 60)
    trace.processes = [ProcessRecord(name: "system"), ProcessRecord(name: "app")]
    let end = Instant.zero + .milliseconds(1)
    trace.works = ["swipe", "decode"].enumerated().map { process, name in
      WorkRecord(kind: .stall, name: name, start: .zero, end: end, process: process)
    }
    func names(_ use: MainThreadUse) -> [String] {
      use.shares(from: .zero, to: end).map(\.name)
    }
    #expect(names(MainThreadUse(trace)) == ["swipe"])
    #expect(MainThreadUse.all(in: trace).map(names) == [["swipe"], ["decode"]])
  }
}
