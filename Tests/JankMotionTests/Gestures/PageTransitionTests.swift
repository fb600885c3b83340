import JankMotion
import Testing

struct PageTransitionTests {
  @Test(arguments: PageTransition.Motion.allCases)
  func `every page animation has the same start and end`(motion: PageTransition.Motion) throws {
    let pages = try PageTransition(width: 390)
    #expect(pages.upperOffset(progress: 0, motion) == 390)
    #expect(pages.upperOffset(progress: 1, motion).magnitude < 1e-12)
    #expect(pages.underneathOffset(progress: 0, motion).magnitude < 1e-12)
    #expect((pages.underneathOffset(progress: 1, motion) + 130).magnitude < 1e-12)
    var before = Double.infinity
    for index in 0...200 {
      let offset = pages.upperOffset(progress: Double(index) / 200, motion)
      #expect(offset <= before + 1e-12)
      before = offset
    }
  }

  @Test func `a touch moves the upper page one to one up to its final position`() throws {
    let pages = try PageTransition(width: 400)
    for travel in [0, 10, 123, 400] {
      let progress = pages.progress(forTravel: Double(travel))
      #expect(
        (pages.upperOffset(progress: progress, .interactive) - Double(travel)).magnitude < 1e-12
      )
    }
    #expect(pages.progress(forTravel: -5) == 1)
    #expect(pages.progress(forTravel: 500) == 0)
  }

  @Test func `the error names an invalid width`() {
    for bad in [0, -1, Double.nan, .infinity] {
      expectRefusal("width") { () throws(MotionError) in _ = try PageTransition(width: bad) }
    }
  }
}
