import Foundation
import HeadlessUIKit
import JankAnimators
import JankGate
import JankMetrics
import JankScenarios
import JankTrace
import Synchronization
import Testing

/// The results of the project's scenarios.
struct ScenarioRunTests {
  @Test func `a run asks at each event whether to stop`() throws {
    let scenario = try ProjectScenarios.load("modal-bounce-stall")
    let questions = Mutex(0)
    func run(events: Int) -> Trace {
      let limits = RunLimits(eventCount: events) {
        questions.withLock { $0 += 1 }
        return false
      }
      return scenario.run(strategy: .displayLink, on: .phone60, seed: 1, limits: limits)
    }
    #expect(run(events: 20).failures.map(\.text) == ["the run was stopped after 20 events"])
    #expect(questions.withLock(\.self) == 20)
    #expect(run(events: .max).cameToRest)
  }

  @Test(arguments: [(3, 5), (4, 5), (4, 12)])
  func `cheap frames keep the promise of a queue of buffers`(count: Int, lead: Int64) throws {
    let scenario = try ProjectScenarios.load("modal-bounce")
    var device = DeviceProfile.phone60
    device.bufferQueue = BufferQueue(
      bufferCount: count,
      latchLead: .milliseconds(lead),
      promisedRefreshes: 2
    )
    // A render thread takes no longer than phones that were recorded.
    device[.prepare] = 4_000_000
    device[.execute] = 3_000_000
    for strategy in [Strategy.coreAnimation, .displayLink, .propertyAnimator] {
      let trace = scenario.run(strategy: strategy, on: device, seed: 1)
      #expect(trace.frames.count > 40)
      let begins = trace.frames.map(\.begin.number)
      #expect(zip(begins, begins.dropFirst()).allSatisfy { $0 < $1 }, "\(begins)")
      #expect(trace.frames.allSatisfy { $0.actual.number == $0.expected.number })
    }
  }

  @Test func `a script may exceed every time limit as long as its steps continue`() throws {
    let step = #"{"at": "1 ms after end", "dismiss": "Page"}, "#
    let again = #"{"at": "1 ms after end", "present": "Page"}, "#
    let text = """
      {"name": "long", "devices": ["phone-60"], "screens": {"Main": {}, "Page": {
        "presentation": {"slide": {"duration": "10 s"}},
        "dismissal": {"slide": {"duration": "10 s"}}}}, "root": "Main", "script": [
        {"at": "0 ms", "present": "Page"}, \(String(repeating: step + again, count: 6))
        {"at": "1 ms after end", "dismiss": "Page"}], "strategies": ["core-animation"]}
      """
    let scenario = try ProjectScenarios.loader.load(Array(text.utf8), path: "long")
    for play in Play.all(of: scenario) {
      let trace = try play.trace()
      #expect(trace.cameToRest && trace.failures.isEmpty)
      #expect(trace.transitions.count == 14)
      #expect(trace.end.seconds > 140)
    }
  }

  @Test func `events are recorded in order of time, including faults at the start`()
    throws
  {
    let text = """
      {"name": "fault", "devices": ["phone-60"],
       "screens": {"Main": {"viewDidLoad": "5 ms"}, "Page": {}},
       "root": "Main", "script": [{"at": "0 ms", "refreshRate": 30},
       {"at": "0 ms", "stall": "x", "for": "3 ms"}, {"at": "10 ms", "present": "Page"}],
       "strategies": ["core-animation"]}
      """
    let scenario = try ProjectScenarios.loader.load(Array(text.utf8), path: "fault")
    for play in Play.all(of: scenario) {
      let events = try play.trace().events
      #expect(events.first?.kind == .command || events.first?.kind == .fault)
      #expect(zip(events, events.dropFirst()).allSatisfy { $0.time <= $1.time })
    }
  }

  @Test(
    arguments: try Play.all(
      "modal-bounce",
      "modal-dismiss",
      "drag-dismiss",
      "drag-dismiss-cancel"
    )
  )
  func `without a fault no frame is late`(play: Play) throws {
    let trace = try play.trace()
    #expect(trace.frames.allSatisfy { $0.hitch == .zero && $0.lateness == .none })
  }

