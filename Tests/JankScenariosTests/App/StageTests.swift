import Foundation
import HeadlessUIKit
import JankAnimators
import JankMotion
import JankScenarios
import JankTrace
import Testing

// Also tests: ButtonRow, CountdownBar, Delegates.

/// The user's actions on each kind of screen, observed by the transitions that they cause.
struct StageTests {
  func run(
    _ screens: String,
    root: String,
    _ script: String,
    strategy: Strategy = .coreAnimation,
    watching names: Set<String> = []
  ) throws -> Trace {
    let file = """
      { "name": "a", "devices": ["phone-60"], "strategies": ["\(strategy.name)"],
        "screens": { "Main": { "layers": 4 }, "Other": { "layers": 2 }, \(screens) },
        "root": "\(root)", "script": [\(script)] }
      """
    let scenario = try ScenarioLoader { _ in nil }.load(Array(file.utf8), path: "f")
    var trace = scenario.run(strategy: strategy, on: .phone60, seed: 1, observing: names)
    trace.samples = (trace.samples + trace.observations).filter { names.contains($0.layer) }
    return trace
  }

  private func changes(_ trace: Trace) -> [String] {
    trace.transitions.map { "\($0.kind.rawValue) \($0.from) \($0.to) \($0.outcome.rawValue)" }
  }

  @Test(arguments: PolicyRegistry.all.map(\.name))
  func `a policy decides about the system's back swipe and about its sheets`(
    policy: String
  ) throws {
    // A third of the distance and back a little; then a fling of a third.
    let back = #"{ "from": [%], "to": [#], "over": "400 ms", "hookBack": 0.1, "release": 150 }"#
    let on = #"{ "from": [%], "to": [#], "over": "200 ms", "release": 900 }"#
    func plays(_ screens: String, _ root: String, _ drag: String, _ way: [String]) throws -> Bool {
      let touchTrack = drag.replacing("%", with: way[0]).replacing("#", with: way[1])
      let bring = root == "Main" ? #""present": "Sheet""# : #""push": "Other""#
      let trace = try run(
        screens,
        root: root,
        #"{ "at": "100 ms", \#(bring) }, { "at": "1 s", "drag": \#(touchTrack) }"#,
        strategy: .percentDriven
      )
      #expect(trace.transitions.count == 2 && trace.findings.isEmpty)
      return trace.transitions.last?.outcome == .completed
    }
    let stack = #""Stack": { "stack": ["Main"], "policy": "\#(policy)" }"#
    let sheet = #""Sheet": { "style": "pageSheet", "policy": "\#(policy)" }"#
    for drag in [back, on] {
      let isOn = drag == on
      // Only Flutter's limits for a fling depend on the distance; 900 points per second are below
      // 1000.
      let expected: Bool? =
        switch policy {
        case "sloppy-swiper", "react-native-screens", "projection": isOn
        case "sheet", "half-way", "swipe-transition": false
        default: nil
        }
      let popped = try plays(stack, "Stack", drag, ["4, 300", "134, 300"])
      let gone = try plays(sheet, "Main", drag, ["187, 120", "187, 330"])
      #expect(popped == expected ?? isOn, "\(policy) pop \(isOn)")
      #expect(gone == expected ?? isOn, "\(policy) sheet \(isOn)")
    }
  }

  @Test func `a policy without a system drag is rejected`() {
    for screens in [
      #""Stack": { "stack": ["Main"], "push": { "fade": {} }, "policy": "flutter" }"#,
      #""Page": { "policy": "flutter" }"#,
      #""Page": { "style": "pageSheet", "dismissal": { "slide": {} }, "dragToDismiss": {}, "#
        + #""policy": "flutter" }"#,
    ] {
      let stall = #"{ "at": "1 ms", "stall": "work", "for": "1 ms" }"#
      let error = #expect(throws: FileError.self) { try run(screens, root: "Main", stall) }
      #expect(error.map { "\($0)".contains("needs a system drag") } == true)
    }
  }

