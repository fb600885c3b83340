import HeadlessUIKit
import JankAnimators
import JankMetrics
import JankScenarios
import JankTrace
import Testing

/// Which layers are watched for the finger that drags them, and how far behind it they are.
struct ScenarioDraggedTests {
  @Test(
    arguments: [
      ("drag-dismiss", ["Sheet"]), ("sheet-drag", ["Sheet"]), ("popover", ["Options"]),
      ("stack-back-swipe", ["Detail", "Home"]), ("stack-drag-pop", ["Detail", "Home"]),
      ("tabs-swipe", ["First", "Second", "Third"]), ("container-swipe", ["First", "Second"]),
      ("drag-present", ["Player"]), ("drag-present-edge", ["Camera"]), ("modal-bounce", []),
    ]
  )
  func `what a finger can move is watched, and nothing else`(name: String, layers: [String]) throws
  {
    #expect(try ProjectScenarios.load(name).draggedLayers.sorted() == layers)
  }

  private static var driven: [Play] {
    get throws {
      try ProjectScenarios.names.filter { !$0.hasPrefix("traps/") }.flatMap { name in
        Play.all(of: try ProjectScenarios.load(name))
      }
      .filter { !$0.scenario.draggedLayers.isEmpty && $0.scenario.name != "drag-wrong-way" }
    }
  }

  @Test(arguments: try driven)
  func `every transition that a finger drives has a distance and a jump of speed`(
    play: Play
  ) throws {
    let trace = try play.trace(watching: play.scenario.draggedLayers)
    let driven = trace.transitions.filter { $0.isInteractive }
    guard !driven.isEmpty else { return }
    #expect(!FingerTracking.distances(in: trace).isEmpty)
    let handOvers = HandOver.handOvers(in: trace)
    #expect(!handOvers.isEmpty)
    // A layer that is at its goal already when the finger leaves has no motion of its own.
    let isOver = [.zero, .full].contains(play.scenario.outcome)
    #expect(isOver || handOvers.contains { $0.velocityJump != nil })
  }

  /// Every outcome of the drags of a scenario under every strategy that a finger can drive.
  private static func everyDrag(_ name: String) throws -> [Play] {
    let cases = try ProjectScenarios.load(name).cases
    let strategies = Strategy.all.filter(\.isInteractive).map(\.name)
    return cases.filter { !$0.draggedLayers.isEmpty && $0.demands.findings.isEmpty }.flatMap {
      scenario in
      strategies.map { Play(scenario: scenario, strategy: $0, device: scenario.setting.devices[0]) }
    }
  }

  @Test(arguments: ProjectScenarios.names)
  func `every strategy that a finger can drive takes part wherever one does`(name: String) throws {
    for play in try Self.everyDrag(name) {
      let trace = try play.trace()
      #expect(trace.failures.isEmpty && trace.cameToRest, "\(play.testDescription)")
      // What is played whole jumps to its beginning where it is turned back.
      let isKnown = { (finding: Finding) in
        play.strategy == "redirect-restart" && finding.rule == .motionIsContinuous
      }
      let findings = trace.findings.filter { !isKnown($0) }
      #expect(findings.isEmpty, "\(play.testDescription) \(findings)")
      #expect(trace.transitions.allSatisfy { $0.ended != nil }, "\(play.testDescription)")
    }
  }

  /// The slop that a resting finger is ahead of what it drags, where the page goes as far as it.
  @Test(
    arguments: [
      ("stack-back-swipe", 4.0), ("sheet-drag", 10), ("popover", 10), ("drag-present", 10),
      ("drag-present-edge", 10),
    ]
  )
  func `a page is behind a finger at rest by the slop of its recogniser`(
    name: String,
    slop: Double
  ) throws {
    let cases = try ProjectScenarios.load(name).cases
    let scenario = try #require(cases.first { $0.outcome == .finish })
    for device in scenario.setting.devices {
      let trace = scenario.run(
        strategy: .percentDriven,
        on: device,
        seed: 1
      )
      let tracking = try #require(FingerTracking.distances(in: trace).first)
      let last = try #require(tracking.samples.last)
      #expect(abs(last.distance - slop) < 0.2, "\(device.name): \(last.distance)")
    }
  }
}
