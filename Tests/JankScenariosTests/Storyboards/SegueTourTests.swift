import HeadlessUIKit
import JankAnimators
import JankScenarios
import JankTrace
import Testing

struct SegueTourTests {
  private func scenario(_ screens: String, root: String) throws -> Scenario {
    let file = """
      { "name": "app", "root": "\(root)", "screens": { \(screens) },
        "script": [{ "at": "1 s", "stall": "x", "for": "1 ms" }] }
      """
    return try ScenarioLoader().load(Array(file.utf8), path: "f")
  }

  private static let app = """
    "Tabs": { "tabs": ["Stack", "More"] }, "Stack": { "stack": ["List"] },
    "List": { "segues": { "open": { "show": "Detail" } }, "unwindActions": ["home"] },
    "Detail": { "segues": { "edit": { "present": "Edit" }, "back": { "unwind": "home" } } },
    "Edit": { "segues": { "deeper": { "show": "Last" } } }, "Last": {},
    "More": { "segues": { "help": { "present": "Help" } } },
    "Help": {}, "Lost": { "segues": { "never": { "show": "Help" } } }
    """

  @Test func `every segue is reached by the fewest steps, and those of lost pages are known`()
    throws
  {
    let tour = SegueTour(try scenario(Self.app, root: "Tabs"))
    #expect(tour.reached.map(\.segue) == ["open", "edit", "back", "help", "deeper"])
    #expect(tour.reached.map(\.page) == ["List", "Detail", "Detail", "More", "Edit"])
    #expect(tour.presented == ["Edit", "Help", "Last"] && tour.stacks == ["Detail": "Stack"])
    #expect(tour.unreached.map(\.segue) == ["never"])
  }

  @Test func `each segue is taken and returned from in a scenario of its own`() throws {
    let tour = SegueTour(try scenario(Self.app, root: "Tabs"))
    let actions = tour.scenarios.map { $0.script.map(\.action) }
    #expect(
      tour.scenarios.map(\.name) == [
        "app@open from List", "app@edit from Detail", "app@back from Detail",
        "app@help from More", "app@deeper from Edit",
      ]
    )
    #expect(actions[0] == [.segue(name: "open", from: "List"), .pop(stack: "Stack")])
    #expect(
      actions[3] == [
        .select(screen: "More", on: "Tabs"), .segue(name: "help", from: "More"),
        .dismiss(screen: "Help"),
      ]
    )
    #expect(
      actions[2] == [.segue(name: "open", from: "List"), .segue(name: "back", from: "Detail")]
    )
    // A page that is shown without a stack is presented.
    #expect(actions[4].last == .dismiss(screen: "Last"))
    for (trip, count) in zip(tour.scenarios, [2, 3, 2, 2, 4]) {
      let trace = trip.run(strategy: .coreAnimation, on: .phone60, seed: 1)
      #expect(!trace.events.contains { $0.kind == .warning }, "\(trip.name)")
      #expect(trace.transitions.count { $0.outcome == .completed } >= count, "\(trip.name)")
    }
  }

  @Test func `the script of a whole tour returns to the start after each segue`() throws {
    var scenario = try scenario(Self.app, root: "Tabs")
    scenario.script = SegueTour(scenario).script.steps
    let trace = scenario.run(strategy: .coreAnimation, on: .phone60, seed: 1)
    #expect(!trace.events.contains { $0.kind == .warning })
    #expect(trace.findings.isEmpty)
    let ends = trace.transitions.suffix(3).map(\.kind.rawValue)
    #expect(ends == ["dismiss", "dismiss", "pop"])
  }

  @Test func `steps wait for the longest effect`() throws {
    let screens = """
      "A": { "segues": { "go": { "present": "B" } } },
      "B": { "presentation": { "fade": { "duration": "2.35 s" } } }
      """
    let trip = try #require(SegueTour(try scenario(screens, root: "A")).scenarios.first)
    #expect(trip.script.map(\.moment).last == .start(after: .milliseconds(3_500)))
  }

  @Test func `an app that shows itself again and again ends, and its script omits that`() throws {
    let screens = #""A": { "segues": { "again": { "present": "A" } } }"#
    let tour = SegueTour(try scenario(screens, root: "A"))
    #expect(tour.reached.count == 1)
    #expect(tour.script.steps.isEmpty && tour.script.repeated == tour.reached)
    #expect(tour.script.cut.isEmpty)
  }

  @Test func `what is longer than a script can be is cut`() throws {
    let pages = (0..<60).map { page in
      let segues = (0..<100).map { #""s\#($0)": { "present": "P\#(page + 1)" }"# }
      return #""P\#(page)": { "segues": { \#(segues.joined(separator: ",")) } }"#
    }
    let tour = SegueTour(try scenario(pages.joined(separator: ",") + #", "P60": {}"#, root: "P0"))
    let script = tour.script
    #expect(!script.cut.isEmpty && script.repeated.isEmpty)
    #expect(script.steps.count <= ScenarioLimits.stepCount)
    #expect(tour.reached.suffix(script.cut.count) == script.cut[...])
  }

  @Test func `unwind segues without a page to return to are known`() throws {
    let screens = """
      "Tabs": { "tabs": ["A", "C"] },
      "A": { "segues": { "open": { "show": "B" }, "away": { "unwind": "home" } } },
      "B": { "segues": { "back": { "unwind": "home" }, "beside": { "unwind": "side" } } },
      "C": { "unwindActions": ["side"] },
      "D": { "unwindActions": ["home"] }
      """
    let tour = SegueTour(try scenario(screens, root: "Tabs"))
    #expect(tour.idle.map(\.text) == [#""away" of "A""#, #""back" of "B""#])
    for (trip, name) in zip(tour.scenarios, tour.reached) {
      let trace = trip.run(strategy: .coreAnimation, on: .phone60, seed: 1)
      let warning = "no view controller on the unwind path"
      let isIdle = trace.events.contains { $0.kind == .warning && $0.name.contains(warning) }
      #expect(isIdle == tour.idle.contains(name), "\(name.text)")
    }
  }
}
