import Foundation
import JankAnimators
import JankScenarios
import JankText
import JankTrace
import Testing

struct ScenarioLoaderTests {
  static let good = """
    {
      "name": "base",
      "devices": ["phone-60"],
      "screens": {
        "Main": { "layers": 4 },
        "Sheet": {
          "layers": 2,
          "presentation": { "bounce": { "duration": "800 ms", "damping": 0.6 } },
          "dismissal": { "slide": { "duration": "400 ms" } },
          "dragToDismiss": { "travel": 400, "commit": 0.5 }
        }
      },
      "root": "Main",
      "script": [
        { "at": "100 ms", "present": "Sheet" },
        { "at": "1200 ms", "dismiss": "Sheet" },
        { "at": "305 ms", "stall": "decode", "for": "80 ms" }
      ],
      "strategies": ["core-animation", "percent-driven"]
    }
    """

  private static let recordings = [
    "swipe.json": """
    {"format": "gesture-stream/1", "id": "swipe", "unit": "device units", "events": [
     {"t_ms": 0, "x": 100, "y": 100, "phase": "began"},
     {"t_ms": 100, "x": 100, "y": 200, "phase": "moved"},
     {"t_ms": 200, "x": 100, "y": 320, "phase": "ended"}]}
    """,
    "broken.json": "{\"format\": }",
  ]

  static let loader: @Sendable () -> ScenarioLoader = {
    ScenarioLoader { path in recordings[path].map { Array($0.utf8) } }
  }

  private func findings(in text: String) throws -> [Diagnostic] {
    do throws(FileError) {
      _ = try Self.loader().load(Array(text.utf8), path: "base.scenario.json")
      return []
    } catch {
      return error.diagnostics
    }
  }

  private static func replacing(_ part: String, with other: String) throws -> String {
    let range = try #require(good.range(of: part), "\(part)")
    return good.replacingCharacters(in: range, with: other)
  }

  /// The position of a mark in a text, counted as editors count, and the text without it.
  private func place(of mark: Character, in text: String) throws -> (SourcePosition, String) {
    let index = try #require(text.firstIndex(of: mark))
    let lines = text[..<index].split(separator: "\n", omittingEmptySubsequences: false)
    let column = (lines.last?.utf8.count ?? 0) + 1
    let unmarked = text.replacing(String(mark), with: "", maxReplacements: 1)
    return (SourcePosition(line: lines.count, column: column), unmarked)
  }

  @Test func `the valid file of these tests is valid`() throws {
    #expect(try findings(in: Self.good).isEmpty)
  }

  /// A part of the valid file, its replacement with a `^` at the position of the error, and the
  /// expected message.
  struct Slip: CustomTestStringConvertible {
    let part: String
    let marked: String
    let message: String
    let hint: String?

    init(_ part: String, _ marked: String, _ message: String, hint: String? = nil) {
      (self.part, self.marked, self.message, self.hint) = (part, marked, message, hint)
    }

    var testDescription: String { marked }
  }

  private func check(_ slip: Slip) throws {
    let (position, text) = try place(of: "^", in: try Self.replacing(slip.part, with: slip.marked))
    let found = try findings(in: text)
    try #require(found.count == 1, "\(found)")
    #expect(found[0].path == "base.scenario.json")
    #expect(found[0].severity == .error)
    #expect(found[0].position == position, "\(found[0])")
    #expect(found[0].message.contains(slip.message), "\(found[0])")
    if let hint = slip.hint {
      #expect(found[0].hint?.contains(hint) == true, "\(found[0])")
    }
  }
}

// MARK: Keys

