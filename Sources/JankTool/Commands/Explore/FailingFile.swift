internal import JankExplore
internal import JankGate
internal import JankScenarios
internal import JankText

/// A shrunk scenario and the files that it names.
struct FailingFile: Sendable {
  /// The scenario.
  let scenario: ShrunkScenario
  private let beside: [ScenarioWriter.File]

  /// Writes the example of a group as a file and makes it small; nil if no file can state it.
  ///
  /// - Parameters:
  ///   - group: the failures.
  ///   - name: the name of the small scenario.
  ///   - finder: finds failures.
  ///   - catalog: the names that scenarios can use.
  ///   - attempts: the largest number of attempts.
  init?(
    _ group: FailureGroups.Group,
    naming name: String,
    finder: FailureFinder,
    catalog: Catalog,
    attempts: Int
  ) {
    guard let files = try? ScenarioWriter(catalog: catalog).write(group.one.file.standingAlone)
    else { return nil }
    let contents = Dictionary(files.beside.map { ($0.path, Array($0.text.utf8)) }) { $1 }
    let loader = ScenarioLoader(catalog: catalog, metrics: Gauge.names) { contents[$0] }
    let shrinker = ScenarioShrinker(
      loader,
      catalog: catalog,
      finder: finder,
      limit: attempts
    ) { _ in !Interruption.isRequested && !CrashGuard.isNearLimit }
    let cause = group.example.cause
    let bytes = Array(files.text.utf8)
    guard
      let shrunk = try? shrinker.shrink(
        bytes,
        path: name,
        naming: name,
        where: {
          $0.cause == cause
        }
      )
    else { return nil }
    scenario = shrunk
    beside = files.beside.filter { shrunk.text.contains($0.path) }
  }
}

extension FailingFile {
  /// Writes the files to a folder, or to a subfolder if there are several.
  ///
  /// - Parameters:
  ///   - folder: the folder, which is created if there is none.
  ///   - name: the name of the scenario's file.
  /// - Returns: The path of the scenario.
  /// - Throws: If a file cannot be written.
  func write(to folder: String, naming name: String) throws(ToolFailure) -> String {
    let place = beside.isEmpty ? folder : "\(folder)/\(name)"
    try Self.createFolders(place)
    let path = "\(place)/\(name)\(ScenarioFolder.fileSuffix)"
    for file in beside { try OutputFile.write(Array(file.text.utf8), to: "\(place)/\(file.path)") }
    try OutputFile.write(Array(scenario.text.utf8), to: path)
    return path
  }

  /// Returns whether the files with a name state a failure; nil if no file has the name.
  ///
  /// - Parameters:
  ///   - failure: the failure.
  ///   - name: the name of a scenario's file.
  ///   - folder: the folder of the file, or of its subfolder.
  /// - Returns: Whether all of them do.
  static func states(_ failure: RunFailure, _ name: String, in folder: String) -> Bool? {
    let paths = [folder, "\(folder)/\(name)"].map { "\($0)/\(name)\(ScenarioFolder.fileSuffix)" }
      .filter { SystemCall.kind(of: $0) != nil }
    return paths.isEmpty ? nil : paths.allSatisfy { states(failure, $0) }
  }

  private static func states(_ failure: RunFailure, _ path: String) -> Bool {
    guard let bytes = try? InputFile.readRegular(path, limit: ScenarioLibrary.byteLimit),
      let file = try? JSONParser.parse(bytes), let about = file["about"]?.text,
      case .object(let screens)? = file["screens"]?.content
    else { return false }
    return failure.isStated(by: about, naming: screens.map(\.key))
  }

  private static func createFolders(_ path: String) throws(ToolFailure) {
    let ends = path.indices.dropFirst().filter { path[$0] == "/" } + [path.endIndex]
    for end in ends {
      let folder = String(path[..<end])
      do throws(SystemError) {
        try SystemCall.createFolder(folder)
      } catch {
        throw .file(folder, .cannotCreate, "cannot create: \(error)")
      }
    }
  }
}

extension Scenario {
  /// The scenario with every recording as its own, since its file goes to another folder.
  fileprivate var standingAlone: Scenario {
    var scenario = self
    for index in script.indices {
      guard case .drag(.recorded(let track), let screen) = script[index].action else { continue }
      let own = TouchTrack(
        samples: track.samples,
        releaseTime: track.releaseTime,
        isCancelled: track.isCancelled
      )
      scenario.script[index].action = .drag(.recorded(own), on: screen)
    }
    return scenario
  }
}
