import JankTrace
import Testing

struct FrameRecordTests {
  private func frame(expected: Int64, actual: Int64) -> FrameRecord {
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
      contentTime: .zero,
      lateness: .none,
      changedLayers: 1
    )
  }

  @Test
  func `a hitch is what a frame came later than expected, never less than nothing`() {
    #expect(frame(expected: 2, actual: 5).hitch == Interval(nanoseconds: 30))
    #expect(frame(expected: 2, actual: 2).hitch == .zero)
    #expect(frame(expected: 3, actual: 2).hitch == .zero)
  }
}
