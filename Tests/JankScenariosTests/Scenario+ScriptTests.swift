import HeadlessUIKit
import JankAnimators
import JankScenarios
import JankTrace
import Testing

/// Steps that wait for events of the run.
struct ScenarioScriptTests {
  private static let touchTrack = TouchTrack(
    samples: (0...30).map {
      TouchTrack.Sample(
        time: .milliseconds(Int64(10 * $0)),
        location: [150, 120 + Double(10 * $0)]
      )
    }
  )

  private func run(
    _ script: [Scenario.Step],
    strategy: Strategy = .percentDriven
  ) -> Trace {
    var device = DeviceProfile.phone60
    device.costs.jitter = 0
    return Scenario(
      name: "script",
      app: Scenario.App(
        [
          Scenario.Screen(name: "Main", content: .init(layerCount: 4)),
          Scenario.Screen(
            name: "Sheet",
            content: .init(layerCount: 2),
            presenting: .init(
              presentation: .bounce(duration: 0.5, dampingRatio: 0.8),
              dismissal: .slide(duration: 0.4),
              dragToDismiss: Scenario.DragRule(travel: 400)
            )
          ),
        ],
        root: "Main"
      ),
      script: script
    )
    .run(strategy: strategy, on: device, seed: 1)
  }

  private let present = Scenario.Step(
    "tap",
    at: .start(after: .milliseconds(100)),
    .present(screen: "Sheet")
  )

  private func stall(at moment: Scenario.Moment) -> Scenario.Step {
    Scenario.Step(at: moment, .stall(name: "work", length: .milliseconds(1)))
  }

  private func stallStart(in trace: Trace) -> Instant? {
    trace.works.first { $0.name == "work" }?.start
  }

  @Test(arguments: ["Main", "Sheet", nil])
  func `a drag needs an interactive strategy only if something can be dragged`(
    name: String?
  ) {
    var scenario = Scenario(
      name: "swipe",
      app: Scenario.App(
        [
          Scenario.Screen(
            name: "Main",
            segues: [Scenario.Segue("go", .byHand("Sheet", .slide), swipe: .down)]
          ),
          Scenario.Screen(name: "Sheet"),
        ],
        root: "Main"
      ),
      script: [
        Scenario.Step(
          at: .start(after: .milliseconds(100)),
          .drag(.recorded(Self.touchTrack), on: name)
        )
      ]
    )
    #expect(scenario.canBePlayed(under: .coreAnimation))
    let trace = scenario.run(strategy: .coreAnimation, on: .phone60, seed: 1)
    #expect(trace.transitions.first?.kind == .exchange && trace.failures.isEmpty)
    scenario.app.screens[1].presenting.dismissal = .slide(duration: 0.4)
    scenario.app.screens[1].presenting.dragToDismiss = Scenario.DragRule(travel: 400)
    #expect(scenario.canBePlayed(under: .coreAnimation) == (name == "Main"))
  }

  @Test(arguments: Scenario.Segue.Swipe.allCases, ["Page", nil])
  func `a swipe affects the drags in its direction, and no others`(
    swipe: Scenario.Segue.Swipe,
    name: String?
  ) {
    let go = Scenario.Segue("go", .present("Sheet"), swipe: swipe)
    let drags: [Scenario.Screen] = [
      Scenario.Screen(name: "Sheet", presenting: .init(style: .pageSheet)),
      Scenario.Screen(name: "Stack", kind: .stack(Scenario.Stack(pages: ["Page"]))),
      Scenario.Screen(
        name: "Modal",
        presenting: .init(dragToDismiss: Scenario.DragRule(travel: 400))
      ),
    ]
    for (index, screen) in drags.enumerated() {
      let scenario = Scenario(
        name: "swipe",
        app: Scenario.App([Scenario.Screen(name: "Page", segues: [go]), screen], root: "Page"),
        script: [
          Scenario.Step(at: .start(after: .zero), .drag(.recorded(Self.touchTrack), on: name))
        ]
      )
      // The touch moves down, as a sheet does; a page that follows all movement moves along.
      let isTaken = swipe == .down && (name != nil || index == 1)
      #expect(scenario.canBePlayed(under: .coreAnimation) == isTaken, "\(screen.name)")
    }
  }

