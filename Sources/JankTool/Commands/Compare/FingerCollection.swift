internal import HeadlessUIKit
internal import JankImports
internal import JankScenarios
internal import JankText

/// The fingers of recordings and scenarios, in points.
struct FingerCollection {
  /// A finger and where it comes from.
  struct Entry {
    /// The file of the recording, or the name of the scenario.
    let source: String
    /// Which contact of the recording or drag of the scenario, from 1.
    let number: Int
    /// What the finger did, in points.
    let contact: GestureStream.Contact
    /// What it drives.
    let aim: Aim
  }

  /// What a finger drives.
  enum Aim {
    /// Whatever goes where the finger sets out to: nothing is known but the finger.
    case anything
    /// A transition of a scenario.
    case transition(FingerDrive)
    /// Nothing: no drag of the scenario begins with it.
    case nothing
  }

  /// The fingers in the order of the files.
  let fingers: [Entry]
  /// What is not as it should be in files that can be used.
  let warnings: [Diagnostic]

  /// Reads recordings and scenarios.
  ///
  /// Where nothing says how long the unit of a recording is, it is taken for a point, with a
  /// warning for all such files together.
  ///
  /// - Parameters:
  ///   - paths: Files, folders of scenarios, and `-` for a recording on the standard input.
  ///   - scale: How many points a unit is, or nil if the files shall say so. It means nothing to
  ///     recordings in points, and is refused where all are.
  ///   - catalog: What scenarios can name.
  /// - Throws: `missingInput` for what cannot be read, `invalidData` for what is wrong with it.
  init(
    _ paths: [String],
    scale: Double?,
    knowing catalog: Catalog = .standard
  ) throws(ToolFailure) {
    var fingers: [Entry] = []
    var warnings: [Diagnostic] = []
    var recordings: [(path: String, stream: GestureStream)] = []
    for path in paths.flatMap(Self.recordings) {
      if SystemCall.kind(of: path) == .folder || path.hasSuffix(ScenarioFolder.fileSuffix) {
        let scenarios = try ScenarioLibrary.read(
          try ScenarioFolder.files(at: [path]),
          knowing: catalog
        )
        fingers += scenarios.flatMap(\.cases).flatMap(Self.entries)
      } else {
        let library = try GestureLibrary([path], scale: nil)
        warnings += library.warnings
        recordings += library.streams
        for (path, stream) in library.streams {
          fingers += Self.entries(of: stream, path, scale: scale)
        }
      }
    }
    guard !fingers.isEmpty else {
      throw ToolFailure(
        .invalidData,
        paths.map { Diagnostic(path: $0, message: "there is no finger in it") }
      )
    }
    if let scale { try GestureLibrary.checkNeed(of: scale, by: recordings) }
    let unknown = recordings.filter { $0.stream.unit.pointsPerUnit == nil && scale == nil }
    (self.fingers, self.warnings) = (fingers, warnings + Self.unknownLength(unknown))
  }

  /// What a path stands for: a folder without scenarios for the recordings in it.
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
        message: "nothing says how many points \(name) are\(more); taken as points",
        hint: "--points-per-unit says it for all files that are not in points"
      )
    ]
  }

  private static func entries(of scenario: Scenario) -> [Entry] {
    scenario.script.indices.compactMap { index in
      guard
        case .drag(_, let screen) = scenario.script[index].action,
        let (finger, number) = scenario.finger(
          ofStep: index,
          seed: scenario.setting.seed,
          on: scenario.setting.devices[0]
        )
      else { return nil }
      return Entry(
        source: scenario.name,
        number: number + 1,
        contact: contact(of: finger),
        aim: scenario.drive(by: finger, on: screen, scenario.setting.devices[0])
          .map(Aim.transition) ?? .nothing
      )
    }
  }

  /// A finger as the panel would report it, which says nothing new of one that stays where it is.
  private static func contact(of finger: Finger) -> GestureStream.Contact {
    var contact = GestureStream(id: "", finger: finger).contacts[0]
    for index in contact.samples.indices.dropFirst() {
      let isSame = contact.samples[index].location == contact.samples[index - 1].location
      contact.samples[index].isStationary = isSame
    }
    return contact
  }
}
