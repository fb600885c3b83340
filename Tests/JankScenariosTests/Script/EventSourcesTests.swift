import JankScenarios
import Testing

struct EventSourcesTests {
  /// What the steps of a script wait for, as the loader found it: nil if it rejects the step.
  private func source(of index: Int, in steps: [String]) throws -> Int? {
    let text = """
      { "name": "x", "devices": ["phone-60"], "screens": { "Main": {}, "A": {} }, "root": "Main",
        "script": [\(steps.map { "{ \($0) }" }.joined(separator: ","))],
        "strategies": ["core-animation"] }
      """
    return try ScenarioLoader().load(Array(text.utf8), path: "f").source(ofStep: index)
  }

  private let present = #""at": "1 ms", "present": "A""#
  private let stall = #""at": "1 ms", "stall": "x", "for": "1 ms""#

  @Test func `a step waits for the nearest step above it that can have the event`() throws {
    let end = #""at": "end", "dismiss": "A""#
    #expect(try source(of: 2, in: [present, stall, end]) == 0)
    #expect(
      try source(
        of: 3,
        in: [present, stall, end, #""at": "5 ms after begin", "stall": "x", "for": "1 ms""#]
      ) == 2
    )
    #expect(try source(of: 1, in: [present, stall]) == nil)
  }

  @Test func `a step waits for the named step, however many are between`() throws {
    let named = present + #", "name": "first""#
    let others = Array(repeating: stall, count: 100)
    let waiting = #""at": "end of first", "dismiss": "A""#
    #expect(try source(of: 101, in: [named] + others + [waiting]) == 0)
  }

  @Test(arguments: [
    (#""at": "1 ms after release", "stall": "x", "for": "1 ms""#, "no step above has the event"),
    (#""at": "end of first", "dismiss": "A""#, "no step above is named"),
  ])
  func `a step that waits for nothing is rejected`(step: String, message: String) {
    let error = #expect(throws: FileError.self) { try source(of: 1, in: [present, step]) }
    #expect(error?.description.contains(message) == true)
  }
}
