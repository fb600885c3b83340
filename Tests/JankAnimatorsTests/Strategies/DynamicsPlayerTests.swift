import HeadlessUIKit
import JankAnimators
import Testing

struct DynamicsPlayerTests {
  @Test
  func `the page follows a parabola that begins at half its mean speed and ends in time`() throws {
    let performance = try Performance(.dynamics)
    let moving = performance.moving.filter { $0.offset < Performance.way && $0.offset > 0 }
    let first = try #require(moving.first)
    for picture in moving {
      // The first moving frame shows one refresh after the push.
      let share = (picture.shown - first.shown + 1.0 / 60) / 0.5
      let expected = Performance.way * (1 - share / 2 - share * share / 2)
      #expect(abs(picture.offset - expected) < 1e-3)
    }
    #expect(performance.length >= 0.5 && performance.length < 0.55)
  }
}
