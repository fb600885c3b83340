public import JankText
internal import HeadlessUIKit
internal import JankImports

/// Writes scenarios as files.
///
///     let written = try ScenarioWriter().write(scenario)
///     let same = try ScenarioLoader().load(Array(written.text.utf8), path: "bounce.scenario.json")
///
/// A file has its keys in the order of the format, omits defaults, and refers to devices,
/// strategies, curves and gesture presets by name. Information that loading dropped, such as the
/// text of a curve, is written as an equivalent.
public struct ScenarioWriter {
  private let shape: JSONShape<Scenario>

  /// A scenario's file, and the new files that it names.
  public struct Files: Hashable, Sendable {
    /// The text of the scenario file, which ends with a line feed.
    public var text: String
    /// The files to put beside it.
    public var beside: [File]
  }

  /// A file beside a scenario.
  public struct File: Hashable, Sendable {
    /// Its path from the folder of the scenario.
    public var path: String
    /// Its content.
    public var text: String
  }

  /// Creates a writer.
  ///
  /// - Parameter catalog: the names that files can use.
  public init(catalog: Catalog = .standard) {
    shape = ScenarioFormat(catalog: catalog).shape
  }
}

extension ScenarioWriter {
  /// Writes a scenario.
  ///
  /// The writer drops positions in the old file, and the outcome of a single case. A part of a
  /// recording keeps the path by which it was loaded. A gesture without a recording gets a file of
  /// its own, and so does a device that is not built in, with all its numbers.
  ///
  /// The writer does not validate the scenario. A changed scenario can exceed the limits of the
  /// loader, which rejects its text.
  ///
  /// - Parameter scenario: the scenario.
  /// - Returns: The files, which load to an equal scenario.
  /// - Throws: If a part of the scenario has no text form, such as a curve of one's own.
  public func write(_ scenario: Scenario) throws(FileError) -> Files {
    var scenario = scenario
    var beside = scenario.setting.devices.filter { !DeviceProfile.all.contains($0) }.map {
      File(path: ProfileFile.name(of: $0), text: ProfileFile.text($0))
    }
    var used = Set(scenario.script.compactMap(\.recordedPath))
    for index in scenario.script.indices {
      guard case .drag(.recorded(var touchTrack), let screen) = scenario.script[index].action,
        touchTrack.source == nil
      else { continue }
      var id = "gesture-\(index + 1)"
      while !used.insert(Self.path(ofGesture: id)).inserted { id += "-new" }
      let path = Self.path(ofGesture: id)
      touchTrack.source = TouchTrack.Source(path: path)
      scenario.script[index].action = .drag(.recorded(touchTrack), on: screen)
      beside.append(File(path: path, text: GestureStream(id: id, touchTrack: touchTrack).text()))
    }
    guard let content = shape.write(scenario) else {
      throw FileError(scenario.name, "the scenario has a part that no file can state")
    }
    return Files(text: JSONLayout.text(content), beside: beside)
  }

  private static func path(ofGesture id: String) -> String { "\(id).gesture.json" }
}

extension Scenario.Step {
  /// The path of the recording that the step plays.
  fileprivate var recordedPath: String? {
    if case .drag(.recorded(let touchTrack), _) = action { touchTrack.source?.path } else { nil }
  }
}
