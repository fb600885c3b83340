import HeadlessUIKit
import JankAnimators
import Testing

struct CourseTests {
  @Test
  func `both ends are exact and held outside of its part`() {
    let course = Course<CGFloat>(from: 0.1, to: 0.7, begin: 0.2, end: 0.6)
    #expect(course.times == [0, 0.2, 0.6, 1])
    for progress in [0, 0.1, 0.2] { #expect(course.value(at: progress) == 0.1) }
    for progress in [0.6, 0.8, 1] { #expect(course.value(at: progress) == 0.7) }
    #expect(abs(course.value(at: 0.4) - 0.4) < 1e-15)
  }

  @Test
  func `it is extrapolated beyond its ends, as for a spring`() {
    let course = Course<CGFloat>(from: 100, to: 200)
    #expect(course.value(at: 1.25) == 225)
    #expect(course.value(at: -0.5) == 50)
  }

  @Test
  func `a course through two stops is the course between them`() {
    let straight = Course<CGFloat>(from: 3, to: 7)
    let stopped = Course<CGFloat>([(0, 3), (1, 7)])
    for course in [straight, stopped] {
      #expect(course.isStraight)
      #expect(course.values == [3, 7])
      #expect(course.times == [0, 1])
      #expect((course.first, course.last) == (3, 7))
      #expect((course.value(ofTime: 0), course.value(ofTime: 1)) == (3, 7))
      #expect(course.value(at: 0.3) == straight.value(at: 0.3))
    }
    let late = Course<CGFloat>(from: 3, to: 7, begin: 0.5)
    #expect(!late.isStraight)
    #expect((0..<3).map(late.value(ofTime:)) == [3, 3, 7])
    #expect((late.first, late.last) == (3, 7))
  }

  @Test
  func `a jump has its new value from its time on`() {
    let course = Course<CGFloat>([(0, 0), (0.5, 0), (0.5, 1)])
    #expect(course.value(at: 0.4999) == 0)
    #expect(course.value(at: 0.5) == 1)
    #expect(course.value(at: 1) == 1)
  }

  @Test
  func `a smooth course passes through its values along Hermite's curve`() throws {
    let stops: [(time: Double, value: CGFloat)] = [(0, 10), (0.3, 40), (0.6, 20), (1, 30)]
    let smooth = Course<CGFloat>(stops).smoothed
    for stop in stops { #expect(abs(smooth.value(at: stop.time) - stop.value) < 1e-12) }
    // The inner tangent is that between the neighbours.
    let step = 1e-6
    let slope = (smooth.value(at: 0.3 + step) - smooth.value(at: 0.3 - step)) / (2 * step)
    #expect(abs(slope - (20 - 10) / 0.6) < 1e-3)
    #expect(Course<CGFloat>(from: 0, to: 1).smoothed.value(at: 0.25) == 0.25)
  }

  @Test
  func `a constant size stays exact`() {
    let start = CGRect(x: -7.3, y: 0.1, width: 281.7, height: 333.3)
    let course = Course(from: start, to: start.offsetBy(dx: 123.4, dy: 0))
    for step in 0...100 {
      #expect(course.value(at: Double(step) / 100).size == start.size)
    }
  }
}
