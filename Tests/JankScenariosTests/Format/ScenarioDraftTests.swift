import Foundation
import JankScenarios
import JankText
import Testing

/// Files with one error, most of which no schema can find.
struct ScenarioDraftTests {
  private static let recordings = [
    "swipe.json": """
    {"format": "gesture-stream/1", "id": "swipe", "unit": "pt", "events": [
     {"t_ms": 0, "x": 100, "y": 100, "phase": "began"},
     {"t_ms": 200, "x": 100, "y": 320, "phase": "ended"}]}
    """,
    "up.json": """
    {"format": "gesture-stream/1", "id": "up", "unit": "pt", "events": [
     {"t_ms": 0, "x": 100, "y": 300, "phase": "began"},
     {"t_ms": 200, "x": 100, "y": 120, "phase": "ended"}]}
    """,
  ]

  /// A part of the file, its replacement with a `^` at the position of the error, and the expected
  /// message.
  struct Slip: CustomTestStringConvertible {
    let part: String
    let marked: String
    let message: String
    let hint: String?

    init(_ part: String, _ marked: String, _ message: String, _ hint: String? = nil) {
      (self.part, self.marked, self.message, self.hint) = (part, marked, message, hint)
    }

    var testDescription: String { marked }
  }

  private func check(_ slip: Slip, in file: String) throws {
    let range = try #require(file.range(of: slip.part), "\(slip.part)")
    let marked = file.replacingCharacters(in: range, with: slip.marked)
    let mark = try #require(marked.firstIndex(of: "^"))
    let lines = marked[..<mark].split(separator: "\n", omittingEmptySubsequences: false)
    let place = SourcePosition(line: lines.count, column: (lines.last?.utf8.count ?? 0) + 1)
    let text = marked.replacing("^", with: "", maxReplacements: 1)
    let loader = ScenarioLoader(metrics: RichScenario.metrics) { path in
      Self.recordings[path].map { Array($0.utf8) }
    }
    let error = try #require(
      #expect(throws: FileError.self) { try loader.load(Array(text.utf8), path: "f") }
    )
    try #require(error.diagnostics.count == 1, "\(error)")
    let found = error.diagnostics[0]
    #expect(found.position == place, "\(found)")
    #expect(found.message.contains(slip.message), "\(found)")
    if let hint = slip.hint { #expect(found.hint?.contains(hint) == true, "\(found)") }
  }

  @Test func `the file of these tests is valid`() throws {
    let loader = ScenarioLoader(metrics: RichScenario.metrics) { path in
      Self.recordings[path].map { Array($0.utf8) }
    }
    let scenario = try loader.load(Array(RichScenario.text.utf8), path: "f")
    #expect(scenario.cases.count == 5)
    #expect(scenario.script.prefix(5).map(\.name) == ["tap", nil, "swipe", nil, nil])
    #expect(scenario.script.count == 15)
    #expect(scenario.demands.findings.map(\.rule) == [.remainderHasSpeed])
    #expect(scenario.demands.thresholds.map(\.position?.line) == [45, 46, 47])
    #expect(scenario.tags == ["modal", "nightly"])
  }

