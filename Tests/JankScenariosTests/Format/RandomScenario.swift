import HeadlessUIKit
import JankAnimators
import JankEngine
import JankGate
import JankScenarios
import JankTrace
import TestSupport

/// Scenarios that no file describes yet, with everything in them that a file can state.
///
/// Effects, strategies, devices, policies, rules and semantics come from their registries.
struct RandomScenario {
  private var generator: SeededGenerator

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }
}

// MARK: Draws

extension RandomScenario {
  mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &generator)
  }

  private mutating func real(_ range: ClosedRange<Double>) -> Double {
    coin() ? Double.random(in: range, using: &generator) : range.lowerBound
  }

  mutating func coin() -> Bool { Bool.random(using: &generator) }

  mutating func one<Item>(of items: [Item]) -> Item { items[number(0...items.count - 1)] }

  mutating func some<Item>(of items: [Item]) -> [Item] { items.filter { _ in coin() } }

  private mutating func maybe<Item>(_ make: (inout Self) throws -> Item) rethrows -> Item? {
    coin() ? try make(&self) : nil
  }

  mutating func time(_ most: Int) -> Interval {
    switch number(0...3) {
    case 0: .zero
    case 1: Interval(nanoseconds: Int64(number(1...most * 1_000_000)))
    default: .milliseconds(Int64(number(1...most)))
    }
  }

  private mutating func text() -> String {
    (0...number(0...3)).map { _ in one(of: ["a", "Zoom", " ", "é", "\"", "\\", "\n", "😀"]) }
      .joined()
  }
}

// MARK: Scenarios

extension RandomScenario {
  /// A scenario that a file can state.
  mutating func scenario() throws -> Scenario {
    var screens = [
      Scenario.Screen(name: "Main", content: content("Main"), unwindActions: ["home"]),
      try page("Page"), try page("Card"), try stack(), try tabs(), try container(),
    ]
    for index in screens.indices where screens[index].presenting == Scenario.Screen.Presenting() {
      screens[index].presenting.statesStyle = coin()
    }
    var script = [Scenario.Step("tap", at: .start(after: time(100)), .present(screen: "Page"))]
    for index in 0..<number(0...8) {
      let name = maybe { _ in "step-\(index)" }
      script.append(Scenario.Step(name, at: moment(), try action(in: screens)))
    }
    var app = Scenario.App(screens, root: one(of: ["Main", "Stack", "Tabs"]))
    if coin() { addProcesses(to: &app, &script) }
    let drags = script.contains { if case .drag = $0.action { true } else { false } }
    var scenario = Scenario(
      name: text(),
      about: coin() ? text() : "",
      tags: some(of: ["modal", "nightly"]),
      app: app,
      script: script,
      outcomes: drags ? some(of: Scenario.Outcome.allCases) : [],
      setting: try setting(),
      demands: demands()
    )
    let able = Strategy.all.filter { scenario.canBePlayed(under: $0) }.map(\.name)
    scenario.setting.strategies = Array(Set([one(of: able), one(of: able)])).sorted()
    scenario.demands.thresholds += try thresholds()
    return scenario
  }

  private mutating func setting() throws -> Scenario.Setting {
    var devices = some(of: DeviceProfile.all)
    if coin() || devices.isEmpty {
      var device = one(of: DeviceProfile.all)
      device.name = "own \(number(1...9))"
      devices.append(try ProfileFile.read(Array(ProfileFile.text(device).utf8), path: "own"))
    }
    var setting = Scenario.Setting(
      devices: coin() ? [.phone60, .phone120] : devices,
      seed: UInt64(number(0...9_007_199_254_740_991)),
      semantics: semantics()
    )
    if coin() {
      let rates = [number(10...120), number(10...120), number(10...120)].sorted().map { Float($0) }
      let best = maybe { _ in rates[1] }
      setting.frameRate = CAFrameRateRange(minimum: rates[0], maximum: rates[2], preferred: best)
    }
    setting.usesHighFrameRates = coin()
    return setting
  }

