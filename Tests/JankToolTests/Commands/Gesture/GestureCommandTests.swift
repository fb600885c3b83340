import Foundation
import JankTool
import Testing

/// `janklab gesture` and what its commands have in common.
struct GestureCommandTests {
  /// A recording that goes down 90 units in 90 ms.
  static let recording = """
    {"format": "gesture-stream/1", "id": "drag", "unit": "px", "events": [
    {"t_ms": 0, "x": 5, "y": 0, "phase": "began"},
    \((1...9).map {
        #"{"t_ms": \#($0 * 10), "x": 5, "y": \#($0 * 10), "phase": "moved"}"#
      }.joined(separator: ",\n")),
    {"t_ms": 95, "x": 5, "y": 90, "phase": "ended"}]}
    """

  @Test func `it lists its commands, and a misspelt one is reported`() async throws {
    let help = try await ToolRun(["gesture", "--help"])
    #expect(help.code == .done)
    for name in ["inspect", "convert", "make"] { #expect(help.output.contains("  \(name)")) }
    let alone = try await ToolRun(["gesture"])
    #expect(alone.code == .wrongUsage && alone.errors.contains("USAGE: janklab gesture"))
    let misspelt = try await ToolRun(["gesture", "inspct", "x"])
    #expect(misspelt.code == .wrongUsage)
    #expect(misspelt.errors.contains("did you mean \"inspect\"?"))
  }

  @Test(arguments: ["inspect", "convert"])
  func `recordings that are missing, damaged or none are reported`(command: String) async throws {
    try await ScenarioDesk.with(["bad.json": "{\"events\": 5}", "none": "x"]) { desk in
      let missing = try await ToolRun(["gesture", command, desk.path("nothing")])
      #expect(missing.code == .missingInput && missing.output.isEmpty)
      let bad = try await ToolRun(["gesture", command, desk.path("bad.json")])
      #expect(bad.code == .invalidData && bad.output.isEmpty)
      #expect(
        bad.errors.contains("bad.json:1:1: error: the format of the gesture recording is unknown")
      )
      let none = try await ToolRun(["gesture", command, desk.path("none")])
      #expect(none.code == .invalidData && none.output.isEmpty)
    }
  }

  @Test func `a scale for what is measured in points is rejected`() async throws {
    let text = Self.recording.replacing("\"px\"", with: "\"pt\"")
    try await ScenarioDesk.with(["drag.json": text]) { desk in
      let words = ["gesture", "inspect", desk.path("drag.json"), "--points-per-unit"]
      let refused = try await ToolRun(words + ["2"])
      #expect(refused.code == .invalidData)
      #expect(refused.errors.contains("the file is measured in points"))
      #expect(try await ToolRun(words + ["1"]).code == .done)
      #expect(try await ToolRun(words + ["0"]).code == .wrongUsage)
    }
  }

  @Test func `a name that promises another format is rejected`() async throws {
    try await ScenarioDesk.with(["drag.json": Self.recording]) { desk in
      for (name, isRefused) in [("a.png", true), ("a.txt", false), ("a.svg", false), ("a", false)] {
        let words = ["gesture", "inspect", desk.path("drag.json"), "--output", desk.path(name)]
        let run = try await ToolRun(words)
        #expect(run.code == (isRefused ? .wrongUsage : .done), "\(name)")
        #expect(run.errors.contains("no format has the ending") == isRefused, "\(name)")
        #expect(try await ToolRun(words + ["--format", "csv"]).code == .done)
      }
    }
  }

  @Test func `a panel's range is reported, and scaled to a screen by axis`() async throws {
    let recording = """
      A: 35 0 799 0 0 0
      A: 36 0 479 0 0 0
      E: 0.000000 0003 0039 7
      E: 0.000000 0003 0035 100
      E: 0.000000 0003 0036 40
      E: 0.000000 0000 0000 0
      E: 0.008000 0003 0036 280
      E: 0.008000 0000 0000 0
      E: 0.016000 0003 0039 -1
      E: 0.016000 0000 0000 0

      """
    try await ScenarioDesk.with(["drag.evemu": recording, "a.json": Self.recording]) { desk in
      let words = ["gesture", "inspect", desk.path("drag.evemu")]
      let plain = try await ToolRun(words)
      #expect(plain.output.contains("reports x from 0 to 799, y from 0 to 479."))
      let run = try await ToolRun(words + ["--screen", "400,960", "--format", "csv"])
      #expect(run.code == .done && run.output.contains(",480.0,0.0,480.0,lifted"))
      let without = try await ToolRun([
        "gesture", "inspect", desk.path("a.json"), "--screen", "400,960",
      ])
      #expect(without.code == .invalidData)
      #expect(without.errors.contains("does not state the range of its panel"))
    }
  }
}
