internal import HeadlessUIKit
public import JankAnimators

/// Reads scenario files.
///
/// A file is strict JSON. Everything that is wrong with it is reported at once, each finding with
/// its place, what was found, what was expected and what to do.
public struct ScenarioLoader {
  /// The strategies that files can name.
  private let strategies: [Strategy]
  /// Reads a file that a scenario names, relative to it; nil where there is none.
  private let readRecording: (_ path: String) -> [UInt8]?

  /// Creates a loader.
  ///
  /// - Parameters:
  ///   - strategies: the strategies that files can name.
  ///   - readRecording: reads a file that the scenario names, by the path as it stands there;
  ///     answers nil where there is none.
  public init(
    strategies: [Strategy] = Strategy.all,
    readRecording: @escaping (_ path: String) -> [UInt8]?
  ) {
    self.strategies = strategies
    self.readRecording = readRecording
  }

  /// Reads a scenario.
  ///
  /// - Parameters:
  ///   - bytes: the file.
  ///   - path: what the file is called in findings.
  /// - Returns: The scenario.
  /// - Throws: Everything that is wrong with the file.
  public func load(_ bytes: [UInt8], path: String) throws(ScenarioError) -> Scenario {
    let value = try ScenarioError.parse(bytes, path: path)
    let log = DiagnosticLog(path: path)
    guard let scenario = scenarioShape.read(value, log), log.isEmpty else {
      throw ScenarioError(diagnostics: log.findings())
    }
    return scenario
  }
}

// MARK: The file

extension ScenarioLoader {
  private var scenarioShape: JSONShape<Scenario> {
    .object("a scenario") { object in
      object.ignore("$schema")
      let name = object.required("name", .text(length: 1...100))
      let about = object.optional("about", .text(length: 0...1000))
      let devices = object.required(
        "devices",
        .distinct(.named("a device profile", DeviceProfile.all, by: \.name), by: \.name)
      )
      let screens = object.required("screens", .entries(of: Self.screenShape, count: 1...100))
      let names = screens?.map(\.key)
      let root = object.required("root", .screenName(among: names))
      let script = object.required(
        "script",
        .array(of: stepShape(screens: names), count: 1...10_000)
      )
      let seed = object.optional("seed", .integer(in: 0...Int64.max))
      let isDragged = script?.contains { $0.action.isDrag } ?? false
      let strategies = object.required(
        "strategies",
        .distinct(strategyShape(interactive: isDragged), by: \.name)
      )
      guard let name, let devices, let screens, let root, let script, let strategies else {
        return nil
      }
      return Scenario(
        name: name,
        about: about ?? "",
        devices: devices,
        screens: screens.map { $0.value.named($0.key) },
        root: root,
        script: script,
        seed: UInt64(seed ?? 1),
        strategies: strategies.map(\.name)
      )
    }
  }

  private func strategyShape(interactive: Bool) -> JSONShape<Strategy> {
    let known = JSONShape<Strategy>.named("a strategy", strategies, by: \.name)
    let interactiveNames = strategies.filter(\.isInteractive).map(\.name)
    return JSONShape(known.expectation) { value, log in
      guard let strategy = known.read(value, log) else { return nil }
      if interactive, !strategy.isInteractive {
        log.report(
          "\(quoted(strategy.name)) cannot be driven by a finger, and the script has a drag",
          at: value.position,
          hint: "use \(interactiveNames.map(quoted).joined(separator: " or "))"
        )
        return nil
      }
      return strategy
    }
  }
}

// MARK: Screens

extension ScenarioLoader {
  private static var screenShape: JSONShape<Scenario.Screen> {
    .object("a screen") { object in
      let layers = object.optional("layers", .integer(in: 0...100_000))
      let loadTime = object.optional("viewDidLoad", .duration(in: 0...60_000_000_000))
      let presentation = object.optional("presentation", effectShape)
      let dismissal = object.optional("dismissal", effectShape)
      let drag = object.optional("dragToDismiss", dragToDismissShape)
      return Scenario.Screen(
        name: "",
        layerCount: Int(layers ?? 0),
        loadTime: Interval(nanoseconds: loadTime ?? 0),
        presentation: presentation,
        dismissal: dismissal,
        dragToDismiss: drag
      )
    }
  }

  private static var dragToDismissShape: JSONShape<Scenario.DragToDismiss> {
    .object(
      "how a page is dragged away"
    ) { object in
      let travel = object.optional("travel", .number(in: 1...100_000, unit: "points"))
      let commit = object.optional("commit", .number(in: 0...1))
      return Scenario.DragToDismiss(travel: travel ?? 400, commitFraction: commit ?? 0.5)
    }
  }

