import HeadlessUIKit
import JankAnimators
import JankScenarios
import JankTrace
import Testing

struct ScenarioWrongWaysTests {
  /// What a run warns of in which a touch drags a page.
  private func warnings(
    _ screen: String,
    from start: (Int, Int) = (187, 300),
    to end: (Int, Int),
    presents: Bool = true
  ) throws -> [String] {
    let first = presents ? #"{ "at": "100 ms", "present": "Page" },"# : ""
    let file = """
      { "name": "a", "devices": ["phone-60"], "strategies": ["percent-driven"],
        "screens": { "Main": {}, "Page": { "presentation": { "shift": { "towards": "up" } },
          \(screen) } },
        "root": "Main", "script": [\(first)
        { "at": "1 s", "drag": { "from": [\(start.0), \(start.1)], "to": [\(end.0), \(end.1)],
          "over": "300 ms" } }] }
      """
    let scenario = try ScenarioLoader { _ in nil }.load(Array(file.utf8), path: "f")
    let trace = scenario.run(strategy: .percentDriven, on: .phone60, seed: 1)
    return trace.events.filter { $0.kind == .warning }.map(\.name)
  }

  private static let dismissal = #""dismissal": { "slide": {} }, "dragToDismiss": {}"#

  @Test(arguments: [(187, 60, "up"), (20, 290, "left")])
  func `a drag against the direction that dismisses a page is a warning`(
    x: Int,
    y: Int,
    direction: String
  ) throws {
    let found = try warnings(Self.dismissal, to: (x, y))
    #expect(
      found == [
        "the drag of line 5 goes \(direction), and the dismissal of \"Page\" follows drags that "
          + "go down"
      ]
    )
  }

  @Test(arguments: [(190, 360), (187, 700), (20, 560)])
  func `a drag in the direction that dismisses a page is none, however far`(x: Int, y: Int) throws {
    #expect(try warnings(Self.dismissal, to: (x, y)).isEmpty)
  }

  @Test func `an effect that moves a page against the drag is a warning`() throws {
    let screen = #""dismissal": { "shift": { "towards": "up" } }, "dragToDismiss": {}"#
    #expect(
      try warnings(screen, to: (187, 700)) == [
        "the drag of line 5 goes down, and \"shift\" of the dismissal of \"Page\" goes up: set "
          + "\"towards\" to \"down\""
      ]
    )
    let right = screen.replacing(#""up""#, with: #""down""#)
    #expect(try warnings(right, to: (187, 700)).isEmpty)
  }

  @Test func `a page that is brought is reported by the direction that brings it`() throws {
    let screen = #""dragToPresent": { "way": "up" }"#
    let up = try warnings(screen, from: (187, 600), to: (187, 200), presents: false)
    #expect(up.isEmpty, "\(up)")
  }

  @Test(arguments: [("Page", false), ("Other", true)])
  func `a drag that drives another screen than the named one is a warning`(
    name: String,
    isOther: Bool
  ) throws {
    let page = #"{ "presentation": { "shift": { "towards": "up" } }, \#(Self.dismissal) }"#
    let file = """
      { "name": "a", "devices": ["phone-60"], "strategies": ["percent-driven"],
        "screens": { "Main": {}, "Page": \(page), "Other": \(page) },
        "root": "Main", "script": [{ "at": "100 ms", "present": "Page" },
        { "at": "1 s", "on": "\(name)",
          "drag": { "from": [187, 300], "to": [187, 700], "over": "300 ms" } }] }
      """
    let scenario = try ScenarioLoader { _ in nil }.load(Array(file.utf8), path: "f")
    let trace = scenario.run(strategy: .percentDriven, on: .phone60, seed: 1)
    let found = trace.events.filter { $0.kind == .warning }.map(\.name)
    let words = """
      the drag of line 4 drives the dismissal of "Page", and "on" names "Other": the place of the \
      touch decides what it drives
      """
    #expect(found == (isOther ? [words] : []))
  }

  private func popWarnings(in stacks: String) throws -> [String] {
    let file = """
      { "name": "a", "devices": ["phone-60"], "strategies": ["percent-driven"],
        "screens": { "List": {}, "Detail": {}, "Other": {},
          \(stacks) },
        "root": "Stack", "script": [
        { "at": "1 s", "drag": { "from": [2, 300], "to": [300, 300], "over": "300 ms" } }] }
      """
    let scenario = try ScenarioLoader { _ in nil }.load(Array(file.utf8), path: "f")
    let trace = scenario.run(strategy: .percentDriven, on: .phone60, seed: 1)
    try #require(trace.transitions.contains { $0.kind == .pop && $0.isInteractive })
    return trace.events.filter { $0.kind == .warning }.map(\.name)
  }

  @Test func `the effect of another stack is not blamed`() throws {
    let left = #""pop": { "shift": { "towards": "left" } }, "dragToPop": {}"#
    let own = #""Stack": { "stack": ["List", "Detail"], \#(left) }"#
    let found = try popWarnings(in: own)
    #expect(found.first?.contains("\"shift\" of the pop of \"Detail\" goes left") == true)
    let other = """
      "Stack": { "stack": ["List", "Detail"] },
      "Other stack": { "stack": ["Other"], \(left) }
      """
    #expect(try popWarnings(in: other).isEmpty)
  }
}
