import HeadlessUIKit
import JankAnimators
import JankEngine
import JankGate
import JankScenarios
import JankTrace
import TestSupport

/// A random app from a seed, with every kind of cost that a change of code can lower or raise.
///
/// Pages are presented and dismissed as in real apps, some of them by drags; meanwhile the main
/// thread and the GPU stall.
struct RandomApp {
  var scenario: Scenario
  var device: DeviceProfile
  let strategy: Strategy

  init(_ generator: inout SeededGenerator) throws {
    let way = Way.allCases.randomElement(using: &generator) ?? .modal
    let strategies = Strategy.all.filter { $0.isInteractive || !way.isDragged }
    strategy = strategies.randomElement(using: &generator) ?? .coreAnimation
    device = DeviceProfile.all.randomElement(using: &generator) ?? .phone60
    let text = Self.text(way, strategy, device, &generator)
    scenario = try ScenarioLoader { _ in nil }.load(Array(text.utf8), path: "app")
    if let outcome = scenario.outcomes.randomElement(using: &generator) {
      scenario.outcome = outcome
    }
  }

  /// Plays the app.
  ///
  /// - Parameter watchesPages: whether motion metrics are needed too.
  /// - Returns: The run.
  func result(watchesPages: Bool = false) -> RunResult {
    let trace = scenario.run(
      strategy: strategy,
      on: device,
      seed: scenario.setting.seed,
      watchesPages: watchesPages
    )
    return RunResult(scenario: "app", strategy: "s", device: "d", trace: trace) {
      [scenario, device] in scenario.course(on: device)
    }
  }
}

// MARK: Drawing an app

extension RandomApp {
  /// How pages are presented and dismissed.
  private enum Way: CaseIterable {
    case modal, reversed, stack, sheet, dragged, tabs

    var isDragged: Bool { self == .sheet || self == .dragged }
  }

  /// The pages and the user's actions as in a scenario file.
  private struct Parts {
    var screens: String
    var steps: [String]
    var root = "Main"
    var outcomes = ""
  }

  private static func text(
    _ way: Way,
    _ strategy: Strategy,
    _ device: DeviceProfile,
    _ generator: inout SeededGenerator
  ) -> String {
    let effects = ["slide", "bounce", "fade", "shift", "turn"]
    let effect = effects.randomElement(using: &generator) ?? "slide"
    let length = Int.random(in: 250...900, using: &generator)
    let parts = Self.parts(
      way,
      move: #"{ "\#(effect)": { "duration": "\#(length) ms" } }"#,
      lasting: length,
      height: Int(device.screenSize.y),
      &generator
    )
    let stalls = (0..<Int.random(in: 1...3, using: &generator)).map { index in
      let time = 100_000 + Int.random(in: 0...(length + 1_000) * 1_000, using: &generator)
      let isRender = index % 2 == 1
      let place = isRender ? #""on": "graphics processor","# : ""
      let stall = Int.random(in: 1...(isRender ? 60 : 120), using: &generator)
      return #"{ "at": "\#(time) us", "stall": "stall \#(index)", \#(place) "#
        + #""for": "\#(stall) ms" }"#
    }
    return """
      { "name": "app", "devices": ["\(device.name)"], "strategies": ["\(strategy.name)"],
        "seed": \(Int.random(in: 1...1_000_000, using: &generator)),
        "screens": { \(parts.screens) }, "root": "\(parts.root)", \(parts.outcomes)
        "script": [\((parts.steps + stalls).joined(separator: ", "))] }
      """
  }

