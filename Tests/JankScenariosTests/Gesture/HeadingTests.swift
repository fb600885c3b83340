import HeadlessUIKit
import JankAnimators
import JankScenarios
import Testing

struct HeadingTests {
  @Test(
    arguments: [
      ([[200, 300], [196, 250], [260, 310]], .up),
      ([[200, 300], [203, 304], [206, 308]], .down),
      ([[200, 300], [150, 310], [200, 700]], .left),
      ([[200, 300], [209, 309], [300, 309]], .right),
      ([[200, 300], [200, 300]], .right), ([], .right),
    ] as [([SIMD2<Double>], Effect.Direction)]
  )
  func `a touch heads for where it leaves the slop, wherever it goes then`(
    places: [SIMD2<Double>],
    side: Effect.Direction
  ) {
    #expect(Effect.Direction(settingOutThrough: places) == side)
  }

  @Test func `a recorded touch that returns is rotated by its first direction`() throws {
    let recording = """
      {"format": "gesture-stream/1", "id": "r", "unit": "pt", "events": [
       {"t_ms": 0, "x": 200, "y": 300, "phase": "began"},
       {"t_ms": 50, "x": 201, "y": 250, "phase": "moved"},
       {"t_ms": 99, "x": 203, "y": 330, "phase": "moved"},
       {"t_ms": 100, "x": 203, "y": 330, "phase": "ended"}]}
      """
    let file = """
      { "name": "a", "devices": ["phone-60"], "strategies": ["percent-driven"],
        "screens": { "Main": {} }, "root": "Main",
        "script": [{ "at": "1 s", "drag": { "recording": "r.json", "heading": "right" } }] }
      """
    let scenario = try ScenarioLoader { _ in Array(recording.utf8) }
      .load(Array(file.utf8), path: "f")
    let touchTrack = try #require(scenario.touchTrack(ofStep: 0, seed: 1, on: .phone60)).touchTrack
    #expect(touchTrack.samples.map(\.location) == [[200, 300], [250, 301], [170, 303]])
  }
}
