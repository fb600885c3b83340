import Foundation
import HeadlessUIKit
import JankAnimators
import JankScenarios
import JankTrace
import Testing

extension BugCase {
  /// What the scenarios of the project show.
  static let scenarios = [
    BugCase(
      "A1",
      "MrAlek/AWPercentDrivenInteractiveTransition#2: the animator does not know that it is driven",
      scenario: "always-completes",
      .cancel
    ),
    BugCase(
      "A2",
      "brave/brave-ios#639: an early return without completeTransition",
      scenario: "returned-early"
    ),
    BugCase(
      "B1",
      "TeehanLax/UIViewController-Transitions-Example#5: the presenter goes with the container",
      scenario: "taken-presenter"
    ),
    BugCase(
      "B5",
      "QuickBirdEng/XCoordinator#193: the same with an interactive dismissal",
      scenario: "taken-presenter-drag"
    ),
    BugCase(
      "B6",
      "nathanwhy/HYAwesomeTransition#1: the pop animator removes what it has just uncovered",
      scenario: "removed-view"
    ),
    BugCase(
      "D1",
      "HeroTransitions/Hero#638: pushed twice within 100 ms",
      scenario: "pushed-twice"
    ),
    BugCase(
      "D2",
      "recruit-mp/RMPZoomTransitionAnimator#19: back in the middle of a push",
      scenario: "popped-in-push"
    ),
    BugCase(
      "D6",
      "marcosgriselli/SwipeableTabBarController#36: a tap on a tab while the swipe settles",
      scenario: "selected-in-swipe"
    ),
    BugCase(
      "H1",
      "andreamazz/BubbleTransition#38: the transitioning delegate is held weakly and gone",
      scenario: "dropped-delegate"
    ),
    BugCase(
      "K1",
      "Citrrus/BlurryModalSegue#4: unwinding from a custom modal dismisses nothing",
      scenario: "stayed-page"
    ),
    BugCase(
      "K3",
      "openradar 20150314: the action runs and the popover stays",
      scenario: "stayed-popover"
    ),
    BugCase(
      "K4",
      "wordpress-mobile/WordPress-iOS#7089: the login stays presented, later ones are refused",
      scenario: "stayed-login"
    ),
  ]
}

extension Scenario {
  /// The traps of the project, found from the place of this file.
  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Scenarios/traps")

  /// Reads a trap.
  static func trap(_ name: String) throws -> Scenario {
    let file = try Data(contentsOf: folder.appending(path: name + ".scenario.json"))
    return try ScenarioLoader { _ in nil }.load(Array(file), path: name)
  }

  /// Plays a trap on a phone under its first strategy.
  static func trap(_ name: String, _ outcome: Outcome?) throws -> Trace {
    var scenario = try trap(name)
    scenario.outcome = outcome
    let strategy = try #require(Strategy.all.first { $0.name == scenario.setting.strategies.first })
    let trace = scenario.run(strategy: strategy, on: .phone60, seed: scenario.setting.seed)
    #expect(trace.failures.isEmpty, "\(name)")
    return trace
  }
}
