internal import HeadlessUIKit
internal import JankAnimators
internal import JankExplore
internal import JankScenarios
internal import JankTrace

extension ScenarioMaker {
  /// What the script has done so far, as far as its next step has to know.
  struct Progress {
    /// The time of the last step that has one, in milliseconds.
    var time = 0
    var presented: [String] = []
    /// The names of steps that fingers and transitions belong to.
    var touchTracks: [String] = []
    var transitions: [String] = []
    var hasFinger = false
    var hasTransition = false
  }

  /// The steps: mostly transitions that can take place, with things going wrong between them.
  mutating func makeScript() -> [Tree] {
    var progress = Progress()
    return (0..<amounts.dice.whole(1...8)).map { index in
      let moment = moment(&progress)
      let isTransition = amounts.dice.percent(60)
      var keys = isTransition ? transition(&progress) : event()
      var step: [(String, Tree)] = [("at", .text(moment))]
      let isFinger = keys[0].0 == "drag"
      hasDrag = hasDrag || isFinger
      if amounts.dice.percent(25), isTransition || isFinger {
        step.insert(("name", .text("s\(index)")), at: 0)
        if isFinger {
          progress.touchTracks.append("s\(index)")
        } else if keys[0].0 != "turnBack" {
          progress.transitions.append("s\(index)")
        }
      }
      if isFinger {
        progress.hasFinger = true
      } else if isTransition, keys[0].0 != "turnBack" {
        progress.hasTransition = true
        if keys[0].0 != "segue", has(.unanimated, percent: 20) { keys.append(("animated", false)) }
      }
      return .object(step + keys)
    }
  }

  /// When the next step happens.
  private mutating func moment(_ progress: inout Progress) -> String {
    if progress.hasTransition || progress.hasFinger, amounts.dice.percent(50) {
      let isFinger = progress.hasFinger && (!progress.hasTransition || amounts.dice.percent(40))
      let events =
        isFinger
        ? ["touch", "release"]
        : ["request", "begin", "end", "end", "frame \(amounts.dice.magnitude(1...60))"]
      var text = amounts.dice.pick(events)
      if let name = amounts.dice.pickAny(isFinger ? progress.touchTracks : progress.transitions),
        amounts.dice.percent(40)
      {
        text += " of \(name)"
      }
      guard amounts.dice.percent(70) else { return text }
      return amounts.durationText(usually: 600, limit: 20_000) + " after " + text
    }
    if has(.wildTimes, percent: 40) { return amounts.durationText(usually: 3_000, limit: 30_000) }
    progress.time += amounts.dice.whole(0...700)
    return "\(progress.time) ms"
  }

  private mutating func transition(_ progress: inout Progress) -> [(String, Tree)] {
    let holders = screens.filter { $0.kind != .page }
    let draggable = screens.filter { !$0.drags.isEmpty }
    if has(.drags, percent: 40), let screen = amounts.dice.pickAny(draggable) {
      return drag(on: screen)
    }
    if has(.segues, percent: 30),
      let page = amounts.dice.pickAny(screens.filter { !$0.segues.isEmpty })
    {
      return [("segue", .text(amounts.dice.pick(page.segues))), ("from", .text(page.name))]
    }
    if has(.turnBacks, percent: 25) {
      return [("turnBack", .text(amounts.dice.pick(screens).name))]
    }
    if amounts.dice.percent(50), let holder = amounts.dice.pickAny(holders) {
      return change(of: holder)
    }
    if let shown = progress.presented.last, amounts.dice.percent(60) {
      progress.presented.removeLast()
      return [("dismiss", .text(shown))]
    }
    let pages = screens.filter { $0.kind == .page && ["A", "B", "C"].contains($0.name) }
    let page = amounts.dice.pick(pages).name
    progress.presented.append(page)
    var keys: [(String, Tree)] = [("present", .text(page))]
    if amounts.dice.percent(10) { keys.append(("from", .text(amounts.dice.pick(screens).name))) }
    return keys
  }

  private mutating func change(of holder: Screen) -> [(String, Tree)] {
    let name = Tree.text(holder.name)
    guard holder.kind == .stack else {
      return [("select", .text(amounts.dice.pick(holder.pages))), ("on", name)]
    }
    if amounts.dice.percent(50) {
      let pages = screens.filter { $0.kind == .page && !holder.pages.contains($0.name) }
      return [("push", .text(amounts.dice.pick(pages).name)), ("on", name)]
    }
    return [(amounts.dice.percent(70) ? "pop" : "popToRoot", name)]
  }

