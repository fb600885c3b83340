import JankMotion
import Testing

struct ArenaLongPressTests {
  @Test(arguments: [0, 0.1, 0.5, 2])
  func `a press is recognised exactly after its duration`(duration: Double) throws {
    let session = session(
      [try ArenaLongPress(duration: duration)],
      [(0, .began, [0, 0]), (3_000, .ended, [0, 0])]
    )
    #expect(session.entries.first?.time == duration)
    #expect(session.reports(of: 0) == [.recognized, .ended(.zero)])
  }

  @Test
  func `an early release or move cancels a press`() throws {
    let lifted = session([try ArenaLongPress()], [(0, .began, [0, 0]), (499, .ended, [0, 0])])
    #expect(lifted.reports(of: 0) == [.cancelled])
    let moved = session(
      [try ArenaLongPress()],
      [(0, .began, [0, 0]), (300, .moved, [19, 0]), (900, .ended, [19, 0])]
    )
    #expect(moved.reports(of: 0) == [.cancelled])
    #expect(moved.entries.first?.event == 1)
  }

  @Test
  func `moves during a press are reported one by one`() throws {
    let session = session(
      [try ArenaLongPress()],
      [
        (0, .began, [0, 0]), (600, .moved, [30, 0]), (700, .moved, [30, 50]),
        (800, .cancelled, [30, 50]),
      ]
    )
    #expect(
      session.reports(of: 0) == [.recognized, .updated([30, 0]), .updated([0, 50]), .cancelled]
    )
  }

  @Test
  func `the error names an invalid duration`() {
    let rejection = MotionError.outOfRange(parameter: "duration", found: -1, allowed: .notNegative)
    #expect(throws: rejection) { try ArenaLongPress(duration: -1) }
  }
}
