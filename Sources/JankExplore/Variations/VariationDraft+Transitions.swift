internal import HeadlessUIKit
internal import JankScenarios
internal import JankTrace

// MARK: What the user does

extension VariationDraft {
  /// Adds a transition that the app offers, or one of the script.
  mutating func addTransition() {
    guard let action = dice.pickAny(offers) else { return }
    addStep(action)
  }

  /// The transitions that a user of the app can request.
  private var offers: [Scenario.Action] {
    let screens = file.app.screens
    var offers: [Scenario.Action] = []
    for step in file.script {
      switch step.action {
      case .present(let screen, _, _): offers.append(.dismiss(screen: screen))
      case .push(let screen, let stack, _):
        offers.append(.push(screen: screen, on: stack ?? onlyStack))
      case .segue, .dismiss, .call: offers.append(step.action)
      default: break
      }
    }
    for screen in screens {
      switch screen.kind {
      case .stack: offers += [.pop(stack: screen.name), .popToRoot(stack: screen.name)]
      case .tabs, .container:
        offers += screen.pages.map { .select(screen: $0, on: screen.name) }
      case .page, .controller: break
      }
    }
    return offers
  }

  private var onlyStack: String? {
    let stacks = file.app.screens.filter { if case .stack = $0.kind { true } else { false } }
    return stacks.count == 1 ? stacks[0].name : nil
  }

  /// Adds a reversal of a transition of the script.
  mutating func addReversal() {
    let screens = file.script.compactMap { step -> String? in
      switch step.action {
      case .present(let screen, _, _), .dismiss(let screen, _): screen
      case .push(_, let stack, _): stack ?? onlyStack
      case .pop(let stack, _), .popToRoot(let stack, _): stack
      case .select(_, let place, _): place
      default: nil
      }
    }
    guard let screen = dice.pickAny(screens) else { return }
    addStep(.turnBack(screen: screen))
  }

  /// Makes a step happen without animation.
  mutating func removeAnimation() {
    guard let index = dice.pickAny(Array(file.script.indices)) else { return }
    switch file.script[index].action {
    case .present(let screen, let presenter, _):
      file.script[index].action = .present(screen: screen, from: presenter, isAnimated: false)
    case .dismiss(let screen, _):
      file.script[index].action = .dismiss(screen: screen, isAnimated: false)
    case .push(let screen, let stack, _):
      file.script[index].action = .push(screen: screen, on: stack, isAnimated: false)
    case .pop(let stack, _): file.script[index].action = .pop(stack: stack, isAnimated: false)
    case .popToRoot(let stack, _):
      file.script[index].action = .popToRoot(stack: stack, isAnimated: false)
    case .select(let screen, let place, _):
      file.script[index].action = .select(screen: screen, on: place, isAnimated: false)
    case .rotate(let orientation, _):
      file.script[index].action = .rotate(orientation, isAnimated: false)
    default: break
    }
  }
}

// MARK: What happens to the device

extension VariationDraft {
  mutating func addRotation() {
    addStep(.rotate(dice.pick(Scenario.Orientation.allCases), isAnimated: dice.percent(80)))
  }

  mutating func addResize() {
    let size = file.setting.devices[0].screenSize
    let sizes = [size, [size.y, size.x], [size.x, size.y / 2], [320, 480], [1_024, 768]]
    addStep(.resize(dice.pick(sizes), isAnimated: dice.percent(80)))
  }

  mutating func changeDevice() {
    file.setting.devices = [dice.pick(DeviceProfile.all + file.setting.devices)]
  }
}
