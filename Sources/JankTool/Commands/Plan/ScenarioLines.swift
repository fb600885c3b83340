package import JankGate
internal import JankMetrics
internal import JankScenarios
package import JankText

/// The lines of a scenario file that request its cases and its faults.
package struct ScenarioLines: Sendable {
  private var name: Int?
  private var strategies: [String: Int] = [:]
  /// The keys of each page's effects, in the order of the file, by page and name of the effect.
  private var effects: [String: [String: [SourcePosition]]] = [:]
  /// The line of each container's effect, nil without one, by the kind of transition.
  private var changes: [String: [Int?]] = [:]
  /// The line of each container's rule for drags, likewise.
  private var dragged: [String: [Int?]] = [:]
  /// The places of the drags, in the order of the script.
  package private(set) var drags: [SourcePosition] = []
  /// The places at which the drags name a screen, nil without one, likewise.
  private(set) var dragTargets: [SourcePosition?] = []
  /// The places at which pages have work in the background, by page.
  private(set) var backgrounds: [String: SourcePosition] = [:]
  /// The lines of the script.
  package private(set) var script = ScriptLines()

  /// Finds the lines in a valid scenario file.
  package init(_ value: JSONValue) {
    guard case .object(let members) = value.content else { return }
    name = members.first { $0.key == "name" }?.keyPosition.line
    if case .array(let steps)? = members.first(where: { $0.key == "script" })?.value.content {
      for step in steps { take(step) }
    }
    if case .object(let screens)? = members.first(where: { $0.key == "screens" })?.value.content {
      for screen in screens {
        guard case .object(let keys) = screen.value.content else { continue }
        take(pageKeys: keys, of: screen.key)
      }
    }
    // With several containers the kind alone does not tell whose effect was played.
    for (kind, lines) in changes where lines.count == 1 {
      if let line = lines[0] { script.transitions[kind] = line }
    }
    for (kind, lines) in dragged where lines.count == 1 {
      if let line = lines[0] { script.dragRules[kind] = line }
    }
    guard case .array(let items)? = members.first(where: { $0.key == "strategies" })?.value.content
    else { return }
    for item in items {
      if case .text(let strategy) = item.content { strategies[strategy] = item.position.line }
    }
  }

  /// Notes the keys of a page that make work, and its images.
  private mutating func take(pageKeys members: [JSONMember], of screen: String) {
    for member in members {
      let line = member.keyPosition.line
      if case .object(let kinds) = member.value.content {
        for kind in kinds {
          effects[screen, default: [:]][kind.key, default: []].append(kind.keyPosition)
        }
      }
      if let kind = Self.pageDrags[member.key] { script.dragRules["\(kind) \(screen)"] = line }
      if let kind = Self.pageEffects[member.key] { script.transitions["\(kind) \(screen)"] = line }
      for effect in Self.containerEffects[member.key] ?? [] {
        let stated = members.first { $0.key == effect.key }
        changes[effect.kind, default: []].append(stated?.keyPosition.line)
        let drag = members.first { $0.key == effect.drag }
        dragged[effect.kind, default: []].append(drag?.keyPosition.line)
      }
      if let key = PageWorkKey(rawValue: member.key) {
        note(line, ofWork: key.workName(of: screen))
        if key == .background { backgrounds[screen] = member.keyPosition }
      } else if ["images", "views"].contains(member.key),
        case .array(let items) = member.value.content
      {
        for item in items { take(image: item) }
      }
    }
  }

  /// Notes an image, or the one of a view.
  private mutating func take(image item: JSONValue) {
    guard case .object(let members) = item.content else { return }
    if let image = members.first(where: { $0.key == "image" }) { take(image: image.value) }
    guard members.contains(where: { $0.key == "pixels" }),
      let name = members.first(where: { $0.key == "name" }),
      case .text(let text) = name.value.content
    else { return }
    let isCounted = members.contains { $0.key == "count" }
    let work = "decode \(text)"
    if !isCounted { note(name.keyPosition.line, ofWork: work) }
    note(name.keyPosition.line, ofWork: WorkGroup.numberless(work) + (isCounted ? " *" : ""))
  }

  /// The kinds of transitions by the key of a page's effect.
  private static let pageEffects = ["presentation": "present", "dismissal": "dismiss"]
  /// The kinds of transitions by the key of a page's rule for drags.
  private static let pageDrags = ["dragToPresent": "present", "dragToDismiss": "dismiss"]
  /// The keys of a container's effects and rules for drags with the kinds of its transitions, by
  /// the container's key.
  private static let containerEffects = [
    "stack": [
      (key: "push", kind: "push", drag: ""), (key: "pop", kind: "pop", drag: "dragToPop"),
    ],
    "tabs": [(key: "change", kind: "tab", drag: "dragToChange")],
    "children": [(key: "change", kind: "exchange", drag: "dragToChange")],
  ]
  /// The kinds of transitions by the key of the step that requests them.
  private static let requests = [
    "present": "present", "dismiss": "dismiss", "push": "push", "pop": "pop", "select": "tab",
  ]

  private mutating func note(_ line: Int, ofWork name: String) {
    script.works[name] = script.works[name] ?? line
  }

  private mutating func take(_ step: JSONValue) {
    guard case .object(let members) = step.content else { return }
    for member in members {
      if member.key == "stall", case .text(let name) = member.value.content {
        note(member.keyPosition.line, ofWork: name)
      } else if member.key == "drag" {
        script.drags.append(member.keyPosition.line)
        drags.append(member.keyPosition)
        dragTargets.append(members.first { $0.key == "on" }?.keyPosition)
      } else if let kind = Self.requests[member.key], case .text(let page) = member.value.content {
        let name = "\(kind) \(page)"
        script.transitions[name] = script.transitions[name] ?? member.keyPosition.line
      }
    }
  }

  /// The places at which a page names an effect, in the order of the file.
  package func positions(ofEffect effect: String, on screen: String) -> [SourcePosition] {
    effects[screen]?[effect] ?? []
  }

  /// The line that requests a strategy, or else the line of the scenario's name; nil if both are
  /// unknown.
  package func line(ofStrategy strategy: String) -> Int? { strategies[strategy] ?? name }
}
