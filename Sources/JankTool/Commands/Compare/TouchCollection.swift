internal import HeadlessUIKit
internal import JankImports
internal import JankScenarios
internal import JankText

/// The gestures of recordings and scenarios, in points.
struct TouchCollection {
  /// A gesture and its origin.
  struct Entry {
    /// The file of the recording, or the name of the scenario.
    let source: String
    /// The number of the contact in the recording, or of the drag in the scenario, from 1.
    let number: Int
    /// The contact, in points.
    let contact: GestureStream.Contact
    /// The target of the gesture.
    let aim: Aim
  }

  /// The target of a gesture.
  enum Aim {
    /// Any transition in the direction of the gesture: only the gesture is known.
    case anything
    /// A transition of a scenario.
    case transition(TouchDrive)
    /// Nothing: no drag of the scenario begins with it.
    case nothing
  }

  /// The gestures, in file order.
  let touchTracks: [Entry]
  /// The problems of files that can be used.
  let warnings: [Diagnostic]

  /// Reads recordings and scenarios.
  ///
  /// If the unit of a recording is unknown, it is taken as a point, with one warning for all such
  /// files.
  ///
  /// - Parameters:
  ///   - paths: Files, folders of scenarios, and `-` for a recording on standard input.
  ///   - scale: The size of a unit in points, or nil to use that of the files. It has no effect on
  ///     recordings in points, and is rejected if all are.
  ///   - catalog: The names that scenarios can use.
  /// - Throws: `missingInput` for a file that cannot be read, `invalidData` for an invalid one.
  init(
    _ paths: [String],
    scale: Double?,
    knowing catalog: Catalog = .standard
  ) throws(ToolFailure) {
    var touchTracks: [Entry] = []
    var warnings: [Diagnostic] = []
    var recordings: [(path: String, stream: GestureStream)] = []
    for path in paths.flatMap(Self.recordings) {
      if SystemCall.kind(of: path) == .folder || path.hasSuffix(ScenarioFolder.fileSuffix) {
        let scenarios = try ScenarioLibrary.read(
          try ScenarioFolder.files(at: [path]),
          knowing: catalog
        )
        touchTracks += scenarios.flatMap(\.cases).flatMap(Self.entries)
      } else {
        let library = try GestureLibrary([path], scale: nil)
        warnings += library.warnings
        recordings += library.streams
        for (path, stream) in library.streams {
          touchTracks += Self.entries(of: stream, path, scale: scale)
        }
      }
    }
    guard !touchTracks.isEmpty else {
      throw ToolFailure(
        .invalidData,
        paths.map { Diagnostic(path: $0, message: "it has no touches") }
      )
    }
    if let scale { try GestureLibrary.checkNeed(of: scale, by: recordings) }
    let unknown = recordings.filter { $0.stream.unit.pointsPerUnit == nil && scale == nil }
    (self.touchTracks, self.warnings) = (touchTracks, warnings + Self.unknownLength(unknown))
  }

  /// The recordings at a path: for a folder without scenarios, those in the folder.
  private static func recordings(at path: String) -> [String] {
    guard SystemCall.kind(of: path) == .folder, !RecordingFolder.holdsScenarios(path) else {
      return [path]
    }
    let files = RecordingFolder.files(in: path)
    return files.isEmpty ? [path] : files
  }

  private static func entries(
    of stream: GestureStream,
    _ path: String,
    scale: Double?
  ) -> [Entry] {
    let scale = stream.unit.isPoints ? 1 : scale ?? stream.unit.pointsPerUnit ?? 1
    return stream.contacts.enumerated().map { index, contact in
      var contact = contact
      for sample in contact.samples.indices { contact.samples[sample].location *= scale }
      return Entry(source: path, number: index + 1, contact: contact, aim: .anything)
    }
  }

  private static func unknownLength(
    _ recordings: [(path: String, stream: GestureStream)]
  ) -> [Diagnostic] {
    guard let first = recordings.first else { return [] }
    let name = quoted(first.stream.unit.name)
    let others = recordings.count - 1
    let more =
      others > 1
      ? ", here and in \(others) files more" : others == 1 ? ", here and in 1 file more" : ""
    return [
      Diagnostic(
        .warning,
        path: first.path,
        message: "the size of \(name) is unknown\(more); 1 point assumed",
        hint: "set --points-per-unit for all files that are not in points"
      )
    ]
  }

  private static func entries(of scenario: Scenario) -> [Entry] {
    scenario.script.indices.compactMap { index in
      guard
        case .drag(_, let screen) = scenario.script[index].action,
        let (touchTrack, number) = scenario.touchTrack(
          ofStep: index,
          seed: scenario.setting.seed,
          on: scenario.setting.devices[0]
        )
      else { return nil }
      return Entry(
        source: scenario.name,
        number: number + 1,
        contact: contact(of: touchTrack),
        aim: scenario.drive(by: touchTrack, on: screen, scenario.setting.devices[0])
          .map(Aim.transition) ?? .nothing
      )
    }
  }

  /// A contact as the panel would report it, without repeated stationary samples.
  private static func contact(of touchTrack: TouchTrack) -> GestureStream.Contact {
    var contact = GestureStream(id: "", touchTrack: touchTrack).contacts[0]
    for index in contact.samples.indices.dropFirst() {
      let isSame = contact.samples[index].location == contact.samples[index - 1].location
      contact.samples[index].isStationary = isSame
    }
    return contact
  }
}