extension ScenarioLoaderTests {
  @Test(arguments: [
    Slip(
      #""damping": 0.6"#,
      #"^"dampng": 0.6"#,
      #"unknown key "dampng""#,
      hint: #"did you mean "damping"?"#
    ),
    Slip(
      #""name": "base""#,
      #"^"nmae": "base""#,
      #"unknown key "nmae""#,
      hint: #"mean "name"?"#
    ),
    Slip(#""layers": 4"#, #"^"layer": 4"#, #"unknown key "layer""#, hint: #"mean "layers"?"#),
    Slip(#""travel": 400"#, #"^"travle": 400"#, "travle", hint: #"mean "travel"?"#),
    Slip(#""root""#, #"^"rooot""#, "rooot", hint: #"mean "root"?"#),
    Slip(#""name": "base""#, #"^"fault": 1, "name": "base""#, #"unknown key "fault""#),
    Slip("{\n  \"name\": \"base\",", "^{", #"the key "name" is missing"#),
    Slip(
      #"{ "at": "305 ms", "stall": "decode", "for": "80 ms" }"#,
      #"^{ "at": "305 ms", "stall": "decode" }"#,
      #"script[2]: the key "for" is missing"#
    ),
    Slip(
      #""present": "Sheet" }"#,
      #""present": "Sheet", ^"for": "80 ms" }"#,
      #""for" belongs in work off the main thread or a stall or an interruption"#
    ),
    Slip(#""name": "base""#, #""name": "base", ^"name": "again""#, "duplicate key"),
  ])
  func `a wrong key is an error with the key that was meant`(slip: Slip) throws {
    try check(slip)
  }

  @Test(arguments: [
    Slip(#""bounce": {"#, #"^"bouncy": {"#, "bouncy", hint: #"did you mean "bounce"?"#),
    Slip(#""present": "Sheet""#, #"^"presnt": "Sheet""#, "presnt", hint: #"mean "present"?"#),
    Slip(#""stall": "decode""#, #"^"stal": "decode""#, "stal", hint: #"mean "stall"?"#),
  ])
  func `a wrong key among those of which one is required is one error`(slip: Slip) throws {
    try check(slip)
  }
}

// MARK: Values

extension ScenarioLoaderTests {
  @Test(arguments: [
    Slip(#""800 ms""#, #"^"800""#, "without a unit", hint: "units are ns, us, ms and s"),
    Slip(#""800 ms""#, "^800", "expected a duration such as", hint: #"unit in the text: "800 ms""#),
    Slip(#""800 ms""#, #"^"800 min""#, #"unknown unit of time "min""#, hint: "units are"),
    Slip(#""800 ms""#, #"^"-800 ms""#, "a duration cannot be negative", hint: #"write "800 ms""#),
    Slip(#""800 ms""#, #"^"11 s""#, "a duration from 0 ns to 10 s"),
    Slip(#""800 ms""#, #"^"800.0000001 ms""#, "not a whole number of nanoseconds"),
    Slip(#""800 ms""#, "^null", "expected a duration such as"),
    Slip(#""400 ms""#, #"^"10001 ms""#, "a duration from 0 ns to 10 s"),
    Slip(#""80 ms""#, #"^"0 ms""#, "a duration from 1 ns to 100 s"),
    Slip(#""100 ms""#, #""^2 h""#, #"unknown unit of time "h""#),
    Slip(#""100 ms""#, #""^1001 s""#, "a time of at most 1000 s"),
  ])
  func `a wrong duration is an error with the allowed range`(slip: Slip) throws {
    try check(slip)
  }

  @Test(arguments: [
    Slip(#""damping": 0.6"#, #""damping": ^0"#, "a number from 0.01 to 1"),
    Slip(#""damping": 0.6"#, #""damping": ^"0.6""#, "a number from 0.01 to 1"),
    Slip(#""layers": 4"#, #""layers": ^-1"#, "a whole number from 0 to 100000"),
    Slip(#""layers": 4"#, #""layers": ^2.5"#, "a whole number from 0 to 100000"),
    Slip(#""layers": 4"#, #""layers": ^1e9"#, "a whole number from 0 to 100000"),
    Slip(#""travel": 400"#, #""travel": ^0"#, "points"),
    Slip(#""commit": 0.5"#, #""commit": ^1.5"#, "a number from 0 to 1"),
    Slip(#""root": "Main""#, #""root": "Main", "seed": ^-1"#, "a whole number from 0"),
    Slip(#""root": "Main""#, #""root": "Main", "seed": ^9223372036854775808"#, "a whole number"),
    Slip(#""base""#, #"^"""#, "a text of 1 to 100 characters"),
    Slip(#""base""#, "^7", "a text"),
    Slip(#""decode""#, #"^"""#, "a text of 1 to 200 characters"),
    Slip(#"["phone-60"]"#, "^[]", "an array of 1 to 100 items"),
    Slip(#"["phone-60"]"#, #"^"phone-60""#, "an array of 1 to 100 items"),
    Slip(#"["core-animation", "percent-driven"]"#, "^[]", "an array of 1 to 100 items"),
    Slip(#"{ "layers": 4 }"#, "^[]", "a screen (an object)"),
    Slip(#"{ "bounce": { "duration": "800 ms", "damping": 0.6 } }"#, "^{}", "bounce"),
    Slip(
      #"{ "slide": { "duration": "400 ms" } }"#,
      #"{ "slide": {}, ^"bounce": {} }"#,
      #"an effect has only one of the keys "slide", "bounce""#
    ),
  ])
  func `a wrong value is an error with the allowed values`(slip: Slip) throws {
    try check(slip)
  }

  @Test(arguments: [
    Slip(#"present": "Sheet""#, #"present": ^"Shet""#, "a screen", hint: #"mean "Sheet"?"#),
    Slip(#"dismiss": "Sheet""#, #"dismiss": ^"sheet""#, "a screen", hint: #"mean "Sheet"?"#),
    Slip(#""root": "Main""#, #""root": ^"Mian""#, "a screen", hint: #"mean "Main"?"#),
    Slip(#""root": "Main""#, #""root": ^"Elsewhere""#, #"one of "Main", "Sheet""#),
    Slip(#""phone-60""#, #"^"phone-6""#, "a device profile", hint: #"mean "phone-60"?"#),
    Slip(#""phone-60""#, #"^"watch""#, #"one of "phone-60", "phone-120""#),
    Slip(
      #""core-animation""#,
      #"^"core-animaton""#,
      "a strategy",
      hint: #"mean "core-animation"?"#
    ),
    Slip(#""core-animation""#, #"^"magic""#, #"one of "core-animation", "property-animator""#),
  ])
  func `an unknown name is an error with the nearest name`(slip: Slip) throws {
    try check(slip)
  }
}

// MARK: The script

extension ScenarioLoaderTests {
  private static let step = #"{ "at": "1200 ms", "dismiss": "Sheet" }"#
  private static let oneOf = #"a step with one of the keys "present", "dismiss", "push", "pop""#
  private static let onlyOne = "a step has only one of the keys"

  @Test(arguments: [
    Slip(step, #"^{ "at": "1 s" }"#, oneOf, hint: "write for example"),
    Slip(step, #"{ "at": "1 s", "present": "Sheet", ^"dismiss": "Sheet" }"#, onlyOne),
    Slip(step, #"{ "at": "1 s", "dismiss": "Sheet", ^"stall": "s", "for": "1 ms" }"#, onlyOne),
    Slip(step, #"^"dismiss""#, "a step (an object)"),
    Slip(step, #"^{ "dismiss": "Sheet" }"#, #"the key "at" is missing"#),
  ])
  func `a step has exactly one action`(slip: Slip) throws {
    try check(slip)
  }

  /// A drag instead of the dismissal, by default under interactive strategies.
  private static func dragged(_ drag: String, strategies: String = #"["percent-driven"]"#) throws
    -> String
  {
    try replacing(step, with: #"{ "at": "1 s", "drag": \#(drag) }"#)
      .replacing(#"["core-animation", "percent-driven"]"#, with: strategies)
  }

  @Test(
    arguments: [
      (#"{ "recording": ^"none.json" }"#, #"the recording "none.json" cannot be read"#, "folder"),
      (#"{ "recording": ^"broken.json" }"#, "cannot be read: broken.json:1:12: error:", nil),
      (
        #"{ "recording": ^"swipe.json", "pointsPerUnit": 1, "from": "1 s" }"#, "no sample of",
        "first sample"
      ),
      (#"{ "recording": "swipe.json", "pointsPerUnit": ^0 }"#, "a number from 0.001 to 1000", nil),
      (#"{ ^"recrding": "swipe.json" }"#, #"unknown key "recrding""#, "mean \"recording\"?"),
      (#"^"swipe.json""#, "a drag (an object)", nil),
    ] as [(String, String, String?)]
  )
  func `a drag without its recording is an error`(drag: String, message: String, hint: String?)
    throws
  {
    let (position, text) = try place(of: "^", in: try Self.dragged(drag))
    let found = try findings(in: text)
    try #require(found.count == 1, "\(found)")
    #expect(found[0].position == position, "\(found[0])")
    #expect(found[0].message.contains(message), "\(found[0])")
    if let hint { #expect(found[0].hint?.contains(hint) == true, "\(found[0])") }
  }

  @Test func `a drag under a strategy that is not interactive is an error`() throws {
    let text = try Self.dragged(
      #"{ "recording": "swipe.json", "pointsPerUnit": 1 }"#,
      strategies: #"["percent-driven", ^"display-link", "core-animation"]"#
    )
    let (position, unmarked) = try place(of: "^", in: text)
    let found = try findings(in: unmarked)
    #expect(found.count == 2)
    #expect(found.first?.position == position)
    #expect(found.first?.message.contains(#""display-link" cannot be driven by a gesture"#) == true)
    let names = Strategy.all.filter(\.isInteractive).map { "\"\($0.name)\"" }
    #expect(found.first?.hint == "use " + names.joined(separator: " or "))
  }

  @Test func `a drag is the section of its recording, in points`() throws {
    let drag = #"{ "recording": "swipe.json", "from": "50 ms", "pointsPerUnit": 2 }"#
    let text = try Self.dragged(drag)
    let scenario = try Self.loader().load(Array(text.utf8), path: "x")
    guard case .drag(.recorded(let touchTrack), nil) = scenario.script[1].action else {
      Issue.record("no drag")
      return
    }
    #expect(touchTrack.samples.map(\.time) == [.zero, .milliseconds(100)])
    #expect(touchTrack.samples.map(\.location) == [[200, 400], [200, 640]])
  }
}

// MARK: The whole file

extension ScenarioLoaderTests {
  @Test(arguments: [
    ("", 1, 1, "found the end of the file"),
    ("  \n ", 2, 2, "found the end of the file"),
    ("[]", 1, 1, "expected a scenario (an object)"),
    ("null", 1, 1, "expected a scenario (an object)"),
    ("{}}", 1, 3, "expected the end of the file"),
    ("{'name': 1}", 1, 2, "expected"),
    ("{\n  // remark\n}", 2, 3, "JSON has no comments"),
    ("{\"name\": \"a\",}", 1, 13, "trailing comma"),
    ("\u{FEFF}{}", 1, 1, "byte order mark"),
    ("{\"damping\": NaN}", 1, 13, "a finite number"),
  ])
  func `a file that is not a scenario is one error`(
    text: String,
    line: Int,
    column: Int,
    message: String
  ) throws {
    let found = try findings(in: text)
    try #require(found.count == 1, "\(found)")
    #expect(found[0].position == SourcePosition(line: line, column: column), "\(found[0])")
    #expect(found[0].message.contains(message), "\(found[0])")
  }

  @Test func `an empty object lacks every required key`() throws {
    let keys = ["name", "screens", "root", "script"]
    let found = try findings(in: "{}")
    #expect(found.map(\.message) == keys.map { "the key \"\($0)\" is missing" })
  }

  @Test func `a truncated file is rejected with a position inside it`() throws {
    let bytes = Array(Self.good.utf8)
    for count in 0..<bytes.count {
      let error = #expect(throws: FileError.self) {
        try Self.loader().load(Array(bytes[..<count]), path: "cut")
      }
      let position = try #require(error?.diagnostics.first?.position)
      #expect(position.line <= bytes[..<count].count { $0 == 0x0A } + 1)
    }
  }

  @Test(arguments: [("[", "]"), (#"{"a":"#, "}")])
  func `nesting deeper than 64 is rejected`(open: String, close: String) throws {
    let deep = String(repeating: open, count: 100_000) + "1"
    let closed = String(repeating: open, count: 65) + "1" + String(repeating: close, count: 65)
    for text in [deep, closed] {
      let found = try findings(in: text)
      #expect(found.map(\.message) == ["more than 64 arrays and objects inside each other"])
    }
  }

  @Test func `all errors are reported at once, in the order of the file`() throws {
    let text = try Self.replacing(#""damping": 0.6"#, with: #""damping": 9, "x": 1"#)
      .replacing("phone-60", with: "watch")
      .replacing(#""at": "100 ms""#, with: #""at": 100"#)
      .replacing("percent-driven", with: "magic")
    let found = try findings(in: text)
    let parts = [
      "devices[0]", "damping", "unknown key \"x\"", "script[0].at", "strategies",
    ]
    try #require(found.count == parts.count, "\(found)")
    for (finding, part) in zip(found, parts) {
      #expect(finding.message.contains(part), "\(finding)")
    }
    let positions = found.compactMap(\.position)
    #expect(positions == positions.sorted())
  }

  @Test func `of many errors twenty are shown and the rest counted`() throws {
    let steps = Array(repeating: #"{ "at": 1, "present": "Sheet" }"#, count: 30)
    let found = try findings(in: try Self.replacing(Self.step, with: steps.joined(separator: ",")))
    #expect(found.count == 21)
    #expect(found.last?.severity == .note)
    #expect(found.last?.message == "10 more errors")
  }

  @Test func `optional keys have defaults`() throws {
    let text = """
      {"$schema": "./any.json", "name": "bare", "devices": ["phone-120"],
       "screens": {"Main": {}, "Sheet": {"presentation": {"bounce": {}}, "dismissal": {"slide": {}},
                                         "dragToDismiss": {}}},
       "root": "Main", "script": [{"at": "0 s", "present": "Sheet"}],
       "strategies": ["display-link"]}
      """
    let scenario = try Self.loader().load(Array(text.utf8), path: "x")
    #expect(scenario.about.isEmpty)
    #expect(scenario.setting.seed == 1)
    #expect(scenario.app.screens[0].content.layerCount == 0)
    #expect(scenario.app.screens[0].content.loadTime == .zero)
    #expect(scenario.app.screens[0].presenting.presentation == nil)
    #expect(scenario.app.screens[0].presenting.dismissal == nil)
    #expect(scenario.app.screens[0].presenting.dragToDismiss == nil)
    #expect(
      scenario.app.screens[1].presenting.presentation == .bounce(duration: 0.8, dampingRatio: 0.6)
    )
    #expect(scenario.app.screens[1].presenting.dismissal == .slide(duration: 0.4))
    #expect(scenario.app.screens[1].presenting.dragToDismiss?.travel == 400)
    #expect(scenario.app.screens[1].presenting.dragToDismiss?.commitFraction == 0.5)
  }
}