  private mutating func semantics() -> [Scenario.SemanticChoice] {
    var choices: [Scenario.SemanticChoice] = []
    if coin() { choices.append(.version(SystemVersion(number(7...26), number(0...9)))) }
    choices += some(of: [Scenario.SemanticChoice.reversal(.split)])
    if coin() { choices.append(.ending(ChosenSemantics.EndStep.allCases.reversed())) }
    let curves = [TimingCurve.linear, .easeIn, .easeOut, .easeInEaseOut]
    choices += some(of: curves).prefix(1).map { .cancelCurve($0) }
    choices += some(of: ChosenSemantics.NestedRequest.allCases).prefix(1).map {
      .nestedRequests($0)
    }
    return choices
      + some(of: Scenario.SemanticQuestion.allCases).map { .answer($0, coin()) }
  }

  private mutating func demands() -> Scenario.Demands {
    let findings = (0..<number(0...2)).map { _ in
      Scenario.ExpectedFinding(
        one(of: FindingRule.allCases),
        of: maybe { $0.one(of: ["Main", "Page"]) },
        at: maybe { $0.moment() },
        within: time(200),
        outcomes: some(of: Scenario.Outcome.allCases),
        strategies: some(of: Strategy.all.map(\.name))
      )
    }
    return Scenario.Demands(findings: findings)
  }

  private mutating func thresholds() throws -> [Scenario.StatedThreshold] {
    let rules = [
      "apple.hitch-time-ratio: value <= baseline + 5 % or 1 ms/s", "frame-time: p(99.5) < 20 ms",
      "frame-time{scenario=*}: avg < 0.000001 s", "lateness: max == 12.5 ms or 2 ms",
    ]
    return try some(of: rules).map { rule in
      let level = one(of: Threshold.Level.allCases)
      return Scenario.StatedThreshold(try ThresholdText.threshold(in: rule, level: level))
    }
  }
}

// MARK: Screens

extension RandomScenario {
  private mutating func content(_ name: String) -> Scenario.Screen.Content {
    var content = Scenario.Screen.Content(
      layerCount: number(0...300),
      loadTime: time(20),
      countdown: maybe { draw in
        Scenario.Countdown(saved: draw.number(0...9), away: draw.time(9), work: draw.time(9))
      },
      scrollHeight: maybe { $0.real(1...5_000) }
    )
    content.work.appearing = time(9)
    content.work.layingOut = time(9)
    content.work.background = maybe { draw in
      PageWork.Background(length: .milliseconds(Int64(draw.number(1...9))), result: draw.time(9))
    }
    if coin() { content.columnCount = number(1...12) }
    content.costs.blurs = number(0...content.layerCount)
    content.costs.masks = coin() ? number(0...content.layerCount) : 0
    content.costs.images = (0..<number(0...2)).map { index in
      PageImage(
        LayerImage(
          name: "\(name) \(index)",
          width: number(1...9_000),
          height: number(1...9_000),
          format: one(of: LayerImage.Format.allCases)
        ),
        count: content.layerCount > 1 && coin() ? number(1...content.layerCount / 2) : nil
      )
    }
    content.costs.drawTime = maybe { $0.time(9) }
    return content
  }

