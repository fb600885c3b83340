import Foundation
import JankTool
import Testing

struct GestureInspectCommandTests {
  private func inspect(_ options: String...) async throws -> ToolRun {
    try await ScenarioDesk.with(["drag.json": GestureCommandTests.recording]) { desk in
      try await ToolRun(["gesture", "inspect", desk.path("drag.json")] + options)
    }
  }

  @Test func `a table has the contact, its speeds and a plot`() async throws {
    let result = try await inspect("--height", "12", "--width", "60")
    #expect(result.code == .done && result.errors.isEmpty)
    let lines = result.output.split(separator: "\n").map(String.init)
    let cells = [
      "drag.json", "1", "0", "0.00", "95.00", "5.00", "10", "90.0", "0.0", "90.0", "px", "lifted",
    ]
    #expect(lines[1].split(separator: " ").map(String.init) == cells)
    #expect(lines[3].hasPrefix("drag.json        1  0 1000  "))
    #expect(lines.contains("y from where it came down (px)"))
    #expect(lines.filter { $0.contains("┤") || $0.contains("│") }.count == 12)
    #expect(lines.last?.hasPrefix("drag.json contact 1  95 ms") == true)
  }

  @Test func `json, csv and svg are chosen by name or by the ending of the file`() async throws {
    let json = try await inspect("--format", "json", "--points-per-unit", "0.5")
    let value = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any]
    let contact = try #require((value?["contacts"] as? [[String: Any]])?.first)
    #expect(contact["unit"] as? String == "pt")
    #expect(contact["length"] as? Double == 45)
    #expect(try await inspect("--format=csv").output.hasPrefix("recording,contact,"))
    try await ScenarioDesk.with(["drag.json": GestureCommandTests.recording]) { desk in
      let words = ["gesture", "inspect", desk.path("drag.json"), "-o", desk.path("x.svg")]
      #expect(try await ToolRun(words).output.isEmpty)
      let picture = try desk.read("x.svg")
      #expect(picture.hasPrefix("<svg ") && picture.contains("y from where it came down (px)"))
    }
    let wrong = try await inspect("--format", "tabel")
    #expect(wrong.code == .wrongUsage && wrong.errors.contains("did you mean \"table\"?"))
  }

  @Test func `warnings are shown and the rest is used`() async throws {
    let cut = String(GestureCommandTests.recording.dropLast(30))
    try await ScenarioDesk.with(["cut.json": cut]) { desk in
      let result = try await ToolRun(["gesture", "inspect", desk.path("cut.json")])
      #expect(result.code == .done)
      #expect(result.errors.contains("cut.json:12:"))
      #expect(result.errors.contains("warning: the file is truncated"))
      #expect(result.errors.contains("touch 0 has no end"))
      #expect(result.output.contains("cut off"))
    }
  }

  @Test func `more contacts than letters are in the table and not all in the plot`() async throws {
    let taps = (0..<30).map { tap in
      #"{"t_ms": \#(tap * 10), "x": 0, "y": 0, "phase": "began"}, "#
        + #"{"t_ms": \#(tap * 10 + 5), "x": 0, "y": 0, "phase": "ended"}"#
    }
    let text =
      #"{"format": "gesture-stream/1", "id": "a", "unit": "pt", "events": ["#
      + taps.joined(separator: ",") + "]}"
    try await ScenarioDesk.with(["taps.json": text]) { desk in
      let result = try await ToolRun(["gesture", "inspect", desk.path("taps.json")])
      #expect(result.code == .done)
      #expect(result.errors.contains("note: the first 26 of 30 contacts are drawn"))
    }
  }
}
