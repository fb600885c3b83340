internal import HeadlessUIKit
internal import JankAnimators
internal import JankText

extension ScenarioDraft {
  /// Reports screens with contradicting keys, and screens that contain themselves.
  func checkScreens(_ log: DiagnosticLog, _ graph: inout ScreenGraph) -> Bool {
    var isRight = true
    let names = DeclaredNames(scenario.app.screens)
    for (screen, place) in zip(scenario.app.screens, screens) {
      log.work.add(1 + screen.pages.count + screen.segues.count + screen.content.images.count)
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
      return ("the screen contains itself", "a container cannot be one of its own pages")
    }
    if screen.presenting.dragToPresent != nil, screen.presenting.presentation == nil {
      return (
        #""dragToPresent" needs "presentation""#,
        "a gesture can only drive the app's own animators"
      )
    }
    if screen.presenting.dimming != nil, screen.presenting.style != .custom {
      return (#""dimming" needs the style "custom""#, #"remove "style""#)
    }
    if let mistake = screen.mistakes.first(where: { !screen.canMake($0) }) {
      return ("the app cannot make the mistake \(quoted(mistake.rawValue)) here", mistake.needs)
    }
    let parts =
      complaint(aboutEffectsOf: screen) ?? complaint(aboutWaysOf: screen, &graph, names, log)
      ?? complaint(aboutCostsOf: screen, names) ?? complaint(aboutViewsOf: screen)
    if let parts { return parts }
    if screen.presenting.policy != nil, !screen.hasSystemDrag {
      return (
        #""policy" needs a system drag"#,
        "a stack without effects has one, as does a sheet without \"dragToDismiss\""
      )
    }
    switch screen.kind {
    case .page, .controller: return nil
    case .stack(let stack):
      if stack.pages.contains(where: { scenario.screen(named: $0)?.isStack == true }) {
        return ("a stack cannot contain a stack", "UIKit raises an exception")
      }
      if stack.dragToPop != nil, stack.pop == nil {
        return (#""dragToPop" needs "pop""#, "a gesture can only drive the app's own animators")
      }
    case .tabs(let tabs):
      if tabs.dragToChange != nil, tabs.change == nil {
        return (#""dragToChange" needs "change""#, "a gesture needs an animator to drive")
      }
    case .container(let container):
      if container.dragToChange != nil || container.hasButtons,
        case .dissolve = container.change
      {
        return (
          #""dragToChange" and "buttons" need "change""#,
          "the system's dissolve reports no progress"
        )
      }
    }
    return nil
  }

  /// Reports effects that move a page they do not have, and drags of effects that take no time.
  private func complaint(
    aboutEffectsOf screen: Scenario.Screen
  ) -> (message: String, hint: String?)? {
    if !screen.presenting.style.takesPresenterAway {
      let hint =
        #"the style keeps the presenter's view in place: use "fullScreen" or another effect"#
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
      "a gesture cannot drive a change that happens at once"
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
      return ("a swipe \(swipe.rawValue) performs more than one segue", "give each its own swipe")
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

/// The names that the screens of a scenario declare, collected once.
struct DeclaredNames {
  /// The actions to which segues can unwind, in the order of the file.
  let actionList: [String]
  let actions: Set<String>
  /// The names that several images with different pixels or formats share.
  let ambiguousImages: Set<String>

  init(_ screens: [Scenario.Screen]) {
    actionList = screens.flatMap(\.unwindActions)
    actions = Set(actionList)
    var images: [String: LayerImage] = [:]
    var ambiguous: Set<String> = []
    for image in screens.lazy.flatMap(\.content.images) {
      if images.updateValue(image, forKey: image.name).map({ $0 != image }) ?? false {
        ambiguous.insert(image.name)
      }
    }
    ambiguousImages = ambiguous
  }
}

// MARK: Steps

extension ScenarioDraft {
  /// Reports steps that refer to a screen of the wrong kind.
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

  /// Returns what is wrong with a step, with a hint that is computed on demand.
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
        "cannot determine in which tabs or container to select \(quoted(page))",
        { #"specify them with "on""# }
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
      return ("several screens have a call \(quoted(name))", { #"specify it with "on""# })
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
      return ("cannot determine which stack is meant", { #"specify it with "on""# })
    }
    let stacks = scenario.app.screens.filter(\.isStack).map(\.name)
    return (
      "expected a stack, but \(quoted(name)) is not one",
      { stacks.isEmpty ? #"give a screen the key "stack""# : "use \(stacks.listed)" }
    )
  }
}

extension Scenario.Screen {
  /// The effects that gestures drive, with the keys of their drags.
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
