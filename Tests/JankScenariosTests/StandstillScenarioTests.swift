import JankGate
import JankMetrics
import JankScenarios
import Testing

/// The freezes of a run and of the pages that move in it.
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
  func `a moving page freezes as long as the run, even beyond the end of the transition`(
    presentation: String,
    stall: String,
    milliseconds: Double
  ) throws {
    let plays = try plays(presentation: presentation, stall: stall)
    try #require(plays.count == 1)
    try checkStandstills(of: plays[0], milliseconds: milliseconds)
  }

  @Test(arguments: ["core-animation", "display-link"])
  func `frames on time leave no freeze`(strategy: String) throws {
    let plays = try plays(
      presentation: #"{ "slide": { "duration": "500 ms" } }"#,
      strategy: strategy,
      dismisses: true
    )
    try #require(plays.count == 1)
    try checkStandstills(of: plays[0], milliseconds: 0)
  }

  @Test func `a stall beyond the end of a transition is not part of the next one`() throws {
    let text = """
      {
        "name": "row", "devices": ["phone-60"], "root": "Main",
        "screens": {
          "Main": { "layers": 8 },
          "Sheet": {
            "layers": 8,
            "presentation": { "slide": { "duration": "600 ms" } },
            "dismissal": { "slide": { "duration": "400 ms" } }
          }
        },
        "script": [
          { "at": "100 ms", "present": "Sheet" },
          { "at": "end", "dismiss": "Sheet" },
          { "at": "690 ms", "stall": "gc", "for": "80 ms" }
        ],
        "strategies": ["display-link"]
      }
      """
    let scenario = try ProjectScenarios.loader.load(Array(text.utf8), path: "row")
    let motions = Smoothness.all(
      in: try Play.all(of: scenario)[0].trace(watching: ["Main", "Sheet"])
    )
    #expect(Set(motions.map(\.subject.transition)) == [0, 1])
    // The frame of refresh 43 stays until 48.
    for motion in motions {
      let expected = motion.subject.transition == 0 ? 5.0 : 0
      #expect(abs(60 * motion.longestFreeze.seconds - expected) < 1e-4, "\(motion.subject)")
    }
  }

  // MARK: A change of plans

  /// A page that the main thread moves, reversed halfway, and a stall.
  private func turn(stall: (at: Int, length: Int)) throws -> Scenario {
    let text = """
      {
        "name": "turn", "devices": ["phone-60", "phone-120"], "root": "Main",
        "screens": {
          "Main": { "layers": 8 },
          "Sheet": {
            "layers": 8,
            "presentation": { "shift": { "duration": "400 ms", "towards": "up" } }
          }
        },
        "script": [
          { "at": "100 ms", "present": "Sheet" },
          { "at": "200 ms after begin", "turnBack": "Sheet" },
          { "at": "\(stall.at) ms", "stall": "gc", "for": "\(stall.length) ms" }
        ],
        "strategies": ["linear-return"]
      }
      """
    return try ProjectScenarios.loader.load(Array(text.utf8), path: "turn")
  }

  @Test(arguments: [30, 100, 200])
  func `a stall at any time around a reversal freezes the frame and makes the next one late`(
    length: Int
  ) throws {
    for begin in stride(from: 203, through: 400, by: 11) {
      for play in Play.all(of: try turn(stall: (begin, length))) {
        let trace = try play.trace()
        let headline = Headline(trace)
        let transition = try #require(trace.transitions.first)
        let ended = try #require(transition.ended)
        let longest =
          zip(trace.frames, trace.frames.dropFirst())
          .filter { $0.actual.time >= transition.began && $1.begin.time <= ended }
          .map { $1.actual.time - $0.actual.time }.max() ?? .zero
        // A reversal by itself skips a refresh.
        let freeze = longest - Interval(seconds: 2.01 / Double(trace.refreshRate))
        #expect(headline.length("freeze.longest") ?? .zero >= freeze, "\(play) \(begin)")
        #expect(freeze <= .zero || !headline.hitches.isEmpty, "\(play) \(begin)")
      }
    }
  }
}
