/// The steps whose events other steps can wait for, taken in one by one from the top of a script.
///
/// A step waits for the nearest one above it that can have the event, or for the nearest of a name.
///
/// - Complexity: O(1) for a step and for a question.
struct EventSources {
  /// The last steps that can have the events of fingers, and those of transitions.
  private struct Last {
    var finger: Int?
    var transition: Int?
  }

  private var last = Last()
  private var named: [String: Last] = [:]
  private var count = 0
}

extension EventSources {
  /// Takes in the next step of the script.
  mutating func take(_ step: Scenario.Step) {
    if let name = step.name { Self.note(step, count, in: &named[name, default: Last()]) }
    Self.note(step, count, in: &last)
    count += 1
  }

  private static func note(_ step: Scenario.Step, _ index: Int, in last: inout Last) {
    if step.action.canHave(.touch) { last.finger = index }
    if step.action.canHave(.begin) { last.transition = index }
  }

  /// Whether a step was called so.
  func has(_ name: String) -> Bool { named[name] != nil }

  /// The step whose event a moment waits for; nil for a moment that waits for none, and where no
  /// step can have the event.
  func source(of moment: Scenario.Moment) -> Int? {
    guard case .event(let event, let name, _) = moment else { return nil }
    let last = name.map { named[$0] ?? Last() } ?? self.last
    switch event {
    case .touch, .release: return last.finger
    case .request, .begin, .frame, .end: return last.transition
    }
  }
}

extension Scenario {
  /// The steps that others wait for, as indices into the script; nil where nothing is waited for.
  ///
  /// First those that the steps of the script wait for, then those of the expected findings.
  var eventSources: [Int?] {
    var sources = EventSources()
    var found: [Int?] = []
    for step in script {
      found.append(sources.source(of: step.moment))
      sources.take(step)
    }
    return found + demands.findings.map { $0.moment.flatMap(sources.source) }
  }
}
