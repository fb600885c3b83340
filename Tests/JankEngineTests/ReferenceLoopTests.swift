import JankEngine
import JankTrace
import TestSupport
import Testing

/// The engine against a second implementation, on random costs and stalls.
///
/// `JANKLAB_REFERENCE_LOOPS` sets the number of stories.
struct ReferenceLoopTests {
  private static let partCount: UInt64 = 4
  private static let count = RandomCases.count("JANKLAB_REFERENCE_LOOPS", usually: 400)

  @Test(arguments: 0..<partCount)
  func `every frame has the same times to the nanosecond`(part: UInt64) {
    for seed in stride(from: part, to: Self.count, by: Int(Self.partCount)) {
      let story = EngineLoop.story(seed: seed)
      let expected = ReferenceLoop(story: story).rows()
      let found = EngineLoop.rows(story)
      guard found != expected else { continue }
      let place = zip(found, expected).enumerated().first { $1.0 != $1.1 }
      let rows = place.map { "\($0.element.0), not \($0.element.1)" } ?? "another number of frames"
      Issue.record("seed \(seed): frame \(place?.offset ?? -1) is \(rows)")
      return
    }
  }

  @Test
  func `a story without stalls presents one frame a refresh, each in time`() {
    let rows = ReferenceLoop(story: ReferenceLoop.Story()).rows()
    #expect(rows.map(\.actual) == Array(2...(rows.count + 1)))
    #expect(rows.allSatisfy { $0.lateness == .none && $0.expected == $0.actual })
    #expect(rows.count == 31)
  }
}
