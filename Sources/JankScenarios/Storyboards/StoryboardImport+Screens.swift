internal import HeadlessUIKit
internal import JankAnimators
internal import JankStoryboards
internal import JankText

extension StoryboardImport {
  /// Adds the screen of a view controller without its segues.
  mutating func addScreen(_ key: StoryboardSet.Key) {
    guard let controller = set.controller(key), let name = names[key], places[name] == nil else {
      return
    }
    var screen = Scenario.Screen(name: name)
    switch controller.element {
    case "navigationController":
      let pages = contained(in: controller, key, "rootViewController", limit: 1)
      if !pages.isEmpty { screen.kind = .stack(Scenario.Stack(pages: pages)) }
    case "tabBarController":
      let pages = contained(in: controller, key, "viewControllers", limit: 100)
      if !pages.isEmpty { screen.kind = .tabs(Scenario.Tabs(pages: pages)) }
    case "splitViewController":
      warn("a split view shows only its master, as on a phone", key.board, at: controller.position)
    case "viewController", "tableViewController", "collectionViewController": break
    default:
      warn(
        "the contents of \(controller.element) \(quoted(name)) come from code and are omitted",
        key.board,
        at: controller.position
      )
    }
    if case .page = screen.kind { addViews(to: &screen, of: controller, key) }
    addPresentation(to: &screen, of: controller, key)
    places[name] = screens.count
    screens.append(screen)
  }

  /// The names of the screens in a container.
  private mutating func contained(
    in controller: StoryboardController,
    _ key: StoryboardSet.Key,
    _ relationship: String,
    limit: Int
  ) -> [String] {
    let segues = controller.segues.filter {
      $0.kind == .relationship && $0.relationship == relationship
    }
    return segues.prefix(limit).compactMap { segue in
      let part = StoryboardSet.Key(board: key.board, id: segue.destination)
      if let name = screenName(part) { return name }
      warn("\(reason(part)); the container is without it", key.board, at: segue.position)
      return nil
    }
  }

  /// Why there is no screen for a view controller.
  func reason(_ key: StoryboardSet.Key) -> String {
    if case .missing(let reason) = set.resolve(key) { reason } else { "it is in a circle" }
  }

  // MARK: Containers in each other

  /// Makes pages of containers that contain themselves, and lets stacks hold the pages of stacks.
  mutating func breakCycles() {
    for index in screens.indices where contains(screens[index].name, itself: screens[index].name) {
      screens[index].kind = .page
      warnings.append(
        Diagnostic(
          .warning,
          path: set.boards[0].path,
          message: "\(quoted(screens[index].name)) contains itself and is imported as an empty page"
        )
      )
    }
    for index in screens.indices {
      guard case .stack(var stack) = screens[index].kind else { continue }
      let pages = stack.pages.compactMap(pageOfStack)
      guard pages != stack.pages else { continue }
      stack.pages = pages
      screens[index].kind = pages.isEmpty ? .page : .stack(stack)
    }
  }

  /// Returns the page that a stack shows, through stacks in it.
  private func pageOfStack(_ name: String) -> String? {
    var name = name
    for _ in screens.indices {
      guard let place = places[name], case .stack(let stack) = screens[place].kind else {
        return name
      }
      guard let next = stack.pages.last else { return nil }
      name = next
    }
    return nil
  }

  private func contains(_ name: String, itself wanted: String) -> Bool {
    var waiting = places[name].map { screens[$0].pages } ?? []
    var seen: Set<String> = []
    while let next = waiting.popLast() {
      if next == wanted { return true }
      guard seen.insert(next).inserted else { continue }
      waiting += places[next].map { screens[$0].pages } ?? []
    }
    return false
  }
}

// MARK: How screens come and go

extension StoryboardImport {
  /// Takes the style, the transition and the delegate of a view controller.
  private mutating func addPresentation(
    to screen: inout Scenario.Screen,
    of controller: StoryboardController,
    _ key: StoryboardSet.Key
  ) {
    apply(style: controller.presentationStyle, to: &screen, key.board, controller.position)
    apply(look: controller.transitionStyle, to: &screen, key.board, controller.position)
    if let effect = attributeEffect(of: controller, key) { apply(effect, to: &screen) }
    if case .effect(let kind) = controller.customClass.flatMap({ map[$0] }) {
      apply(kind, to: &screen, key.board, controller.position)
    }
    for outlet in controller.settings.outlets
    where outlet.property == "transitioningDelegate" || outlet.property == "delegate" {
      guard let name = set.scene(key)?.objectClasses[outlet.destination] else { continue }
      switch map[name] {
      case .effect(let kind): apply(kind, to: &screen, key.board, controller.position)
      case TransitionMap.Choice.none?: break
      case nil:
        unknownClasses.insert(name)
        warn(
          "the delegate \(name) of \(quoted(screen.name)) chooses transitions in code",
          key.board,
          at: controller.position
        )
      }
    }
  }

