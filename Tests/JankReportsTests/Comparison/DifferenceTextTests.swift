import JankGate
import JankMetrics
import JankReports
import Testing

struct DifferenceTextTests {
  private func change(_ old: Int?, _ new: Int?, late: Bool = false) -> RunDifference.FrameChange {
    let outcome: FrameClass = late ? .late(refreshes: 2) : .onTime
    return RunDifference.FrameChange(
      old: old,
      new: new,
      oldClass: old.map { _ in outcome },
      newClass: new.map { _ in outcome }
    )
  }

  @Test func `frames in a row that one run alone has are one line`() {
    let lines = DifferenceText.frameLines([
      change(3, 3), change(4, 4), change(nil, 53), change(nil, 54), change(nil, 55),
      change(nil, 56, late: true), change(nil, 58), change(60, nil), change(61, nil),
    ])
    #expect(lines.count == 6)
    #expect(lines[2] == "frames 53 to 55: no such frames -> on time")
    #expect(lines[3].hasPrefix("frame 56: no such frame -> "))
    #expect(lines[5] == "frames 60 to 61: on time -> no such frames")
  }
}
