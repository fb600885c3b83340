import JankMetrics
import JankScenarios
import Testing

/// How long a picture stood, told of a run and of what moved in it.
struct StandstillScenarioTests {
  private func plays(
    presentation: String,
    stall: String? = nil,
    strategy: String = "display-link",
    dismisses: Bool = false
  ) throws -> [Play] {
    var script = [#"{ "at": "100 ms", "present": "Sheet" }"#]
    if let stall { script.append(stall) }
    if dismisses { script.append(#"{ "at": "1 s", "dismiss": "Sheet" }"#) }
    let text = """
      {
        "name": "standstill", "devices": ["phone-60"], "root": "Main",
        "screens": {
          "Main": { "layers": 8 },
          "Sheet": {
            "layers": 8,
            "presentation": \(presentation),
            "dismissal": { "slide": { "duration": "500 ms" } }
          }
        },
        "script": [\(script.joined(separator: ", "))],
        "strategies": ["\(strategy)"]
      }
      """
    return Play.all(of: try ProjectScenarios.loader.load(Array(text.utf8), path: "standstill"))
  }

  private func checkStandstills(of play: Play, milliseconds: Double) throws {
    let trace = try play.trace(watching: ["Main", "Sheet"])
    let freeze = try #require(FrameTally(FrameSeries(trace)).cadence.value?.longestFreeze)
    #expect(abs(Double(freeze) / 1e6 - milliseconds) < 0.01, "\(play)")
    let motions = Smoothness.all(in: trace)
    #expect(!motions.isEmpty)
    for motion in motions {
      #expect(motion.longestFreeze.nanoseconds == freeze, "\(play), \(motion.subject.layer)")
    }
  }

  @Test(arguments: [
    (
      #"{ "bounce": { "duration": "500 ms", "damping": 0.6 } }"#,
      #"{ "at": "450 ms", "stall": "x", "on": "graphics processor", "for": "400 ms" }"#, 416.667
    ),
    (
      #"{ "bounce": { "duration": "500 ms", "damping": 0.6 } }"#,
      #"{ "at": "300 ms", "stall": "x", "on": "graphics processor", "for": "400 ms" }"#, 416.667
    ),
    (
      #"{ "slide": { "duration": "500 ms" } }"#,
      #"{ "at": "560 ms", "stall": "x", "on": "graphics processor", "for": "150 ms" }"#, 166.667
    ),
    (
      #"{ "slide": { "duration": "60 ms" } }"#,
      #"{ "at": "140 ms", "stall": "x", "for": "40 ms" }"#, 33.333
    ),
    (
      #"{ "slide": { "duration": "500 ms" } }"#,
      #"{ "at": "590 ms", "stall": "x", "for": "150 ms" }"#, 150.0
    ),
  ])
  func `what moved stood as long as the run did, also over the end of the transition`(
    presentation: String,
    stall: String,
    milliseconds: Double
  ) throws {
    let plays = try plays(presentation: presentation, stall: stall)
    try #require(plays.count == 1)
    try checkStandstills(of: plays[0], milliseconds: milliseconds)
  }

  @Test(arguments: ["core-animation", "display-link"])
  func `where every picture comes in time none stood`(strategy: String) throws {
    let plays = try plays(
      presentation: #"{ "slide": { "duration": "500 ms" } }"#,
      strategy: strategy,
      dismisses: true
    )
    try #require(plays.count == 1)
    try checkStandstills(of: plays[0], milliseconds: 0)
  }
}
