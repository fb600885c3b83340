internal import HeadlessUIKit
internal import JankAnimators
internal import JankScenarios
internal import JankTrace

/// A variation while it is made.
struct VariationDraft {
  var file: Scenario
  let strategy: Strategy
  var dice: Dice

  init(_ one: ExploredCase, dice: Dice) {
    file = one.file
    strategy = one.strategy
    self.dice = dice
  }
}

extension VariationDraft {
  /// The largest number of steps of a variation.
  static let stepLimit = 40

  /// Makes a change of a kind, if the scenario has something to change.
  mutating func change(_ kind: VariationKind) {
    let before = file
    switch kind {
    case .times: moveStep()
    case .repeats: repeatStep()
    case .interruptions: addTransition()
    case .reversals: addReversal()
    case .gestures: changeGesture()
    case .touches: addTouch()
    case .cancellations: addStep(.cancelTouches(reason: "phone call"))
    case .outcomes: changeOutcome()
    case .stalls: addStep(.stall(name: "stall", length: stallLength()))
    case .renderStalls: addStep(.renderStall(name: "render stall", length: stallLength()))
    case .rotations: addRotation()
    case .resizes: addResize()
    case .refreshRates: addStep(.rateLimit(hertz: dice.pick([10, 24, 30, 40, 60, 80, 120])))
    case .unanimated: removeAnimation()
    case .durations: changeDurations()
    case .costs: changeCosts()
    case .devices: changeDevice()
    case .seeds: file.setting.seed = UInt64(dice.magnitude(0...999_999_999))
    }
    // Outcomes aim every drag at a way that its screen offers; others are played as they are.
    if !file.outcomes.isEmpty, hasIdleDrags { file.outcomes = [] }
    let isTooLong = file.script.count > max(Self.stepLimit, before.script.count)
    let reachesApp = file.script.allSatisfy { file.reaches($0.action) }
    if isTooLong || !reachesApp || !file.canBePlayed(under: strategy) { file = before }
  }

  /// Whether a drag moves in no direction in which its screen can be dragged.
  private var hasIdleDrags: Bool {
    var number = 0
    for step in file.script {
      guard case .drag(let drag, let screen) = step.action else { continue }
      let track = drag.touchTrack(seed: file.setting.seed, number: number)
      if file.drag(by: track, on: screen) == nil { return true }
      number += 1
    }
    return false
  }

  /// The variation, with a name that no other of the scenario has.
  func finished(of name: String, seed: UInt64) -> ExploredCase {
    var file = file
    file.name = "\(name)~\(seed)"
    return ExploredCase(file, under: strategy)
  }
}

// MARK: Times

extension VariationDraft {
  /// Adds a step at a random moment, behind all others.
  mutating func addStep(_ action: Scenario.Action) {
    let moment = moment(before: file.script.count)
    file.script.append(Scenario.Step(at: moment, action))
  }

  /// A time after an event of a step above, or after the start.
  private mutating func moment(before index: Int) -> Scenario.Moment {
    let sources = file.script[..<index].indices.filter { file.script[$0].action.canHave(.request) }
    guard let source = dice.pickAny(Array(sources)), dice.percent(85) else {
      return .start(after: .milliseconds(Int64(dice.whole(0...2_000))))
    }
    let event = event(of: file.script[source].action)
    return .event(event, of: file.nameOfStep(source), after: delay())
  }

  private mutating func event(of action: Scenario.Action) -> Scenario.RunEvent {
    let frame = Scenario.RunEvent.frame(dice.magnitude(1...60))
    let events = [.touch, .release, .request, .begin, frame, .end]
    return dice.pick(events.filter(action.canHave))
  }

  /// A delay: often none or less than a frame, seldom half a second.
  mutating func delay() -> Interval {
    switch dice.whole(0...4) {
    case 0: .zero
    case 1: Interval(nanoseconds: Int64(dice.whole(0...40_000_000)))
    case 2: .milliseconds(Int64(dice.whole(0...100)))
    default: .milliseconds(Int64(dice.magnitude(0...600)))
    }
  }

  mutating func stallLength() -> Interval {
    .milliseconds(Int64(dice.percent(80) ? dice.whole(1...250) : dice.whole(1...2_000)))
  }

  private mutating func moveStep() {
    guard let index = dice.pickAny(Array(file.script.indices)) else { return }
    switch file.script[index].moment {
    case .start(let time):
      let change = Interval.milliseconds(Int64(dice.whole(-100...400)))
      let moved = dice.percent(70) ? time + change : .milliseconds(Int64(dice.whole(0...1_500)))
      file.script[index].moment = .start(after: max(.zero, moved))
    case .event(let event, let name, let time):
      let source = file.source(ofStep: index).map { file.script[$0].action }
      let other = source.map { self.event(of: $0) } ?? event
      file.script[index].moment =
        dice.percent(50)
        ? .event(other, of: name, after: dice.percent(50) ? time : delay())
        : .event(event, of: name, after: delay())
    }
  }

  private mutating func repeatStep() {
    let sources = file.script.indices.filter { file.script[$0].action.canHave(.request) }
    guard let index = dice.pickAny(Array(sources)) else { return }
    let isDrag = file.script[index].action.canHave(.touch)
    let event: Scenario.RunEvent = isDrag ? dice.pick([.touch, .release]) : .request
    let moment = Scenario.Moment.event(event, of: file.nameOfStep(index), after: delay())
    file.script.append(Scenario.Step(at: moment, file.script[index].action))
  }
}
