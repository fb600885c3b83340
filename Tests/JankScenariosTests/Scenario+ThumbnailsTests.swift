import HeadlessUIKit
import JankAnimators
import JankScenarios
import JankTrace
import Testing

struct ScenarioThumbnailsTests {
  private func warnings(_ rectangle: String, script: String = "", main: String = "{}") throws
    -> [String]
  {
    let file = """
      { "name": "a", "devices": ["phone-60"],
        "screens": { "Main": \(main), "Photo": {
          "presentation": { "zoom": { "from": \(rectangle) } },
          "dismissal": { "zoom": { "from": \(rectangle), "reverse": true } } } },
        "root": "Main", "script": [{ "at": "100 ms", "present": "Photo" }\(script)] }
      """
    let scenario = try ScenarioLoader { _ in nil }.load(Array(file.utf8), path: "f")
    let trace = scenario.run(strategy: .coreAnimation, on: .phone60, seed: 1)
    return trace.events.filter { $0.kind == .warning }.map(\.name)
  }

  @Test(arguments: ["[390, 10, 80, 80]", "[10, 2000, 80, 80]"])
  func `a rectangle off the screen is a warning for each effect`(rectangle: String) throws {
    let found = try warnings(rectangle)
    #expect(found.count == 2)
    #expect(
      found.first?.hasPrefix(
        "the rectangle of \"zoom\" for the page \"Photo\" lies off the screen"
      ) == true
    )
  }

  @Test(arguments: [
    (
      "[300, 10, 80, 80]",
      #"name a cell of a grid to fit every screen: "from": { "column": 0, "row": 0 }"#
    ),
    (
      "[10, 600, 80, 80]",
      #"name a cell of a grid to fit every screen: "from": { "column": 0, "row": 0 }"#
    ),
    (#"{ "column": 1, "row": 7 }"#, "name a row further up, or more columns"),
  ])
  func `a rectangle partly off the screen is a warning with the device`(
    rectangle: String,
    help: String
  ) throws {
    let found = try warnings(rectangle)
    #expect(found.count == 2)
    let what = rectangle.hasPrefix("[") ? "rectangle" : "cell in column 1, row 7"
    #expect(
      found.first == """
        the \(what) of "zoom" for the page "Photo" lies partly off the screen of phone-60, which \
        has 375 x 667 points; \(help)
        """,
      "\(found)"
    )
  }

  @Test(arguments: [
    (3, #"{ "column": 1, "row": 2, "columns": 4 }"#), (5, #"{ "column": 1, "row": 2 }"#),
  ])
  func `a cell of a grid that no page has is a warning`(columns: Int, cell: String) throws {
    let main = #"{ "layers": 12, "columns": \#(columns) }"#
    #expect(
      try warnings(cell, main: main).first == """
        the cell of "zoom" on "Photo" belongs to a grid of 4 columns, but "Main" has \(columns); \
        write "columns": \(columns) in "from"
        """
    )
    let fitting = #"{ "column": 1, "row": 2, "columns": \#(columns) }"#
    #expect(try warnings(fitting, main: main).isEmpty)
    let placed = #"{ "column": 1, "row": 2, "gap": 8 }"#
    #expect(try warnings(placed, main: main).isEmpty)
  }

  @Test(arguments: [
    "[10, 10, 80, 80]", "[295, 587, 80, 80]", #"{ "column": 3, "row": 6 }"#,
    #"{ "column": 2, "row": 4, "columns": 3, "margin": 16, "gap": 8, "top": 70 }"#,
  ])
  func `a rectangle on the screen is none`(rectangle: String) throws {
    #expect(try warnings(rectangle).isEmpty)
  }

  @Test func `where the device turns, both ways round count`() throws {
    let turn = #", { "at": "2 s", "rotate": "landscape" }"#
    #expect(try warnings("[500, 10, 80, 80]", script: turn).isEmpty)
    #expect(try warnings("[2000, 10, 80, 80]", script: turn).count == 2)
  }

  @Test func `where the screen is resized, its largest width and height count`() throws {
    let resize = #", { "at": "2 s", "resize": [900, 400] }"#
    #expect(try warnings("[700, 10, 80, 80]", script: resize).isEmpty)
    #expect(try warnings("[10, 2000, 80, 80]", script: resize).count == 2)
  }
}
