import JankMotion
import Testing

@Suite struct MotionErrorTests {
  @Test func `the description names parameter, value and range`() {
    let error = MotionError.outOfRange(parameter: "x1", found: 1.5, allowed: .closed(0, 1))
    #expect("\(error)" == "x1 is 1.5, but must be from 0.0 to 1.0")
    let few = MotionError.tooFew(parameter: "stops", found: 0, minimum: 1)
    #expect("\(few)" == "stops has 0 elements, but needs at least 1")
    let one = MotionError.tooFew(parameter: "points", found: 1, minimum: 2)
    #expect("\(one)" == "points has 1 element, but needs at least 2")
    let wrong = MotionError.wrongCount(parameter: "weights", found: 3, expected: 4)
    #expect("\(wrong)" == "weights has 3 elements, but needs exactly 4")
    #expect(ParameterRange.positive.description == "finite and above 0")
    #expect(ParameterRange.halfOpenAbove(-1, 1).description == "above -1.0 and at most 1.0")
  }

  @Test(arguments: [
    ParameterRange.finite, .positive, .notNegative, .closed(0, 1), .open(0, 1),
    .halfOpenAbove(0, 1),
  ])
  func `finite ranges contain neither NaN nor infinity`(range: ParameterRange) {
    #expect(!range.contains(.nan))
    #expect(!range.contains(.infinity))
    #expect(!range.contains(-.infinity))
  }

  @Test func `the range with infinity describes it`() {
    let range = ParameterRange.notNegativeOrInfinite
    #expect(range.contains(0) && range.contains(1e308) && range.contains(.infinity))
    #expect(!range.contains(-.leastNonzeroMagnitude) && !range.contains(-.infinity))
    #expect(!range.contains(.nan))
    #expect(range.description == "at least 0, infinity included")
  }

  @Test func `ranges contain their ends as described`() {
    #expect(ParameterRange.finite.contains(-1e308))
    #expect(ParameterRange.notNegative.contains(0))
    #expect(!ParameterRange.notNegative.contains(-.leastNonzeroMagnitude))
    #expect(!ParameterRange.positive.contains(0))
    #expect(ParameterRange.closed(0, 1).contains(0) && ParameterRange.closed(0, 1).contains(1))
    #expect(!ParameterRange.open(0, 1).contains(0) && !ParameterRange.open(0, 1).contains(1))
    let half = ParameterRange.halfOpenAbove(0, 1)
    #expect(!half.contains(0) && half.contains(1))
  }
}
