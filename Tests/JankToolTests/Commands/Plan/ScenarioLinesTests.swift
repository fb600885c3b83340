import JankGate
import JankText
import JankTool
import Testing

struct ScenarioLinesTests {
  private func lines(_ text: String) throws -> ScenarioLines {
    ScenarioLines(try JSONParser.parse(Array(text.utf8)))
  }

  @Test func `a strategy has its line, one that the file does not name that of the scenario`()
    throws
  {
    let lines = try lines(
      """
      {
        "name": "a",
        "strategies": [
          "core-animation",
          "display-link"
        ]
      }
      """
    )
    #expect(lines.line(ofStrategy: "core-animation") == 4)
    #expect(lines.line(ofStrategy: "display-link") == 5)
    #expect(lines.line(ofStrategy: "other") == 2)
  }

  @Test func `stalls and the first drag have the lines of their steps`() throws {
    let lines = try lines(
      """
      {
        "script": [
          { "at": "1 ms", "stall": "decode",
            "for": "2 ms" },
          { "at": "2 ms",
            "drag": {} },
          { "drag": {} },
          { "stall": "decode" }, 7
        ]
      }
      """
    )
    #expect(lines.script.works == ["decode": 3])
    #expect(lines.script.drags == [6, 7])
  }

  @Test func `keys that make work, and images, have their lines`() throws {
    let lines = try lines(
      """
      {
        "screens": {
          "Photo": {
            "viewWillAppear": "40 ms",
            "draw": "5 ms",
            "background": { "for": "1 s" },
            "images": [
              { "name": "full.heic", "pixels": [4, 3], "format": "heic" },
              { "name": "t", "pixels": [4, 3], "format": "heic", "count": 9 }
            ],
            "views": [ { "frame": [0, 0, 1, 1],
              "image": { "name": "i 2", "pixels": [4, 3], "format": "png" } } ]
          },
          "Stack": { "stack": ["Photo"] }, "x": 7
        }
      }
      """
    ).script
    let works = [
      ("viewWillAppear of Photo", 4), ("draw Photo", 5), ("result for Photo", 6),
      ("decode full.heic", 8), ("decode t 3", 9), ("decode t *", 9), ("decode i 2", 12),
    ]
    for (name, line) in works { #expect(lines.line(ofWork: name) == line, "\(name)") }
    #expect(lines.line(ofWork: "decode full.png") == nil)
  }

  @Test func `a transition has the line of its effect, else of the step that requests it`() throws {
    let script = try lines(
      """
      {
        "script": [
          { "present": "Photo" }, { "dismiss": "Photo" },
          { "push": "Detail" },
          { "present": "Plain" }
        ],
        "screens": {
          "Photo": {
            "presentation": { "fade": {} }
          },
          "Stack": { "stack": ["Detail"],
            "pop": { "fade": {} } },
          "Bar": { "tabs": [] },
          "Box": { "children": [],
            "change": {} },
          "Other": { "children": [] },
          "Tabs": { "tabs": [], "change": {} }
        }
      }
      """
    ).script
    #expect(
      script.transitions == [
        "present Photo": 9, "dismiss Photo": 3, "push Detail": 4, "present Plain": 5, "pop": 12,
      ]
    )
  }

  @Test func `a file without names has no lines`() throws {
    #expect(try lines("{}").line(ofStrategy: "a") == nil)
    #expect(try lines("[]").line(ofStrategy: "a") == nil)
  }
}
