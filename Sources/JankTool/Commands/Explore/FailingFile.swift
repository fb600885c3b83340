internal import JankExplore
internal import JankGate
internal import JankScenarios
internal import JankText

/// A shrunk scenario and the files that it names.
struct FailingFile: Sendable {
  /// The scenario.
  let scenario: ShrunkScenario
  private let beside: [(path: String, bytes: [UInt8])]

  /// Writes the example of a group as a file and makes it small.
  ///
  /// - Parameters:
  ///   - group: the failures.
  ///   - source: the file of the scenario, whose folder has the files that it names.
  ///   - name: the name of the small scenario.
  ///   - finder: finds failures.
  ///   - catalog: the names that scenarios can use.
  ///   - attempts: the largest number of attempts.
  /// - Throws: The reason why no file can state the example.
  init(
    _ group: FailureGroups.Group,
    of source: String,
    naming name: String,
    finder: FailureFinder,
    catalog: Catalog,
    attempts: Int
  ) throws(MissingFile) {
    let files = try MissingFile.explaining { () throws(FileError) in
      try ScenarioWriter(catalog: catalog).write(group.one.file.standingAlone)
    }
    let folder = FailingFolder(of: source, adding: files.beside)
    let loader = ScenarioLoader(catalog: catalog, metrics: Gauge.names)
    let shrinker = ScenarioShrinker(
      loader.reading(folder.read),
      catalog: catalog,
      finder: finder,
      limit: attempts
    ) { _ in !Interruption.isRequested && !CrashGuard.isNearLimit }
    let cause = group.example.cause
    let shrunk = try MissingFile.explaining { () throws(FileError) in
      try shrinker.shrink(Array(files.text.utf8), path: name, naming: name) { $0.cause == cause }
    }
    guard let shrunk else { throw .differs }
    scenario = shrunk
    beside = folder.files(namedBy: shrunk.text, loader)
  }
}

/// The files that a variation of a scenario names: new ones, and those of the scenario's folder.
private struct FailingFolder {
  private let added: [String: [UInt8]]
  private let shelf: RecordingShelf

  /// Adds files to those beside a scenario.
  init(of scenario: String, adding files: [ScenarioWriter.File]) {
    added = Dictionary(files.map { ($0.path, Array($0.text.utf8)) }) { $1 }
    shelf = RecordingShelf(besides: scenario)
  }

  /// Reads a file by its path from the folder.
  func read(_ path: String) throws(UnreadableFile) -> [UInt8] {
    if let bytes = added[path] { return bytes }
    return try shelf.read(path)
  }

  /// The files that a scenario names, each once.
  func files(
    namedBy text: String,
    _ loader: ScenarioLoader
  ) -> [(path: String, bytes: [UInt8])] {
    var files: [(path: String, bytes: [UInt8])] = []
    let noting = loader.reading { path throws(UnreadableFile) in
      let bytes = try read(path)
      if !files.contains(where: { $0.path == path }) { files.append((path, bytes)) }
      return bytes
    }
    _ = try? noting.load(Array(text.utf8), path: "")
    return files
  }
}

extension FailingFile {
  /// Writes the files to a folder, or to a subfolder of their own if there are several.
  ///
  /// - Parameters:
  ///   - folder: the folder, which is created if there is none.
  ///   - name: the name of the scenario's file.
  /// - Returns: The path of the scenario.
  /// - Throws: If a file cannot be written.
  func write(to folder: String, naming name: String) throws(ToolFailure) -> String {
    let place = beside.isEmpty ? folder : "\(folder)/\(name)"
    let path = "\(place)/\(name)\(ScenarioFolder.fileSuffix)"
    let files = beside.map { ("\(place)/\($0.path)", $0.bytes) }
    for (path, bytes) in files + [(path, Array(scenario.text.utf8))] {
      try Self.createFolders(path)
      try OutputFile.write(bytes, to: path)
    }
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

  /// Creates the folders of a file.
  private static func createFolders(_ path: String) throws(ToolFailure) {
    for end in path.indices.dropFirst() where path[end] == "/" {
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
