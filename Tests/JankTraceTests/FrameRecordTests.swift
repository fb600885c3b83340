import JankTrace
import Testing

struct FrameRecordTests {
  private func frame(
    expected: Int64 = 2,
    actual: Int64 = 2,
    content: Int64 = 0,
    app: Int64? = nil,
    touch: Int64? = nil,
    isServerMoving: Bool = true
  ) -> FrameRecord {
    func refresh(_ number: Int64) -> FrameRecord.Refresh {
      FrameRecord.Refresh(number: Int(number), time: Instant(nanoseconds: number * 10))
    }
    let stage = FrameRecord.Stage(start: .zero, end: .zero)
    return FrameRecord(
      index: 0,
      origin: .commit,
      begin: refresh(0),
      expected: refresh(expected),
      actual: refresh(actual),
      commitDeadline: .zero,
      mainThread: stage,
      prepare: stage,
      execute: stage,
      contentTime: Instant(nanoseconds: content),
      lateness: .none,
      changedLayers: 1,
      appTime: (app ?? touch).map { Instant(nanoseconds: $0) },
      appClock: touch == nil ? .frames : .touches,
      isServerMoving: isServerMoving
    )
  }

  @Test
  func `a hitch is the delay of a frame and never negative`() {
    #expect(frame(expected: 2, actual: 5).hitch == Interval(nanoseconds: 30))
    #expect(frame(expected: 2, actual: 2).hitch == .zero)
    #expect(frame(expected: 3, actual: 2).hitch == .zero)
  }

  @Test
  func `a content step needs a common clock of both frames`() {
    func step(_ before: FrameRecord, _ after: FrameRecord) -> Int64? {
      after.contentStep(since: before)?.nanoseconds
    }
    #expect(step(frame(content: 20), frame(content: 50)) == 30)
    #expect(step(frame(content: 20, app: 7), frame(content: 50, app: 9)) == 2)
    #expect(step(frame(content: 20, app: 9), frame(content: 50, app: 7)) == -2)
    #expect(step(frame(content: 20, app: 7), frame(content: 50)) == nil)
    #expect(step(frame(content: 20), frame(content: 50, app: 7)) == nil)
    #expect(step(frame(content: 20, touch: 7), frame(content: 50, touch: 12)) == 5)
    #expect(step(frame(content: 20, touch: 7), frame(content: 50, app: 12)) == nil)
    #expect(step(frame(content: 20), frame(content: 50, isServerMoving: false)) == nil)
    #expect(step(frame(content: 20, isServerMoving: false), frame(content: 50)) == nil)
  }
}
