/// The steps whose events other steps can wait for, collected from the top of a script.
///
/// A step waits for the nearest step above it that can have the event, or for the nearest one with
/// a given name.
///
/// - Complexity: O(1) for a step and for a question.
struct EventSources {
  /// The last steps that can have the events of touches, and those of transitions.
  private struct Last {
    var touchTrack: Int?
    var transition: Int?
  }

  private var last = Last()
  private var named: [String: Last] = [:]
  private var count = 0
}

extension EventSources {
  /// Adds the next step of the script.
  mutating func take(_ step: Scenario.Step) {
    if let name = step.name { Self.note(step, count, in: &named[name, default: Last()]) }
    Self.note(step, count, in: &last)
    count += 1
  }

  private static func note(_ step: Scenario.Step, _ index: Int, in last: inout Last) {
    if step.action.canHave(.touch) { last.touchTrack = index }
    if step.action.canHave(.begin) { last.transition = index }
  }

  /// Returns whether a step has this name.
  func has(_ name: String) -> Bool { named[name] != nil }

  /// Returns the step whose event a moment waits for; nil if it waits for none, or if no step can
  /// have the event.
  func source(of moment: Scenario.Moment) -> Int? {
    guard case .event(let event, let name, _) = moment else { return nil }
    let last = name.map { named[$0] ?? Last() } ?? self.last
    switch event {
    case .touch, .release: return last.touchTrack
    case .request, .begin, .frame, .end: return last.transition
    }
  }
}

extension Scenario {
  /// The steps that others wait for, as indices into the script; nil for each that waits for none.
  ///
  /// First for the steps of the script, then for the expected findings.
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
