internal import HeadlessUIKit
internal import JankAnimators
internal import JankEngine
internal import JankExplore
internal import JankScenarios

/// Makes scenarios: text that the loader reads like any file, mostly valid.
///
/// Whatever the registries know can occur: effects, strategies, devices, policies, mistakes and
/// semantics are not listed here a second time.
struct ScenarioMaker {
  let features: Set<Feature>
  let seed: UInt64
  var amounts: Amounts
  var screens: [Screen] = []
  /// Whether the script has a drag.
  var hasDrag = false

  /// A screen as far as steps have to know it.
  struct Screen {
    /// What a screen is.
    enum Kind {
      case page
      case stack
      case tabs
      case container
    }

    let name: String
    var kind = Kind.page
    /// The pages in it at the start.
    var pages: [String] = []
    /// Where a finger can drag something, and what it does then.
    var drags: [Effect.Direction] = []
    var segues: [String] = []
    var keys: [(String, Tree)] = []
  }

  /// Creates the scenario of a seed.
  init(seed: UInt64) {
    var dice = Dice(seed: seed, purpose: "scenario")
    features = Feature.some(&dice)
    self.seed = seed
    amounts = Amounts(dice: dice, hasExtremes: features.contains(.extremes))
  }
}

extension ScenarioMaker {
  /// The name of the device profile that comes with the scenario.
  private var deviceFile: String { "device-\(seed)\(ProfileFile.ending)" }

  /// The files: the scenario, and its device profile if it has one.
  mutating func files(named name: String) -> [SwarmCase.File] {
    makeScreens()
    let hasProcesses = Self.hasProcesses(seed: seed)
    let script = hasProcesses ? processScript() : makeScript()
    var members: [(String, Tree)] = [
      ("name", .text("swarm \(seed)")),
      ("devices", .array(devices().map(Tree.text))),
      ("screens", .object(screens.map { ($0.name, .object($0.keys)) })),
      ("root", .text(root.name)),
      ("script", .array(script)),
    ]
    if hasProcesses { members += processes() }
    members += conditions()
    members += expectations()
    var files = [SwarmCase.File(name: name, bytes: Array(Tree.object(members).text.utf8))]
    if features.contains(.ownDevice) {
      var maker = DeviceMaker(
        name: "device-\(seed)",
        dice: Dice(seed: seed, purpose: "device"),
        hasExtremes: features.contains(.extremes)
      )
      files.append(SwarmCase.File(name: deviceFile, bytes: Array(maker.file().text.utf8)))
    }
    return files
  }

  /// Whether something happens that needs a feature; it does half of the time.
  mutating func has(_ feature: Feature, percent: Int = 50) -> Bool {
    features.contains(feature) && amounts.dice.percent(percent)
  }

  private mutating func devices() -> [String] {
    var known = DeviceProfile.all.map(\.name)
    if features.contains(.variableRate) {
      known = DeviceProfile.all.filter { $0.rates.count > 1 }.map(\.name)
    }
    let first = features.contains(.ownDevice) ? deviceFile : amounts.dice.pick(known)
    guard features.contains(.severalCases) else { return [first] }
    let second = amounts.dice.pick(known)
    return first == second ? [first] : [first, second]
  }

  /// What holds for the whole scenario.
  private mutating func conditions() -> [(String, Tree)] {
    var members: [(String, Tree)] = []
    if amounts.dice.percent(50) {
      members.append(("seed", .whole(amounts.dice.magnitude(0...9_007_199_254_740_991))))
    }
    if amounts.dice.percent(10) { members.append(("about", "what it shows")) }
    if amounts.dice.percent(10) { members.append(("tags", ["swarm", "random"])) }
    if features.contains(.frameRate) { members.append(("frameRate", frameRate())) }
    if features.contains(.variableRate), amounts.dice.percent(40) {
      members.append(("highFrameRates", amounts.dice.percent(50) ? true : false))
    }
    if features.contains(.semantics) { members.append(("semantics", semantics())) }
    if hasDrag, has(.outcomes, percent: 90) {
      let outcomes = amounts.dice.some(of: Scenario.Outcome.allCases).prefix(2)
      if !outcomes.isEmpty {
        members.append(("outcomes", .array(outcomes.map { .text($0.rawValue) })))
      }
    }
    var strategies = Strategy.all
    if features.contains(.drags) { strategies = strategies.filter(\.isInteractive) }
    var names = [amounts.dice.pick(strategies).name]
    if has(.severalCases, percent: 60), !features.contains(.outcomes) {
      let second = amounts.dice.pick(strategies).name
      if !names.contains(second) { names.append(second) }
    }
    members.append(("strategies", .array(names.map(Tree.text))))
    return members
  }

  private mutating func frameRate() -> Tree {
    let rates = [amounts.rate(in: 10...1_000), amounts.rate(in: 10...1_000)].sorted()
    var range: [(String, Tree)] = [("minimum", .whole(rates[0])), ("maximum", .whole(rates[1]))]
    if amounts.dice.percent(50) {
      range.append(("preferred", .whole(amounts.dice.whole(rates[0]...rates[1]))))
    }
    return .object(range)
  }

  private mutating func semantics() -> Tree {
    if amounts.dice.percent(20) { return amounts.dice.percent(50) ? "split" : "standard" }
    var choices: [(String, Tree)] = []
    if amounts.dice.percent(50) {
      let moment = amounts.dice.pick(ChosenSemantics.Reversal.allCases)
      choices.append(("reversal", .text(moment.rawValue)))
    }
    if amounts.dice.percent(30) {
      var steps = ChosenSemantics.EndStep.allCases
      if amounts.dice.percent(50) { steps.reverse() }
      choices.append(("ending", .array(steps.map { .text($0.rawValue) })))
    }
    if amounts.dice.percent(30) {
      let curve = amounts.dice.pick(["linear", "easeIn", "easeOut", "easeInOut"])
      choices.append(("cancelCurve", .text(curve)))
    }
    if amounts.dice.percent(30) {
      let fate = amounts.dice.pick(ChosenSemantics.NestedRequest.allCases)
      choices.append(("nestedRequests", .text(fate.rawValue)))
    }
    for question in amounts.dice.some(of: Scenario.SemanticQuestion.allCases) {
      choices.append((question.rawValue, amounts.dice.percent(50) ? true : false))
    }
    if amounts.dice.percent(30) {
      let version = amounts.dice.pick(["7", "9.3", "11.1", "11.2", "12.4", "13", "17.5", "26"])
      choices.append(("iOS", .text(version)))
    }
    return .object(choices)
  }

  /// The screen that fills the window at the start.
  private var root: Screen { screens.last { $0.kind != .page } ?? screens[0] }
}