  @Test(arguments: try Play.all("modal-bounce-stall", strategy: "core-animation"))
  func `a stall during the bounce changes nothing that Core Animation shows`(play: Play) throws {
    let calm = try #require(
      try Play.all("modal-bounce", strategy: "core-animation").first { $0.device == play.device }
    )
    let (trace, calmTrace) = (try play.trace(), try calm.trace())
    #expect(trace.frames.allSatisfy { $0.hitch == .zero })
    #expect(trace.events.contains { $0.kind == .fault && $0.name == "decode hero.png" })
    #expect(trace.digest == calmTrace.digest)
  }

  @Test(
    arguments: try Play.all("modal-bounce-stall", strategy: "display-link")
      + Play.all("drag-dismiss-stall", strategy: "percent-driven")
  )
  func `a stall under the main thread's frames is one hitch of whole refreshes`(
    play: Play
  ) throws {
    let trace = try play.trace()
    let late = trace.frames.filter { $0.hitch > .zero }
    try #require(late.count == 1)
    let frame = late[0]
    let stall = try #require(trace.works.first { $0.kind == .stall })
    #expect(stall.name == "decode hero.png")
    #expect(stall.end - stall.start == .milliseconds(80))
    // The frame that began at the stall is committed at its end, and is shown at the first refresh
    // after it that leaves one refresh for the render server.
    let commitEnd = try #require(frame.mainThread?.end)
    #expect(commitEnd >= stall.end && commitEnd < stall.end + .milliseconds(2))
    let rate = Int64(play.device.refreshRate)
    let taken = (commitEnd.nanoseconds * rate + 999_999_999) / 1_000_000_000
    #expect(frame.actual.number == Int(taken) + 1)
    #expect(frame.expected.number == frame.begin.number + 2)
    #expect(frame.lateness == .commit)
    #expect(frame.begin.time <= stall.start + .milliseconds(1_000 / rate + 1))
    let refreshes = frame.actual.number - frame.expected.number
    #expect(refreshes == (rate == 60 ? 4 : 9))
  }

  @Test(arguments: try Play.all("modal-bounce-stall", strategy: "display-link"))
  func `the screen freezes during the stall and then jumps over what it missed`(play: Play) throws {
    let trace = try play.trace(watching: ["Sheet"])
    let late = try #require(trace.frames.first { $0.hitch > .zero })
    let before = trace.frames[late.index - 1]
    let gap = late.actual.number - before.actual.number
    #expect(gap == late.actual.number - late.expected.number + 1)
    let contentGap = late.contentTime - before.contentTime
    #expect(contentGap > .zero)
  }

  @Test(arguments: try Play.all("drag-dismiss", "drag-dismiss-stall"))
  func `a drag past half of the travel dismisses`(play: Play) throws {
    let trace = try play.trace()
    #expect(trace.transitions.map(\.kind) == [.present, .dismiss])
    #expect(trace.transitions.map(\.outcome) == [.completed, .completed])
    #expect(trace.transitions.map(\.isInteractive) == [false, true])
  }

  @Test(arguments: try Play.all("drag-dismiss-cancel"))
  func `an early release cancels the dismissal`(play: Play) throws {
    let trace = try play.trace()
    #expect(trace.transitions.map(\.kind) == [.present, .dismiss])
    #expect(trace.transitions.map(\.outcome) == [.completed, .cancelled])
    #expect(trace.transitions.map(\.isInteractive) == [false, true])
  }

  @Test func `a gesture cannot drive a strategy that is not interactive`() async {
    await #expect(processExitsWith: .failure) {
      guard let scenario = try? ProjectScenarios.load("drag-dismiss") else { return }
      _ = scenario.run(strategy: .displayLink, on: .phone60, seed: 1)
    }
  }
}

// MARK: Determinism

