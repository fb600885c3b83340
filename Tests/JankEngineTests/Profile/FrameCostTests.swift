import JankEngine
import Testing

struct FrameCostTests {
  @Test(arguments: [
    ("median", -1.0, 0.5, 0.5), ("spread", 1, 3.1, 0.5), ("spread", 1, .nan, 0.5),
    ("correlation", 1, 0.5, 1), ("correlation", 1, 0.5, -0.1),
  ])
  func `the error names a number outside its range`(
    parameter: String,
    seconds: Double,
    spread: Double,
    correlation: Double
  ) {
    let error = #expect(throws: MotionError.self) {
      try LogNormalCost(
        median: Interval(seconds: seconds),
        spread: spread,
        correlation: correlation
      )
    }
    #expect(error.map { "\($0)".contains(parameter) } == true)
  }
}
