package import HeadlessUIKit
package import JankStoryboards
package import JankText
internal import JankAnimators

/// Turns the storyboards of an app into a scenario.
///
/// Every view controller becomes a screen, with its views on the chosen device; every segue can be
/// performed; the script takes all that can be reached. What a scenario cannot have is omitted with
/// a warning.
package struct StoryboardImport {
  /// The result of an import.
  package struct Result {
    /// The scenario.
    package var scenario: Scenario
    /// What was omitted or assumed, in the order of the files.
    package var warnings: [Diagnostic]
    /// The classes whose transitions the map does not know, sorted.
    package var unknownClasses: [String]
    /// The segues that cannot be reached.
    package var unreached: [SegueTour.Name]
    /// The unwind segues that find no page.
    package var idle: [SegueTour.Name]
    /// The segues that `--all-segues` takes and the script omits.
    package var script: SegueTour.Script
  }

  let set: StoryboardSet
  let device: DeviceProfile
  let map: TransitionMap
  let effects: [Effect.Kind]
  var warnings: [Diagnostic] = []
  var unknownClasses: Set<String> = []
  var names: [StoryboardSet.Key: String] = [:]
  var screens: [Scenario.Screen] = []
  var places: [String: Int] = [:]
  /// The unwind segues whose action needs a page, with the page that has them.
  var unwinds: [Unwind] = []
  /// The effects that the map gives to screens.
  var mappedEffects: [MappedEffect] = []
  /// The size of each image, by name, which is the same on all pages.
  var images: [String: LayerImage] = [:]

  /// An unwind segue of a page.
  struct Unwind {
    let action: String
    let page: String
    let segue: StoryboardSegue
    let board: Int
  }

  /// Imports storyboards.
  ///
  /// - Parameters:
  ///   - set: the storyboards.
  ///   - name: the name of the scenario.
  ///   - device: the device on whose screen the views are placed.
  ///   - map: what stands for the app's classes.
  ///   - catalog: the effects that can stand for them.
  /// - Returns: The scenario, with what was omitted.
  /// - Throws: If the storyboards have no view controller, or more than a scenario can have.
  package static func run(
    _ set: StoryboardSet,
    name: String,
    on device: DeviceProfile,
    map: TransitionMap = TransitionMap(),
    catalog: Catalog = .standard
  ) throws(FileError) -> Result {
    let path = set.boards.first?.path ?? name
    guard let initial = set.initial else {
      throw FileError(path, "the storyboards have no view controller")
    }
    guard set.keys.count <= ScenarioLimits.describedScreenCount else {
      throw FileError(
        path,
        "\(set.keys.count) view controllers, more than the limit of "
          + "\(ScenarioLimits.describedScreenCount)",
        hint: "import fewer storyboards at a time"
      )
    }
    var work = StoryboardImport(set: set, device: device, map: map, effects: catalog.effects)
    return work.result(name: name, initial: initial)
  }

  private init(
    set: StoryboardSet,
    device: DeviceProfile,
    map: TransitionMap,
    effects: [Effect.Kind]
  ) {
    self.set = set
    self.device = device
    self.map = map
    self.effects = effects
  }
}

extension StoryboardImport {
  /// The only step of a script that takes no segue.
  package static let launch = Scenario.Action.stall(name: "launch", length: .milliseconds(1))

