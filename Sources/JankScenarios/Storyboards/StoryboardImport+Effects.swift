internal import HeadlessUIKit
internal import JankAnimators
internal import JankStoryboards
internal import JankText

extension StoryboardImport {
  /// An effect of the map, and the screen that has it by its class or that of its delegate.
  struct MappedEffect {
    let screen: String
    let kind: Effect.Kind
    let board: Int
    let position: SourcePosition
  }

  /// Whether a segue that can be reached plays an effect that each strategy plays differently.
  func playsStrategies(_ scenario: Scenario, _ tour: SegueTour) -> Bool {
    var played = scenario
    let (presented, stacks) = (tour.presented, Set(tour.stacks.values))
    played.app.screens = scenario.app.screens.filter {
      presented.contains($0.name) || stacks.contains($0.name)
    }
    return played.heedsStrategies
  }

  /// Warns of effects of the map that no segue plays, each with what would play it.
  mutating func warnOfIdleEffects(_ tour: SegueTour) {
    let (presented, stacks) = (tour.presented, tour.stacks)
    for mapped in mappedEffects {
      guard let place = places[mapped.screen] else { continue }
      let screen = screens[place]
      let isPlayed =
        screen.isStack
        ? stacks.values.contains(screen.name) : presented.contains(screen.name)
      guard !isPlayed else { continue }
      let (reason, hint) = idleness(of: mapped, on: screen, presented, stacks)
      warn(
        "the effect \(mapped.kind.name) of \(quoted(screen.name)) is never played: \(reason)",
        mapped.board,
        at: mapped.position,
        hint: hint
      )
    }
  }

  /// Why no segue plays an effect, and what to map or to write instead.
  private func idleness(
    of mapped: MappedEffect,
    on screen: Scenario.Screen,
    _ presented: Set<String>,
    _ stacks: [String: String]
  ) -> (reason: String, hint: String?) {
    let effect = "{ \(quoted(mapped.kind.name)): {} }"
    func presentation(of name: String) -> String {
      "write \"presentation\": \(effect) into the screen \(quoted(name)) of the scenario"
    }
    if screen.isStack {
      return (
        "no segue pushes onto the navigation controller, whose pushes play it",
        "if it is presented, \(presentation(of: screen.name))"
      )
    }
    if let stack = stacks[screen.name] {
      let own = names.first { $0.value == stack }.flatMap { set.controller($0.key)?.customClass }
      let target =
        own.map { "map the class of the navigation controller: --map \($0)=\(mapped.kind.name)" }
        ?? "write \"push\": \(effect) into the screen \(quoted(stack)) of the scenario"
      return (
        "the page is only pushed, onto \(quoted(stack))",
        "to have all pushes of the stack play it, \(target)"
      )
    }
    guard let holder = screens.first(where: { $0.pages.contains(screen.name) })?.name else {
      return ("no segue that can be reached presents the page", nil)
    }
    guard presented.contains(holder) else {
      return ("no segue that can be reached presents its container \(quoted(holder))", nil)
    }
    return (
      "its container \(quoted(holder)) is presented instead", presentation(of: holder)
    )
  }
}
