import JankMotion
import Testing

struct CoverTransitionTests {
  @Test func `arriving and leaving curves agree at both ends but not in between`() throws {
    let cover = try CoverTransition(height: 600)
    for isLeaving in [false, true] {
      #expect(cover.offset(progress: 0, isLeaving: isLeaving) == 600)
      #expect(cover.offset(progress: 1, isLeaving: isLeaving) == 0)
    }
    let jump =
      cover.offset(progress: 0.8, isLeaving: true) - cover.offset(progress: 0.8, isLeaving: false)
    #expect(jump > 300)
  }

  @Test func `the error names an invalid height`() {
    for bad in [0, -1, Double.nan] {
      expectRefusal("height") { () throws(MotionError) in _ = try CoverTransition(height: bad) }
    }
  }
}
