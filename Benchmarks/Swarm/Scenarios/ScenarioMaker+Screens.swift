internal import JankAnimators
internal import JankEngine
internal import JankExplore
internal import JankMotion
internal import JankScenarios

extension ScenarioMaker {
  /// Makes the pages, then what holds them.
  mutating func makeScreens() {
    let pages = ["Main"] + ["A", "B", "C"].prefix(amounts.dice.whole(1...3))
    screens = pages.map { Screen(name: $0) }
    if features.contains(.stack) { addHolder("Stack", .stack, key: "stack") }
    if features.contains(.tabs) { addHolder("Tabs", .tabs, key: "tabs") }
    if features.contains(.container) { addHolder("Box", .container, key: "children") }
    for index in screens.indices {
      var screen = screens[index]
      if screen.kind == .page { addContent(to: &screen) }
      addPresentation(to: &screen)
      screens[index] = screen
    }
    if features.contains(.segues) { addSegues() }
    guard features.contains(.mistakes) else { return }
    let able = screens.indices.filter { !screens[$0].mistakes.isEmpty }
    guard let index = amounts.dice.pickAny(able) else { return }
    let mistake = amounts.dice.pick(screens[index].mistakes)
    screens[index].keys.append(("mistakes", [.text(mistake.rawValue)]))
  }

  private mutating func addHolder(_ name: String, _ kind: Screen.Kind, key: String) {
    let count = amounts.dice.whole(1...3)
    var pages = (1...count).map { "\(name)\($0)" }
    screens += pages.map { Screen(name: $0) }
    if kind != .stack, amounts.dice.percent(30), screens.contains(where: { $0.name == "Stack" }) {
      pages[0] = "Stack"
    }
    var screen = Screen(name: name, kind: kind, pages: pages)
    screen.keys = [(key, .array(pages.map(Tree.text)))]
    switch kind {
    case .page: break
    case .stack:
      if has(.animators) { screen.keys.append(("push", effect())) }
      guard has(.animators) else {
        screen.drags = [.right]
        break
      }
      screen.keys.append(("pop", effect(isDriven: true)))
      if has(.drags, percent: 70) {
        screen.keys.append(("dragToPop", dragRule()))
        screen.drags = [.right]
      }
    case .tabs, .container:
      if has(.animators, percent: 70) {
        screen.keys.append(("change", effect(isDriven: true)))
        if has(.drags, percent: 70) {
          screen.keys.append(("dragToChange", dragRule()))
          screen.drags = [.left, .right]
        }
        if amounts.dice.percent(50) { screen.keys.append(("buttons", true)) }
      } else if kind == .container, amounts.dice.percent(50) {
        screen.keys.append(("dissolve", amounts.duration(usually: 600, limit: 10_000)))
      }
    }
    screens.append(screen)
  }

  private mutating func addContent(to screen: inout Screen) {
    let usual = features.contains(.manyLayers) ? 20_000 : 60
    let layers = amounts.wholeNumber(
      usually: usual,
      in: 0...(features.contains(.manyLayers) ? 100_000 : 300)
    )
    screen.keys.append(("layers", .whole(layers)))
    if amounts.dice.percent(30) {
      screen.keys.append(("columns", .whole(amounts.wholeNumber(usually: 6, in: 1...1_000))))
    }
    if has(.loads) {
      screen.keys.append(("viewDidLoad", amounts.duration(usually: 300, limit: 5_000)))
    }
    if has(.loads) {
      screen.keys.append(("draw", amounts.duration(usually: 200, limit: 10_000)))
    }
    if has(.loads, percent: 50) { screen.keys += work() }
    if has(.countdown, percent: 30) {
      var countdown: [(String, Tree)] = [
        ("seconds", .whole(amounts.wholeNumber(usually: 5, in: 0...20)))
      ]
      if amounts.dice.percent(50) {
        countdown.append(("away", amounts.duration(usually: 3_000, limit: 100_000)))
      }
      if amounts.dice.percent(50) {
        countdown.append(("work", amounts.duration(usually: 40, limit: 1_000)))
      }
      screen.keys.append(("countdown", .object(countdown)))
    }
    if has(.scroll, percent: 30) {
      screen.keys.append(("scroll", .whole(amounts.wholeNumber(usually: 5_000, in: 1...1_000_000))))
    }
    for key in ["blurs", "shadows", "masks"] where has(.effects, percent: 40) {
      screen.keys.append((key, .whole(amounts.dice.magnitude(0...layers))))
    }
    if has(.images) { screen.keys.append(("images", images(of: screen.name, among: layers))) }
    if has(.views) { screen.keys += views(of: screen.name) }
    if has(.views, percent: 20) {
      screen.keys.append(("lottie", "animations/LottieLogo2.json"))
      if amounts.dice.percent(50) { screen.keys.append(("lottieEngine", "main-thread")) }
    }
  }

