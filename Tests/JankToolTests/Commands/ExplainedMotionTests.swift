import Foundation
import JankTool
import Testing

struct ExplainedMotionTests {
  private func scenario(pixels: Int, drag: Bool = false) -> String {
    let step =
      #", { "at": "3 s", "drag": { "from": [187, 200], "to": [187, 600], "over": "200 ms" } }"#
    return """
      { "name": "a", "devices": ["phone-60"], "strategies": ["property-animator"], "root": "Main",
        "screens": { "Main": {}, "Photo": { "presentation": { "slide": { "duration": "300 ms" } },
          "dismissal": { "slide": { "duration": "300 ms" } },
          "dragToDismiss": { "travel": 400, "commit": 0.5 },
          "images": [{ "name": "i", "pixels": [\(pixels), \(pixels)], "format": "png" }] } },
        "script": [{ "at": "1 s", "present": "Photo" }\(drag ? step : "")] }
      """
  }

  @Test(arguments: [false, true])
  func `a page that no frame shows on its way is named`(drag: Bool) async throws {
    let files = [
      "big.json": scenario(pixels: 9_000, drag: drag),
      "small.json": scenario(pixels: 90, drag: drag),
    ]
    try await ScenarioDesk.with(files) { desk in
      let unseen = "present Photo: no frame showed Main on its way\n"
      let big = try await ToolRun(["explain", desk.path("big.json")])
      #expect(big.code == .done && big.output.contains(unseen), "\(big.output)")
      let small = try await ToolRun(["explain", desk.path("small.json")])
      #expect(small.code == .done && !small.output.contains("no frame showed"), "\(small.output)")
      let json = try await ToolRun(["explain", desk.path("big.json"), "--format", "json"])
      #expect(json.output.contains(#""unseen": ["#), "\(json.output)")
    }
  }
}
