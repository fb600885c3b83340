import JankMetrics
import Testing

struct PresentTypeTests {
  @Test(
    arguments: [
      (0, .onTime), (2_000_000, .onTime), (2_000_001, .late), (-2_000_000, .onTime),
      (-2_000_001, .early),
    ] as [(Int64, PresentType)]
  )
  func `two milliseconds decide`(off: Int64, type: PresentType) {
    #expect(PresentType(expected: 100_000_000, shown: 100_000_000 + off) == type)
  }

  @Test func `a frame never shown is dropped, with unknown severity`() {
    let type = PresentType(expected: 5, shown: nil)
    #expect(type == .dropped)
    #expect(type.severity(off: 0, period: 10) == .unknown)
  }

  @Test func `a whole interval makes it full`() {
    #expect(PresentType.late.severity(off: 9, period: 10) == .partial)
    #expect(PresentType.late.severity(off: 10, period: 10) == .full)
    #expect(PresentType.early.severity(off: -10, period: 10) == .full)
    #expect(PresentType.onTime.severity(off: 3, period: 10) == .none)
  }
}