  private mutating func images(of page: String, among layers: Int) -> Tree {
    let sizes = (0..<amounts.dice.whole(0...4)).map { _ in
      (0...1).map { _ in amounts.wholeNumber(usually: 6_000, in: 1...100_000) }
    }
    return .array(
      sizes.enumerated().map { index, size in
        var image: [(String, Tree)] = [
          ("name", .text("\(page)-\(index)")), ("pixels", .array(size.map(Tree.whole))),
          ("format", .text(amounts.dice.pick(LayerImage.Format.allCases).rawValue)),
        ]
        // Together they are at most as many as the layers.
        if layers >= sizes.count, amounts.dice.percent(30) {
          let count = amounts.dice.magnitude(1...min(1_000, layers / sizes.count))
          image.append(("count", .whole(count)))
        }
        return .object(image)
      }
    )
  }
}

// MARK: How screens come and go

extension ScenarioMaker {
  private mutating func addPresentation(to screen: inout Screen) {
    var takesPresenterAway = true
    if has(.styles) {
      let style = amounts.dice.pick([
        "automatic", "fullScreen", "pageSheet", "formSheet", "currentContext", "custom",
        "overFullScreen", "overCurrentContext", "popover",
      ])
      takesPresenterAway = ["fullScreen", "currentContext"].contains(style)
      screen.keys.append(("style", .text(style)))
      if style == "custom", amounts.dice.percent(50) {
        screen.keys.append(("dimming", dimming()))
      }
      if ["automatic", "pageSheet", "formSheet"].contains(style) { screen.drags.append(.down) }
    }
    if screen.drags.contains(.down) || screen.kind == .stack, has(.styles, percent: 30),
      !screen.keys.contains(where: { $0.0 == "push" || $0.0 == "pop" })
    {
      screen.keys.append(("policy", .text(amounts.dice.pick(PolicyRegistry.all).name)))
    }
    if has(.styles, percent: 30) {
      let look = amounts.dice.pick(["coverVertical", "flipHorizontal", "crossDissolve"])
      screen.keys.append(("systemTransition", .text(look)))
    }
    let hasPresentation = has(.animators)
    if hasPresentation {
      let effect = effect(isDriven: true, needs: takesPresenterAway ? nil : .anyPage)
      screen.keys.append(("presentation", effect))
    }
    guard has(.animators) else { return }
    let needs: [Effect.Need] =
      takesPresenterAway ? [.anyPage, .leavingPage, .bothPages] : [.anyPage, .leavingPage]
    screen.keys.append(("dismissal", effect(isDriven: true, among: needs)))
    if has(.drags, percent: 70) {
      screen.keys.append(("dragToDismiss", dragRule()))
      screen.drags.append(.down)
    }
    guard hasPresentation, has(.drags, percent: 30) else { return }
    let ways: [Effect.Direction] = [.up, .down, .left, .right]
    var rule: [(String, Tree)] = [("way", .text(amounts.dice.pick(ways).rawValue))]
    if amounts.dice.percent(30) { rule.append(("fromEdge", true)) }
    if amounts.dice.percent(30) { rule.append(("over", .text(amounts.dice.pick(screens).name))) }
    screen.keys.append(("dragToPresent", .object(rule + dragRuleKeys())))
  }

  private mutating func dimming() -> Tree {
    var look: [(String, Tree)] = []
    for key in ["width", "height"] where amounts.dice.percent(60) {
      look.append((key, amounts.number(in: 0.01...1)))
    }
    if amounts.dice.percent(60) { look.append(("darkness", amounts.number(in: 0...1))) }
    return .object(look)
  }

  private mutating func dragRule() -> Tree { .object(dragRuleKeys()) }

  private mutating func dragRuleKeys() -> [(String, Tree)] {
    var rule: [(String, Tree)] = []
    if amounts.dice.percent(40) {
      rule.append(("travel", .whole(amounts.wholeNumber(usually: 900, in: 1...100_000))))
    }
    if amounts.dice.percent(40) { rule.append(("commit", amounts.number(in: 0...1))) }
    if amounts.dice.percent(40) {
      rule.append(("policy", .text(amounts.dice.pick(PolicyRegistry.all).name)))
    }
    if amounts.dice.percent(40) {
      rule.append(("remainder", amounts.dice.percent(50) ? "steady" : "slowing"))
    }
    return rule
  }

  private mutating func addSegues() {
    for index in screens.indices where screens[index].kind == .page && amounts.dice.percent(60) {
      let others = screens.filter { $0.kind == .page && $0.name != screens[index].name }
      guard let other = amounts.dice.pickAny(others) else { continue }
      let way = amounts.dice.pick(["show", "present", "slide", "zoom"])
      var forward: [(String, Tree)] = [(way, .text(other.name))]
      if amounts.dice.percent(20) { forward.append(("message", "hello")) }
      var segues: [(String, Tree)] = [("go", .object(forward))]
      screens[index].segues = ["go"]
      if amounts.dice.percent(50) {
        var back: [(String, Tree)] = [("unwind", "home")]
        if amounts.dice.percent(50) {
          back.append(("by", amounts.dice.percent(50) ? "slide" : "zoom"))
        }
        if amounts.dice.percent(30) {
          back.append(("swipe", .text(amounts.dice.pick(["up", "down"]))))
        }
        segues.append(("back", .object(back)))
        screens[index].segues.append("back")
      }
      screens[index].keys.append(("segues", .object(segues)))
    }
    screens[0].keys.append(("unwindActions", ["home"]))
  }

