import JankMetrics
import JankScenarios
import JankTrace
import Testing

/// The reasons why frames advance by more time than has passed.
struct LeapReasonTests {
  private func leaps(
    _ script: String,
    device: String,
    strategy: String
  ) throws -> [FrameExplanation] {
    let text = """
      {
        "name": "leap", "devices": ["\(device)"], "root": "Main",
        "screens": {
          "Main": { "layers": 8 },
          "Sheet": {
            "layers": 8,
            "presentation": { "slide": { "duration": "600 ms" } },
            "dismissal": { "slide": { "duration": "400 ms" } },
            "dragToDismiss": { "travel": 400, "commit": 0.5, "remainder": "steady" }
          }
        },
        "script": [{ "at": "100 ms", "present": "Sheet" }, \(script)],
        "strategies": ["\(strategy)"]
      }
      """
    let plays = Play.all(of: try ProjectScenarios.loader.load(Array(text.utf8), path: "leap"))
    let play = try #require(plays.first)
    return Attribution(try play.trace()).frames.filter { $0.judder != nil }
  }

  @Test func `a frame made for a slower display comes early when the rate rises`()
    throws
  {
    let frames = try leaps(
      #"{ "at": "400 ms", "refreshRate": 60 }, { "at": "600 ms", "refreshRate": 120 }"#,
      device: "phone-120",
      strategy: "display-link"
    )
    let leaps = frames.filter { ($0.judder?.error ?? .zero) > .zero }
    #expect(leaps.map(\.judder?.reason) == [.rateRose])
    #expect(leaps.allSatisfy { $0.frame.actual.time < $0.frame.expected.time })
    // Where the rate fell, a frame fell behind, and nothing states that it caught up.
    let rest = frames.filter { ($0.judder?.error ?? .zero) < .zero }
    #expect(!rest.isEmpty && rest.allSatisfy { $0.judder?.reason == nil })
  }

  @Test func `a release right after the last move is one frame with it`() throws {
    let frames = try leaps(
      """
      {
        "at": "1000 ms",
        "drag": {
          "preset": "deliberate", "from": [187, 120], "to": [187, 220], "over": "300 ms",
          "hold": "0 ms"
        }
      }
      """,
      device: "phone-60",
      strategy: "percent-driven"
    )
    #expect(frames.map(\.judder?.reason) == [.release])
  }

  @Test func `after a stall a drag's frames catch up only where they move farther`() throws {
    let frames = try leaps(
      """
      {
        "at": "1000 ms",
        "drag": {
          "preset": "deliberate", "from": [187, 120], "to": [187, 220], "over": "300 ms",
          "hold": "0 ms"
        }
      },
      { "at": "1150 ms", "stall": "gc", "for": "60 ms" }
      """,
      device: "phone-60",
      strategy: "percent-driven"
    )
    for frame in frames {
      guard let judder = frame.judder, case .catchesUp = judder.reason else { continue }
      #expect(judder.content > judder.display)
    }
    #expect(frames.contains { $0.judder.map { $0.error < .zero && $0.reason == nil } ?? false })
  }
}