  private static func parts(
    _ way: Way,
    move: String,
    lasting length: Int,
    height: Int,
    _ generator: inout SeededGenerator
  ) -> Parts {
    let page = Self.page(&generator)
    let root = Self.page(&generator, isLight: true)
    let present = #"{ "at": "100 ms", "present": "Page" }"#
    func pages(_ more: String, after screen: String) -> String {
      #""Main": { \#(root) }, "Page": { \#(page)\#(screen) }\#(more)"#
    }
    let effects = #", "presentation": \#(move), "dismissal": \#(move)"#
    switch way {
    case .modal:
      let dismiss = #"{ "at": "150 ms after end", "dismiss": "Page" }"#
      return Parts(screens: pages("", after: effects), steps: [present, dismiss])
    case .reversed:
      let time = 100 + Int.random(in: 40...length, using: &generator)
      let back = #"{ "at": "\#(time) ms", "turnBack": "Page" }"#
      return Parts(screens: pages("", after: effects), steps: [present, back])
    case .stack:
      let stack = #", "Stack": { "stack": ["Main"], "push": \#(move), "pop": \#(move) }"#
      let push = #"{ "at": "100 ms", "push": "Page" }"#
      let pop = #"{ "at": "80 ms after end", "pop": "Stack" }"#
      return Parts(screens: pages(stack, after: ""), steps: [push, pop], root: "Stack")
    case .tabs:
      let tabs = #", "Tabs": { "tabs": ["Main", "Page"], "change": \#(move) }"#
      let select = #"{ "at": "100 ms", "select": "Page" }"#
      let back = #"{ "at": "80 ms after end", "select": "Main" }"#
      return Parts(screens: pages(tabs, after: ""), steps: [select, back], root: "Tabs")
    case .sheet, .dragged:
      let dragged = effects + #", "dragToDismiss": { "travel": 400, "commit": 0.5 }"#
      let style = way == .sheet ? #", "style": "pageSheet""# : dragged
      let end = 100 + Int.random(in: 150...min(500, height - 120), using: &generator)
      let time = Int.random(in: 200...600, using: &generator)
      let drag =
        #"{ "at": "200 ms after end", "on": "Page", "drag": { "from": [187, 100], "#
        + #""to": [190, \#(end)], "over": "\#(time) ms" } }"#
      return Parts(
        screens: pages("", after: style),
        steps: [present, drag],
        outcomes: #""outcomes": ["finish", "cancel"],"#
      )
    }
  }