  /// An effect that is played in one place, with random settings.
  ///
  /// - Parameters:
  ///   - isDriven: whether a finger may have to drive it, so that it has to take time.
  ///   - need: the only pages that it may need, or nil for any.
  /// - Returns: The effect.
  // What the app works as a page appears, as it is laid out, and beside the main thread.
  private mutating func work() -> [(String, Tree)] {
    var keys: [(String, Tree)] = []
    if amounts.dice.percent(50) {
      keys.append(("viewWillAppear", amounts.duration(usually: 100, limit: 1_000)))
    }
    if amounts.dice.percent(30) {
      keys.append(("viewDidLayoutSubviews", amounts.duration(usually: 20, limit: 200)))
    }
    if amounts.dice.percent(50) {
      keys.append(
        (
          "background",
          .object([
            ("for", .text("\(amounts.dice.whole(1...2_000)) ms")),
            ("then", amounts.duration(usually: 20, limit: 1_000)),
          ])
        )
      )
    }
    return keys
  }

  private mutating func effect(isDriven: Bool = false, needs need: Effect.Need? = nil) -> Tree {
    effect(isDriven: isDriven, among: need.map { [$0] } ?? [.anyPage, .leavingPage, .bothPages])
  }

  private mutating func effect(isDriven: Bool, among needs: [Effect.Need]) -> Tree {
    let kind = amounts.dice.pick(Effect.Kind.all.filter { needs.contains($0.needs) })
    var keys: [(String, Tree)] = []
    if amounts.dice.percent(70) {
      let length = amounts.durationText(usually: 800, limit: 10_000)
      let isNothing = !length.contains { ("1"..."9").contains($0) }
      keys.append(("duration", .text(isDriven && isNothing ? "1 ms" : length)))
    }
    if kind.makeAnimator == nil {
      if amounts.dice.percent(20) {
        keys.append(("timing", .text(amounts.dice.pick(Self.timings))))
      }
      if amounts.dice.percent(15) {
        keys.append(("delay", .text(amounts.durationText(usually: 100, limit: 10_000))))
      }
    }
    for option in amounts.dice.some(of: kind.options) {
      keys.append((option.name, setting(of: option)))
    }
    return .object([(kind.name, .object(keys))])
  }

  private static let timings = [
    "linear", "easeOut", "cubic-bezier(0.2, 0, 0, 1)", "spring:0.8,500ms", "spring:1,300ms",
    "easeIn@250ms",
  ]

  private mutating func setting(of option: Effect.Option) -> Tree {
    switch option.form {
    case .number(let range, _): amounts.number(in: range)
    case .count(let range, _):
      .whole(amounts.wholeNumber(usually: min(range.lowerBound + 12, range.upperBound), in: range))
    case .name(let names, _): .text(amounts.dice.pick(names))
    case .flag: amounts.dice.percent(50) ? true : false
    case .rectangle:
      amounts.dice.percent(50)
        ? .array([0.0, 0, 1, 1].map { amounts.number(in: $0...1000) }) : .object(cell())
    }
  }

  /// A cell of a grid of thumbnails, mostly on the screen.
  private mutating func cell() -> [(String, Tree)] {
    var keys: [(String, Tree)] = [
      ("column", .whole(amounts.wholeNumber(usually: 4, in: 0...999))),
      ("row", .whole(amounts.wholeNumber(usually: 12, in: 0...9_999))),
    ]
    if amounts.dice.percent(50) {
      keys.append(("columns", .whole(amounts.wholeNumber(usually: 6, in: 1...1_000))))
    }
    for key in ["margin", "gap", "top"] where amounts.dice.percent(40) {
      keys.append((key, .whole(amounts.wholeNumber(usually: 100, in: 0...10_000))))
    }
    return keys
  }
}

// MARK: What goes together

extension ScenarioMaker.Screen {
  /// The mistakes that the app can make about the screen.
  fileprivate var mistakes: [Scenario.Mistake] {
    let keys = Set(keys.map(\.0))
    let isAnimated = !keys.isDisjoint(with: ["presentation", "push", "pop", "change"])
    let isDragged = keys.contains { $0.hasPrefix("dragTo") }
    var mistakes: [Scenario.Mistake] = []
    if isAnimated || keys.contains("dismissal") { mistakes += [.alwaysCompletes, .returnsEarly] }
    if isAnimated { mistakes += [.forgetsArrivingView, .removesArrivingView] }
    if keys.isSuperset(of: ["presentation", "dimming"]) { mistakes.append(.takesPresentersView) }
    if isDragged { mistakes.append(.keepsVerdict) }
    if isDragged, kind != .container { mistakes.append(.keepsInteraction) }
    if kind == .tabs, keys.isSuperset(of: ["change", "buttons"]) {
      mistakes.append(.ignoresCancel)
    }
    if kind == .container, !keys.contains("change") { mistakes.append(.forgetsMoves) }
    if segues.contains("back") { mistakes.append(.forgetsToLeave) }
    return mistakes
  }
}
