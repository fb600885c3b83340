internal import HeadlessUIKit
internal import JankExplore
internal import JankScenarios

extension ScenarioMaker {
  /// Whether the device of the scenario runs other processes, a widget among them.
  ///
  /// Its own dice leave the scenarios of all other seeds as they were.
  static func hasProcesses(seed: UInt64) -> Bool {
    var dice = Dice(seed: seed, purpose: "processes")
    return dice.percent(12)
  }

  /// The keys of the widget and of other apps.
  mutating func processes() -> [(String, Tree)] {
    var widget: [(String, Tree)] = []
    if amounts.dice.percent(50) { widget.append(("layers", .whole(amounts.dice.whole(0...20)))) }
    if amounts.dice.percent(50) { widget.append(("launch", amounts.duration(usually: 400))) }
    if amounts.dice.percent(50) {
      widget.append(("viewWillAppear", amounts.duration(usually: 200)))
    }
    if amounts.dice.percent(50) { widget.append(("memory", size(1...12))) }
    if amounts.dice.percent(50) { widget.append(("memoryLimit", size(8...40))) }
    if features.contains(.mistakes) {
      let mistakes = amounts.dice.some(of: Scenario.WidgetMistake.allCases)
      widget.append(("mistakes", .array(mistakes.map { .text($0.rawValue) })))
    }
    var apps: [(String, Tree)] = [("Mail", .object([("memory", size(1...90))]))]
    if amounts.dice.percent(50) {
      apps.append(("app", .object([("launch", amounts.duration(usually: 900))])))
    }
    return [("widget", .object(widget)), ("processes", .object(apps))]
  }

  private mutating func size(_ megabytes: ClosedRange<Int>) -> Tree {
    .text("\(amounts.dice.whole(megabytes)) MB")
  }

  /// A script with steps of the device, some of them around a transition.
  mutating func processScript() -> [Tree] {
    var time = 100
    var steps: [Tree] = [["at": "100 ms", "present": .text(screens[0].name)]]
    for _ in 0..<amounts.dice.whole(1...10) {
      time += amounts.dice.whole(0...3_000)
      steps.append(.object([("at", .text("\(time) ms"))] + deviceStep()))
    }
    return steps
  }

  private mutating func deviceStep() -> [(String, Tree)] {
    let place: Tree = amounts.dice.percent(50) ? "app" : "widget"
    switch amounts.dice.whole(0...9) {
    case 0: return [("timer", .whole(amounts.dice.whole(1...60))), ("in", place)]
    case 1: return [("open", .text(amounts.dice.pick(["Mail", "app", "home screen"])))]
    case 2:
      return [
        ("openURL", "app://finished"), ("from", .text(amounts.dice.pick(["system", "widget"]))),
      ]
    case 3: return [("kill", place)]
    case 4:
      let way: Tree = amounts.dice.percent(50) ? "back" : "forward"
      return [("clock", way), ("by", .text("\(amounts.dice.whole(1...9_000)) s"))]
    case 5: return [("memory", size(1...30)), ("in", place)]
    case 6:
      let action = amounts.dice.pick(Scenario.MemoryAction.allCases)
      return [("lowMemory", .text(action.rawValue))]
    case 8:
      let kind = amounts.dice.pick(Phone.Interruption.allCases)
      return [("interrupt", .text(kind.rawValue)), ("for", amounts.duration(usually: 3_000))]
    case 7: return [("stall", "work"), ("for", amounts.duration(usually: 300)), ("on", "widget")]
    default:
      let action = amounts.dice.pick(Scenario.WidgetAction.allCases)
      return [("widget", .text(action.rawValue))]
    }
  }
}
