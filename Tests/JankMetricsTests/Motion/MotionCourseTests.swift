import JankMetrics
import JankTrace
import Testing

// Also tests: CourseStretch, IntendedMotion.

struct MotionCourseTests {
  private func errors(_ place: (Int) -> Double?) throws -> (max: Double, mean: Double) {
    let trace = MovingTrace.trace(place: place)
    let most = try #require(MovingTrace.metricValue("motion.error.max", trace)?.value)
    let mean = try #require(MovingTrace.metricValue("motion.error.mean", trace)?.value)
    return (most.value, mean.value)
  }

  @Test(arguments: [0, 1, 7])
  func `an even motion is on its course, however late it starts`(delay: Int) throws {
    let error = try errors { MovingTrace.place(Double($0 - delay)) }
    #expect(error.max < 1e-3)
  }

  @Test(arguments: [0, 10, 19])
  func `a late start with a jump is off by the missed distance less its delay`(
    delay: Int
  ) throws {
    let error = try errors { $0 < 20 ? 0 : MovingTrace.place(Double($0 - delay)) }
    #expect((error.max - Double(19 - delay) * MovingTrace.step).magnitude < 1e-3)
  }

  @Test func `a freeze is off by what it misses, and back when it has caught up`() throws {
    let error = try errors { (20..<25).contains($0) ? nil : MovingTrace.place(Double($0)) }
    #expect((error.max - 5 * MovingTrace.step).magnitude < 1e-3)
    // 10, 20, 30, 40 and 50 points at five of the sixty refreshes.
    #expect((error.mean - 150.0 / 60).magnitude < 0.1)
  }

  @Test func `the intended motion goes on during a freeze and while the view is late`() throws {
    let trace = MovingTrace.trace { (20..<25).contains($0) ? nil : MovingTrace.place(Double($0)) }
    let motion = try #require(MovingTrace.course.intendedMotions(in: trace).first)
    #expect(motion.subject.layer == "Sheet")
    let places = motion.places.map(\.outline.center.x)
    // A step at each refresh, also at those that showed no new frame.
    for (before, after) in zip(places, places.dropFirst().dropLast(2)) {
      #expect((after - before - MovingTrace.step).magnitude < 0.01)
    }
    #expect((places.last ?? 0) - 600 < 0.01 && places.count >= 59)
    #expect(zip(motion.places, motion.places.dropFirst()).allSatisfy { $0.time < $1.time })
  }

  @Test func `a run of another script has no intended motion`() {
    var trace = MovingTrace.trace { MovingTrace.place(Double($0)) }
    trace.transitions = []
    #expect(MovingTrace.course.intendedMotions(in: trace).isEmpty)
  }

  @Test func `drift is off until the end`() throws {
    let error = try errors { refresh in
      (20..<25).contains(refresh)
        ? nil : MovingTrace.place(Double(refresh - (refresh < 20 ? 0 : 5)))
    }
    #expect((error.max - 5 * MovingTrace.step).magnitude < 1e-3)
    #expect(error.mean > 30)
  }

  @Test func `a clock that falls behind by an interval is off by the distance of one`() throws {
    let error = try errors { MovingTrace.place(Double($0 < 30 ? $0 : $0 - 1)) }
    #expect((error.max - MovingTrace.step).magnitude < 1e-3)
  }

