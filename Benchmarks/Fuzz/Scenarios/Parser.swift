internal import JankEngine
internal import JankReports
internal import JankScenarios
internal import JankStoryboards
internal import JankText

/// A parser of scenarios and what belongs to them, by the name that the fuzzer is started with.
///
/// What a parser accepts is also written where it can be, and has to be accepted again.
enum Parser: String, CaseIterable {
  case scenario, profile, baseline, result, moment, storyboard
  case frameCosts = "frame-costs"
}

extension Parser {
  private static let byteLimit = 1 << 20

  /// Reads bytes and uses the result as commands do.
  func read(_ bytes: [UInt8]) throws(FileError) {
    switch self {
    case .scenario, .storyboard: try readOnMainThread(bytes)
    case .profile: try profile(bytes)
    case .frameCosts: _ = try FrameCostList.read(bytes, path: "costs")
    case .baseline: try baseline(bytes)
    case .result: _ = try ResultReader.read(bytes, path: "result", baselineLimit: Self.byteLimit)
    case .moment: _ = try? MomentText.moment(in: String(decoding: bytes, as: UTF8.self))
    }
  }
}

// MARK: Files

extension Parser {
  /// Reads with the loader and the writer, which are made once; the fuzzer has one thread.
  private func readOnMainThread(_ bytes: [UInt8]) throws(FileError) {
    let result: Result<Void, FileError> = MainActor.assumeIsolated {
      do throws(FileError) {
        return .success(self == .scenario ? try scenario(bytes) : try storyboard(bytes))
      } catch {
        return .failure(error)
      }
    }
    try result.get()
  }

  @MainActor private static let loader = ScenarioLoader { name in gestures[name] }
  @MainActor private static let writer = ScenarioWriter()
  /// The only file beside a scenario.
  private static let gestures: [String: [UInt8]] = [
    "a.json": Array(
      #"""
      {"format": "gesture-stream/1", "id": "a", "unit": "logical px", "pointsPerUnit": 1,
       "events": [{"t_ms": 0, "x": 230, "y": 339, "phase": "began"},
        {"t_ms": 20, "x": 180, "y": 339, "phase": "moved"},
        {"t_ms": 40, "x": 90, "y": 339, "phase": "ended"}]}
      """#.utf8
    )
  ]

  @MainActor private func scenario(_ bytes: [UInt8]) throws(FileError) {
    let scenario = try Self.loader.load(bytes, path: "a.scenario.json")
    guard let files = try? Self.writer.write(scenario) else { return }
    let beside = Dictionary(files.beside.map { ($0.path, Array($0.text.utf8)) }) { $1 }
    let loader = Self.loader.reading { name throws(UnreadableFile) in
      guard let bytes = beside[name] ?? Self.gestures[name] else {
        throw UnreadableFile("there is no such file")
      }
      return bytes
    }
    let same = ParserLaws.again(files.text) { text throws(FileError) in
      try loader.load(text, path: "a.scenario.json")
    }
    guard let second = try? Self.writer.write(same) else {
      return ParserLaws.require(false, "a scenario that was written is written again")
    }
    ParserLaws.require(second.text == files.text, "a scenario is written as the same text twice")
  }

  private func profile(_ bytes: [UInt8]) throws(FileError) {
    let profile = try ProfileFile.read(bytes, path: "a.profile.json")
    let text = ProfileFile.text(profile)
    var same = ParserLaws.again(text) { text throws(FileError) in
      try ProfileFile.read(text, path: "a.profile.json")
    }
    ParserLaws.require(ProfileFile.text(same) == text, "a profile is written the same twice")
    for value in profile.profileValues {
      let origins = (same.origin(of: value), profile.origin(of: value))
      ParserLaws.require(origins.0 == origins.1, "\(value) has the same origin")
    }
    for choice in ProfileChoice.allCases {
      let origins = (same.origin(of: choice), profile.origin(of: choice))
      ParserLaws.require(origins.0 == origins.1, "\(choice) has the same origin")
    }
    // The text also states the origins that are those of every profile.
    (same.origins, same.choiceOrigins) = (profile.origins, profile.choiceOrigins)
    ParserLaws.require(same == profile, "a profile reads back as the same")
  }

  private func baseline(_ bytes: [UInt8]) throws(FileError) {
    let baseline = try BaselineReader.read(bytes, path: "a.json", limit: Self.byteLimit)
    let same = ParserLaws.again(BaselineJSON.text(baseline)) { text throws(FileError) in
      try BaselineReader.read(text, path: "a.json", limit: 64 * Self.byteLimit)
    }
    ParserLaws.require(same == baseline, "a baseline reads back as the same")
  }

  @MainActor private func storyboard(_ bytes: [UInt8]) throws(FileError) {
    let board = try StoryboardReader.read(bytes, path: "Main.storyboard")
    let result = try StoryboardImport.run(StoryboardSet([board]), name: "a", on: .phone60)
    guard let files = try? Self.writer.write(result.scenario) else { return }
    _ = ParserLaws.again(files.text) { text throws(FileError) in
      try Self.loader.load(text, path: "a.scenario.json")
    }
  }
}
