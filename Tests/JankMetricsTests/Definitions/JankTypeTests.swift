import JankMetrics
import Testing

struct JankTypeTests {
  @Test func `every cause has one bit, and no jank has the first`() {
    let bits = JankType.named.map(\.type.rawValue)
    #expect(bits == (1...10).map { 1 << $0 })
    #expect(JankType().traceBits == 1)
    #expect(JankType.displayHAL.traceBits == 8)
  }

  @Test func `several causes are named in the order of their bits`() {
    let both: JankType = [.bufferStuffing, .appDeadlineMissed]
    #expect(both.names == "App Deadline Missed, Buffer Stuffing")
    #expect(JankType().names == "None")
  }
}
