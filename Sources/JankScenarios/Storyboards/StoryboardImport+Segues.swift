internal import HeadlessUIKit
internal import JankAnimators
internal import JankStoryboards
internal import JankText

extension StoryboardImport {
  /// Adds the segues of a view controller, and of those embedded in it, to its page.
  mutating func addSegues(of key: StoryboardSet.Key) {
    guard let name = names[key], let place = places[name] else { return }
    var used: Set<String> = []
    addSegues(of: key, to: place, hosts: [key], &used)
  }

  private mutating func addSegues(
    of key: StoryboardSet.Key,
    to place: Int,
    hosts: [StoryboardSet.Key],
    _ used: inout Set<String>
  ) {
    guard let controller = set.controller(key) else { return }
    for segue in controller.segues {
      if segue.kind == .embed {
        embed(segue, key, to: place, hosts: hosts, &used)
      } else if segue.kind == .unwind || segue.kind.isForward {
        guard case .page = screens[place].kind else {
          let name = quoted(screens[place].name)
          warn("a segue from the container \(name) is omitted", key.board, at: segue.position)
          continue
        }
        guard screens[place].segues.count < Self.segueLimit else { continue }
        add(segue, key, to: place, &used)
      }
    }
  }

  /// The number of segues that a page can have.
  private static let segueLimit = 100

  private mutating func embed(
    _ segue: StoryboardSegue,
    _ key: StoryboardSet.Key,
    to place: Int,
    hosts: [StoryboardSet.Key],
    _ used: inout Set<String>
  ) {
    guard let inner = embeddedKey(segue, key, hosts) else {
      let part = StoryboardSet.Key(board: key.board, id: segue.destination)
      warn("\(reason(part)); the container view is empty", key.board, at: segue.position)
      return
    }
    guard hosts.count < 16 else { return }
    warnOfContainer(in: segue, key, page: screens[place].name)
    addSegues(of: inner, to: place, hosts: hosts + [inner], &used)
  }

  /// Warns of a navigation or tab bar controller in a container view, of which the page has only
  /// the first page.
  private mutating func warnOfContainer(
    in segue: StoryboardSegue,
    _ key: StoryboardSet.Key,
    page: String
  ) {
    let target = StoryboardSet.Key(board: key.board, id: segue.destination)
    guard case .found(let found) = set.resolve(target), let controller = set.controller(found),
      !controller.containedIDs.isEmpty
    else { return }
    let consequence =
      controller.element == "navigationController"
      ? "only its first page is part of \(quoted(page)), and its pushes are presented"
      : "only its first page is part of \(quoted(page))"
    warn(
      "a \(controller.element) in a container view is not modelled: \(consequence)",
      key.board,
      at: segue.position
    )
  }

  private mutating func add(
    _ segue: StoryboardSegue,
    _ key: StoryboardSet.Key,
    to place: Int,
    _ used: inout Set<String>
  ) {
    let page = screens[place].name
    if segue.kind == .unwind {
      let action = segue.unwindAction.flatMap { $0.isEmpty ? nil : $0 } ?? "unwind:"
      let name = Self.name(segue.identifier ?? "unwind \(action)", &used)
      screens[place].segues.append(
        Scenario.Segue(name, .unwind(action.cut(to: 100)))
      )
      unwinds.append(Unwind(action: action, page: page, segue: segue, board: key.board))
      return
    }
    let destination = StoryboardSet.Key(board: key.board, id: segue.destination)
    guard let target = screenName(destination), let index = places[target] else {
      warn("\(reason(destination)); the segue is omitted", key.board, at: segue.position)
      return
    }
    guard let way = way(of: segue, to: index, key) else { return }
    let name = Self.name(segue.identifier ?? "to \(target)", &used)
    screens[place].segues.append(Scenario.Segue(name, way))
  }

  /// A name that no other segue of the page has.
  private static func name(_ wanted: String, _ used: inout Set<String>) -> String {
    let base = (wanted.isEmpty ? "segue" : wanted).cut(to: 90)
    var (name, number) = (base, 2)
    while !used.insert(name).inserted {
      name = "\(base) \(number)"
      number += 1
    }
    return name
  }