  private mutating func result(name: String, initial: StoryboardSet.Key) -> Result {
    warnings = set.boards.flatMap(\.warnings)
    nameScreens()
    for key in set.keys { addScreen(key) }
    for key in set.keys { addSegues(of: key) }
    breakCycles()
    warnOfInitials(initial)
    for index in screens.indices {
      let how = screens[index].presenting
      screens[index].presenting.statesStyle =
        how.style != .fullScreen || how.systemTransition != .coverVertical
    }
    let app = Scenario.App(screens, root: screenName(initial) ?? screens[0].name)
    var scenario = Scenario(name: name, app: app, script: [])
    scenario.setting.devices = [device]
    resolveUnwinds(&scenario)
    let tour = SegueTour(scenario)
    let script = tour.script
    scenario.script = script.steps
    // A script needs a step: an app without segues is only launched.
    if scenario.script.isEmpty {
      scenario.script = [Scenario.Step(at: .start(after: .milliseconds(100)), Self.launch)]
    }
    warnOfIdleEffects(tour)
    if playsStrategies(scenario, tour) {
      scenario.setting.strategies = [Strategy.coreAnimation.name, Strategy.displayLink.name]
    }
    return Result(
      scenario: scenario,
      warnings: warnings,
      unknownClasses: unknownClasses.sorted(),
      unreached: tour.unreached,
      idle: tour.idle,
      script: script
    )
  }

  mutating func warn(
    _ message: String,
    _ board: Int,
    at position: SourcePosition,
    hint: String? = nil
  ) {
    warnings.append(
      Diagnostic(
        .warning,
        path: set.boards[board].path,
        position: position,
        message: message,
        hint: hint
      )
    )
  }

  /// Warns if no file has an initial view controller, or if several have and none is the main one.
  private mutating func warnOfInitials(_ initial: StoryboardSet.Key) {
    let boards = set.boards.filter { board in
      board.controllers.contains { $0.id == board.initialController }
    }
    if boards.count > 1, !boards.contains(where: { $0.name == "Main" }) {
      let root = screenName(initial) ?? screens.first?.name ?? ""
      warnings.append(
        Diagnostic(
          .warning,
          path: set.boards[initial.board].path,
          message: "\(boards.count) files have an initial view controller and none is called Main; "
            + "the app starts with \(quoted(root)) of this one",
          hint: "to start with another one, name its file first, before the folder"
        )
      )
    }
    guard boards.isEmpty, let first = screens.first else { return }
    warnings.append(
      Diagnostic(
        .warning,
        path: set.boards[0].path,
        message: "no initial view controller; the app starts with \(quoted(first.name))",
        hint: "in Xcode, check Is Initial View Controller; or change root in the scenario"
      )
    )
  }
}

// MARK: Names

extension StoryboardImport {
  private static let nameLength = 80

  /// Gives each view controller the name by which code knows it, unique in the scenario.
  private mutating func nameScreens() {
    var used: Set<String> = []
    for key in set.keys {
      guard let controller = set.controller(key), names[key] == nil else { continue }
      let candidates = [
        controller.storyboardIdentifier, controller.customClass?.screenName, controller.title,
      ].compactMap(\.self).filter { !$0.isEmpty }
      let base = (candidates.first ?? "\(controller.element) \(key.id)").cut(to: Self.nameLength)
      var name = base
      if used.contains(name), let other = candidates.dropFirst().first {
        name = "\(base) \(other)".cut(to: Self.nameLength)
      }
      var number = 2
      while !used.insert(name).inserted {
        name = "\(base) \(number)"
        number += 1
      }
      names[key] = name
    }
  }

  /// Returns the name of the screen that shows a view controller, following references and split
  /// views; nil if there is none.
  func screenName(_ key: StoryboardSet.Key) -> String? {
    var key = key
    for _ in 0...set.boards.count + 8 {
      guard case .found(let found) = set.resolve(key), let controller = set.controller(found) else {
        return nil
      }
      guard controller.element == "splitViewController",
        let master = controller.segues.first(where: { $0.relationship == "masterViewController" })
      else { return names[found] }
      key = StoryboardSet.Key(board: found.board, id: master.destination)
    }
    return nil
  }
}

extension String {
  /// The name of a class without the ending that all view controllers have.
  fileprivate var screenName: String {
    for ending in ["ViewController", "Controller"]
    where hasSuffix(ending) && count > ending.count {
      return String(dropLast(ending.count))
    }
    return self
  }

  /// Returns the text without what is behind a number of its scalars.
  func cut(to count: Int) -> String {
    String(String.UnicodeScalarView(unicodeScalars.prefix(count)))
  }
}
