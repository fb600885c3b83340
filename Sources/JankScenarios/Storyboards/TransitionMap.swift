package import JankAnimators
package import JankStoryboards
internal import JankText

/// What stands for the classes and actions of an app that a storyboard only names.
///
/// An entry is `Class=effect`, for a segue, an animator or a delegate; `Class=none` omits the
/// segues of a class. An entry `action:=Screen` names a view controller that implements an unwind
/// action.
package struct TransitionMap: Sendable {
  /// What takes the place of a class.
  package enum Choice: Sendable {
    /// An effect.
    case effect(Effect.Kind)
    /// Nothing.
    case none
  }

  private var classes: [String: Choice] = [:]
  private var actions: [String: Set<String>] = [:]

  package init() {}

  /// Adds an entry.
  ///
  /// - Parameters:
  ///   - text: the entry.
  ///   - effects: the effects that it can name.
  /// - Throws: What is wrong with it.
  package mutating func add(
    _ text: String,
    among effects: [Effect.Kind]
  ) throws(TransitionMapError) {
    let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
    guard parts.count == 2 else {
      throw TransitionMapError(
        "expected CLASS=EFFECT or ACTION:=SCREEN, found \(quoted(text))",
        hint: "write for example SlideSegue=slide"
      )
    }
    if parts[0].hasSuffix(":") {
      actions[parts[0], default: []].insert(parts[1])
    } else if parts[1] == "none" {
      classes[parts[0]] = Choice.none
    } else if let kind = effects.first(where: { $0.name == parts[1] }) {
      classes[parts[0]] = .effect(kind)
    } else {
      let nearest = nearestName(to: parts[1], among: effects.map(\.name))
      throw TransitionMapError(
        "there is no effect \(quoted(parts[1]))",
        hint: nearest.map { "did you mean \(quoted($0))?" } ?? "see janklab list effects"
      )
    }
  }
}

/// The reason why an entry of a map cannot be used.
package struct TransitionMapError: Error {
  /// The reason.
  package let message: String
  /// What to do about it.
  package let hint: String

  init(_ message: String, hint: String) {
    self.message = message
    self.hint = hint
  }
}

extension TransitionMap {
  /// Returns what stands for a class; nil if the map does not know it.
  subscript(name: String) -> Choice? { classes[name] }

  /// Returns whether the map names screens that implement an action.
  func knows(action: String) -> Bool { actions[action] != nil }

  /// Returns whether a screen implements an action, by its name or its class.
  func implements(_ action: String, screen: String, class name: String?) -> Bool {
    guard let screens = actions[action] else { return false }
    return screens.contains(screen) || name.map(screens.contains) == true
  }
}

// MARK: Entries that stand for nothing

extension TransitionMap {
  /// Checks that the storyboards have every class and action of the map.
  ///
  /// - Parameters:
  ///   - set: The storyboards.
  ///   - screens: The names of the screens that they become.
  /// - Throws: The first entry that stands for nothing, with the nearest name.
  package func check(
    against set: StoryboardSet,
    screens: [String]
  ) throws(TransitionMapError) {
    let known = set.customClasses
    for name in classes.keys.sorted() where !known.contains(name) {
      throw Self.unknown(name, "no storyboard has the class", among: known)
    }
    let unwinds = set.unwindActions
    let holders = known.union(screens)
    for (action, names) in actions.sorted(by: { $0.key < $1.key }) {
      guard unwinds.contains(action) else {
        throw Self.unknown(action, "no unwind segue has the action", among: unwinds)
      }
      for name in names.sorted() where !holders.contains(name) {
        throw Self.unknown(name, "no screen has the name or class", among: holders)
      }
    }
  }

  private static func unknown(
    _ name: String,
    _ problem: String,
    among known: Set<String>
  ) -> TransitionMapError {
    let names = known.sorted()
    let nearest = nearestName(to: name, among: names).map {
      "did you mean \(quoted($0, limit: 100))?"
    }
    let all = names.isEmpty ? "the files have none" : "they have \(nameList(names, limit: 12))"
    return TransitionMapError("\(problem) \(quoted(name))", hint: nearest ?? all)
  }
}

extension StoryboardSet {
  /// The names of the app's view controllers, segues and objects.
  fileprivate var customClasses: Set<String> {
    var names: Set<String> = []
    for scene in boards.flatMap(\.scenes) {
      names.formUnion(scene.objectClasses.values)
      names.formUnion(scene.controller?.customClass.map { [$0] } ?? [])
      names.formUnion(scene.controller?.segues.compactMap(\.customClass) ?? [])
    }
    return names
  }

  /// The actions of unwind segues.
  fileprivate var unwindActions: Set<String> {
    Set(boards.flatMap(\.controllers).flatMap(\.segues).compactMap(\.unwindAction))
  }
}

// MARK: Names in run-time attributes

extension TransitionMap {
  /// Returns the effect that IBAnimatable plays for the value of an attribute, such as `Explode` or
  /// `SystemCube(Right)`; nil if none of the kinds is it.
  static func effect(named value: String, duration: Double?, among kinds: [Effect.Kind]) -> Effect?
  {
    let parts = value.lowercased().split { "(), ".contains($0) }.map(String.init)
    guard let first = parts.first else { return nil }
    let name = first.hasPrefix("system") ? String(first.dropFirst(6)) : first
    let known = ["cover": "slide", "natgeo": "natgeo"][name] ?? name
    guard let kind = kinds.first(where: { plain($0.name) == known }) else { return nil }
    var settings: [String: Effect.Setting] = [:]
    if let option = kind.options.first(where: { $0.name == Effect.Option.towards.name }),
      case .name(let names, _) = option.form, let way = parts.dropFirst().first,
      names.contains(way)
    {
      settings[option.name] = .name(way)
    }
    return Effect(kind, duration: duration, settings: settings)
  }

  private static func plain(_ name: String) -> String { name.filter(\.isLetter).lowercased() }
}
