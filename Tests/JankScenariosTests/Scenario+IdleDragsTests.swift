import HeadlessUIKit
import JankAnimators
import JankScenarios
import JankTrace
import Testing

struct ScenarioIdleDragsTests {
  /// The warnings of a run with drags on a page sheet.
  private func warnings(_ drags: String..., sheet: String = "") throws -> [String] {
    let steps = drags.map { #", { "at": "1 s", "drag": \#($0), "on": "Sheet" }"# }
    let file = """
      { "name": "a", "devices": ["phone-60"], "strategies": ["percent-driven"],
        "screens": { "Main": {}, "Sheet": { "style": "pageSheet"\(sheet) } }, "root": "Main",
        "script": [{ "at": "100 ms", "present": "Sheet" }
        \(steps.joined())] }
      """
    let scenario = try ScenarioLoader { _ in nil }.load(Array(file.utf8), path: "f")
    let trace = scenario.run(strategy: .percentDriven, on: .phone60, seed: 1)
    let times = trace.events.map(\.time)
    #expect(times == times.sorted())
    return trace.events.filter { $0.kind == .warning }.map(\.name)
  }

  @Test func `a drag that a recognizer accepts causes no warning, whatever follows`() throws {
    for end in [200, 620] {
      let drag = #"{ "from": [187, 120], "to": [187, \#(end)], "over": "300 ms" }"#
      #expect(try warnings(drag).isEmpty)
    }
    let up = #"{ "from": [187, 420], "to": [187, 120], "over": "300 ms" }"#
    #expect(try warnings(up, sheet: #", "scroll": 2000"#).isEmpty)
  }

  @Test func `a drag that no recognizer accepts is reported with its line and the reason`() throws {
    for (drag, reason) in [
      (#"{ "from": [187, 120], "to": [500, 130], "over": "300 ms" }"#, "does not let it begin"),
      (
        #"{ "from": [187, 120], "to": [187, 126], "over": "300 ms" }"#,
        "it moves less than 10 points"
      ),
      (#"{ "from": [187, 20], "to": [187, 320], "over": "300 ms" }"#, "recogniser watches where"),
    ] {
      let found = try warnings(drag)
      #expect(found.count == 1)
      #expect(found.first?.hasPrefix("the drag of line 4 has no effect: ") == true)
      #expect(found.first?.contains(reason) == true, "\(found)")
    }
  }

  @Test func `a drag on a page whose presentation was cancelled names the page`() throws {
    let file = """
      { "name": "a", "devices": ["phone-60"], "strategies": ["percent-driven"],
        "screens": { "Main": {}, "Page": {
          "presentation": { "slide": {} }, "dragToPresent": { "way": "up" },
          "dismissal": { "slide": {} }, "dragToDismiss": {} } },
        "root": "Main", "outcomes": ["cancel"], "script": [
        { "at": "1 s", "drag": { "from": [187, 600], "to": [187, 200], "over": "300 ms" } },
        { "at": "3 s", "drag": { "from": [187, 150], "to": [187, 550], "over": "300 ms" } }] }
      """
    let scenario = try ScenarioLoader { _ in nil }.load(Array(file.utf8), path: "f")
    let trace = try #require(scenario.cases.first)
      .run(strategy: .percentDriven, on: .phone60, seed: 1)
    try #require(trace.transitions.map(\.outcome) == [.cancelled])
    let found = trace.failures.map(\.text) + trace.events.map(\.name)
    let words = "\"Page\" is not on screen, since its presentation was cancelled"
    #expect(found.contains { $0.contains(words) }, "\(found)")
  }

  @Test func `a drag whose gesture has no observer is reported, and fails with an outcome`() throws
  {
    let file = """
      { "name": "a", "devices": ["phone-60"], "strategies": ["percent-driven"],
        "screens": { "Main": {}, "Page": { "dismissal": { "slide": {} }, "dragToDismiss": {} } },
        "root": "Main", "script": [{ "at": "100 ms", "present": "Page" },
        { "at": "1 s", "dropDelegate": "Page" },
        { "at": "2 s", "drag": { "from": [187, 150], "to": [187, 550], "over": "300 ms" } }] }
      """
    var scenario = try ScenarioLoader { _ in nil }.load(Array(file.utf8), path: "f")
    var trace = scenario.run(strategy: .percentDriven, on: .phone60, seed: 1)
    let warnings = trace.events.filter { $0.kind == .warning }.map(\.name)
    #expect(warnings.count == 1 && warnings[0].contains("of line 5 has no effect: its gesture"))
    #expect(trace.failures.isEmpty)
    scenario.outcome = .finish
    trace = scenario.run(strategy: .percentDriven, on: .phone60, seed: 1)
    #expect(!trace.events.contains { $0.kind == .warning })
    #expect(
      trace.failures == [
        ScriptFailure(
          """
          the drag should end as "finish", but it drove no transition: its gesture requests no \
          transition: nothing observes it, or there is none to request
          """,
          line: 5
        )
      ]
    )
  }

  @Test func `a drag that comes too early fails with an outcome, though another page scrolls`()
    throws
  {
    let file = """
      { "name": "a", "devices": ["phone-60"], "strategies": ["percent-driven"],
        "screens": { "Main": { "layers": 9, "scroll": 2000 },
          "Page": { "presentation": { "slide": {} }, "dismissal": { "slide": {} },
            "dragToDismiss": {} } },
        "root": "Main", "script": [{ "at": "100 ms", "present": "Page" },
        { "at": "100 ms after begin",
          "drag": { "from": [187, 150], "to": [187, 550], "over": "250 ms" }, "on": "Page" }] }
      """
    var scenario = try ScenarioLoader { _ in nil }.load(Array(file.utf8), path: "f")
    scenario.outcome = .finish
    for strategy in [Strategy.percentDriven, .propertyAnimator, .springReturn] {
      let trace = scenario.run(strategy: strategy, on: .phone60, seed: 1)
      let messages = trace.failures.map(\.text)
      #expect(messages.count == 1, "\(strategy.name)")
      #expect(messages.first?.contains("but it drove no transition") == true, "\(messages)")
    }
  }

  @Test func `a second touch can spoil the first, and both are reported`() throws {
    let drags = [
      #"{ "from": [187, 120], "to": [187, 420], "over": "300 ms" }"#,
      #"{ "from": [87, 120], "to": [87, 420], "over": "300 ms" }"#,
    ]
    let found = try warnings(drags[0], drags[1])
    #expect(found.count == 2)
    #expect(found.allSatisfy { $0.contains("pan rejects the touch because there are more") })
  }

  @Test func `two drags that a busy app receives at once are one gesture, and none is idle`() throws
  {
    let file = """
      { "name": "a", "devices": ["phone-60"], "strategies": ["percent-driven"],
        "screens": { "Main": {}, "Page": { "dismissal": { "slide": {} }, "dragToDismiss": {} } },
        "root": "Main", "script": [{ "at": "0 ms", "present": "Page" },
        { "name": "swipe", "at": "end", "drag": { "from": [0, 0], "to": [0, 500] } },
        { "at": "release", "drag": { "preset": "hesitant", "from": [1, 0], "to": [0, 0] } },
        { "at": "touch of swipe", "stall": "stall", "for": "1700 ms" }] }
      """
    let scenario = try ScenarioLoader { _ in nil }.load(Array(file.utf8), path: "f")
    let trace = scenario.run(strategy: .percentDriven, on: .phone60, seed: 0)
    #expect(trace.transitions.map(\.kind) == [.present, .dismiss])
    #expect(trace.transitions.map(\.outcome) == [.completed, .completed])
    let warnings = trace.events.filter { $0.kind == .warning }.map(\.name)
    #expect(!warnings.contains { $0.hasPrefix("the drag") }, "\(warnings)")
    #expect(!trace.findings.contains { $0.rule == .interactionEndsOnce })
  }

  @Test func `a drag in a running transition is reported with the end of the transition`() throws {
    let file = """
      { "name": "a", "devices": ["phone-60"], "strategies": ["percent-driven"],
        "screens": { "Main": {}, "Page": { "presentation": { "bounce": {} },
          "dismissal": { "slide": {} }, "dragToDismiss": {} } },
        "root": "Main", "script": [{ "at": "100 ms", "present": "Page" },
        { "at": "AT", "drag": { "from": [187, 150], "to": [187, 550], "over": "300 ms" } }] }
      """
    func warnings(at time: String) throws -> [String] {
      let bytes = Array(file.replacing("AT", with: time).utf8)
      let scenario = try ScenarioLoader { _ in nil }.load(bytes, path: "f")
      let trace = scenario.run(strategy: .percentDriven, on: .phone60, seed: 1)
      return trace.events.filter { $0.kind == .warning }.map(\.name)
    }
    let found = try warnings(at: "300 ms")
    #expect(found.count == 1)
    #expect(
      found.first?.hasPrefix(
        """
        the drag of line 5 has no effect: it begins at 300.00 ms, but the presentation of "Page" \
        runs until 9
        """
      ) == true,
      "\(found)"
    )
    #expect(found.first?.hasSuffix(": begin the drag after that") == true, "\(found)")
    #expect(try warnings(at: "100 ms after end").isEmpty)
  }

  @Test(arguments: [Strategy.propertyAnimator, .keyframes, .percentDriven])
  func `a drag with an outcome that begins in a transition is an error, whatever else is found`(
    strategy: Strategy
  ) throws {
    let file = """
      { "name": "a", "devices": ["phone-60"], "outcomes": ["finish"],
        "screens": { "Main": {}, "Page": { "presentation": { "bounce": {} },
          "dismissal": { "slide": {} }, "dragToDismiss": {} } },
        "root": "Main", "script": [{ "at": "100 ms", "present": "Page" },
        { "at": "300 ms", "drag": { "from": [187, 150], "to": [187, 550], "over": "300 ms" } }] }
      """
    let scenario = try ScenarioLoader { _ in nil }.load(Array(file.utf8), path: "f").cases[0]
    let trace = scenario.run(strategy: strategy, on: .phone60, seed: 1)
    #expect(!trace.events.contains { $0.kind == .warning })
    #expect(trace.failures.count == 1)
    let start = """
      the drag should end as "finish", but it drove no transition: it begins at 300.00 ms, but the \
      presentation of "Page" runs until
      """
    #expect(trace.failures.first?.text.hasPrefix(start) == true, "\(trace.failures)")
  }
}