  /// The effect that attributes of IBAnimatable name.
  private mutating func attributeEffect(
    of controller: StoryboardController,
    _ key: StoryboardSet.Key
  ) -> Effect? {
    let attributes = controller.settings.attributes
    let isMapped = controller.customClass.map { map[$0] != nil } == true
    if attributes.value(of: "isHeroEnabled") == "YES", !isMapped, key != set.initial {
      warnOfHero(controller, key)
    }
    let value =
      attributes.value(of: "_transitionAnimationType")
      ?? attributes.value(of: "_presentationAnimationType")
    guard let value else { return nil }
    let duration = attributes.value(of: "transitionDuration").flatMap(Double.init)
    let length = duration.flatMap { (0.001...60).contains($0) ? $0 : nil }
    if let effect = TransitionMap.effect(named: value, duration: length, among: effects) {
      return effect
    }
    warn(
      "there is no effect for the animation \(quoted(value))",
      key.board,
      at: controller.position
    )
    return nil
  }

  /// Warns of a view controller whose transitions Hero chooses in code, and which the map does not
  /// know.
  ///
  /// The initial one is never presented, so there is nothing to choose for it.
  private mutating func warnOfHero(
    _ controller: StoryboardController,
    _ key: StoryboardSet.Key
  ) {
    let name = names[key] ?? controller.id
    if let own = controller.customClass { unknownClasses.insert(own) }
    warn(
      "code chooses the Hero transitions of \(quoted(name)); the system transition is used",
      key.board,
      at: controller.position,
      hint: controller.customClass.map { "choose an effect: --map \($0)=EFFECT" }
        ?? "give the view controller a class in the storyboard, and map it to an effect"
    )
  }

  /// Plays an effect of the map where a screen comes and goes.
  private mutating func apply(
    _ kind: Effect.Kind,
    to screen: inout Scenario.Screen,
    _ board: Int,
    _ position: SourcePosition
  ) {
    apply(Effect(kind), to: &screen)
    mappedEffects.append(
      MappedEffect(screen: screen.name, kind: kind, board: board, position: position)
    )
  }

  /// Plays an effect where a screen comes and goes.
  func apply(_ effect: Effect, to screen: inout Scenario.Screen) {
    if case .stack(var stack) = screen.kind {
      stack.push = effect
      stack.pop = effect.reversed
      screen.kind = .stack(stack)
      return
    }
    screen.presenting.presentation = effect
    screen.presenting.dismissal = effect.reversed
    if effect.kind.needs != .anyPage { screen.presenting.style = .fullScreen }
  }

  private static let styles: [String: UIModalPresentationStyle] = [
    "automatic": .automatic, "fullScreen": .fullScreen, "pageSheet": .pageSheet,
    "formSheet": .formSheet, "currentContext": .currentContext,
    "overFullScreen": .overFullScreen, "overCurrentContext": .overCurrentContext,
    "popover": .popover, "custom": .custom,
  ]

  mutating func apply(
    style name: String?,
    to screen: inout Scenario.Screen,
    _ board: Int,
    _ position: SourcePosition
  ) {
    guard let name, name != "none" else { return }
    guard let style = Self.styles[name] else {
      warn("the presentation style \(quoted(name)) is unknown", board, at: position)
      return
    }
    let effect = screen.presenting.presentation
    guard effect == nil || effect?.kind.needs == .anyPage else { return }
    screen.presenting.style = style
  }

  mutating func apply(
    look name: String?,
    to screen: inout Scenario.Screen,
    _ board: Int,
    _ position: SourcePosition
  ) {
    switch name {
    case nil, "coverVertical": break
    case "flipHorizontal": screen.presenting.systemTransition = .flipHorizontal
    case "crossDissolve": screen.presenting.systemTransition = .crossDissolve
    case let name?: warn("the transition style \(quoted(name)) is omitted", board, at: position)
    }
  }
}