  /// Returns how a segue goes to a screen, and gives the screen its style; nil if it is omitted.
  private mutating func way(
    of segue: StoryboardSegue,
    to index: Int,
    _ key: StoryboardSet.Key
  ) -> Scenario.Segue.Way? {
    let target = screens[index].name
    let choice = segue.customClass.flatMap { map[$0] }
    if case TransitionMap.Choice.none? = choice { return nil }
    if let name = segue.customClass, choice == nil {
      unknownClasses.insert(name)
      warn(
        "the segue class \(name) is code; \(quoted(target)) is presented by the system instead",
        key.board,
        at: segue.position
      )
    }
    if let method = segue.creationSelector {
      warn(
        "code creates \(quoted(target)) in \(method); the view controller of the file is shown",
        key.board,
        at: segue.position
      )
    }
    if !segue.isAnimated {
      warn("the segue is animated, though the file disables that", key.board, at: segue.position)
    }
    switch segue.kind {
    case .show, .push, .showDetail, .replace:
      guard screens[index].isStack || target.isEmpty else { return .show(target) }
      // UIKit presents a navigation controller that is shown from another one.
      return .present(target)
    default: break
    }
    let style = segue.kind == .popover || segue.kind == .popoverPresentation ? "popover" : nil
    var screen = screens[index]
    let named = style ?? segue.presentationStyle ?? standardStyle(of: key, screen)
    apply(style: named, to: &screen, key.board, segue.position)
    apply(look: segue.transitionStyle, to: &screen, key.board, segue.position)
    if case .effect(let kind) = choice {
      screen.presenting.presentation = Effect(kind)
      screen.presenting.dismissal = Effect(kind).reversed
      screen.presenting.style = .fullScreen
    }
    screens[index] = screen
    return .present(target)
  }

  /// The style of a presentation that states none: a sheet in files of Xcode 11 and later.
  private func standardStyle(of key: StoryboardSet.Key, _ screen: Scenario.Screen) -> String? {
    let isPlain = screen.presenting.style == .fullScreen && screen.presenting.presentation == nil
    return isPlain && set.boards[key.board].hasSheets ? "automatic" : nil
  }
}

// MARK: Unwind segues

extension StoryboardImport {
  /// Gives each unwind action to the pages that have it, and omits segues whose action none has.
  ///
  /// Only code knows which view controllers implement an action. Without an entry in the map it is
  /// the page from which the segue's own page was reached.
  mutating func resolveUnwinds(_ scenario: inout Scenario) {
    let origins = SegueTour(scenario).origins
    for unwind in unwinds {
      let action = unwind.action.cut(to: 100)
      let holders = holders(of: unwind, origins)
      for name in holders {
        guard let place = places[name], !screens[place].unwindActions.contains(action) else {
          continue
        }
        screens[place].unwindActions.append(action)
      }
      if holders.isEmpty {
        warn(
          "no page leads to \(quoted(unwind.page)), so the unwind segue \(action) is omitted",
          unwind.board,
          at: unwind.segue.position,
          hint: "code leads to the page: add a segue to it in the scenario; to keep the unwind "
            + "segue, use --map \(action)=SCREEN"
        )
      } else if !map.knows(action: unwind.action) {
        warn(
          "assumed that \(holders.map { quoted($0) }.joined(separator: ", ")) implements "
            + "\(action); if not, use --map \(action)=SCREEN",
          unwind.board,
          at: unwind.segue.position
        )
      }
    }
    let known = Set(screens.flatMap(\.unwindActions))
    for index in screens.indices {
      screens[index].segues.removeAll {
        if case .unwind(let action, _) = $0.way { !known.contains(action) } else { false }
      }
    }
    scenario.app.screens = screens
  }

  private func holders(of unwind: Unwind, _ origins: [String: String]) -> [String] {
    if map.knows(action: unwind.action) {
      return set.keys.compactMap { key in
        guard let name = names[key], places[name] != nil else { return nil }
        let kind = set.controller(key)?.customClass
        return map.implements(unwind.action, screen: name, class: kind) ? name : nil
      }
    }
    if let origin = origins[unwind.page] { return [origin] }
    let leading = screens.first { screen in
      screen.segues.contains { $0.target == unwind.page } && screen.name != unwind.page
    }
    return leading.map { [$0.name] } ?? []
  }
}