  private static var effectShape: JSONShape<Effect> {
    .object("an effect") { object in
      let bounce = object.optional("bounce", bounceShape)
      let slide = object.optional("slide", slideShape)
      if object.has("bounce") == object.has("slide") {
        object.log.report(
          "expected one of \"bounce\" and \"slide\"",
          at: object.position,
          hint: #"write for example { "slide": { "duration": "400 ms" } }"#
        )
        return nil
      }
      return bounce ?? slide
    }
  }

  private static var bounceShape: JSONShape<Effect> {
    .object("a bounce") { object in
      let duration = object.optional("duration", .duration(in: 10_000_000...10_000_000_000))
      let damping = object.optional("damping", .number(in: 0.01...1))
      return .bounce(
        duration: Interval(nanoseconds: duration ?? 800_000_000).seconds,
        dampingRatio: damping ?? 0.6
      )
    }
  }

  private static var slideShape: JSONShape<Effect> {
    .object("a slide") { object in
      let duration = object.optional("duration", .duration(in: 1_000_000...10_000_000_000))
      return .slide(duration: Interval(nanoseconds: duration ?? 400_000_000).seconds)
    }
  }
}

// MARK: The script

extension ScenarioLoader {
  private static let longestTime: ClosedRange<Int64> = 0...3_600_000_000_000

  private func stepShape(screens: [String]?) -> JSONShape<Scenario.Step> {
    .object("a step") { object in
      let time = object.required("at", .duration(in: Self.longestTime))
      let present = object.optional("present", .screenName(among: screens))
      let dismiss = object.optional("dismiss", .screenName(among: screens))
      let drag = object.optional("drag", DragShape(readRecording: readRecording).shape)
      let stall = object.optional("stall", .text(length: 1...200))
      let isStall = object.has("stall")
      let length = isStall ? object.required("for", .duration(in: 1...60_000_000_000)) : nil
      let kinds = ["present", "dismiss", "drag", "stall"]
      guard kinds.filter(object.has).count == 1 else {
        object.log.report(
          "a step does one of \(kinds.map(quoted).joined(separator: ", "))",
          at: object.position,
          hint: #"write for example { "at": "100 ms", "present": "Sheet" }"#
        )
        return nil
      }
      guard let time else { return nil }
      let action: Scenario.Action? =
        present.map { .present(screen: $0) } ?? dismiss.map { .dismiss(screen: $0) }
        ?? drag.map { .drag($0) }
        ?? stall.flatMap { name in
          length.map { .stall(name: name, length: Interval(nanoseconds: $0)) }
        }
      return action.map { Scenario.Step(time: Interval(nanoseconds: time), action: $0) }
    }
  }
}

extension JSONShape {
  /// An array of one to a hundred items, none twice.
  fileprivate static func distinct<Item>(
    _ item: JSONShape<Item>,
    by name: @escaping (Item) -> String
  ) -> Self where Value == [Item] {
    let items = JSONShape<[Item]>.array(of: item, count: 1...100)
    return JSONShape(items.expectation) { value, log in
      guard let read = items.read(value, log) else { return nil }
      let names = read.map(name)
      guard let second = names.indices.first(where: { names[..<$0].contains(names[$0]) }),
        case .array(let values) = value.content
      else { return read }
      log.report(
        "\(quoted(names[second])) stands here twice",
        at: values[second].position,
        hint: "name it once"
      )
      return nil
    }
  }

  /// One of the names of a list of values; a mistyped name is answered with the nearest.
  fileprivate static func named(
    _ kind: String,
    _ values: [Value],
    by name: @escaping (Value) -> String
  ) -> Self {
    let names = values.map(name)
    let expectation = "\(kind), one of \(names.map(quoted).joined(separator: ", "))"
    return JSONShape(expectation) { value, log in
      if case .text(let text) = value.content {
        if let found = values.first(where: { isIdentical(name($0), text) }) { return found }
        let suggestion = nearestName(to: text, among: names).map { "did you mean \(quoted($0))?" }
        log.reportMismatch(value, expected: expectation, hint: suggestion)
      } else {
        log.reportMismatch(value, expected: expectation)
      }
      return nil
    }
  }
}

extension JSONShape<String> {
  /// The name of one of the screens; any name where the screens themselves could not be read.
  fileprivate static func screenName(among names: [String]?) -> Self {
    names.map { named("the name of a screen", $0) { $0 } } ?? .text()
  }
}

extension Scenario.Action {
  fileprivate var isDrag: Bool {
    if case .drag = self { true } else { false }
  }
}

extension Scenario.Screen {
  fileprivate func named(_ name: String) -> Scenario.Screen {
    var screen = self
    screen.name = name
    return screen
  }
}
