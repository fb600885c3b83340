internal import HeadlessUIKit
internal import JankAnimators
internal import JankScenarios
internal import JankTrace

extension VariationDraft {
  /// Changes the costs of a page.
  mutating func changeCosts() {
    let pages = file.app.screens.indices.filter {
      if case .page = file.app.screens[$0].kind { true } else { false }
    }
    guard let index = dice.pickAny(pages) else { return }
    var content = file.app.screens[index].content
    switch dice.whole(0...2) {
    case 0: content.layerCount = dice.magnitude(0...500)
    case 1: content.loadTime = .milliseconds(Int64(dice.magnitude(0...400)))
    default: content.work.appearing = .milliseconds(Int64(dice.magnitude(0...200)))
    }
    file.app.screens[index].content = content
  }

  /// Makes all effects of a screen take another time, often none.
  mutating func changeDurations() {
    guard let index = dice.pickAny(Array(file.app.screens.indices)) else { return }
    let factors = [0, 0, 0.01, 0.1, 0.5, 2, 4]
    var screen = file.app.screens[index]
    let pace = Pace(factor: dice.pick(factors), isDriven: screen.isDriven)
    screen.presenting.presentation = screen.presenting.presentation.map(pace.of)
    screen.presenting.dismissal = screen.presenting.dismissal.map(pace.of)
    switch screen.kind {
    case .stack(var stack):
      stack.push = stack.push.map(pace.of)
      stack.pop = stack.pop.map(pace.of)
      screen.kind = .stack(stack)
    case .tabs(var tabs):
      tabs.change = tabs.change.map(pace.of)
      screen.kind = .tabs(tabs)
    case .container(var container):
      if case .animated(let effect) = container.change {
        container.change = .animated(pace.of(effect))
      }
      screen.kind = .container(container)
    case .page, .controller: break
    }
    file.app.screens[index] = screen
  }
}

/// How much longer or shorter effects take.
private struct Pace {
  let factor: Double
  /// Whether gestures can drive the effects, which then have to take time.
  let isDriven: Bool

  /// The effect with a multiple of its duration, in whole milliseconds up to 10 s.
  func of(_ effect: Effect) -> Effect {
    let duration = (effect.duration * factor * 1_000).rounded() / 1_000
    // The kind's own settings are those that it has already.
    var changed = Effect(
      effect.kind,
      duration: min(10, max(duration, isDriven ? 0.001 : 0)),
      settings: effect.settings
    )
    changed.timing = effect.timing
    changed.delay = effect.delay
    return changed
  }
}

extension Scenario.Screen {
  fileprivate var isDriven: Bool {
    if presenting.dragToDismiss != nil || presenting.dragToPresent != nil { return true }
    return switch kind {
    case .page, .controller: false
    case .stack(let stack): stack.dragToPop != nil
    case .tabs(let tabs): tabs.dragToChange != nil
    case .container(let container): container.dragToChange != nil
    }
  }
}
