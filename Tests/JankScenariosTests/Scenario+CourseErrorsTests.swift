import HeadlessUIKit
import JankMetrics
import JankScenarios
import JankTrace
import Testing

/// The transitions of a run that have an ideal path.
struct ScenarioCourseErrorsTests {
  private func errors(
    after steps: String,
    strategy: String = "property-animator"
  ) throws -> (errors: Scenario.CourseErrors, trace: Trace) {
    let text = """
      {
        "name": "ways", "devices": ["phone-60"], "root": "Main",
        "screens": {
          "Main": { "layers": 8 },
          "Sheet": {
            "layers": 8,
            "presentation": { "slide": { "duration": "300 ms" } },
            "dismissal": { "slide": { "duration": "400 ms" } },
            "dragToDismiss": { "travel": 400, "commit": 0.5, "remainder": "steady" }
          }
        },
        "script": [{ "at": "100 ms", "present": "Sheet" }, \(steps)],
        "strategies": ["\(strategy)"]
      }
      """
    let plays = Play.all(of: try ProjectScenarios.loader.load(Array(text.utf8), path: "ways"))
    let play = try #require(plays.first)
    let trace = try play.trace(watching: ["Main", "Sheet"])
    return (play.scenario.courseErrors(of: trace, on: play.device), trace)
  }

  @Test func `without disturbances every transition has an ideal path`() throws {
    let (errors, _) = try errors(after: #"{ "at": "1 s", "dismiss": "Sheet" }"#)
    #expect(errors.reason == nil)
    #expect(Set(errors.farthest.keys.map(\.transition)) == [0, 1])
    #expect(errors.farthest.values.allSatisfy { $0 < 0.5 })
  }

  @Test func `transitions before a touch have an ideal path, and later ones have none`() throws {
    let drag = """
      {
        "at": "1000 ms",
        "drag": {
          "preset": "deliberate", "from": [187, 120], "to": [187, 220], "over": "300 ms",
          "hold": "0 ms"
        }
      }
      """
    let (errors, trace) = try errors(after: drag)
    #expect(trace.transitions.count == 2)
    #expect(errors.reason == "a touch or a reversal decides how pages move")
    #expect(Set(errors.farthest.keys.map(\.transition)) == [0])
    #expect(errors.farthest.values.allSatisfy { $0 < 0.5 })
  }

  @Test func `a reversed transition has no ideal path, and those ended before have one`() throws {
    let (errors, trace) = try errors(
      after: """
        { "at": "1 s", "dismiss": "Sheet" },
        { "at": "200 ms after begin", "turnBack": "Sheet" }
        """
    )
    #expect(trace.transitions.count == 2)
    #expect(errors.reason != nil)
    #expect(Set(errors.farthest.keys.map(\.transition)) == [0])
  }
}
