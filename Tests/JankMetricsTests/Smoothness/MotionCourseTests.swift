import JankMetrics
import JankTrace
import Testing

struct MotionCourseTests {
  private func errors(_ place: (Int) -> Double?) throws -> (max: Double, mean: Double) {
    let trace = MovingTrace.trace(place: place)
    let most = try #require(MovingTrace.figure("motion.error.max", trace)?.value)
    let mean = try #require(MovingTrace.figure("motion.error.mean", trace)?.value)
    return (most.value, mean.value)
  }

  @Test(arguments: [0, 1, 7])
  func `an even motion is on its course, however late it sets out`(delay: Int) throws {
    let error = try errors { MovingTrace.place(Double($0 - delay)) }
    #expect(error.max < 1e-3)
  }

  @Test func `what stands still is off by what it misses, and back when it has caught up`() throws {
    let error = try errors { (20..<25).contains($0) ? nil : MovingTrace.place(Double($0)) }
    #expect((error.max - 5 * MovingTrace.step).magnitude < 1e-3)
    // 10, 20, 30, 40 and 50 points at five of the sixty refreshes.
    #expect((error.mean - 150.0 / 60).magnitude < 0.1)
  }

  @Test func `what drifts is off until the end`() throws {
    let error = try errors { refresh in
      (20..<25).contains(refresh)
        ? nil : MovingTrace.place(Double(refresh - (refresh < 20 ? 0 : 5)))
    }
    #expect((error.max - 5 * MovingTrace.step).magnitude < 1e-3)
    #expect(error.mean > 30)
  }

  @Test func `a clock that falls behind by a period is off by what a period brings`() throws {
    let error = try errors { MovingTrace.place(Double($0 < 30 ? $0 : $0 - 1)) }
    #expect((error.max - MovingTrace.step).magnitude < 1e-3)
  }

  @Test func `without a course, or on another way, there is no error and a reason`() {
    let trace = MovingTrace.trace { MovingTrace.place(Double($0)) }
    let without = MovingTrace.figure("motion.error.max", trace, course: nil)
    #expect(without?.reason?.contains("janklab compare") == true)
    var other = trace
    other.transitions += other.transitions
    #expect(
      MovingTrace.figure("motion.error.max", other)?.reason
        == "other transitions came about than are meant to"
    )
    var unwatched = trace
    unwatched.samples = []
    #expect(MovingTrace.figure("motion.error.max", unwatched)?.value == nil)
  }

  @Test func `a page that stays has no error`() {
    let trace = MovingTrace.trace { _ in 0 }
    #expect(MovingTrace.figure("motion.error.max", trace)?.reason == "no page was seen to move")
  }
}
