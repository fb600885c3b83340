import HeadlessUIKit
import JankScenarios
import JankTrace
import Testing

struct DragTests {
  private static func scenario(_ drags: String...) throws -> Scenario {
    let steps = drags.map { #"{"at": "1200 ms", "drag": \#($0)}"# }
    let text = """
      {"name": "x", "devices": ["phone-60"], "root": "Main", "strategies": ["percent-driven"],
       "screens": {"Main": {}, "Sheet": {"dragToDismiss": {"travel": 400},
         "dismissal": {"slide": {}}}},
       "script": [{"at": "100 ms", "present": "Sheet"}, \(steps.joined(separator: ", "))]}
      """
    return try ScenarioLoader { _ in nil }.load(Array(text.utf8), path: "x")
  }

  private static func trace(of scenario: Scenario, seed: UInt64) throws -> Trace {
    let play = try #require(Play.all(of: scenario).first)
    return try play.trace(seed: seed)
  }

  private static let far = #"{"from": [180, 100], "to": [180, 420], "over": "400 ms"}"#
  private static let near = #"{"from": [180, 100], "to": [180, 180], "over": "400 ms"}"#

  @Test func `a synthetic gesture dismisses a page or lets it return`() throws {
    let dismissed = try Self.trace(of: Self.scenario(Self.far), seed: 1)
    #expect(dismissed.transitions.map(\.outcome) == [.completed, .completed])
    let kept = try Self.trace(of: Self.scenario(Self.near), seed: 1)
    #expect(kept.transitions.map(\.outcome) == [.completed, .cancelled])
  }

  @Test func `the seed of the run decides how a synthetic gesture moves`() throws {
    let drag = #"{"preset": "deliberate", "from": [180, 100], "to": [180, 420]}"#
    let scenario = try Self.scenario(drag)
    let digests = try (1...4).map { try Self.trace(of: scenario, seed: $0).digest }
    #expect(Set(digests).count == 4)
    #expect(try Self.trace(of: scenario, seed: 2).digest == digests[1])
  }

  @Test func `simultaneous drags are separate touches`() throws {
    let other = #"{"from": [100, 100], "to": [100, 420], "over": "400 ms"}"#
    let trace = try Self.trace(of: Self.scenario(Self.far, other), seed: 1)
    #expect(trace.transitions.map(\.outcome) == [.completed, .completed])
    #expect(!trace.events.contains { $0.kind == .warning })
  }
}
