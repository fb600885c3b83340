import JankMotion
import Testing

struct ArenaDoubleTapTests {
  /// Whether two taps of 20 ms are a double tap, the second this many milliseconds after the first.
  private func isDoubleTap(
    after milliseconds: Double,
    distance: Double = 0,
    with rivals: [any ArenaMember] = []
  ) -> ArenaSession {
    var session = ArenaSession(members: [ArenaDoubleTap()] + rivals)
    for (pointer, start, x) in [(0, 0, 0), (1, milliseconds, distance)] as [(Int, Double, Double)] {
      for (time, phase) in [(start, .began), (start + 20, .ended)]
        as [(Double, ArenaEvent.Phase)]
      {
        session.route(
          ArenaEvent(time: time / 1000, pointer: pointer, phase: phase, position: [x, 0])
        )
      }
    }
    return session
  }

  @Test(arguments: [(30.0, false), (40, true), (200, true), (319, true), (321, false)])
  func `the second tap must come within its time`(milliseconds: Double, isRecognized: Bool) {
    let session = isDoubleTap(after: milliseconds)
    #expect(session.reports(of: 0) == (isRecognized ? [.recognized] : []))
  }

  @Test(arguments: [(99.0, true), (101, false)])
  func `the second tap must be close to the first`(distance: Double, isRecognized: Bool) {
    let session = isDoubleTap(after: 200, distance: distance)
    #expect(session.reports(of: 0) == (isRecognized ? [.recognized] : []))
  }

  @Test
  func `a single tap waits for the double tap and is not part of one`() {
    let double = isDoubleTap(after: 200, with: [ArenaTap()])
    #expect(double.reports(of: 0) == [.recognized])
    #expect(!double.reports(of: 1).contains(.recognized))
    var single = isDoubleTap(after: 1_000, with: [ArenaTap()])
    single.wakeMembers(until: 10)
    let taps = single.entries.filter { $0.member == 1 && $0.report == .recognized }
    #expect(taps.map { ($0.time * 1000).rounded() } == [320, 1_320])
  }
}