extension ScenarioRunTests {
  /// Every run except those of thousands of tiles, which are played for their digests.
  private static func everyPlay(on device: DeviceProfile = .phone60) throws -> [Play] {
    try ProjectScenarios.names.flatMap { Play.all(of: try ProjectScenarios.load($0)) }
      .filter { $0.device == device && !$0.isExplosion }
  }

  @Test func `a second run among many tasks is identical to the first`() async throws {
    let plays = try Self.everyPlay().enumerated().filter { $0.offset % 4 == 0 }.map(\.element)
    let alone = try plays.map { try $0.trace() }
    let together = try await withThrowingTaskGroup(of: (Int, Trace).self) { group in
      for index in plays.indices {
        group.addTask { (index, try plays[index].trace()) }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(together.count == plays.count)
    for (index, trace) in together {
      #expect(trace == alone[index], "\(plays[index].testDescription)")
    }
  }

  @Test func `observing layers changes nothing visible and no metric`() throws {
    for play in try Self.everyPlay() {
      let strategy = try #require(Strategy.all.first { $0.name == play.strategy })
      func run(watchesPages: Bool, observing names: Set<String>) -> Trace {
        play.scenario.run(
          strategy: strategy,
          on: play.device,
          seed: play.scenario.setting.seed,
          watchesPages: watchesPages,
          observing: names
        )
      }
      let plain = run(watchesPages: true, observing: [])
      let observed = run(watchesPages: true, observing: ["dimming view", "window"])
      #expect(!plain.samples.isEmpty && plain.samples == observed.samples)
      let narrow = run(watchesPages: false, observing: ["window"])
      let metricValues = [plain, observed, narrow].map { trace in
        let result = RunResult(scenario: "s", strategy: "t", device: "d", trace: trace)
        return Baseline.Run(result, metrics: MetricRegistry.all.filter { !$0.needsPages })
      }
      #expect(
        metricValues[0] == metricValues[1] && metricValues[0] == metricValues[2],
        "\(play.testDescription)"
      )
    }
  }

  @Test(arguments: try Play.all("modal-bounce", "modal-dismiss", "drag-dismiss"))
  func `another seed samples other costs`(play: Play) throws {
    let traces = try (1...8).map { try play.trace(seed: UInt64($0)) }
    #expect(Set(traces.map(\.works)).count == traces.count)
    for trace in traces {
      #expect(trace.transitions.map(\.outcome) == traces[0].transitions.map(\.outcome))
    }
  }

  @Test(arguments: try Play.all("modal-bounce", strategy: "core-animation"))
  func `another seed gives another digest if a random cost reaches the screen`(
    play: Play
  ) throws {
    // Core Animation begins at the end of random work, so every frame of the bounce is different.
    let digests = try (1...8).map { try play.trace(seed: UInt64($0)).digest }
    #expect(Set(digests).count == digests.count)
  }

  @Test func `a bounce and a slide without duration end at once under every strategy`() throws {
    let text = """
      { "name": "at-once", "devices": ["phone-60"], "strategies": ["core-animation"],
        "screens": { "Main": {}, "Page": {
          "presentation": { "bounce": { "duration": "0 ms" } },
          "dismissal": { "slide": { "duration": "0 ms" } } } },
        "root": "Main",
        "script": [
          { "at": "100 ms", "present": "Page" }, { "at": "100 ms after end", "dismiss": "Page" }
        ] }
      """
    let scenario = try ScenarioLoader { _ in nil }.load(Array(text.utf8), path: "f")
    for strategy in Strategy.all where scenario.canBePlayed(under: strategy) {
      let trace = scenario.run(strategy: strategy, on: .phone60, seed: 1)
      #expect(trace.transitions.map(\.outcome) == [.completed, .completed], "\(strategy.name)")
      for transition in trace.transitions {
        let length = (transition.ended ?? trace.end) - transition.began
        #expect(length < .milliseconds(50), "\(strategy.name): \(length)")
      }
      #expect(trace.findings.isEmpty, "\(strategy.name): \(trace.findings)")
    }
  }
}
