import JankSweep
import JankText
import Testing

struct SweepConstraintTests {
  private func holds(_ text: String, _ values: [JSONValue]) throws -> Bool {
    let constraint = try SweepConstraint(text, parameters: ["a", "b"])
    let parameters = ["a", "b"].map { Sample.numbers($0, 1) }
    return ParameterSpace(parameters, .grid, constraints: [constraint])?.allows(values) ?? false
  }

  @Test(arguments: [
    ("a < b", true), ("a > b", false), ("a + 1 <= b", true), ("a * (b + 1) == 12", true),
    ("b - 2 * a != 1", false), ("b / 2 >= a", true), ("a + b * 2 == 14", false),
    ("a + b * 2 == 12", true),
  ])
  func `a condition is computed with the usual precedence`(text: String, isTrue: Bool) throws {
    let values = [JSONValue(.integer(2)), JSONValue(.integer(5))]
    #expect(try holds(text, values) == isTrue)
  }

  @Test func `durations have units`() throws {
    let values = [JSONValue(.text("300 ms")), JSONValue(.real(0.5))]
    #expect(try holds("a <= 0.3 s", values))
    #expect(try !holds("a < 300ms", values))
    #expect(try holds("a * b == 150 ms", values))
  }

  @Test(arguments: [
    ("a > 3", true), ("a > 3 ms", false), ("a * b > 3 s", false), ("a / 2 s < b", false),
    ("a + b > 1 s", true), ("b > 2", false), ("b > 2 s", true), ("a * a > 1 s * a", false),
  ])
  func `durations are compared with durations only`(text: String, isWrong: Bool) throws {
    let constraint = try SweepConstraint(text, parameters: ["a", "b"])
    let problem = constraint.unitProblem([.duration, .number], names: ["a", "b"])
    #expect((problem != nil) == isWrong)
    #expect(constraint.unitProblem([nil, nil], names: ["a", "b"]) == nil)
  }

  @Test func `a condition on a word holds`() throws {
    #expect(try holds("a < b", [JSONValue(.text("linear")), JSONValue(.integer(1))]))
  }

  @Test(arguments: [
    ("a b", "it has no comparison"), ("a < c", #""c" is no parameter"#),
    ("a < ", "a number or the name of a parameter is missing"), ("(a < b", #"")" is missing"#),
    ("a < b b", #""b" is unexpected"#), ("a < 1.2.3", #""1.2.3" is no number"#),
  ])
  func `a malformed condition is rejected with the reason`(text: String, reason: String) {
    #expect {
      try SweepConstraint(text, parameters: ["a", "b"])
    } throws: {
      ($0 as? PathProblem)?.reason == reason
    }
  }
}
