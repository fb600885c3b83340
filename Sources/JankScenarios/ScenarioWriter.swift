public import JankText
internal import HeadlessUIKit
internal import JankImports

/// Writes scenarios as files.
///
///     let written = try ScenarioWriter().write(scenario)
///     let same = try ScenarioLoader().load(Array(written.text.utf8), path: "bounce.scenario.json")
///
/// A file has its keys in the order of the format, omits defaults, and refers to devices,
/// strategies, curves and finger presets by name. What a scenario lost when it was loaded, such as
/// the text of a curve, is written as an equivalent.
public struct ScenarioWriter {
  private let shape: JSONShape<Scenario>

  /// A scenario's file, and the files that it names and that did not exist before.
  public struct Files: Hashable, Sendable {
    /// The text of the scenario file, a line feed at its end.
    public var text: String
    /// The files to put beside it.
    public var beside: [File]
  }

  /// A file beside a scenario.
  public struct File: Hashable, Sendable {
    /// Its path from the folder of the scenario.
    public var path: String
    /// What it holds.
    public var text: String
  }

  /// Creates a writer.
  ///
  /// - Parameter catalog: what files can name.
  public init(catalog: Catalog = .standard) {
    shape = ScenarioFormat(catalog: catalog).shape
  }
}

extension ScenarioWriter {
  /// Writes a scenario.
  ///
  /// The writer drops the places in the old file, and the outcome of a single case. A part of a
  /// recording keeps the path by which it was loaded. A finger that comes from no recording gets a
  /// file of its own, and so does a device that is none of ours, with every number stated.
  ///
  /// The writer does not check the scenario. One that was changed since it was loaded can be beyond
  /// what the loader accepts; loading the text tells.
  ///
  /// - Parameter scenario: the scenario.
  /// - Returns: The files, which load to an equal scenario.
  /// - Throws: That the scenario has a part that no file can state, such as a curve without a text.
  public func write(_ scenario: Scenario) throws(FileError) -> Files {
    var scenario = scenario
    var beside = scenario.setting.devices.filter { !DeviceProfile.all.contains($0) }.map {
      File(path: ProfileFile.name(of: $0), text: ProfileFile.text($0))
    }
    for index in scenario.script.indices {
      guard case .drag(.recorded(var finger), let screen) = scenario.script[index].action,
        finger.source == nil
      else { continue }
      let id = "finger-\(index + 1)"
      let path = "\(id).gesture.json"
      finger.source = Finger.Source(path: path)
      scenario.script[index].action = .drag(.recorded(finger), on: screen)
      beside.append(File(path: path, text: GestureStream(id: id, finger: finger).text()))
    }
    guard let content = shape.write(scenario) else {
      throw FileError(scenario.name, "the scenario has a part that no file can state")
    }
    return Files(text: JSONLayout.text(content), beside: beside)
  }
}
