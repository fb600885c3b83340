import JankGate
import JankTrace
import Testing

struct FramePrintsTests {
  @Test func `fingerprints read back as they were written`() {
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<20 {
      let prints = FramePrints(PlantedTrace(&generator).result().trace)
      #expect(FramePrints(prints.description) == prints)
    }
    #expect(FramePrints("") != nil)
    for text in ["1", "12345", "12g4", "12A4", "+123", "12 4"] {
      #expect(FramePrints(text) == nil, "\(text)")
    }
  }

  @Test func `frames at half the rate differ from the second on`() {
    func prints(every step: Int, count: Int) -> FramePrints {
      var trace = Trace(modelVersion: 1, seed: 1, refreshRate: 120)
      trace.frames = (0..<count).map { index in
        func refresh(_ shift: Int) -> FrameRecord.Refresh {
          let number = 3 + step * index + shift
          let time = Instant.zero + .microseconds(Int64(8_333 * number))
          return FrameRecord.Refresh(number: number, time: time)
        }
        return frame(index, begin: refresh(-2), deadline: refresh(-1).time, shown: refresh(0))
      }
      return FramePrints(trace)
    }
    let (often, seldom) = (prints(every: 1, count: 40), prints(every: 2, count: 20))
    #expect(seldom.changed(since: often) == Array(1..<20))
    #expect(prints(every: 1, count: 40).changed(since: often).isEmpty)
  }

  @Test func `a delay counts in whole microseconds, rounded to the nearest`() {
    func prints(delay: Int64) -> FramePrints {
      var trace = Trace(modelVersion: 1, seed: 1, refreshRate: 60)
      func refresh(_ number: Int) -> FrameRecord.Refresh {
        FrameRecord.Refresh(number: number, time: Instant.zero + .milliseconds(Int64(16 * number)))
      }
      let start = refresh(0).time + Interval(nanoseconds: delay)
      let work = FrameRecord.Stage(start: start, end: start + .milliseconds(1))
      trace.frames = [
        frame(0, begin: refresh(0), deadline: refresh(1).time, shown: refresh(2), work: work)
      ]
      return FramePrints(trace)
    }
    #expect(prints(delay: 499) == prints(delay: 0))
    #expect(prints(delay: 500) != prints(delay: 0))
    #expect(prints(delay: 500) == prints(delay: 1_499))
    #expect(prints(delay: -499) == prints(delay: 0))
    #expect(prints(delay: -500) != prints(delay: 0))
  }

  /// A frame in time, whose stages of the render server are at its commit deadline.
  private func frame(
    _ index: Int,
    begin: FrameRecord.Refresh,
    deadline: Instant,
    shown: FrameRecord.Refresh,
    work: FrameRecord.Stage? = nil
  ) -> FrameRecord {
    let stage = FrameRecord.Stage(start: deadline, end: deadline)
    return FrameRecord(
      index: index,
      origin: .commit,
      begin: begin,
      expected: shown,
      actual: shown,
      commitDeadline: deadline,
      mainThread: work,
      prepare: stage,
      execute: stage,
      contentTime: shown.time,
      lateness: .none,
      changedLayers: 1
    )
  }

  @Test func `changed, added and missing frames are found`() throws {
    func prints(_ text: String) throws -> FramePrints { try #require(FramePrints(text)) }
    let old = try prints("000100020003")
    #expect(old.changed(since: old).isEmpty)
    #expect(try prints("000100090003").changed(since: old) == [1])
    #expect(try prints("0001000900080003").changed(since: old) == [1, 2])
    #expect(try prints("0001000200020003").changed(since: old) == [2])
    #expect(try prints("00010003").changed(since: old) == [1])
    #expect(try prints("00010002").changed(since: old) == [1])
    #expect(try prints("").changed(since: old).isEmpty)
  }

  @Test(
    arguments: [
      .mainThread, .prepare, .execute, .content, .late, .renderedLate,
    ] as [PlantedTrace.Plant]
  )
  func `every stage of a frame is part of its fingerprint`(plant: PlantedTrace.Plant) {
    var generator = SeededGenerator(seed: 2)
    for _ in 0..<20 {
      let planted = PlantedTrace(&generator)
      let prints = FramePrints(planted.result().trace)
      let changed = FramePrints(planted.result(plant, at: 6).trace).changed(since: prints)
      #expect(changed.contains(6))
    }
  }

  /// Baselines keep them, so a frame that did not change must not get another one.
  @Test func `a fingerprint is a digest of the lengths of a frame, in a fixed order`() {
    var trace = Trace(modelVersion: 1, seed: 1, refreshRate: 60)
    func time(_ milliseconds: Int64) -> Instant { .zero + .milliseconds(milliseconds) }
    func refresh(_ number: Int) -> FrameRecord.Refresh {
      FrameRecord.Refresh(number: number, time: time(Int64(16 * number)))
    }
    trace.frames = [
      FrameRecord(
        index: 0,
        origin: .commit,
        begin: refresh(0),
        expected: refresh(2),
        actual: refresh(3),
        commitDeadline: refresh(1).time,
        mainThread: FrameRecord.Stage(start: time(2), end: time(3)),
        prepare: FrameRecord.Stage(start: time(16), end: time(18)),
        execute: FrameRecord.Stage(start: time(18), end: time(21)),
        contentTime: time(28),
        lateness: .render,
        changedLayers: 5
      )
    ]
    var hasher = DigestHasher()
    // Microseconds since the frame before, late, and from the begin; then nanoseconds of each
    // stage, microseconds that the content is old, and the changed layers.
    for number: Int64 in [0, 16_000, 2_000, 1_000_000, 2_000_000, 3_000_000, 4_000, 5] {
      hasher.combine(number)
    }
    let digits = String(UInt16(truncatingIfNeeded: hasher.finish().low), radix: 16)
    let expected = String(repeating: "0", count: 4 - digits.count) + digits
    #expect(FramePrints(trace).description == expected)
  }
}