  private mutating func page(_ name: String) throws -> Scenario.Screen {
    let style = one(of: [UIModalPresentationStyle.fullScreen, .overFullScreen, .custom])
    let isOver = style != .fullScreen
    var presenting = Scenario.Screen.Presenting(
      presentation: try effect(isOver ? [.anyPage] : [.anyPage, .leavingPage, .bothPages]),
      dismissal: try effect([.anyPage, .leavingPage]),
      dragToDismiss: dragRule(travel: real(1...900)),
      dragToPresent: maybe { draw in
        Scenario.BringRule(
          draw.dragRule(travel: draw.maybe { $0.real(1...900) }),
          way: draw.one(of: [.up, .down, .left, .right]),
          startsAtEdge: draw.coin(),
          over: draw.maybe { _ in "Main" }
        )
      },
      style: style,
      systemTransition: one(of: [.coverVertical, .flipHorizontal, .crossDissolve])
    )
    if style == .custom, coin() {
      presenting.dimming = .init(extent: [real(0.75...1), real(0.01...1)], darkness: real(0...1))
    }
    // A style that is not the standard one is stated.
    presenting.statesStyle =
      isOver || presenting.systemTransition != .coverVertical || presenting.dimming != nil
      || coin()
    let ways: [Scenario.Segue.Way] = [
      .show("Main"), .present("Card"), .byHand("Main", .slide), .byHand("Main", .zoom),
      .unwind("home"), .unwind("home", .zoom),
    ]
    let segues = some(of: ways).enumerated().map { index, way in
      Scenario.Segue("go \(index)", way, message: maybe { $0.text() })
    }
    return Scenario.Screen(
      name: name,
      content: content(name),
      presenting: presenting,
      segues: name == "Card" ? [] : segues,
      mistakes: some(of: [.alwaysCompletes, .keepsVerdict, .completesEarly])
    )
  }

  private mutating func stack() throws -> Scenario.Screen {
    let isCustom = coin()
    let stack = Scenario.Stack(
      pages: ["Main"],
      push: try maybe { try $0.effect() },
      pop: isCustom ? try effect() : nil,
      dragToPop: isCustom ? dragRule(travel: maybe { $0.real(1...900) }) : nil
    )
    let policy = stack.push == nil && !isCustom ? one(of: PolicyRegistry.all).name : nil
    return Scenario.Screen(name: "Stack", kind: .stack(stack), presenting: .init(policy: policy))
  }

  private mutating func tabs() throws -> Scenario.Screen {
    let change = try maybe { try $0.effect() }
    let tabs = Scenario.Tabs(
      pages: ["Main", "Stack"],
      change: change,
      dragToChange: change.map { _ in dragRule(travel: nil) },
      hasButtons: coin()
    )
    return Scenario.Screen(name: "Tabs", kind: .tabs(tabs))
  }

  private mutating func container() throws -> Scenario.Screen {
    let effect = try maybe { try $0.effect() }
    let box = Scenario.Container(
      pages: ["Main", "Card"],
      change: effect.map { .animated($0) } ?? .dissolve(coin() ? time(900) : .milliseconds(300)),
      hasButtons: effect != nil
    )
    return Scenario.Screen(name: "Box", kind: .container(box))
  }

  private mutating func dragRule(travel: Double?) -> Scenario.DragRule {
    Scenario.DragRule(
      travel: travel,
      commitFraction: coin() ? 0.5 : real(0...1),
      policy: maybe { $0.one(of: PolicyRegistry.all).name },
      remainder: coin() ? .steady : .slowing
    )
  }
}

// MARK: Effects

extension RandomScenario {
  private mutating func effect(
    _ needs: [Effect.Need] = [.anyPage, .leavingPage, .bothPages]
  ) throws -> Effect {
    let kind = one(of: Effect.Kind.all.filter { needs.contains($0.needs) })
    let timing = kind.makeAnimator == nil ? try maybe { try $0.timing() } : nil
    var settings: [String: Effect.Setting] = [:]
    for option in some(of: kind.options) where timing == nil || option.name != "damping" {
      settings[option.name] = setting(of: option)
    }
    let length = one(of: [kind.duration, timing?.duration?.seconds ?? 0.25, 1.5, 0.000_000_001])
    var effect = Effect(kind, duration: min(length, 10), settings: settings)
    effect.timing = timing?.curve
    if kind.makeAnimator == nil { effect.delay = time(100).seconds }
    return effect
  }

  private mutating func timing() throws -> WrittenCurve {
    let ratio = Double(number(10...100)) / 100
    let texts =
      CurveText.plainNames + [
        "cubic-bezier(\(real(0...1)), \(real(-1...2)), \(real(0...1)), \(real(-1...2)))",
        "steps(\(number(1...9)), jump-start)", "linear(0, \(real(-1...2)) \(number(1...99))%, 1)",
        "spring:\(ratio),\(number(100...900))ms", "bounce:\(ratio),\(number(100...900))ms,2",
        "spring(stiffness=\(number(50...900)),damping=\(number(5...50)),velocity=\(real(0...3)))",
      ]
    return try CurveText.curve(in: one(of: texts))
  }