  @Test func `without a course or with another script there is a reason and no error`() {
    let trace = MovingTrace.trace { MovingTrace.place(Double($0)) }
    let without = MovingTrace.metricValue("motion.error.max", trace, course: nil)
    #expect(without?.reason?.contains("the intended motion is not known") == true)
    var other = trace
    other.transitions += other.transitions
    #expect(
      MovingTrace.metricValue("motion.error.max", other)?.reason
        == "the run has other transitions than intended"
    )
    var unwatched = trace
    unwatched.samples = []
    #expect(MovingTrace.metricValue("motion.error.max", unwatched)?.value == nil)
  }

  @Test func `a view that stays has no error`() {
    let trace = MovingTrace.trace { _ in 0 }
    #expect(MovingTrace.metricValue("motion.error.max", trace)?.reason == "no view visibly moved")
  }

  /// The largest error of a run in which a layer changes with the share of its path and freezes for
  /// five refreshes, with the appearance for each share.
  private func error(
    _ id: String = "motion.error.max",
    _ share: (Double) -> [MovingTrace.Look]
  ) throws -> Measured<MetricValue> {
    func looks(at time: Double) -> [MovingTrace.Look] { share(MovingTrace.place(time) / 600) }
    let course = MotionCourse(MovingTrace.layers(hertz: 480) { looks(at: Double($0) / 8) })
    let own = MovingTrace.layers { refresh in
      (20..<25).contains(refresh) ? nil : looks(at: Double(refresh))
    }
    return try #require(MovingTrace.metricValue(id, own, course: .known(course)))
  }

  /// The share that passes in the five refreshes.
  private let missed = 5.0 / 60

  /// The largest error of a run in which nothing is shown for ten refreshes, half way.
  private func errorOfHalfWayFreeze(
    _ looks: (_ time: Double) -> [MovingTrace.Look]
  ) throws -> Double {
    let course = MotionCourse(MovingTrace.layers(hertz: 480) { looks(Double($0) / 8) })
    let own = MovingTrace.layers { (30..<40).contains($0) ? nil : looks(Double($0)) }
    let error = MovingTrace.metricValue("motion.error.max", own, course: .known(course))?.value
    return try #require(error).value
  }

  /// The distance missed by a view that starts half way: nine refreshes.
  private let missedSinceHalfWay = 9 * MovingTrace.step

  @Test func `a view that joins half way is measured from the one that started first`() throws {
    let error = try errorOfHalfWayFreeze { time in
      [
        .init(position: [MovingTrace.place(min(30, time)), 0]),
        .init(position: [0, -MovingTrace.place(time - 30)], number: 1),
      ]
    }
    #expect((error - missedSinceHalfWay).magnitude < 1e-3)
  }

  @Test func `a view that fades before it moves is measured from its fade`() throws {
    let error = try errorOfHalfWayFreeze { time in
      [.init(position: [MovingTrace.place(time - 30), 0], opacity: 1 - min(1, time / 60))]
    }
    #expect((error - missedSinceHalfWay).magnitude < 1e-3)
  }

  @Test(arguments: [4.0, 40, 90])
  func `a view that enters or leaves the screen at any speed is on its course`(
    speed: Double
  ) throws {
    // The frames of the course lie between those of the run.
    func looks(at time: Double) -> [MovingTrace.Look] {
      let place = (max(0, time) - 20) * speed
      return [.init(position: [place, 0], isOnScreen: abs(place) < 10.05 * speed)]
    }
    let course = MotionCourse(MovingTrace.layers(hertz: 480) { looks(at: Double($0) / 8 - 0.06) })
    let own = MovingTrace.layers { looks(at: Double($0)) }
    let error = MovingTrace.metricValue("motion.error.max", own, course: .known(course))?.value
    #expect(try #require(error).value < 1e-3)
  }

  /// The largest error of a run at 120 Hz with a delay in seconds, for positions that may differ
  /// from those of its course.
  private func error(
    late delay: Double,
    place: (Double) -> Double,
    course: (Double) -> Double
  ) throws -> Double {
    let meant = MotionCourse(MovingTrace.trace(hertz: 480) { course(Double($0) / 480) })
    let own = MovingTrace.trace(hertz: 120) { place(Double($0) / 120 - delay) }
    let error = MovingTrace.metricValue("motion.error.max", own, course: .known(meant))?.value
    return try #require(error).value
  }

  @Test(arguments: [0, 0.25, 0.5, 0.75])
  func `an accelerating view is on its course between the frames of it, too`(
    share: Double
  ) throws {
    // It moves 600 points in a tenth of a second, finally 12 points per millisecond.
    func place(_ time: Double) -> Double {
      let share = min(1, max(0, time) / 0.1)
      return 600 * share * share
    }
    #expect(try error(late: share / 480, place: place, course: place) == 0)
  }

  /// A spring that is cut off half a second on, with 1.2 points left.
  private func cutOff(_ time: Double, at end: Double = 0.5) -> Double {
    time < end ? 598.8 * min(1, max(0, time) / 0.4) : 600
  }

  @Test func `a spring is cut off between two frames of its course, or in one of them`() throws {
    func error(late delay: Double, own: Double, course: Double) throws -> Double {
      try self.error(
        late: delay,
        place: { self.cutOff($0, at: own) },
        course: { self.cutOff($0, at: course) }
      )
    }
    #expect(try error(late: 0.5 / 480, own: 0.5, course: 0.5) == 0)
    let instant = 1e-6
    #expect(try error(late: 0, own: 0.5 - instant, course: 0.5 + instant) == 0)
    #expect(try error(late: 0, own: 0.5 + instant, course: 0.5 - instant) == 0)
    // One frame later it is away from its path.
    let late = try error(late: 0, own: 0.5 + 1.5 / 120, course: 0.5)
    #expect((late - 1.2).magnitude < 1e-3)
  }

  @Test func `a view that grows about its centre is off by what its corners miss`() throws {
    let error = try error { [.init(size: [300 * $0, 400 * $0])] }
    #expect((try #require(error.value).value - 250 * missed).magnitude < 1e-3)
  }

  @Test func `a view that fades is off in its opacity, not in its position`() throws {
    let fade = try error("motion.fade-error.max") { [.init(opacity: 1 - $0)] }
    #expect((try #require(fade.value).value - 100 * missed).magnitude < 1e-3)
    #expect(try error { [.init(opacity: 1 - $0)] }.reason == "no view visibly moved")
    let moving = try error("motion.fade-error.max") { [.init(position: [600 * $0, 0])] }
    #expect(moving.reason == "no view visibly faded")
  }

  @Test func `motion off screen is never away from its path`() throws {
    let hidden = try error { [.init(position: [600 * $0, 0], isOnScreen: false)] }
    #expect(hidden.reason == "no view visibly moved")
  }

  @Test func `each layer of a shared name has its own course, whatever its number`() throws {
    func looks(_ share: Double, _ numbers: [Int]) -> [MovingTrace.Look] {
      [
        .init(position: [600 * share, 0], number: numbers[0]),
        .init(position: [0, -300 * share], number: numbers[1]),
      ]
    }
    let course = MotionCourse(
      MovingTrace.layers(hertz: 480) { looks(MovingTrace.place(Double($0) / 8) / 600, [7, 9]) }
    )
    let own = MovingTrace.layers { looks(MovingTrace.place(Double($0)) / 600, [9, 4]) }
    let error = MovingTrace.metricValue("motion.error.max", own, course: .known(course))?.value
    #expect(try #require(error).value < 1e-3)
  }
}
