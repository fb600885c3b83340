import HeadlessUIKit
import JankAnimators
import JankMetrics
import JankScenarios
import JankTrace
import Testing

/// The layers that are watched for a drag, and how far they are behind the touch.
struct ScenarioDraggedTests {
  @Test(
    arguments: [
      ("drag-dismiss", ["Sheet"]), ("sheet-drag", ["Sheet"]), ("popover", ["Options"]),
      ("stack-back-swipe", ["Detail", "Home"]), ("stack-drag-pop", ["Detail", "Home"]),
      ("tabs-swipe", ["First", "Second", "Third"]), ("container-swipe", ["First", "Second"]),
      ("drag-present", ["Player"]), ("drag-present-edge", ["Camera"]), ("modal-bounce", []),
    ]
  )
  func `pages that a drag can move are watched, and no others`(name: String, layers: [String])
    throws
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
  func `every transition that a drag drives has a distance and a jump of speed`(
    play: Play
  ) throws {
    let trace = try play.trace(watching: play.scenario.draggedLayers)
    let driven = trace.transitions.filter { $0.isInteractive }
    guard !driven.isEmpty else { return }
    #expect(!TouchTracking.distances(in: trace).isEmpty)
    let handOvers = HandOver.handOvers(in: trace)
    #expect(!handOvers.isEmpty)
    // A layer that is already at its goal at the release has no motion of its own.
    let isOver = [.zero, .full].contains(play.scenario.outcome)
    #expect(isOver || handOvers.contains { $0.velocityJump != nil })
  }

  /// Every outcome of the drags of a scenario under every interactive strategy.
  private static func everyDrag(_ name: String) throws -> [Play] {
    let cases = try ProjectScenarios.load(name).cases
    let strategies = Strategy.all.filter(\.isInteractive).map(\.name)
    return cases.filter { !$0.draggedLayers.isEmpty && $0.demands.findings.isEmpty }.flatMap {
      scenario in
      strategies.map { Play(scenario: scenario, strategy: $0, device: scenario.setting.devices[0]) }
    }
  }

  @Test(arguments: ProjectScenarios.names)
  func `every interactive strategy takes part if one does`(name: String) throws {
    for play in try Self.everyDrag(name) {
      let trace = try play.trace()
      #expect(trace.failures.isEmpty && trace.cameToRest, "\(play.testDescription)")
      // A transition that is played whole jumps to its beginning when it is reversed.
      let isKnown = { (finding: Finding) in
        play.strategy == "redirect-restart" && finding.rule == .motionIsContinuous
      }
      let findings = trace.findings.filter { !isKnown($0) }
      #expect(findings.isEmpty, "\(play.testDescription) \(findings)")
      #expect(trace.transitions.allSatisfy { $0.ended != nil }, "\(play.testDescription)")
    }
  }

  /// The slop by which a resting touch is ahead of the page, which moves as far as it does.
  @Test(
    arguments: [
      ("stack-back-swipe", 4.0), ("sheet-drag", 10), ("popover", 10), ("drag-present", 10),
      ("drag-present-edge", 10),
    ]
  )
  func `a page is behind a resting touch by the slop of its recognizer`(
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
      let tracking = try #require(TouchTracking.distances(in: trace).first)
      let last = try #require(tracking.samples.last)
      #expect(abs(last.distance - slop) < 0.2, "\(device.name): \(last.distance)")
    }
  }
}
