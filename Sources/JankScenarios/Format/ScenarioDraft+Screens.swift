internal import HeadlessUIKit
internal import JankAnimators
internal import JankText

extension ScenarioDraft {
  /// Reports screens whose parts do not go together, and those that hold themselves.
  func checkScreens(_ log: DiagnosticLog, _ graph: inout ScreenGraph) -> Bool {
    var isRight = true
    let names = DeclaredNames(scenario.app.screens)
    for (screen, place) in zip(scenario.app.screens, screens) {
      log.work.add(1 + screen.pages.count + screen.segues.count + screen.content.costs.images.count)
      guard let (message, hint) = complaint(about: screen, &graph, names, log) else { continue }
      isRight = false
      log.within(.key("screens"), .key(screen.name)) {
        log.report(message, at: place, hint: hint, about: .meaning)
      }
    }
    return isRight
  }

  private func complaint(
    about screen: Scenario.Screen,
    _ graph: inout ScreenGraph,
    _ names: DeclaredNames,
    _ log: DiagnosticLog
  ) -> (message: String, hint: String?)? {
    if graph.cyclic.contains(screen.name) {
      return ("the screen holds itself", "a page can be in containers, not in its own pages")
    }
    if screen.presenting.dragToPresent != nil, screen.presenting.presentation == nil {
      return (
        #""dragToPresent" needs "presentation""#,
        "a finger can only drive an animator of the app's own"
      )
    }
    if screen.presenting.dimming != nil, screen.presenting.style != .custom {
      return (#""dimming" needs the style "custom""#, #"leave "style" out"#)
    }
    if let mistake = screen.mistakes.first(where: { !screen.canMake($0) }) {
      return ("the app cannot make the mistake \(quoted(mistake.rawValue)) here", mistake.needs)
    }
    let parts =
      complaint(aboutEffectsOf: screen) ?? complaint(aboutWaysOf: screen, &graph, names, log)
      ?? complaint(aboutCostsOf: screen, names)
    if let parts { return parts }
    if screen.presenting.policy != nil, !screen.hasSystemDrag {
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
    if !screen.presenting.style.takesPresenterAway {
      let hint =
        #"the style keeps the presenter's view from it: use "fullScreen", or another effect"#
      if let effect = screen.presenting.presentation, effect.kind.needs != .anyPage {
        return ("\(quoted(effect.kind.name)) cannot present here: it moves the page below", hint)
      }
      if let effect = screen.presenting.dismissal, effect.kind.needs == .bothPages {
        return ("\(quoted(effect.kind.name)) cannot dismiss here: it moves the page below", hint)
      }
    }
    if screen.controller == nil, screen.presenting.dragToDismiss != nil,
      screen.presenting.dismissal == nil
    {
      return (
        #""dragToDismiss" has nothing to drive: the system's dismissal follows no gesture"#,
        #"add an effect, such as "dismissal": { "slide": {} }"#
      )
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
    aboutWaysOf screen: Scenario.Screen,
    _ graph: inout ScreenGraph,
    _ names: DeclaredNames,
    _ log: DiagnosticLog
  ) -> (message: String, hint: String?)? {
    for swipe in Scenario.Segue.Swipe.allCases {
      guard screen.segues.count(where: { $0.swipe == swipe }) > 1 else { continue }
      return ("a swipe \(swipe.rawValue) takes more than one segue", "give each its own")
    }
    for segue in screen.segues {
      if case .show(let other) = segue.way, scenario.screen(named: other)?.isStack == true,
        graph.isAlwaysInStack(screen.name)
      {
        return (
          "\(quoted(segue.name)) would push \(quoted(other)), which is a stack",
          "UIKit raises an exception; \"present\" it"
        )
      }
      guard case .unwind(let action, _) = segue.way, !names.actions.contains(action) else {
        continue
      }
      let nearest = log.nearest(to: action, among: names.actionList)
      return (
        "no screen has the action \(quoted(action)), to which \(quoted(segue.name)) unwinds",
        nearest.map { "did you mean \(quoted($0))?" }
      )
    }
    return nil
  }
}

/// What the screens of a scenario call by names, looked up once.
struct DeclaredNames {
  /// The actions to which segues can come back, in the order of the file.
  let actionList: [String]
  let actions: Set<String>
  /// The names that stand for images of different pixels or formats.
  let ambiguousImages: Set<String>

  init(_ screens: [Scenario.Screen]) {
    actionList = screens.flatMap(\.unwindActions)
    actions = Set(actionList)
    var images: [String: LayerImage] = [:]
    var ambiguous: Set<String> = []
    for image in screens.lazy.flatMap(\.content.costs.images) {
      if images.updateValue(image, forKey: image.name).map({ $0 != image }) ?? false {
        ambiguous.insert(image.name)
      }
    }
    ambiguousImages = ambiguous
  }
}

// MARK: What steps are about

extension ScenarioDraft {
  /// Reports steps that are about a screen of the wrong kind.
  func checkSteps(_ log: DiagnosticLog) -> Bool {
    var isRight = true
    for (index, step) in scenario.script.enumerated() {
      log.work.add()
      guard let (message, hint) = complaint(about: step.action, log) else { continue }
      isRight = false
      log.within(.key("script"), .index(index)) {
        log.report(message, at: steps[index], hint: hint(), about: .meaning)
      }
    }
    return isRight
  }

  /// What is wrong with a step, with a hint that takes time to find.
  private func complaint(
    about action: Scenario.Action,
    _ log: DiagnosticLog
  ) -> (message: String, hint: () -> String?)? {
    switch action {
    case .push(let page, let stack, _):
      if scenario.screen(named: page)?.isStack == true {
        return (
          "a stack cannot be pushed",
          { "push a page, or present the stack; UIKit raises an exception" }
        )
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
        { #"name them with "on""# }
      )
    case .segue(let name, let page):
      guard let names = scenario.screen(named: page)?.segues.map(\.name), !names.contains(name)
      else { return nil }
      return (
        "\(quoted(page)) has no segue \(quoted(name))",
        { log.nearest(to: name, among: names).map { "did you mean \(quoted($0))?" } }
      )
    case .call(let name, let page): return complaint(aboutCall: name, on: page, log)
    default: return nil
    }
  }

  private func complaint(
    aboutCall name: String,
    on page: String?,
    _ log: DiagnosticLog
  ) -> (message: String, hint: () -> String?)? {
    if let page, scenario.screen(named: page) == nil { return nil }
    guard scenario.screen(named: page, orOnly: { $0.offersCall(name) }) == nil else { return nil }
    let screens = scenario.app.screens.filter { page == nil || $0.name == page }
    if screens.contains(where: { $0.offersCall(name) }) {
      return ("several screens have a call \(quoted(name))", { #"name the screen with "on""# })
    }
    let names = screens.compactMap(\.controller).flatMap(\.calls).map(\.name)
    let place = page.map { "\(quoted($0)) has" } ?? "no screen has"
    let calls = names.isEmpty ? "no calls" : names.listed
    return (
      "\(place) \(page == nil ? "a" : "no") call \(quoted(name))",
      {
        log.nearest(to: name, among: names).map { "did you mean \(quoted($0))?" }
          ?? "there are \(calls)"
      }
    )
  }

  private func complaintAboutStack(
    _ name: String?
  ) -> (message: String, hint: () -> String?)? {
    if let name, scenario.screen(named: name) == nil { return nil }
    guard scenario.screen(named: name, orOnly: \.isStack) == nil else { return nil }
    guard let name else {
      return ("it is not known which stack is meant", { #"name it with "on""# })
    }
    let stacks = scenario.app.screens.filter(\.isStack).map(\.name)
    return (
      "expected a stack, \(quoted(name)) is none",
      { stacks.isEmpty ? #"give a screen the key "stack""# : "use \(stacks.listed)" }
    )
  }
}

extension Scenario.Screen {
  /// The effects that fingers drive, by the keys that say so.
  fileprivate var drivenEffects: [(key: String, effect: Effect?)] {
    var driven: [(key: String, effect: Effect?)] = []
    if presenting.dragToPresent != nil { driven.append(("dragToPresent", presenting.presentation)) }
    if presenting.dragToDismiss != nil { driven.append(("dragToDismiss", presenting.dismissal)) }
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
