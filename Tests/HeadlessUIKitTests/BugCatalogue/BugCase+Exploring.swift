import HeadlessUIKit
import JankAnimators
import JankExplore
import JankScenarios
import JankTrace
import Testing

/// What a search for a bug found.
struct BugSearch {
  /// The number of variations until a rule of the bug was broken: 0 if the scenario itself breaks
  /// it, nil if none does.
  var variationCount: UInt64?
  /// The number of steps of the shrunk scenario.
  var stepCount: Int?
}

extension BugCase {
  /// Plants the bug in an otherwise correct scenario, searches for it and shrinks what was found.
  ///
  /// The app has the bug, the script is that of the fixed twin where only times differ.
  func search(for rules: Set<FindingRule>, in limit: UInt64) throws -> BugSearch {
    let planted = try planted(isFixed: false)
    let loader = ScenarioLoader(catalog: planted.catalog, metrics: nil) { _ in nil }
    let finder = try Self.finder
    let isWanted = { (failure: RunFailure) in
      rules.contains { $0.rawValue == failure.name }
    }
    guard
      let (one, count) = try first(
        in: planted.scenario,
        planted.catalog,
        limit,
        where: { finder.failures(of: $0).failures.contains(where: isWanted) }
      )
    else { return BugSearch() }
    let shrinker = ScenarioShrinker(loader, catalog: planted.catalog, finder: finder, limit: 2_000)
    let file = try ScenarioWriter(catalog: planted.catalog).write(one.file)
    let small = try shrinker.shrink(Array(file.text.utf8), path: id, where: isWanted)
    return BugSearch(variationCount: count, stepCount: small?.one.file.script.count)
  }

  /// The failures of the scenario, if its app does it right.
  func failuresOfTwin() throws -> [RunFailure] {
    let planted = try planted(isFixed: true)
    let cases = ExploredCase.all(of: planted.scenario, in: planted.catalog)
    let finder = try Self.finder
    return cases.flatMap { finder.failures(of: $0).failures }
  }

  private static var finder: FailureFinder {
    get throws { try FailureFinder { one, watchesPages in (play(one, watchesPages), nil) } }
  }

  /// The first case that fails, and the number of variations before it.
  private func first(
    in scenario: Scenario,
    _ catalog: Catalog,
    _ limit: UInt64,
    where fails: (ExploredCase) -> Bool
  ) throws -> (ExploredCase, UInt64)? {
    let variator = try #require(
      Variator(scenario, kinds: VariationKind.allCases, catalog: catalog)
    )
    if let one = variator.unvaried.first(where: fails) { return (one, 0) }
    for seed in 0..<limit {
      let one = variator.variation(seed: seed)
      if fails(one) { return (one, seed + 1) }
    }
    return nil
  }

  private static func play(_ one: ExploredCase, _ watchesPages: Bool) -> Trace {
    let calls = one.scenario.script.compactMap { step in
      if case .call(let name, _) = step.action { name } else { nil }
    }
    let counts = Dictionary(calls.map { ($0, 1) }, uniquingKeysWith: +)
    return StoryActs.$counts.withValue(counts) {
      one.scenario.run(
        strategy: one.strategy,
        on: one.device,
        seed: one.seed,
        watchesPages: watchesPages
      )
    }
  }
}

// MARK: Scenarios with a bug

extension BugCase {
  private typealias Planted = (scenario: Scenario, catalog: Catalog)

  private func planted(isFixed: Bool) throws -> Planted {
    switch source {
    case .story(let story): try planted(story, isFixed: isFixed)
    case .scenario(let name, _):
      (isFixed ? try Scenario.trap(name + "-fixed") : try planted(name), .standard)
    }
  }

  /// The app of a trap, with its mistake, and the script of its twin.
  private func planted(_ name: String) throws -> Scenario {
    var trap = try Scenario.trap(name)
    let fixed = try Scenario.trap(name + "-fixed")
    let isMistake = trap.script.contains {
      if case .dropDelegate = $0.action { true } else { false }
    }
    if !isMistake { trap.script = fixed.script }
    trap.demands.findings = []
    if !trap.outcomes.isEmpty { trap.outcomes = [.finish] }
    return trap
  }

  /// A scenario whose only screen is the story's app, and whose steps are its acts.
  private func planted(
    _ story: @escaping @Sendable (Story) -> Void,
    isFixed: Bool
  ) throws -> Planted {
    let broken = Self.script(of: story, isFixed: false)
    let fixed = Self.script(of: story, isFixed: true)
    let isOnlyTime = fixed.map(\.name) == broken.map(\.name)
    let script = (isOnlyTime || isFixed ? fixed : broken).sorted { $0.time < $1.time }
    var app = Scenario.Controller("app", about: "The app of a story.") { simulation in
      Self.launch(story, isFixed: isFixed, simulation)
    }
    for name in script.map(\.name) where name != StoryActs.turn {
      app = app.calling(name, about: "An act.") { (_: UIViewController) in
        ActKeeper.current?.perform(name)
      }
    }
    let steps = script.map { act in
      let action =
        act.name == StoryActs.turn ? #""resize": [667, 375]"# : #""call": "\#(act.name)""#
      return #"{ "at": "\#(act.time) ms", \#(action) }"#
    }
    // A bug in the launch needs no step, but a script has one.
    let wait = #"{ "at": "0 ms", "stall": "wait", "for": "1 ms" }"#
    let text = """
      {
        "name": "\(id)", "devices": ["phone-60"], "strategies": ["as-written"],
        "screens": { "App": { "controller": "app" } }, "root": "App",
        "script": [\((steps.isEmpty ? [wait] : steps).joined(separator: ", "))]
      }
      """
    let catalog = Catalog(controllers: [app])
    let loader = ScenarioLoader(catalog: catalog, metrics: nil) { _ in nil }
    return (try loader.load(Array(text.utf8), path: id), catalog)
  }

  /// Tells the story to the app of a run, and returns its first controller.
  private static func launch(
    _ story: (Story) -> Void,
    isFixed: Bool,
    _ simulation: Simulation
  ) -> UIViewController {
    guard let window = UIApplication.shared.keyWindow else {
      preconditionFailure("an app is launched in its window")
    }
    let acts = StoryActs()
    let stage = Stage(simulation)
    story(Story(window: window, simulation: stage, isFixed: isFixed, acts: acts))
    acts.complete()
    window.addGestureRecognizer(ActKeeper(acts))
    return window.rootViewController ?? UIViewController()
  }

  /// The names and times of the acts of a story.
  private static func script(
    of story: @escaping (Story) -> Void,
    isFixed: Bool
  ) -> [(name: String, time: Int64)] {
    let acts = StoryActs()
    HeadlessUIKitTests.play { window, stage in
      story(Story(window: window, simulation: stage, isFixed: isFixed, acts: acts))
    }
    return acts.all.map { ($0.name, $0.time) }
  }
}
