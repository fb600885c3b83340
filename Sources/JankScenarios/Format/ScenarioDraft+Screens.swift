internal import HeadlessUIKit
internal import JankAnimators

extension ScenarioDraft {
  /// Reports screens whose parts do not go together, and those that hold themselves.
  func checkScreens(_ log: DiagnosticLog) -> Bool {
    var isRight = true
    for (screen, place) in zip(scenario.screens, screens) {
      guard let (message, hint) = complaint(about: screen) else { continue }
      isRight = false
      log.within(.key("screens"), .key(screen.name)) {
        log.report(message, at: place, hint: hint, about: .meaning)
      }
    }
    return isRight
  }

  private func complaint(about screen: Scenario.Screen) -> (message: String, hint: String?)? {
    if holds(screen, itself: screen.name, depth: scenario.screens.count) {
      return ("the screen holds itself", "a page can be in containers, not in its own pages")
    }
    if screen.dragToPresent != nil, screen.presentation == nil {
      return (
        #""dragToPresent" needs "presentation""#,
        "a finger can only drive an animator of the app's own"
      )
    }
    if screen.dimming != nil, screen.style != .custom {
      return (#""dimming" needs the style "custom""#, #"leave "style" out"#)
    }
    if let mistake = screen.mistakes.first(where: { !screen.canMake($0) }) {
      return ("the app cannot make the mistake \(quoted(mistake.rawValue)) here", mistake.needs)
    }
    let parts =
      complaint(aboutEffectsOf: screen) ?? complaint(aboutWaysOf: screen)
      ?? complaint(aboutCostsOf: screen)
    if let parts { return parts }
    if screen.policy != nil, !screen.hasSystemDrag {
      return (
        #""policy" needs a drag of the system's"#,
        "a stack without effects has one, and so has a sheet without \"dragToDismiss\""
      )
    }
    switch screen.kind {
    case .page, .controller: return nil
    case .stack(let stack):
      if stack.pages.contains(where: { scenario.screen(named: $0)?.isStack == true }) {
        return ("a stack cannot hold a stack", "UIKit raises an exception")
      }
      if stack.dragToPop != nil, stack.pop == nil {
        return (#""dragToPop" needs "pop""#, "a finger can only drive an animator of the app's own")
      }
    case .tabs(let tabs):
      if tabs.dragToChange != nil, tabs.change == nil {
        return (#""dragToChange" needs "change""#, "a finger needs an animator to drive")
      }
    case .container(let container):
      if container.dragToChange != nil || container.hasButtons,
        case .dissolve = container.change
      {
        return (
          #""dragToChange" and "buttons" need "change""#,
          "what the system dissolves tells no progress"
        )
      }
    }
    return nil
  }

  /// An effect has to have the pages that it moves, and a finger something that takes time.
  private func complaint(
    aboutEffectsOf screen: Scenario.Screen
  ) -> (message: String, hint: String?)? {
    if !screen.style.takesPresenterAway {
      let hint =
        #"the style keeps the presenter's view from it: use "fullScreen", or another effect"#
      if let effect = screen.presentation, effect.kind.needs != .anyPage {
        return ("\(quoted(effect.kind.name)) cannot present here: it moves the page below", hint)
      }
      if let effect = screen.dismissal, effect.kind.needs == .bothPages {
        return ("\(quoted(effect.kind.name)) cannot dismiss here: it moves the page below", hint)
      }
    }
    guard let key = screen.drivenEffects.first(where: { $0.effect?.duration == 0 })?.key else {
      return nil
    }
    return (
      "\(quoted(key)) needs an effect that takes time",
      "what is over at once leaves a finger nothing to drive"
    )
  }

  private func complaint(
    aboutWaysOf screen: Scenario.Screen
  ) -> (message: String, hint: String?)? {
    let actions = scenario.screens.flatMap(\.unwindActions)
    for swipe in Scenario.Segue.Swipe.allCases {
      guard screen.segues.count(where: { $0.swipe == swipe }) > 1 else { continue }
      return ("a swipe \(swipe.rawValue) takes more than one segue", "give each its own")
    }
    for segue in screen.segues {
      if case .show(let other) = segue.way, scenario.screen(named: other)?.isStack == true,
        isAlwaysInStack(screen.name, depth: scenario.screens.count)
      {
        return (
          "\(quoted(segue.name)) would push \(quoted(other)), which is a stack",
          "UIKit raises an exception; \"present\" it"
        )
      }
      guard case .unwind(let action, _) = segue.way, !actions.contains(action) else { continue }
      let nearest = nearestName(to: action, among: actions).map { "did you mean \(quoted($0))?" }
      return (
        "no screen has the action \(quoted(action)), to which \(quoted(segue.name)) unwinds",
        nearest
      )
    }
    return nil
  }

  /// Whether a screen cannot be seen outside of a stack, as far as the file tells, at most so many
  /// levels up.
  private func isAlwaysInStack(_ name: String, depth: Int) -> Bool {
    guard depth > 0, name != scenario.root, !canBePresented(name) else { return false }
    let holders = scenario.screens.filter { $0.pages.contains(name) }
    let isPushed = scenario.script.contains {
      if case .push(name, _, _) = $0.action { true } else { false }
    }
    return (isPushed || !holders.isEmpty)
      && holders.allSatisfy { $0.isStack || isAlwaysInStack($0.name, depth: depth - 1) }
  }

  private func canBePresented(_ name: String) -> Bool {
    scenario.screen(named: name)?.dragToPresent != nil
      || scenario.script.contains {
        if case .present(name, _, _) = $0.action { true } else { false }
      }
      || scenario.screens.flatMap(\.segues).contains {
        switch $0.way {
        case .show(let other), .present(let other), .byHand(let other, _): other == name
        case .unwind: false
        }
      }
  }

  /// Whether a screen holds one with a name, at most so many levels down.
  private func holds(_ screen: Scenario.Screen, itself name: String, depth: Int) -> Bool {
    guard depth > 0 else { return false }
    return screen.pages.contains { page in
      page == name
        || scenario.screen(named: page).map { holds($0, itself: name, depth: depth - 1) } ?? false
    }
  }
}

// MARK: What steps are about

extension ScenarioDraft {
  /// Reports steps that are about a screen of the wrong kind.
  func checkSteps(_ log: DiagnosticLog) -> Bool {
    var isRight = true
    for (index, step) in scenario.script.enumerated() {
      guard let (message, hint) = complaint(about: step.action) else { continue }
      isRight = false
      log.within(.key("script"), .index(index)) {
        log.report(message, at: steps[index], hint: hint, about: .meaning)
      }
    }
    return isRight
  }

  private func complaint(about action: Scenario.Action) -> (message: String, hint: String?)? {
    switch action {
    case .push(let page, let stack, _):
      if scenario.screen(named: page)?.isStack == true {
        return ("a stack cannot be pushed", "UIKit raises an exception")
      }
      return complaintAboutStack(stack)
    case .pop(let stack, _), .popToRoot(let stack, _): return complaintAboutStack(stack)
    case .select(let page, let container, _):
      let isKnown = [page, container ?? page].allSatisfy { scenario.screen(named: $0) != nil }
      guard isKnown, scenario.screen(named: container, orOnly: { $0.offers(page) }) == nil else {
        return nil
      }
      return (
        "it is not known in which tabs or container \(quoted(page)) is chosen",
        #"name them with "on""#
      )
    case .segue(let name, let page):
      guard let names = scenario.screen(named: page)?.segues.map(\.name), !names.contains(name)
      else { return nil }
      let nearest = nearestName(to: name, among: names).map { "did you mean \(quoted($0))?" }
      return ("\(quoted(page)) has no segue \(quoted(name))", nearest)
    case .call(let name, let page): return complaint(aboutCall: name, on: page)
    default: return nil
    }
  }

  private func complaint(
    aboutCall name: String,
    on page: String?
  ) -> (message: String, hint: String?)? {
    if let page, scenario.screen(named: page) == nil { return nil }
    guard scenario.screen(named: page, orOnly: { $0.offersCall(name) }) == nil else { return nil }
    let screens = scenario.screens.filter { page == nil || $0.name == page }
    if screens.contains(where: { $0.offersCall(name) }) {
      return ("several screens have a call \(quoted(name))", #"name the screen with "on""#)
    }
    let names = screens.compactMap(\.controller).flatMap(\.calls).map(\.name)
    let nearest = nearestName(to: name, among: names).map { "did you mean \(quoted($0))?" }
    let place = page.map { "\(quoted($0)) has" } ?? "no screen has"
    let calls = names.isEmpty ? "no calls" : names.listed
    return (
      "\(place) \(page == nil ? "a" : "no") call \(quoted(name))",
      nearest ?? "there are \(calls)"
    )
  }

  private func complaintAboutStack(_ name: String?) -> (message: String, hint: String?)? {
    if let name, scenario.screen(named: name) == nil { return nil }
    guard scenario.screen(named: name, orOnly: \.isStack) == nil else { return nil }
    guard let name else {
      return ("it is not known which stack is meant", #"name it with "on""#)
    }
    return ("\(quoted(name)) is no stack", #"a stack has the key "stack""#)
  }
}

extension Scenario.Screen {
  /// The effects that fingers drive, by the keys that say so.
  fileprivate var drivenEffects: [(key: String, effect: Effect?)] {
    var driven: [(key: String, effect: Effect?)] = []
    if dragToPresent != nil { driven.append(("dragToPresent", presentation)) }
    if dragToDismiss != nil { driven.append(("dragToDismiss", dismissal)) }
    switch kind {
    case .page, .controller: break
    case .stack(let stack): if stack.dragToPop != nil { driven.append(("dragToPop", stack.pop)) }
    case .tabs(let tabs):
      if tabs.dragToChange != nil { driven.append(("dragToChange", tabs.change)) }
    case .container(let container):
      if container.dragToChange != nil, case .animated(let effect) = container.change {
        driven.append(("dragToChange", effect))
      }
    }
    return driven
  }
}