  @Test func `content scrolls on a page, and at its top the drag moves the sheet`() throws {
    let drag = { (from: Int, to: Int) in
      #""drag": { "from": [187, \#(from)], "to": [187, \#(to)], "over": "300 ms" }, "on": "Sheet""#
    }
    func trace(_ steps: String, scroll: String = "1600") throws -> Trace {
      try run(
        #""Sheet": { "layers": 40, "style": "pageSheet", "scroll": \#(scroll) }"#,
        root: "Main",
        #"{ "at": "100 ms", "present": "Sheet" }, \#(steps)"#,
        strategy: .percentDriven
      )
    }
    let scrolled = try trace(
      #"{ "at": "1 s", \#(drag(500, 300)) }, "# + #"{ "at": "4 s", \#(drag(200, 300)) }"#
    )
    #expect(changes(scrolled) == ["present Main Sheet completed"])
    #expect(scrolled.findings.isEmpty && !scrolled.events.contains { $0.kind == .warning })
    let gone = try trace(#"{ "at": "1 s", \#(drag(120, 600)) }"#)
    #expect(changes(gone).last == "dismiss Sheet Main completed")
    let kept = try trace(#"{ "at": "1 s", \#(drag(120, 220)) }"#)
    #expect(changes(kept).last == "dismiss Sheet Main cancelled")
  }

  @Test func `a stack is pushed and popped, animated or not`() throws {
    let trace = try run(
      #""Stack": { "stack": ["Main"], "push": { "fade": {} } }, "Third": {}"#,
      root: "Stack",
      """
      { "at": "100 ms", "push": "Other" },
      { "at": "50 ms after end", "push": "Third", "animated": false },
      { "at": "50 ms after end", "pop": "Stack", "animated": false },
      { "at": "50 ms after end", "push": "Third" },
      { "at": "50 ms after end", "popToRoot": "Stack" }
      """
    )
    #expect(
      changes(trace) == [
        "push Main Other completed", "push Other Third completed", "pop Third Other completed",
        "push Other Third completed", "pop Third Main completed",
      ]
    )
    #expect(trace.failures.isEmpty && trace.findings.isEmpty)
  }

  @Test func `tabs change by taps, with an animator in both directions or at once`() throws {
    let tabs = #""Tabs": { "tabs": ["Main", "Other"], "change": { "shift": {} } }"#
    let trace = try run(
      tabs,
      root: "Tabs",
      """
      { "at": "100 ms", "select": "Other" }, { "at": "50 ms after end", "select": "Main" },
      { "at": "50 ms after end", "select": "Other", "animated": false }
      """,
      watching: ["Other"]
    )
    #expect(
      changes(trace) == [
        "tab Main Other completed", "tab Other Main completed", "tab Main Other completed",
      ]
    )
    // It comes from the right and returns there.
    #expect(trace.samples.allSatisfy { $0.position.x >= 187.5 })
    #expect(trace.samples.contains { $0.position.x > 400 })
    let last = trace.transitions[2]
    #expect(try #require(last.ended) - last.began < .milliseconds(20))
  }

  @Test func `children change by the system or in the container's own context`() throws {
    let kinds = [#""dissolve": "200 ms""#, #""change": { "fade": { "duration": "200 ms" } }"#]
    for kind in kinds {
      let trace = try run(
        #""Box": { "children": ["Main", "Other"], \#(kind) }"#,
        root: "Box",
        #"{ "at": "100 ms", "select": "Other" }, { "at": "50 ms after end", "select": "Main" }"#
      )
      #expect(
        changes(trace) == ["exchange Main Other completed", "exchange Other Main completed"]
      )
      #expect(trace.failures.isEmpty && trace.findings.isEmpty)
    }
  }