  private static func page(_ generator: inout SeededGenerator, isLight: Bool = false) -> String {
    func draw(_ range: ClosedRange<Int>, oneIn chance: Int) -> Int {
      let number = Int.random(in: range, using: &generator)
      return Int.random(in: 0..<chance, using: &generator) == 0 ? number : 0
    }
    let layers = Int.random(in: 4...(isLight ? 60 : 600), using: &generator)
    let image = """
      { "name": "i", "pixels": [\(Int.random(in: 100...2_000, using: &generator)), \
      \(Int.random(in: 100...1_500, using: &generator))], "format": "jpeg" }
      """
    var parts = [
      #""layers": \#(layers)"#, #""blurs": \#(draw(0...min(10, layers / 4), oneIn: 2))"#,
      #""shadows": \#(draw(0...min(20, layers / 4), oneIn: 2))"#,
      #""masks": \#(draw(0...min(20, layers / 4), oneIn: 2))"#,
    ]
    if !isLight {
      parts.append(#""viewDidLoad": "\#(draw(1...60, oneIn: 2) + 1) ms""#)
      parts.append(#""draw": "\#(draw(1...40, oneIn: 2) + 1) ms""#)
      parts.append(#""images": [\#(image)]"#)
    }
    return parts.joined(separator: ", ")
  }
}

// MARK: Costs

extension RandomApp {
  /// A kind of cost that a change of code or of the device can lower or raise.
  enum Cost: String, CaseIterable {
    case layers, viewDidLoad, draw, imagePixels, stall, renderStall, blurs, shadows, masks
    case callback, layoutPerView, drawPerMegapixel, commit, commitPerLayer
    case prepare, preparePerLayer, execute, executePerLayer, decodeJPEG
  }

  /// The size of a cost: layers, pixels or nanoseconds.
  func amount(of cost: Cost) -> Int64 {
    switch cost {
    case .stall, .renderStall: stall(cost).map { length(of: scenario.script[$0].action) } ?? 0
    default:
      metricValue(of: cost).flatMap { device[$0] }.map { Int64($0) } ?? pageAmount(of: cost)
    }
  }

  /// The lowest value of a cost.
  func least(of cost: Cost) -> Int64 {
    guard cost == .layers else { return cost == .imagePixels ? 1 : 0 }
    let page = scenario.app.screens.first { $0.name == "Page" }
    // Blurs, shadows and masks are some of the layers.
    guard let costs = page?.content.costs else { return 0 }
    return Int64(costs.blurs + costs.shadows + costs.masks)
  }

  /// The highest value to which a cost is raised.
  func most(of cost: Cost) -> Int64 {
    switch cost {
    case .layers: 20_000
    case .blurs, .shadows, .masks: amount(of: .layers)
    case .imagePixels: 40_000_000
    default: 1_000_000_000
    }
  }

  /// Returns the app with one cost changed.
  func setting(_ cost: Cost, to amount: Int64) -> RandomApp {
    var app = self
    if let metricValue = metricValue(of: cost) {
      app.device[metricValue] = Double(amount)
      return app
    }
    if cost == .stall || cost == .renderStall {
      guard let place = stall(cost) else { return app }
      app.scenario.script[place].action = changed(scenario.script[place].action, to: amount)
      return app
    }
    guard let place = scenario.app.screens.firstIndex(where: { $0.name == "Page" }) else {
      return app
    }
    var page = scenario.app.screens[place]
    switch cost {
    case .layers: page.content.layerCount = Int(amount)
    case .viewDidLoad: page.content.loadTime = Interval(nanoseconds: amount)
    case .draw: page.content.costs.drawTime = Interval(nanoseconds: amount)
    case .imagePixels:
      page.content.costs.images = page.content.costs.images.map {
        let image = $0.image
        return PageImage(
          LayerImage(name: image.name, width: Int(amount), height: 1, format: image.format)
        )
      }
    case .blurs: page.content.costs.blurs = Int(amount)
    case .shadows: page.content.costs.shadows = Int(amount)
    case .masks: page.content.costs.masks = Int(amount)
    default: break
    }
    app.scenario.app.screens[place] = page
    return app
  }

  private func pageAmount(of cost: Cost) -> Int64 {
    guard let page = scenario.app.screens.first(where: { $0.name == "Page" }) else { return 0 }
    switch cost {
    case .layers: return Int64(page.content.layerCount)
    case .viewDidLoad: return page.content.loadTime.nanoseconds
    case .draw: return page.content.costs.drawTime?.nanoseconds ?? 0
    case .imagePixels: return Int64(page.content.costs.images.first?.image.pixelCount ?? 0)
    case .blurs: return Int64(page.content.costs.blurs)
    case .shadows: return Int64(page.content.costs.shadows)
    case .masks: return Int64(page.content.costs.masks)
    default: return 0
    }
  }

  private func metricValue(of cost: Cost) -> ProfileValue? { ProfileValue(rawValue: cost.rawValue) }

  private func stall(_ cost: Cost) -> Int? {
    scenario.script.firstIndex { step in
      switch step.action {
      case .stall: cost == .stall
      case .renderStall: cost == .renderStall
      default: false
      }
    }
  }

  private func length(of action: Scenario.Action) -> Int64 {
    switch action {
    case .stall(_, let length), .renderStall(_, let length): length.nanoseconds
    default: 0
    }
  }

  private func changed(_ action: Scenario.Action, to amount: Int64) -> Scenario.Action {
    switch action {
    case .stall(let name, _): .stall(name: name, length: Interval(nanoseconds: amount))
    case .renderStall(let name, _): .renderStall(name: name, length: Interval(nanoseconds: amount))
    default: action
    }
  }
}
