import JankMotion
import Testing

struct ArenaSessionTests {
  @Test
  func `a deadline at the time of an event comes before the event`() throws {
    let session = session(
      [try ArenaLongPress()],
      [(0, .began, [0, 0]), (500, .ended, [0, 0])]
    )
    #expect(session.reports(of: 0) == [.recognized, .ended(.zero)])
    #expect(session.entries.map(\.event) == [nil, 1])
    #expect(session.entries.first?.time == 0.5)
  }

  @Test
  func `pointers have arenas of their own`() {
    var session = ArenaSession(members: [ArenaDrag(axis: .horizontal), ArenaTap()])
    for (time, pointer, phase, x) in [
      (0, 0, .began, 0), (10, 0, .moved, 30), (20, 1, .began, 100), (30, 0, .ended, 30),
      (40, 1, .ended, 100),
    ] as [(Double, Int, ArenaEvent.Phase, Double)] {
      session.route(
        ArenaEvent(time: time / 1000, pointer: pointer, phase: phase, position: [x, 0])
      )
    }
    #expect(session.winners == [0: 0, 1: 0])
    #expect(session.reports(of: 0).last == .ended(.zero))
  }

  @Test
  func `a long press cancels a tap that was reported as pressed`() throws {
    let session = session(
      [ArenaTap(), try ArenaLongPress()],
      [(0, .began, [0, 0]), (700, .ended, [0, 0])]
    )
    #expect(session.reports(of: 0) == [.pressed, .cancelled])
    #expect(session.reports(of: 1) == [.recognized, .ended(.zero)])
    #expect(session.winners == [0: 1])
  }
}
