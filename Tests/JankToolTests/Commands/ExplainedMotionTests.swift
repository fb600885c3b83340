import Foundation
import JankTool
import Testing

struct ExplainedMotionTests {
  @Test func `a transition that is over before its first frame is said to be unseen`() async throws
  {
    func file(_ pixels: Int) -> String {
      """
      { "name": "a", "devices": ["phone-60"], "strategies": ["core-animation"], "root": "Main",
        "screens": { "Main": {}, "Photo": { "presentation": { "slide": { "duration": "300 ms" } },
          "images": [{ "name": "i", "pixels": [\(pixels), \(pixels)], "format": "png" }] } },
        "script": [{ "at": "1 s", "present": "Photo" }] }
      """
    }
    try await ScenarioDesk.with(["big.json": file(9_000), "small.json": file(90)]) { desk in
      let unseen = "present Photo: no frame was shown while it ran"
      let big = try await ToolRun(["explain", desk.path("big.json")])
      #expect(big.code == .done && big.output.contains(unseen), "\(big.output)")
      let small = try await ToolRun(["explain", desk.path("small.json")])
      #expect(small.code == .done && !small.output.contains(unseen), "\(small.output)")
    }
  }
}