  private mutating func setting(of option: Effect.Option) -> Effect.Setting {
    switch option.form {
    case .number(let range, _): .number(real(range))
    case .count(let range, _): .number(Double(number(range)))
    case .name(let names, _): .name(one(of: names))
    case .flag: .flag(coin())
    case .rectangle where coin():
      .cell(GridCell(column: number(0...9), row: number(0...9), columns: 10, gap: real(0...9)))
    case .rectangle:
      .rectangle(
        coin() ? nil : CGRect(x: real(0...9), y: real(0...9), width: real(1...9), height: 1.5)
      )
    }
  }
}

// MARK: Steps

extension RandomScenario {
  private mutating func moment() -> Scenario.Moment {
    let event = one(of: [.request, .begin, .end, .frame(number(1...99))] as [Scenario.RunEvent])
    return coin()
      ? .start(after: time(900)) : .event(event, of: maybe { _ in "tap" }, after: time(200))
  }

  private mutating func action(in screens: [Scenario.Screen]) throws -> Scenario.Action {
    let actions: [Scenario.Action] = [
      .present(screen: "Card", from: maybe { _ in "Page" }, isAnimated: coin()),
      .dismiss(screen: "Page", isAnimated: coin()),
      .push(screen: "Card", on: maybe { _ in "Stack" }, isAnimated: coin()),
      .pop(stack: "Stack", isAnimated: coin()), .popToRoot(stack: "Stack"),
      .select(screen: "Stack", on: maybe { _ in "Tabs" }), .turnBack(screen: "Page"),
      .cancelTouches(reason: text()), .rotate(.landscape, isAnimated: coin()),
      .resize([real(100...500), real(200...900)]), .dropDelegate(of: "Stack"),
      .stall(name: text(), length: .milliseconds(Int64(number(1...90)))),
      .renderStall(name: text(), length: Interval(nanoseconds: Int64(number(1...9_000_000)))),
      .rateLimit(hertz: number(1...120)),
    ]
    let segues: [Scenario.Action] = screens.flatMap { screen in
      screen.segues.map { .segue(name: $0.name, from: screen.name) }
    }
    guard number(0...3) == 0 else { return one(of: actions + segues) }
    return .drag(coin() ? .synthetic(touchTrack()) : .recorded(recordedFinger()), on: "Page")
  }

  private mutating func touchTrack() -> SyntheticTouch {
    let (start, end) = (SIMD2(real(0...300), 120), SIMD2(real(0...300), real(500...800)))
    var touchTrack = SyntheticTouch(from: start, to: end)
    if let preset = one(of: [nil] + SyntheticTouch.Preset.allCases) {
      touchTrack = SyntheticTouch(preset, from: start, to: end)
    }
    if coin() { touchTrack.duration = .milliseconds(250)...(.milliseconds(250)) }
    if coin() { touchTrack.bow = 3...3 }
    if coin() { touchTrack.tremor = 0.25...0.25 }
    if coin() { touchTrack.rate = real(30...240) }
    if coin() { touchTrack.jitter = time(5) }
    touchTrack.isCancelled = coin()
    return touchTrack
  }

  private mutating func recordedFinger() -> TouchTrack {
    var samples: [TouchTrack.Sample] = []
    for index in 0...number(1...9) {
      let y = Double(100 + 20 * index) + real(0...9)
      let time = Interval.milliseconds(Int64(index * 8))
      samples.append(TouchTrack.Sample(time: time, location: SIMD2(100, y)))
    }
    let rest = Interval.milliseconds(Int64(number(0...50)))
    let lift = samples[samples.count - 1].time + rest
    return TouchTrack(samples: samples, releaseTime: lift, isCancelled: coin())
  }
}
