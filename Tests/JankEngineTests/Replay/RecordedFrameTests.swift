// Also tests: Device+Recorded, BufferQueue.

import JankTrace
import Testing

import JankEngine

/// Recorded work on a display of 100 Hz, so that refresh 7 is at 70 ms.
struct RecordedFrameTests {
  private let interval = Interval.milliseconds(10)

  private func play(
    _ frames: [RecordedFrame],
    queue: BufferQueue?,
    after start: RecordedStart = RecordedStart(shown: 0)
  ) -> [FrameRecord] {
    var profile = DeviceProfile.phone60
    profile.refreshRate = 100
    profile.bufferQueue = queue
    return Device.play(frames, after: start, on: profile, interval: interval)
  }

  private func frame(
    _ tick: Int64,
    promised: Int,
    update: Int64 = 2,
    render: Int64 = 2,
    gpu: Int64 = 1
  ) -> RecordedFrame {
    RecordedFrame(
      tick: Instant.zero + .milliseconds(tick),
      promised: promised,
      update: .milliseconds(update),
      handOver: .milliseconds(1),
      render: .milliseconds(render),
      gpu: .milliseconds(gpu)
    )
  }

  @Test func `the render thread takes over at once, and the promise is kept`() {
    let records = play([frame(20, promised: 5)], queue: BufferQueue())
    #expect(records.count == 1)
    #expect(records[0].prepare.start == Instant.zero + .milliseconds(23))
    #expect(records[0].execute.end == Instant.zero + .milliseconds(26))
    #expect(records[0].expected.number == 5)
    #expect(records[0].actual.number == 5)
  }

  @Test func `without a queue the render server takes over at the next refresh`() {
    let records = play([frame(20, promised: 4)], queue: nil)
    #expect(records.map(\.prepare.start) == [Instant.zero + .milliseconds(30)])
    #expect(records.map(\.actual.number) == [4])
  }

  @Test func `a buffer that misses the latch is presented a refresh later`() {
    let late = frame(20, promised: 5, update: 20)
    let queue = BufferQueue(latchLead: .milliseconds(5))
    #expect(play([late], queue: queue).map(\.actual.number) == [5])
    let earlier = BufferQueue(latchLead: .milliseconds(7))
    #expect(play([late], queue: earlier).map(\.actual.number) == [6])
  }

  @Test func `a delay lasts until the app pauses`() {
    let frames = [
      frame(20, promised: 5, update: 30), frame(30, promised: 6), frame(40, promised: 7),
      frame(80, promised: 11),
    ]
    let records = play(frames, queue: BufferQueue(bufferCount: 4))
    #expect(records.map(\.actual.number) == [6, 7, 8, 11])
    #expect(records.map { $0.actual.number - $0.expected.number } == [1, 1, 1, 0])
  }

  @Test func `the main thread hands over when the render thread is free`() {
    let frames = [frame(20, promised: 5, render: 15), frame(30, promised: 6)]
    let records = play(frames, queue: BufferQueue(bufferCount: 4))
    // The first frame renders from 23 to 38 ms; only then the second is handed over, in 1 ms.
    #expect(records[1].prepare.start == Instant.zero + .milliseconds(39))
  }

  @Test(arguments: [(2, 50), (3, 33), (4, 33)])
  func `a buffer is free when a newer one is presented`(count: Int, start: Int64) {
    let frames = [frame(20, promised: 5), frame(30, promised: 6)]
    let records = play(frames, queue: BufferQueue(bufferCount: count))
    #expect(records[1].prepare.start == Instant.zero + .milliseconds(start))
  }

  @Test func `a run continues behind a frame under way`() {
    let start = RecordedStart(
      shown: 6,
      mainThreadFreeAt: Instant.zero + .milliseconds(25),
      renderFreeAt: Instant.zero + .milliseconds(40),
      gpuFreeAt: Instant.zero + .milliseconds(45)
    )
    let records = play([frame(20, promised: 5)], queue: BufferQueue(bufferCount: 4), after: start)
    #expect(records[0].mainThread?.start == Instant.zero + .milliseconds(25))
    #expect(records[0].prepare.start == Instant.zero + .milliseconds(41))
    #expect(records[0].actual.number == 7)
  }
}