  @Test(
    arguments: [
      (#""layers": 4, "blurs": 4, "shadows": 4, "masks": 4"#, nil),
      (#""layers": 4, "blurs": 5"#, "\"blurs\" is 5, but the page has 4 layers"),
      (#""layers": 1, "shadows": 2"#, "\"shadows\" is 2, but the page has 1 layer"),
      (#""layers": 3, "images": [\#(Self.counted(2)), \#(Self.counted(1, "b"))]"#, nil),
      (
        #""layers": 3, "images": [\#(Self.counted(2)), \#(Self.counted(2, "b"))]"#,
        "the \"count\" of the images is 4 together, but the page has 3 layers"
      ),
      (#""masks": 1"#, "\"masks\" is 1, but the page has 0 layers"),
      (#""images": [\#(Self.hero(3, "png")), \#(Self.hero(3, "png"))]"#, nil),
      (#""images": [\#(Self.hero(3, "png")), \#(Self.hero(4, "png"))]"#, "are named \"hero\""),
      (
        #""images": [\#(Self.hero(3, "png")), \#(Self.hero(3, "jpeg"))]"#, "are named \"hero\""
      ),
    ] as [(String, String?)]
  )
  func `costly layers must be on the page, and image names must be unambiguous`(
    keys: String,
    complaint: String?
  ) throws {
    let file = """
      { "name": "a", "devices": ["phone-60"], "strategies": ["core-animation"], "root": "Main",
        "screens": { "Main": {}, "Page": { \(keys) } },
        "script": [{ "at": "100 ms", "present": "Page" }] }
      """
    let loader = ScenarioLoader { _ in nil }
    guard let complaint else { return _ = try loader.load(Array(file.utf8), path: "f") }
    let error = #expect(throws: FileError.self) { try loader.load(Array(file.utf8), path: "f") }
    #expect(error?.diagnostics.first?.message.contains(complaint) == true)
  }

  private static func counted(_ count: Int, _ name: String = "a") -> String {
    #"{ "name": "\#(name)", "pixels": [9, 9], "format": "png", "count": \#(count) }"#
  }

  private static func hero(_ width: Int, _ format: String) -> String {
    #"{ "name": "hero", "pixels": [\#(width), 10], "format": "\#(format)" }"#
  }

  @Test func `a gesture needs an effect that takes time`() {
    func load(_ duration: String) throws {
      let file = """
        { "name": "a", "devices": ["phone-60"], "strategies": ["percent-driven"], "root": "Main",
          "screens": { "Main": {}, "Page": {
            "dismissal": { "fade": { "duration": "\(duration)" } }, "dragToDismiss": {} } },
          "script": [{ "at": "100 ms", "present": "Page" }] }
        """
      _ = try ScenarioLoader { _ in nil }.load(Array(file.utf8), path: "f")
    }
    #expect(throws: Never.self) { try load("100 ms") }
    #expect(throws: FileError.self) { try load("0 ms") }
  }

  @Test(arguments: [
    Slip(#"frame 3 of tap""#, #"frame 3 of ^1""#, "expected the name of a step", "letters"),
    Slip(
      #"{ "at": "frame 3 of tap""#,
      #"{ "at": "frame 3 of ^tab""#,
      #"no step above is named "tab""#,
      #"did you mean "tap"?"#
    ),
    Slip(
      #"{ "at": "frame 3 of tap""#,
      #"{ "at": "end of ^sw""#,
      #"no step above is named "sw""#,
      #"use the name of a step above: "tap""#
    ),
    Slip(
      #"{ "at": "frame 3 of tap""#,
      #"^{ "at": "release""#,
      #"no step above has the event "release""#,
      "move it below the step"
    ),
    Slip(
      #"{ "at": "frame 3 of tap""#,
      #"^{ "at": "touch of tap""#,
      #"the step "tap" has no event "touch""#
    ),
    Slip(
      #""50 ms after release""#,
      #""50 ms after ^relase""#,
      "expected a duration or one of the events",
      #"did you mean "release"?"#
    ),
    Slip(#""50 ms after release""#, #""^50 after release""#, "without a unit", "units are"),
    Slip(#""50 ms after release""#, "^50", "expected a time such as"),
    Slip(
      #"{ "name": "swipe""#,
      #"{ "name": ^"tap""#,
      #""tap" is also the name of the step at 27:15"#,
      "its own name"
    ),
    Slip(#""name": "swipe""#, #""name": ^"2nd""#, "a name of letters, digits, _ and -"),
    Slip(#""on": "Sheet""#, #""on": ^"Shet""#, "the name of a screen", #"did you mean "Sheet"?"#),
    Slip(
      #""outcomes": ["finish""#,
      #""outcomes": [^"finsh""#,
      "an outcome, one of",
      #"did you mean "finish"?"#
    ),
    Slip(#"["finish", "cancel""#, #"["finish", ^"finish""#, "is listed twice"),
    Slip(#""cancelled": false"#, #""cancelled": ^"no""#, "expected true or false"),
    Slip(
      #""animated": true"#,
      #"^"animatd": true"#,
      #"unknown key "animatd""#,
      #"did you mean "animated"?"#
    ),
    Slip(
      #""hitch_time_ratio: value"#,
      #""^hich_time_ratio: value"#,
      "unknown metric",
      #"did you mean "hitch_time_ratio"?"#
    ),
    Slip("{device=phone-60}", "{^devce=phone-60}", "unknown filter", #"did you mean "device"?"#),
    Slip("p(95)", "p(^0)", "above 0 and at most 100"),
    Slip("<= baseline + 5 %", "^=< baseline + 5 %", "expected a comparison", "one of"),
    Slip(#": "warn""#, #": ^"warning""#, "a level, one of"),
    Slip(#"max <= 1 s""#, #"max <= 1 ^sec""#, #"unknown unit "sec""#),
    Slip(
      #""settle_time: max <= 1 s""#,
      #"^"hitch_time_ratio:  value < 5 ms/s""#,
      "duplicates the one at 45:5",
      "remove one"
    ),
    Slip(#""nightly"]"#, #"^"modal"]"#, "is listed twice", "list it once"),
    Slip(#""seed": 7"#, #""seed": ^9007199254740992"#, "a whole number from 0 to 9007199254740991"),
    Slip(
      #"["percent-driven"]"#,
      #"["percent-driven", ^"display-link"]"#,
      "cannot be driven by a gesture",
      #""percent-driven""#
    ),
    Slip(#""root": "Main""#, #""root": ^"Man""#, "the name of a screen", #"did you mean "Main"?"#),
    Slip(#""from": "0 ms""#, #""from": ^"0 msec""#, "unknown unit of time", "units are"),
    Slip(
      #""swipe.json", "from""#,
      #"^"swpe.json", "from""#,
      "cannot be read",
      "the folder of the scenario"
    ),
    Slip(
      #""recording": "swipe.json", "from""#,
      #"^"recrding": "swipe.json", "from""#,
      #"unknown key "recrding""#,
      #"did you mean "recording"?"#
    ),
    Slip(
      #""stall": "decode""#,
      #"^"stal": "decode""#,
      #"unknown key "stal""#,
      #"did you mean "stall"?"#
    ),
    Slip(#"{ "slide":"#, #"{ ^"slid":"#, #"unknown key "slid""#, #"did you mean "slide"?"#),
    Slip(#""stack": ["Main"]"#, #"^"stak": ["Main"]"#, "unknown key", #"did you mean "stack"?"#),
    Slip(#"["forgets-moves"]"#, #"[^"forget-moves"]"#, "a mistake", #""forgets-moves"?"#),
    Slip(#""Stack": { "stack": ["Main"]"#, #"^"Stack": { "stack": ["Stack"]"#, "contains itself"),
    Slip(#""pop": { "fade": {} }"#, #""pop": { ^"fad": {} }"#, "unknown key", #""fade"?"#),
    Slip(#""push": "Main", "on": "Stack" }"#, #""push": "Main", "on": ^"Stak" }"#, "a screen"),
    Slip(
      #"{ "at": "4 s", "push": "Main", "on": "Stack" }"#,
      #"^{ "at": "4 s", "push": "Main", "on": "Tabs" }"#,
      #"expected a stack, but "Tabs" is not one"#,
      #"use "Stack""#
    ),
    Slip(
      #"{ "at": "4 s", "push": "Main""#,
      #"^{ "at": "4 s", "push": "Stack""#,
      "a stack cannot be pushed",
      "exception"
    ),
    Slip(
      #"{ "at": "7 s", "select": "Main", "on": "Tabs" }"#,
      #"^{ "at": "7 s", "select": "Main" }"#,
      #"in which tabs or container to select "Main""#,
      "specify them"
    ),
    Slip(
      #"{ "at": "8 s", "segue": "go""#,
      #"^{ "at": "8 s", "segue": "goo""#,
      #""Card" has no segue "goo""#,
      #"did you mean "go"?"#
    ),
    Slip(#""by": "slide""#, #""by": ^"slid""#, "an animation", #"did you mean "slide"?"#),
    Slip(#""rotate": "landscape""#, #""rotate": ^"lanscape""#, "an orientation", "landscape"),
    Slip(#"[300, 500]"#, #"^[300]"#, "a size such as"),
    Slip(#""rule": "F4""#, #""rule": ^"F99""#, "expected a rule, found"),
    Slip(
      #"{ "rule": "F4", "of": "Sheet", "at": "release""#,
      #"{ "rule": "F4", "of": "Sheet", "at": "release of ^swpe""#,
      #"no step above is named "swpe""#,
      #"did you mean "swipe"?"#
    ),
  ])
  func `each error is reported once, with its position, the expected value and a hint`(
    slip: Slip
  ) throws {
    try check(slip, in: RichScenario.text)
  }

  @Test func `each of several wrong names has its own place, whatever is read first`() throws {
    let file = """
      { "name": "a", "devices": ["phone-60"], "strategies": ["core-animation"], "root": "Main",
        "screens": { "Main": {}, "Page": {} },
        "findings": [
          { "rule": "F4", "of": "Page", "at": "end of swpe" },
          { "rule": "F4", "of": "Page", "at": "release of swpe" }
        ],
        "script": [
          { "name": "swipe", "at": "100 ms", "present": "Page" },
          { "at": "end of swpe", "dismiss": "Page" }
        ] }
      """
    let error = #expect(throws: FileError.self) {
      try ScenarioLoader { _ in nil }.load(Array(file.utf8), path: "f")
    }
    let places = try #require(error).diagnostics.map { "\($0.position?.description ?? "")" }
    #expect(places == ["4:49", "5:53", "9:21"], "\(places)")
  }

  @Test func `a step with a mistake keeps its name for the steps that wait for it`() throws {
    let step = #""present": "Sheet", "animated": true"#
    try check(Slip(step, #"^"tap": "Sheet""#, #""tap" is no step"#), in: RichScenario.text)
  }

  @Test(arguments: [
    Slip(#""on": "Sheet""#, #""on": "Main""#, "and \"Main\" cannot", "dragToPop"),
    Slip(
      #""recording": "swipe.json""#,
      #""recording": "up.json""#,
      "the drag moves up, and \"Sheet\" can only be dragged down",
      "drag down"
    ),
  ])
  func `outcomes that a drag cannot have are errors at the drag`(slip: Slip) throws {
    let step = #"{ "name": "swipe""#
    let file = RichScenario.text.replacing(step, with: "^" + step, maxReplacements: 1)
    try check(slip, in: file)
  }

  @Test(arguments: [
    (#""N": { "stack": ["A"] }"#, "N", true), (#""T": { "tabs": ["A"] }"#, "T", false),
    (#""T": { "tabs": ["A"] }, "N": { "stack": ["T"] }"#, "N", true),
    (#""N": { "stack": ["A"] }, "T": { "tabs": ["A", "N"] }"#, "T", false),
    (#""B": { "segues": { "to A": { "present": "A" } } }, "N": { "stack": ["B"] }"#, "N", false),
  ])
  func `a segue that can only push a stack is rejected`(
    screens: String,
    root: String,
    isRefused: Bool
  ) throws {
    let file = """
      { "name": "a", "devices": ["phone-60"], "strategies": ["core-animation"], "root": "\(root)",
        "screens": { "A": { "segues": { "go": { "show": "M" } } }, "C": {},
          "M": { "stack": ["C"] }, \(screens) },
        "script": [{ "at": "100 ms", "segue": "go", "from": "A" }] }
      """
    var message: String?
    do {
      _ = try ScenarioLoader { _ in nil }.load(Array(file.utf8), path: "f")
    } catch {
      message = "\(error)"
    }
    #expect((message != nil) == isRefused, "\(message ?? "")")
    if let message { #expect(message.contains(#""go" would push "M", which is a stack"#)) }
  }

  @Test(arguments: [
    Slip(
      #""Card": { "dimming""#,
      #"^"Card": { "dragToPresent": {}, "dimming""#,
      #""dragToPresent" needs "presentation""#
    ),
    Slip(
      #""Stack": { "stack": ["Main"], "pop": { "fade": {} },"#,
      #"^"Stack": { "stack": ["Main"],"#,
      #""dragToPop" needs "pop""#
    ),
    Slip(
      #""Tabs": { "tabs": ["Main", "Stack"], "change": { "shift": { "towards": "up" } },"#,
      #"^"Tabs": { "tabs": ["Main", "Stack"],"#,
      #""dragToChange" needs "change""#
    ),
    Slip(
      #""Box": { "children": ["Main"],"#,
      #"^"Box": { "children": ["Main"], "buttons": true,"#,
      #"need "change""#
    ),
    Slip(
      #""Stack": { "stack": ["Main"]"#,
      #"^"Stack": { "stack": ["Nested"]"#,
      "cannot contain a stack"
    ),
  ])
  func `contradicting keys of a screen are errors at its name`(slip: Slip) throws {
    let file = RichScenario.text.replacing(
      #""Main": { "layers": 40"#,
      with: #""Nested": { "stack": ["Main"] }, "Main": { "layers": 40"#
    )
    try check(slip, in: file)
  }

  @Test func `outcomes without any drag are an error`() throws {
    let slip = Slip(
      #""root": "Main", "script": [{ "at": "1 s", "present": "Main" }]"#,
      #""root": "Main", "script": [{ "at": "1 s", "present": "Main" }], "outcomes": ^["zero"]"#,
      "the script has no drag",
      "add a drag"
    )
    let file = """
      { "name": "a", "devices": ["phone-60"], "strategies": ["percent-driven"],
        "screens": { "Main": {} },
        "root": "Main", "script": [{ "at": "1 s", "present": "Main" }] }
      """
    try check(slip, in: file)
  }
}
