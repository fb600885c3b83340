internal import HeadlessUIKit
internal import JankGate
internal import JankScenarios
internal import JankText
internal import JankTrace

/// Scenario files, each read once, with their warnings.
enum ScenarioLibrary {
  /// The largest size of a scenario file, in bytes.
  static let byteLimit = 64 << 20
  /// The size of the largest file whose text is kept for reports.
  private static let shownByteLimit = 1 << 18

  /// Reads scenario files.
  ///
  /// - Parameters:
  ///   - paths: the files; `-` is standard input.
  ///   - catalog: the names that they can use.
  /// - Returns: The scenarios in file order.
  /// - Throws: `missingInput` for the first file that cannot be read, `invalidData` with all
  ///   problems of the others; the signal that interrupted the tool.
  static func read(
    _ paths: [String],
    knowing catalog: Catalog
  ) throws(ToolFailure) -> [Scenario] {
    try load(paths, knowing: catalog).map(\.scenario)
  }

  /// Reads scenario files and computes their digests.
  static func load(
    _ paths: [String],
    knowing catalog: Catalog = .standard
  ) throws(ToolFailure) -> [LoadedScenario] {
    let anyLoader = ScenarioLoader(catalog: catalog, metrics: Gauge.names)
    var scenarios: [LoadedScenario] = []
    var pathsByName: [String: String] = [:]
    var diagnostics: [Diagnostic] = []
    var piped: [UInt8]?
    for path in paths {
      if let code = Interruption.code { throw .ended(by: code, path) }
      let bytes = try InputFile.read(path, limit: byteLimit + 1)
      if path == "-" { piped = bytes }
      do throws(FileError) {
        let recordings = RecordingShelf(besides: path)
        let (scenario, file) = try anyLoader.reading(recordings.read).read(bytes, path: path)
        if let other = pathsByName.updateValue(path, forKey: scenario.name) {
          diagnostics.append(
            Diagnostic(
              path: path,
              message: "\(quoted(scenario.name)) is the name of \(other) too",
              hint: "give each scenario a name of its own"
            )
          )
        }
        scenarios.append(
          LoadedScenario(
            path: path,
            scenario: scenario,
            contentHash: ContentHash.text(of: file, recordings: recordings.all),
            recordings: recordings.paths,
            lines: ScenarioLines(file),
            text: bytes.count <= shownByteLimit ? String(decoding: bytes, as: UTF8.self) : nil
          )
        )
      } catch {
        diagnostics += error.diagnostics
      }
    }
    guard diagnostics.isEmpty else {
      throw ToolFailure(.invalidData, diagnostics, piped: piped)
    }
    return scenarios
  }
}

/// A scenario, its file, and its digest.
struct LoadedScenario: Sendable {
  let path: String
  let scenario: Scenario
  let contentHash: String
  /// The files that it names.
  let recordings: [String]
  /// The lines that request the cases.
  let lines: ScenarioLines
  /// The text of the file, or nil if it is too long for reports.
  let text: String?
  /// The segue that it takes, if it is one of the trips that `--all-segues` makes of a file.
  var trip: SegueTour.Name?

  /// Whether it is such a trip.
  var isTrip: Bool { trip != nil }
}

extension LoadedScenario {
  /// One scenario for each segue that can be reached.
  var trips: [LoadedScenario] {
    let tour = SegueTour(scenario)
    return zip(tour.scenarios, tour.reached).map { trip, name in
      var hasher = DigestHasher()
      hasher.combine(contentHash)
      hasher.combine(trip.name)
      return LoadedScenario(
        path: path,
        scenario: trip,
        contentHash: hasher.finish().description,
        recordings: recordings,
        lines: lines,
        text: text,
        trip: name
      )
    }
  }
}

/// The paths of recordings.
enum RecordingPath {
  /// The path of a recording, relative to the folder of its scenario.
  static func path(of recording: String, besides scenario: String) -> String {
    folder(of: scenario) + recording
  }

  /// Whether an existing file is in the folder of the scenario, with links resolved.
  ///
  /// If all files of a project are links, the folder is the one that the scenario's link leads to.
  static func isInside(_ path: String, besides scenario: String) -> Bool {
    guard let place = SystemCall.resolved(path) else { return false }
    let own = scenario == "-" ? nil : SystemCall.resolved(scenario).map(folder)
    return [SystemCall.resolved(folder(of: scenario)), own].contains { folder in
      guard let folder else { return false }
      return place.hasPrefix(folder.hasSuffix("/") ? folder : folder + "/")
    }
  }

  private static func folder(of scenario: String) -> String {
    scenario.lastIndex(of: "/").map { String(scenario[...$0]) } ?? "./"
  }
}

/// The recordings and profiles that a scenario names, kept as they are read.
final class RecordingShelf {
  private let scenario: String
  private var rest = ScenarioLimits.namedByteCount
  /// The files read so far, by path.
  private(set) var files: [String: [UInt8]] = [:]
  /// The files in the order of their first mention.
  private(set) var all: [[UInt8]] = []
  private(set) var paths: [String] = []

  init(besides path: String) {
    scenario = path
  }

  func read(_ recording: String) throws(UnreadableFile) -> [UInt8] {
    let path = RecordingPath.path(of: recording, besides: scenario)
    if let bytes = files[path] { return bytes }
    // Links are followed before anything is opened.
    switch SystemCall.kind(of: path) {
    case nil:
      let folder = RecordingPath.path(of: "", besides: scenario)
      guard let near = PathSuggestion.nearest(to: path, .file) else {
        throw UnreadableFile("there is no such file")
      }
      let name = quoted(String(near.dropFirst(folder.count)))
      throw UnreadableFile("there is no such file", hint: "did you mean \(name)?")
    case .file: break
    default: throw UnreadableFile("it is not a regular file", hint: "use a regular file")
    }
    guard RecordingPath.isInside(path, besides: scenario) else { throw BesidePath.outside }
    let bytes: [UInt8]
    do throws(ToolFailure) {
      bytes = try InputFile.readRegular(path, limit: rest + 1)
    } catch {
      throw UnreadableFile(error.diagnostics.first?.message ?? "reading broke off")
    }
    guard bytes.count <= rest else {
      throw UnreadableFile(
        "the files that the scenario names have more than \(ScenarioLimits.namedByteCount) bytes",
        hint: "keep the parts of recordings that are played"
      )
    }
    rest -= bytes.count
    files[path] = bytes
    all.append(bytes)
    paths.append(path)
    return bytes
  }
}