  @Test(arguments: [false, true])
  func `the colour of buttons changes along with the pages`(isContainer: Bool) throws {
    let key = isContainer ? "children" : "tabs"
    func changed(_ buttons: Bool) throws -> Int {
      let trace = try run(
        """
        "Box": { "\(key)": ["Main", "Other"], "change": { "shift": { "duration": "300 ms" } },
                 "buttons": \(buttons) }
        """,
        root: "Box",
        #"{ "at": "100 ms", "select": "Other" }"#
      )
      let end = try #require(trace.transitions[0].ended)
      let during = trace.frames.filter {
        $0.contentTime > .zero + .milliseconds(150) && $0.contentTime < end - .milliseconds(50)
      }
      #expect(during.count > 5)
      return during.map(\.changedLayers).max() ?? 0
    }
    #expect(try changed(true) == changed(false) + 2)
  }

  @Test func `a style decides whether the presenter's page leaves`() throws {
    for (style, hears) in [("fullScreen", true), ("overFullScreen", false), ("pageSheet", false)] {
      let trace = try run(
        #""Sheet": { "style": "\#(style)" }"#,
        root: "Main",
        #"{ "at": "100 ms", "present": "Sheet" }, { "at": "50 ms after end", "dismiss": "Sheet" }"#
      )
      let heard = trace.events.contains {
        $0.subject == "Main" && $0.name == "viewWillDisappear"
      }
      #expect(heard == hears, "\(style)")
      #expect(trace.transitions.count == 2)
    }
  }

  @Test func `the presenter can be specified`() throws {
    let trace = try run(
      #""Sheet": {}"#,
      root: "Main",
      """
      { "at": "100 ms", "present": "Sheet" },
      { "at": "50 ms after end", "present": "Other", "from": "Sheet" }
      """
    )
    #expect(changes(trace).last == "present Sheet Other completed")
  }

  @Test func `a segue passes its message forward, and another unwinds`() throws {
    let trace = try run(
      """
      "First": { "segues": { "go": { "present": "Second", "message": "Hello" } },
                 "unwindActions": ["home"] },
      "Second": { "segues": { "back": { "unwind": "home", "message": "Hello again" } } }
      """,
      root: "First",
      """
      { "at": "100 ms", "segue": "go", "from": "First" },
      { "at": "1 s", "segue": "back", "from": "Second" }
      """,
      watching: ["message"]
    )
    #expect(changes(trace) == ["present First Second completed", "dismiss Second First completed"])
    // As many letters of 8 points as in the message: to one page, then to the other.
    #expect(Set(trace.samples.map(\.bounds.z)) == [40.0, 88.0] as Set<Double>)
  }

  @Test func `a segue shows a page on the enclosing stack`() throws {
    let trace = try run(
      #""First": { "segues": { "go": { "show": "Other" } } }, "Stack": { "stack": ["First"] }"#,
      root: "Stack",
      #"{ "at": "100 ms", "segue": "go", "from": "First" }"#
    )
    #expect(changes(trace) == ["push First Other completed"])
  }

  @Test func `a rotation changes the page's size, and steps can wait for its end`() throws {
    let trace = try run(
      #""Sheet": {}"#,
      root: "Main",
      """
      { "at": "100 ms", "rotate": "landscape" },
      { "at": "50 ms after end", "rotate": "portrait" },
      { "at": "50 ms after end", "resize": [300, 500], "animated": false }
      """,
      watching: ["Main"]
    )
    let sizes = trace.samples.map { SIMD2($0.bounds.z, $0.bounds.w) }
    #expect(sizes.first == [375, 667] && sizes.last == [300, 500])
    #expect(sizes.contains { $0.x > 660 && $0.y < 380 })
    #expect(trace.failures.isEmpty && trace.findings.isEmpty)
  }