  @Test(arguments: [Scenario.RunEvent.request, .begin, .end], [0, 7] as [Int64])
  func `a step can wait for the moments of a transition`(
    event: Scenario.RunEvent,
    delay: Int64
  ) throws {
    let delay = Interval.milliseconds(delay)
    let trace = run([present, stall(at: .event(event, of: "tap", after: delay))])
    let transition = trace.transitions[0]
    let moment =
      switch event {
      case .request: transition.requested
      case .begin: transition.began
      default: try #require(transition.ended)
      }
    // The running frame occupies the thread for a while.
    let start = try #require(stallStart(in: trace))
    #expect(start >= moment + delay && start < moment + delay + .milliseconds(5))
  }

  @Test(arguments: [1, 3, 12])
  func `a step can wait for a frame of a transition`(number: Int) throws {
    let trace = run([present, stall(at: .event(.frame(number), of: "tap"))])
    let began = trace.transitions[0].began
    let refreshes = (0...200).map { Instant(seconds: Double($0) / 60) }.filter { $0 >= began }
    let start = try #require(stallStart(in: trace))
    let refresh = refreshes[number - 1]
    #expect(start >= refresh && start < refresh + .milliseconds(5))
  }

  @Test func `a step can wait for a touch to begin and to be released`() throws {
    let drag = Scenario.Step(
      "swipe",
      at: .start(after: .milliseconds(901)),
      .drag(.recorded(Self.touchTrack))
    )
    for (event, time) in [(Scenario.RunEvent.touch, 901), (.release, 1_201)] {
      let trace = run([present, drag, stall(at: .event(event, after: .milliseconds(50)))])
      let start = try #require(stallStart(in: trace))
      let due = Instant.zero + .milliseconds(Int64(time + 50))
      #expect(start >= due && start < due + .milliseconds(8))
    }
  }

  @Test func `a transition that a touch requested belongs to the drag`() throws {
    let drag = Scenario.Step("swipe", at: .event(.end), .drag(.recorded(Self.touchTrack)))
    let trace = run([present, drag, stall(at: .event(.end, of: "swipe"))])
    let ended = try #require(trace.transitions.last?.ended)
    #expect(trace.transitions.map(\.outcome) == [.completed, .completed])
    #expect(try #require(stallStart(in: trace)) >= ended)
  }

  @Test func `steps wait for each other in chains`() {
    let steps = (0..<3).flatMap { _ in
      [
        Scenario.Step(at: .event(.end, after: .milliseconds(20)), .dismiss(screen: "Sheet")),
        Scenario.Step(at: .event(.end, after: .milliseconds(20)), .present(screen: "Sheet")),
      ]
    }
    let trace = run([present] + steps, strategy: .coreAnimation)
    #expect(trace.transitions.count == 7)
    #expect(trace.transitions.allSatisfy { $0.outcome == .completed })
    #expect(trace.cameToRest)
  }

  @Test func `a step whose event never comes is reported`() {
    let refused = Scenario.Step(at: .start(after: .zero), .dismiss(screen: "Sheet"))
    let trace = run([refused, stall(at: .event(.end)), present])
    #expect(
      trace.events.filter { $0.kind == .warning }.map(\.name)
        == ["Attempt to dismiss Sheet, which is not presented"]
    )
    #expect(
      trace.failures.map(\.text)
        == [#"work never happened: it waits for the end of "dismiss Sheet", which never came"#]
    )
    #expect(stallStart(in: trace) == nil)
  }

  @Test func `a change without animation happens at once`() throws {
    let still = Scenario.Step(
      at: .start(after: .milliseconds(100)),
      .present(screen: "Sheet", isAnimated: false)
    )
    let transition = try #require(run([still], strategy: .coreAnimation).transitions.first)
    let ended = try #require(transition.ended)
    #expect(ended - transition.requested < .milliseconds(17))
  }

  @Test func `without a name the nearest step above that can have the event is meant`() {
    let scenario = Scenario(
      name: "names",
      app: Scenario.App([], root: ""),
      script: [
        present,
        Scenario.Step("swipe", at: .event(.end), .drag(.recorded(Self.touchTrack))),
        stall(at: .event(.end)), stall(at: .event(.release)), stall(at: .event(.end, of: "tap")),
        stall(at: .event(.release, of: "tap")), stall(at: .event(.end, of: "later")),
        Scenario.Step("later", at: .event(.begin), .dismiss(screen: "Sheet")),
        stall(at: .event(.begin)), stall(at: .event(.touch)), stall(at: .start(after: .zero)),
      ]
    )
    #expect(
      scenario.script.indices.map(scenario.source)
        == [nil, 0, 1, 1, 0, nil, nil, 1, 7, 1, nil]
    )
  }
}
