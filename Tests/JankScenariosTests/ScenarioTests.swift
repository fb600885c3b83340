import HeadlessUIKit
import JankAnimators
import JankScenarios
import JankTrace
import Testing

struct ScenarioTests {
  @Test func `the project has scenarios, each named like its file`() throws {
    #expect(ProjectScenarios.names.count >= 6)
    for name in ProjectScenarios.names {
      let scenario = try ProjectScenarios.load(name)
      #expect(name.hasSuffix(scenario.name))
      #expect(!scenario.about.isEmpty, "\(name)")
    }
  }

  @Test func `every scenario is played at 60 and at 120 Hz under suitable strategies`() throws {
    for name in ProjectScenarios.names {
      let scenario = try ProjectScenarios.load(name)
      // Scenarios that distinguish two causes use the device that shows them. So do those about a
      // touch panel, a changing rate, or a page of one size that falls into tiles.
      let particular = ["verdict", "panel", "explosion", "rates"]
      let isParticular = scenario.tags.contains(where: particular.contains)
      #expect(isParticular || scenario.setting.devices.map(\.refreshRate) == [60, 120], "\(name)")
      let strategies = scenario.setting.strategies.compactMap { name in
        Strategy.all.first { $0.name == name }
      }
      #expect(strategies.count == scenario.setting.strategies.count, "\(name)")
      #expect(strategies.allSatisfy(scenario.canBePlayed), "\(name)")
    }
  }

  @Test func `a script with a drag needs an interactive strategy, and others do not`() throws {
    let dragged = try ProjectScenarios.load("drag-dismiss")
    let tapped = try ProjectScenarios.load("modal-dismiss")
    for strategy in Strategy.all {
      #expect(dragged.canBePlayed(under: strategy) == strategy.isInteractive)
      #expect(tapped.canBePlayed(under: strategy))
    }
  }

  @Test func `a scenario has the contents of its file, in the order of the file`() throws {
    let scenario = try ProjectScenarios.load("modal-bounce-stall")
    #expect(scenario.app.screens.map(\.name) == ["Main", "Sheet"])
    #expect(scenario.app.screens.map(\.content.layerCount) == [40, 24])
    #expect(scenario.app.root == "Main")
    #expect(scenario.setting.strategies == ["core-animation", "display-link"])
    #expect(
      scenario.app.screens[1].presenting.presentation == .bounce(duration: 0.8, dampingRatio: 0.6)
    )
    #expect(scenario.app.screens[1].presenting.dismissal == .slide(duration: 0.4))
    #expect(scenario.app.screens[1].presenting.dragToDismiss?.travel == 400)
    #expect(scenario.app.screens[1].presenting.dragToDismiss?.commitFraction == 0.5)
    #expect(
      scenario.script.map(\.moment)
        == [.start(after: .milliseconds(100)), .start(after: .milliseconds(305))]
    )
    #expect(
      scenario.script.map(\.action) == [
        .present(screen: "Sheet"), .stall(name: "decode hero.png", length: .milliseconds(80)),
      ]
    )
  }
}