  /// What goes wrong, or nobody asked for.
  private mutating func event() -> [(String, Tree)] {
    if has(.refreshRate) { return [("refreshRate", .whole(amounts.rate(in: 1...1_000)))] }
    if has(.rotation) {
      let orientation = amounts.dice.pick(Scenario.Orientation.allCases)
      return [("rotate", .text(orientation.rawValue))]
    }
    if has(.resizing) {
      return [("resize", [amounts.whole(usually: 1_000, in: 1...10_000), .whole(700)])]
    }
    if has(.cancelledTouches) { return [("cancelTouches", "phone call")] }
    if has(.droppedDelegates, percent: 30) {
      return [("dropDelegate", .text(amounts.dice.pick(screens).name))]
    }
    var stall: [(String, Tree)] = [
      ("stall", "work"), ("for", .text("\(1 + amounts.dice.magnitude(0...300_000_000)) ns")),
    ]
    if amounts.dice.percent(50) { stall[1].1 = .text("\(amounts.dice.whole(1...250)) ms") }
    let isOfRendering = features.contains(.renderStalls) && !features.contains(.stalls)
    if isOfRendering || has(.renderStalls) { stall.append(("on", "graphics processor")) }
    return stall
  }
}

// MARK: Fingers

extension ScenarioMaker {
  private mutating func drag(on screen: Screen) -> [(String, Tree)] {
    if amounts.dice.percent(15) {
      var recorded: [(String, Tree)] = [
        ("recording", "gestures/flutter-swipe-06.json"), ("from", "262 ms"), ("to", "817 ms"),
        ("pointsPerUnit", 1), ("heading", .text(amounts.dice.pick(screen.drags).rawValue)),
        ("begins", amounts.place()),
      ]
      if amounts.dice.percent(30) { recorded.append(("contact", 1)) }
      if amounts.dice.percent(20) { recorded.append(("cancelled", true)) }
      return [("drag", .object(recorded)), ("on", .text(screen.name))]
    }
    let way = amounts.dice.percent(90) ? amounts.dice.pick(screen.drags) : .up
    let length = amounts.dice.whole(10...400)
    let (x, y) = (amounts.dice.whole(0...370), amounts.dice.whole(80...500))
    let end =
      switch way {
      case .left: [x - length, y]
      case .right: [x + length, y]
      case .up: [x, y - length]
      case .down: [x, y + length]
      }
    var keys: [(String, Tree)] = [
      ("from", .array([.whole(x), .whole(y)])), ("to", .array(end.map(Tree.whole))),
    ]
    if amounts.dice.percent(40) {
      keys.append(("preset", .text(amounts.dice.pick(SyntheticTouch.Preset.allCases).rawValue)))
    } else if amounts.dice.percent(70) {
      keys.append(("over", .text("\(amounts.dice.whole(20...1_200)) ms")))
    }
    keys += detailsOfDrag()
    return [("drag", .object(keys)), ("on", .text(screen.name))]
  }

  private mutating func detailsOfDrag() -> [(String, Tree)] {
    var keys: [(String, Tree)] = []
    let limits = SyntheticTouch.Limits.self
    if amounts.dice.percent(15) {
      keys.append(("hold", amounts.duration(usually: 400, limit: 900)))
    }
    if amounts.dice.percent(15) { keys.append(("bow", .whole(amounts.dice.whole(-60...60)))) }
    if amounts.dice.percent(15) { keys.append(("hookBack", amounts.number(in: limits.hookBack))) }
    if amounts.dice.percent(15) { keys.append(("tremor", .whole(amounts.dice.whole(0...5)))) }
    if amounts.dice.percent(15) { keys.append(("rate", .whole(amounts.rate(in: 1...1_000)))) }
    if amounts.dice.percent(15) { keys.append(("jitter", amounts.duration(usually: 5, limit: 50))) }
    if amounts.dice.percent(15) {
      keys.append(("speed", .text(amounts.dice.pick(SpeedProfile.allCases).rawValue)))
    } else if amounts.dice.percent(15), !keys.contains(where: { $0.0 == "hold" }) {
      keys.append(("release", .whole(amounts.dice.whole(0...300))))
    }
    if amounts.dice.percent(15) { keys.append(("cancelled", true)) }
    return keys
  }
}

// MARK: What the runs are expected to be

extension ScenarioMaker {
  private static let rules = [
    "apple.hitch-time-ratio: value < 5 ms/s", "frame-time: p(95) < 20 ms",
    "frame-time: max <= 1 s", "apple.hitch-count: value <= 0", "frames.presented: value > 10",
    "frame-time{device=phone-*}: avg < 17 ms", "lateness: max <= 0 ms",
  ]

  /// Rules and findings.
  mutating func expectations() -> [(String, Tree)] {
    var members: [(String, Tree)] = []
    if has(.expectations) {
      let rule = amounts.dice.pick(Self.rules)
      let level = amounts.dice.percent(50) ? "warn" : "error"
      members.append(("thresholds", .object([(rule, .text(level))])))
    }
    if has(.expectations, percent: 20) {
      let rule = amounts.dice.pick(FindingRule.allCases).rawValue
      var finding: [(String, Tree)] = [
        ("rule", .text(rule)), ("at", "100 ms"), ("within", "10 s"),
      ]
      if amounts.dice.percent(30) { finding.append(("of", .text(screens[0].name))) }
      if amounts.dice.percent(30) { finding.append(("outcomes", ["finish"])) }
      if amounts.dice.percent(30) { finding.append(("strategies", ["core-animation"])) }
      members.append(("findings", [.object(finding)]))
    }
    return members
  }
}
