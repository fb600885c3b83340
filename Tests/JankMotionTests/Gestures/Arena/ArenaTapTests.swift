import JankMotion
import Testing

struct ArenaTapTests {
  @Test(arguments: [0, 17.9, 18, 18.1, 40])
  func `a pointer within the slop is a tap`(distance: Double) {
    let session = session(
      [ArenaTap()],
      [(0, .began, [0, 0]), (50, .moved, [distance, 0]), (80, .ended, [distance, 0])]
    )
    let expected: ArenaReport = distance <= ArenaTap.slop ? .recognized : .cancelled
    #expect(session.reports(of: 0) == [.pressed, expected])
  }

  @Test
  func `a tap loses to a drag and can start again`() {
    var session = session(
      [ArenaTap(), ArenaDrag(axis: .both)],
      [(0, .began, [0, 0]), (50, .moved, [50, 0]), (80, .ended, [50, 0])]
    )
    #expect(session.reports(of: 0).isEmpty)
    for (time, phase) in [(1, .began), (1.05, .ended)] as [(Double, ArenaEvent.Phase)] {
      session.route(ArenaEvent(time: time, phase: phase, position: .zero))
    }
    #expect(session.reports(of: 0) == [.pressed, .recognized])
  }

  @Test
  func `a cancelled pointer is not a tap`() {
    let session = session([ArenaTap()], [(0, .began, [0, 0]), (50, .cancelled, [0, 0])])
    #expect(session.reports(of: 0) == [.pressed, .cancelled])
  }
}
