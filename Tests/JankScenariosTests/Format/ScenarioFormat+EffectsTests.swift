import HeadlessUIKit
import JankAnimators
import JankScenarios
import JankText
import JankTrace
import Testing

/// Timing, delay and the thumbnail of effects.
struct ScenarioFormatEffectsTests {
  private func scenario(_ effect: String, name: String = "timed") throws(FileError) -> Scenario {
    let text = """
      {
        "name": "\(name)", "root": "Main",
        "screens": {
          "Main": { "layers": 4 }, "Sheet": { "layers": 4, "presentation": \(effect) }
        },
        "script": [ { "at": "100 ms", "present": "Sheet" } ]
      }
      """
    return try ScenarioLoader().load(Array(text.utf8), path: "timed.scenario.json")
  }

  private func effect(_ text: String) throws -> Effect {
    try #require(try scenario(text).app.screens[1].presenting.presentation)
  }

  private func finding(_ text: String) throws -> Diagnostic {
    let error = try #require(throws: FileError.self) { _ = try scenario(text) }
    try #require(error.diagnostics.count == 1, "\(error)")
    return error.diagnostics[0]
  }

  @Test func `an effect has the timing and delay that are set, and otherwise its own`() throws {
    let plain = try effect(#"{ "slide": {} }"#)
    #expect(plain == .slide() && plain.timing == nil && plain.delay == 0)
    let timed = try effect(#"{ "slide": { "timing": "easeOut", "delay": "50 ms" } }"#)
    #expect(timed.timing == .easeOut && timed.delay == 0.05 && timed.duration == 0.4)
    #expect(timed.wholeDuration == 0.45)
  }

  @Test(arguments: [
    (#""timing": "spring:0.6,500ms""#, 0.5),
    (#""timing": "spring:0.6,500ms", "duration": "300 ms""#, 0.3),
    (#""timing": "easeIn@250ms""#, 0.25), (#""timing": "easeIn""#, 0.4),
  ])
  func `a curve with its own duration sets a duration that is omitted`(
    keys: String,
    duration: Double
  ) throws {
    #expect(try effect("{ \"slide\": { \(keys) } }").duration == duration)
  }

  @Test(arguments: [
    (
      #"{ "slide": { "timing": "easOut" } }"#, #"unknown curve "easOut""#,
      #"did you mean "easeOut"?"#
    ),
    (
      #"{ "slide": { "timing": "spring(0.85, 0.45)" } }"#,
      #"expected key=value, found "0.85""#, "write spring:0.85,450ms for damping ratio"
    ),
    (
      #"{ "zoom": { "from": { "column": 3, "row": 0, "columns": 3 } } }"#,
      "column 3 of a grid of 3 columns", #"columns count from 0: write 0 to 2, or set "columns""#
    ),
    (
      #"{ "zoom": { "from": { "column": 0, "row": 0, "gap": "2 pt" } } }"#,
      "expected a number from 0 to 10000 points", "write 2 without a unit"
    ),
    (
      #"{ "bounce": { "damping": "50%" } }"#, "expected a number from",
      "write 0.5, a fraction without a unit"
    ),
    (
      #"{ "bounce": { "timing": "easeOut", "damping": 0.5 } }"#,
      #""timing" and "damping" both set the timing curve"#, "remove one"
    ),
    (
      #"{ "slide": { "timing": "linear@20s" } }"#, "the timing takes longer than 10 s",
      #"set "duration""#
    ),
    (
      #"{ "slide": { "timing": "cubic-bezier(0,1000,1,-1000)" } }"#,
      "the timing exceeds 100 times the distance", "keep its values between"
    ),
    (
      #"{ "slide": { "timing": "cubic-bezier(0,1e300,1,-1e300)" } }"#,
      "timing: y1 is 1e+300, but must be from -1000000.0 to 1000000.0", ""
    ),
    (
      #"{ "slide": { "timing": "spring(mass=1, stiffness=200, damping=20, velocity=1e300)" } }"#,
      "timing: velocity is 1e+300, but must be from -1000000.0 to 1000000.0", ""
    ),
    (#"{ "slide": { "delay": "-5 ms" } }"#, "a duration cannot be negative", #"write "5 ms""#),
    (
      #"{ "zoom": { "from": [0, 0, 0, 20] } }"#, "expected a rectangle at least 1 point wide",
      "write [x, y, width, height]"
    ),
    (#"{ "zoom": { "from": [0, 0, 20] } }"#, "expected an array of 4 items", ""),
  ])
  func `an invalid timing is an error with a hint what to write`(
    text: String,
    message: String,
    hint: String
  ) throws {
    let found = try finding(text)
    #expect(found.message.contains(message), "\(found)")
    #expect(hint.isEmpty || found.hint?.contains(hint) == true, "\(found)")
  }

  @Test func `a drag needs an effect that it can drive`() throws {
    let text = """
      {
        "name": "x", "root": "Main",
        "screens": { "Main": {}, "Page": { "dragToDismiss": { "travel": 400 } } },
        "script": [ { "at": "1 s", "present": "Page" } ]
      }
      """
    let error = try #require(throws: FileError.self) {
      try ScenarioLoader().load(Array(text.utf8), path: "a.scenario.json")
    }
    let found = try #require(error.diagnostics.first)
    #expect(found.message.contains("\"dragToDismiss\" has nothing to drive"))
    #expect(found.hint?.contains("\"dismissal\": { \"slide\": {} }") == true)
  }

  @Test func `timing in a screen belongs in an effect`() throws {
    let text = """
      {
        "name": "x", "root": "Main", "screens": { "Main": { "timing": "easeOut" } },
        "script": [ { "at": "1 s", "stall": "x", "for": "1 ms" } ]
      }
      """
    let error = try #require(throws: FileError.self) {
      try ScenarioLoader().load(Array(text.utf8), path: "x")
    }
    #expect(
      error.diagnostics.map(\.message) == [
        #"screens.Main: "timing" belongs in an effect, not in a page"#
      ]
    )
  }

  /// The position of the sheet, in points below its end, by the time since the transition began.
  private func offsets(
    _ effect: String,
    _ strategy: Strategy
  ) throws -> [(milliseconds: Double, offset: Double)] {
    let trace = try scenario(effect).run(strategy: strategy, on: .phone60, seed: 1)
    #expect(trace.cameToRest && trace.findings.isEmpty)
    #expect(trace.transitions.map(\.outcome) == [.completed])
    let begin = try #require(trace.samples.first { $0.layer == "Sheet" }).frame
    let start = trace.frames[begin].contentTime
    return trace.samples.filter { $0.layer == "Sheet" }.map { sample in
      let time = trace.frames[sample.frame].contentTime - start
      return (Double(time.nanoseconds) / 1e6, sample.position.y - 333.5)
    }
  }

  @Test(arguments: ["core-animation", "display-link", "property-animator", "keyframes", "timer"])
  func `every strategy waits for the delay and then plays the whole effect`(name: String) throws {
    let strategy = try #require(Strategy.all.first { $0.name == name })
    let keys = #""duration": "300 ms", "delay": "200 ms", "damping": 1"#
    let offsets = try offsets(#"{ "bounce": { \#(keys) } }"#, strategy)
    let waiting = offsets.filter { $0.milliseconds < 180 }
    #expect(waiting.allSatisfy { $0.offset > 660 }, "\(waiting)")
    let moving = offsets.filter { $0.milliseconds > 240 && $0.milliseconds < 300 }
    #expect(moving.allSatisfy { $0.offset > 1 && $0.offset < 660 }, "\(moving)")
    let last = try #require(offsets.last)
    #expect(abs(last.offset) < 1)
    #expect(last.milliseconds > 450 && last.milliseconds < 560, "\(last)")
  }

  @Test(arguments: ["core-animation", "display-link", "property-animator", "keyframes", "timer"])
  func `every strategy follows the timing that is set`(name: String) throws {
    let strategy = try #require(Strategy.all.first { $0.name == name })
    let curve = try CurveText.curve(in: "cubic-bezier(0.9, 0, 1, 0.1)").curve
    let keys = #""duration": "600 ms", "timing": "cubic-bezier(0.9, 0, 1, 0.1)""#
    let offsets = try offsets(#"{ "bounce": { \#(keys) } }"#, strategy)
    for (milliseconds, offset) in offsets where milliseconds < 450 {
      let expected = 667 * (1 - curve.value(at: milliseconds / 1_000, duration: 0.6))
      #expect(abs(offset - expected) < 30, "at \(milliseconds) ms: \(offset), not \(expected)")
    }
    #expect(abs(try #require(offsets.last).offset) < 1)
  }

  @Test(arguments: ["core-animation", "display-link"])
  func `a zoom grows from its thumbnail and returns into it`(name: String) throws {
    let strategy = try #require(Strategy.all.first { $0.name == name })
    let rectangle = "[20, 100, 75, 66.7]"
    let text = """
      {
        "name": "photo", "root": "Grid",
        "screens": {
          "Grid": { "layers": 24 },
          "Photo": {
            "presentation": { "zoom": { "from": \(rectangle), "duration": "300 ms" } },
            "dismissal": {
              "zoom": { "from": \(rectangle), "duration": "300 ms", "reverse": true }
            }
          }
        },
        "script": [
          { "at": "100 ms", "present": "Photo" }, { "at": "1 s", "dismiss": "Photo" }
        ]
      }
      """
    let scenario = try ScenarioLoader().load(Array(text.utf8), path: "photo.scenario.json")
    let trace = scenario.run(strategy: strategy, on: .phone60, seed: 1)
    #expect(trace.transitions.map(\.outcome) == [.completed, .completed])
    #expect(trace.findings.isEmpty && trace.cameToRest)
    let places = trace.samples.filter { $0.layer == "Photo" }.map(\.position)
    let first = try #require(places.first)
    // The middle of the thumbnail, within one frame of it.
    #expect(abs(first.x - 57.5) < 15 && abs(first.y - 133.35) < 25, "\(first)")
    #expect(places.contains { abs($0.x - 187.5) < 0.01 && abs($0.y - 333.5) < 0.01 })
    let last = try #require(places.last)
    #expect(abs(last.x - 57.5) < 15 && abs(last.y - 133.35) < 25, "\(last)")
  }
}
