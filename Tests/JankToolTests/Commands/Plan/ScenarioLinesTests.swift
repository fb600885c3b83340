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
    #expect(lines.script.drag == 6)
  }

  @Test func `a file without names has no lines`() throws {
    #expect(try lines("{}").line(ofStrategy: "a") == nil)
    #expect(try lines("[]").line(ofStrategy: "a") == nil)
  }
}