  @Test func `without its delegate a screen uses the system transition`() throws {
    let screens = """
      "Sheet": { "presentation": { "fade": {} }, "dismissal": { "fade": { "duration": "200 ms" } } }
      """
    func length(_ script: String) throws -> Double {
      let script = #"{ "at": "100 ms", "present": "Sheet" }, \#(script)"#
      let trace = try run(screens, root: "Main", script)
      let dismissal = try #require(trace.transitions.last)
      return (try #require(dismissal.ended) - dismissal.began).seconds
    }
    let dismissal = #"{ "at": "1 s", "dismiss": "Sheet" }"#
    #expect(abs(try length(dismissal) - 0.2) < 0.03)
    let drop = #"{ "at": "800 ms", "dropDelegate": "Sheet" }, "#
    #expect(abs(try length(drop + dismissal) - 0.5) < 0.03)
  }

  @Test func `the system cancels touches`() throws {
    let trace = try run(
      #""Sheet": { "dismissal": { "fade": {} }, "dragToDismiss": { "remainder": "steady" } }"#,
      root: "Main",
      """
      { "at": "100 ms", "present": "Sheet" },
      { "at": "100 ms after end", "on": "Sheet",
        "drag": { "from": [100, 100], "to": [100, 500], "over": "400 ms" } },
      { "at": "350 ms after touch", "cancelTouches": "a phone call" }
      """,
      strategy: .percentDriven
    )
    #expect(trace.transitions.map(\.outcome) == [.completed, .cancelled])
  }

  @Test(arguments: [(5, "0 ms", 5), (5, "2999 ms", 3), (3, "3 s", 0), (3, "10 s", 0)])
  func `a countdown subtracts whole seconds and counts the rest`(
    saved: Int,
    away: String,
    left: Int
  ) throws {
    let trace = try run(
      #""Widget": { "countdown": { "seconds": \#(saved), "away": "\#(away)", "work": "2 ms" } }"#,
      root: "Widget",
      #"{ "at": "100 ms", "present": "Other" }"#,
      watching: ["countdown"]
    )
    #expect(trace.works.count { $0.name == "count" } == left)
    #expect(trace.cameToRest)
    let widths = trace.samples.map(\.bounds.z)
    #expect(Set(widths).allSatisfy { $0 >= 0 && $0 <= 8 * Double(saved) })
  }

  /// A drag over a screen that presents another, and its distance at the release.
  private func bring(
    _ keys: String,
    over root: String = "Main",
    from start: SIMD2<Int>,
    to end: SIMD2<Int>
  ) throws -> Trace {
    try run(
      """
      "Stack": { "stack": ["Main"] },
      "Guest": { "presentation": { "shift": { "towards": "up" } }, \(keys) }
      """,
      root: root,
      """
      { "at": "100 ms", "on": "Guest", "drag": { "preset": "deliberate",
        "from": [\(start.x), \(start.y)], "to": [\(end.x), \(end.y)], "hold": "100 ms" } }
      """,
      strategy: .percentDriven,
      watching: ["Guest"]
    )
  }

  @Test func `a drag presents a page, or does not move it far enough`() throws {
    let whole = try bring(#""dragToPresent": {}"#, from: [187, 640], to: [187, 240])
    #expect(changes(whole) == ["present Main Guest completed"])
    #expect(whole.transitions[0].isInteractive)
    // The page is at the touch, minus the slop of the recognizer.
    #expect(whole.samples.contains { abs($0.position.y - (333.5 + 667 - 390)) < 0.1 })
    let half = try bring(#""dragToPresent": {}"#, from: [187, 640], to: [187, 440])
    #expect(changes(half) == ["present Main Guest cancelled"])
    let short = #""dragToPresent": { "travel": 300 }"#
    #expect(
      changes(try bring(short, from: [187, 640], to: [187, 440])) == [
        "present Main Guest completed"
      ]
    )
    for trace in [whole, half] { #expect(trace.findings.isEmpty && trace.failures.isEmpty) }
  }

  @Test func `a drag in another direction or from another position presents nothing`() throws {
    let up = #""dragToPresent": {}"#
    #expect(try bring(up, from: [187, 240], to: [187, 640]).transitions.isEmpty)
    let edge = #""dragToPresent": { "way": "left", "fromEdge": true, "over": "Stack" }"#
    let inner = try bring(edge, over: "Stack", from: [330, 300], to: [40, 300])
    #expect(inner.transitions.isEmpty)
    let outer = try bring(edge, over: "Stack", from: [374, 300], to: [60, 300])
    #expect(changes(outer) == ["present Stack Guest completed"])
  }
}
