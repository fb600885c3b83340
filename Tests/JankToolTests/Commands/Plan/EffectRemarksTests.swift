import Foundation
import JankTool
import Testing

struct EffectRemarksTests {
  private func scenario(_ place: String) -> String {
    """
    { "name": "grid", "strategies": ["core-animation"], "root": "Grid",
      "screens": {
        "Grid": { "layers": 9, "columns": 3 },
        "Photo": { "presentation": { "zoom": { "from": { \(place) } } } } },
      "script": [{ "at": "100 ms", "present": "Photo" }] }
    """
  }

  @Test func `validate warns of a cell that no page has, once for all devices`() async throws {
    let files = ["a.scenario.json": scenario(#""column": 1, "row": 1"#)]
    try await ScenarioDesk.with(files) { desk in
      let run = try await ToolRun(["validate", desk.path("a.scenario.json")])
      #expect(run.code == .done)
      let parts = run.errors.components(separatedBy: "belongs to a grid of 4")
      #expect(parts.count == 2, "\(run.errors)")
      #expect(run.errors.contains("a.scenario.json:4:34: warning: "), "\(run.errors)")
      let quiet = try await ToolRun(["validate", "-q", desk.path("a.scenario.json")])
      #expect(quiet.errors.isEmpty)
    }
  }

  @Test func `run gives the line of an effect, in its table or in a message`() async throws {
    let files = ["a.scenario.json": scenario(#""column": 1, "row": 1"#)]
    try await ScenarioDesk.with(files) { desk in
      let path = desk.path("a.scenario.json")
      let table = try await ToolRun(["run", path])
      let text = table.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      #expect(text.contains(#"write "columns": 3 in "from" (\#(path):4)"#), "\(table.output)")
      #expect(!table.errors.contains("belongs to a grid"), "\(table.errors)")
      let json = try await ToolRun(["run", path, "--format", "json"])
      #expect(json.errors.contains("\(path):4:34: warning: grid"), "\(json.errors)")
      #expect(json.errors.contains("^"), "\(json.errors)")
    }
  }

  @Test(arguments: [false, true])
  func `a dismissal that grows from the thumbnail is a warning`(isReversed: Bool) async throws {
    let zoom = #""zoom": { "from": { "column": 1, "row": 1, "columns": 3 }"#
    let text = """
      { "name": "grid", "strategies": ["property-animator"], "root": "Grid",
        "screens": {
          "Grid": { "layers": 9, "columns": 3 },
          "Photo": { "presentation": { \(zoom) } },
                     "dismissal": { \(zoom)\(isReversed ? #", "reverse": true"# : "") } } } },
        "script": [{ "at": "100 ms", "present": "Photo" }, { "at": "1 s", "dismiss": "Photo" }] }
      """
    try await ScenarioDesk.with(["a.scenario.json": text]) { desk in
      for command in ["validate", "run"] {
        let run = try await ToolRun([command, desk.path("a.scenario.json")])
        #expect(run.code == .done, "\(run.errors)")
        let hint = #"write "reverse": true to shrink "Photo""#
        let told = (run.errors + run.output).replacing("\n", with: " ").replacing("    ", with: "")
        #expect(told.contains(hint) == !isReversed, "\(told)")
      }
    }
  }

  @Test(arguments: [
    (#"{ "column": 1, "row": 1, "columns": 3 }"#, nil),
    ("[125, 125, 125.4, 125]", nil),
    (
      #"{ "column": 1, "row": 2, "columns": 3 }"#,
      "the cell in column 1, row 2, but the presentation grows it from the cell in column 1, row 1"
    ),
    (
      #"{ "column": 1, "row": 1, "columns": 3, "top": 50 }"#,
      "the cell in column 1, row 1 of another grid than that of the presentation"
    ),
    (
      "[0, 300, 100, 80]",
      "[0, 300, 100, 80], but the presentation grows it from the cell in column 1, row 1"
    ),
  ])
  func `a dismissal that shrinks into another place is a warning`(
    place: String,
    words: String?
  ) async throws {
    let text = """
      { "name": "grid", "devices": ["phone-60"], "strategies": ["property-animator"],
        "root": "Grid",
        "screens": {
          "Grid": { "layers": 9, "columns": 3 },
          "Photo": {
            "presentation": { "zoom": { "from": { "column": 1, "row": 1, "columns": 3 } } },
            "dismissal": { "zoom": { "from": \(place), "reverse": true } } } },
        "script": [{ "at": "100 ms", "present": "Photo" }, { "at": "1 s", "dismiss": "Photo" }] }
      """
    try await ScenarioDesk.with(["a.scenario.json": text]) { desk in
      let path = desk.path("a.scenario.json")
      let checked = try await ToolRun(["validate", path])
      let run = try await ToolRun(["run", path])
      #expect(checked.code == .done && run.code == .done, "\(checked.errors)\(run.errors)")
      guard let words else {
        #expect(checked.errors.isEmpty && !run.output.contains("of the dismissal"))
        return
      }
      let start = "\"zoom\" of the dismissal shrinks \"Photo\" into "
      let warning = "\(start)\(words); write the same \"from\" in both"
      let place = "a.scenario.json:7:22: warning: "
      let found = checked.errors.replacing("\n    ", with: " ")
      #expect(found.contains(place + warning), "\(checked.errors)")
      let told = run.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      #expect(told.contains("\(warning) (\(path):7)"), "\(run.output)")
    }
  }

  @Test(arguments: [
    (#""timing": "spring:0.85,900ms", "duration": "450 ms""#, true),
    (#""timing": "spring:0.85,450ms", "duration": "2 s""#, false),
    (#""timing": "spring:0.85,900ms""#, false),
    (#""timing": "easeOut@900ms", "duration": "450 ms""#, false),
  ])
  func `a spring that the duration cuts off is a warning`(keys: String, isCut: Bool) async throws {
    let text = """
      { "name": "cut", "strategies": ["property-animator"], "root": "Grid",
        "screens": { "Grid": {}, "Photo": { "presentation": { "zoom": { \(keys) } } } },
        "script": [{ "at": "100 ms", "present": "Photo" }] }
      """
    try await ScenarioDesk.with(["a.scenario.json": text]) { desk in
      let run = try await ToolRun(["validate", desk.path("a.scenario.json")])
      #expect(run.code == .done, "\(run.errors)")
      let cut =
        #"a.scenario.json:2:57: warning: "duration" cuts the spring of "zoom" on "Photo" off"#
      #expect(run.errors.contains(cut) == isCut, "\(run.errors)")
    }
  }

  @Test func `a cell on the screen is no warning, one beyond it is one for each device`()
    async throws
  {
    let files = [
      "good.scenario.json": scenario(#""column": 1, "row": 1, "columns": 3"#),
      "far.scenario.json": scenario(#""column": 1, "row": 20, "columns": 3"#),
    ]
    try await ScenarioDesk.with(files) { desk in
      #expect(try await ToolRun(["validate", desk.path("good.scenario.json")]).errors.isEmpty)
      let far = try await ToolRun(["validate", desk.path("far.scenario.json")])
      #expect(far.code == .done && far.errors.contains("lies off the screen"), "\(far.errors)")
      let cell = #"the cell in column 1, row 20 of "zoom" for the page "Photo" lies"#
      #expect(far.errors.contains(cell), "\(far.errors)")
    }
  }
}
