import JankTrace
import Testing

/// Steps without effect are reported with their line.
extension StageTests {
  @Test func `impossible actions are reported`() throws {
    let trace = try run(
      #""Stack": { "stack": ["Other"] }"#,
      root: "Main",
      #"{ "at": "100 ms", "pop": "Stack" }, { "at": "200 ms", "dismiss": "Other" }"#
    )
    #expect(
      trace.events.filter { $0.kind == .warning }.map(\.name)
        == [
          "Stack was never shown (line 3)",
          "Attempt to dismiss Other, which is not presented (line 3)",
        ]
    )
  }

  @Test func `a step without effect is reported with its line`() throws {
    let trace = try run(
      """
      "Stack": { "stack": ["Main"] }, "Box": { "children": ["Stack", "Other"] }, "Late": {}, \
      "Never": {}
      """,
      root: "Box",
      """
      { "at": "100 ms", "pop": "Stack" },
      { "at": "200 ms", "present": "Late", "from": "Never" },
      { "at": "300 ms", "select": "Other", "on": "Box" },
      { "at": "350 ms", "select": "Stack", "on": "Box" },
      { "at": "1 s", "select": "Other", "on": "Box" },
      { "at": "2 s", "dropDelegate": "Late" }
      """
    )
    #expect(
      trace.events.filter { $0.kind == .warning }.map(\.name) == [
        "nothing is popped: Stack shows its lowest page (line 3)",
        "Never was never shown (line 4)",
        "Stack is not shown: Box is changing (line 6)",
        "Other is already shown (line 7)",
        "Late has no delegate to release (line 8)",
      ]
    )
  }

  @Test func `an unwind segue without a destination is reported with its line`() throws {
    let trace = try run(
      """
      "Home": { "unwindActions": ["home"] }, \
      "Page": { "segues": { "back": { "unwind": "home" } } }
      """,
      root: "Main",
      #"{ "at": "100 ms", "present": "Page" }, { "at": "1 s", "segue": "back", "from": "Page" }"#
    )
    #expect(
      trace.events.filter { $0.kind == .warning }.map(\.name)
        == ["no view controller on the unwind path has the action home: Page stays (line 3)"]
    )
  }

  @Test func `a reversal, selection or call without effect is reported with its line`() throws {
    let trace = try run(
      #""Tabs": { "tabs": ["Main", "Other"] }, "Page": {}"#,
      root: "Tabs",
      """
      { "at": "100 ms", "rotate": "portrait" },
      { "at": "200 ms", "resize": [375, 667] },
      { "at": "300 ms", "select": "Main", "on": "Tabs" },
      { "at": "400 ms", "cancelTouches": "a phone call" },
      { "at": "500 ms", "turnBack": "Tabs" },
      { "at": "600 ms", "present": "Page" },
      { "at": "100 ms after begin", "turnBack": "Page" },
      { "at": "2 s", "select": "Other", "on": "Tabs" }
      """
    )
    #expect(
      trace.events.filter { $0.kind == .warning }.map(\.name) == [
        "nothing changes: the screen already has the size 375 by 667 (line 3)",
        "nothing changes: the screen already has the size 375 by 667 (line 4)",
        "Main is already shown (line 5)",
        "there is no touch for the system to cancel (line 6)",
        "Tabs has no running transition to reverse (line 7)",
        "Page is not reversed: the animator is not interruptible (line 9)",
        "no user can reach the tabs below Page; the app selects the tab itself (line 10)",
      ]
    )
    #expect(!trace.events.contains { $0.name.contains("shouldSelect: Other") })
  }

  @Test func `a duration to which an effect does not keep is reported`() throws {
    func warnings(_ pan: String) throws -> [String] {
      let trace = try run(
        #""Page": { "presentation": { "pan": { \#(pan) } } }"#,
        root: "Main",
        #"{ "at": "100 ms", "present": "Page" }"#
      )
      return trace.events.filter { $0.kind == .warning }.map(\.name)
    }
    #expect(
      try warnings(#""duration": "1 s""#)
        == ["pan takes 300 ms instead of 1 s unless it is repaired"]
    )
    #expect(try warnings("").isEmpty)
    #expect(try warnings(#""duration": "300 ms""#).isEmpty)
    #expect(try warnings(#""duration": "1 s", "quirks": "repaired""#).isEmpty)
  }
}
