internal import JankReports
internal import JankScenarios
internal import JankSweep
internal import JankText

/// The files of a sweep beside each other, and what is printed about a result.
enum SweepPaths {
  /// The name of a sweep file without its ending, by which its result is named.
  static func base(of path: String) -> String {
    let name = OutputFile.split(path).name
    let ending = [SweepFormat.ending, ".json"].first(where: name.hasSuffix) ?? ""
    return String(name.dropLast(ending.count))
  }

  /// The folder for parts of a result.
  static func parts(for path: String) -> String {
    let ending = path.hasSuffix(ResultFile.ending) ? ResultFile.ending.count : 0
    return path.dropLast(ending) + partsEnding
  }

  private static let partsEnding = ".sweep.parts"

  /// The error that a result is missing or a folder, with how to get it; nil if it is neither.
  static func unfinished(_ path: String, _ tool: String) -> ToolFailure? {
    switch SystemCall.kind(of: path) {
    case nil:
      let parts = parts(for: path)
      let sweep = sweepFile(of: path)
      guard SystemCall.kind(of: parts) == .folder else {
        // Without a sweep beside it, the reader of the file knows best what is wrong.
        return sweep.map {
          let message = "no such file"
          return .file(path, .missingInput, message, hint: "run the sweep: \(tool) sweep \($0)")
        }
      }
      return .file(
        path,
        .missingInput,
        "the sweep is not finished; its parts are in \(parts)",
        hint: "to go on: \(tool) sweep \(sweep ?? "FILE")"
      )
    case .folder:
      let isParts = path.hasSuffix(partsEnding)
      let file = isParts ? path.dropLast(partsEnding.count) + ResultFile.ending : ""
      let more = "to put its parts together: \(tool) merge \(ShellWord.text(path))"
      return .file(
        path,
        .missingInput,
        "expected the result of a sweep, found a folder",
        hint: isParts
          ? "to finish the sweep: \(tool) sweep \(sweepFile(of: String(file)) ?? "FILE")" : more
      )
    case .file, .link, .device: return nil
    }
  }

  /// The sweep file beside a result as a word of a shell; nil if there is none.
  private static func sweepFile(of result: String) -> String? {
    guard result.hasSuffix(ResultFile.ending) else { return nil }
    let path = result.dropLast(ResultFile.ending.count) + SweepFormat.ending
    return SystemCall.kind(of: String(path)) == .file ? ShellWord.text(String(path)) : nil
  }

  /// Prints the values of a whole result, and what to do next.
  static func summarize(
    _ path: String,
    _ invocation: Invocation,
    _ console: Console
  ) throws(ToolFailure) {
    let file = try ResultFile(path)
    let question = try question(of: file)
    var tally = SweepTally(question.cases, metricCount: question.metrics.count)
    try file.readBlocks { tally.add($0) }
    let layout = console.layout(invocation)
    try console.output.write(SweepTable.text(tally, of: question.metrics, layout: layout))
    if !question.sweep.objectives.isEmpty {
      let word = ShellWord.text(path)
      try console.output.write("now try: \(invocation.toolset.name) tune \(word)\n")
    }
  }

  /// The question of a whole result.
  ///
  /// - Throws: `invalidData` for a part, and for a file of another version.
  static func question(of file: ResultFile) throws(ToolFailure) -> SweepQuestion {
    let identity = file.header.identity
    guard identity.modelVersion == Version.model, let question = SweepQuestion(identity) else {
      throw .file(
        file.path,
        .invalidData,
        "it is from version \(identity.toolVersion) with model \(identity.modelVersion)",
        hint: "run the sweep again with this version"
      )
    }
    guard file.header.isComplete else {
      throw .file(
        file.path,
        .invalidData,
        "it holds \(file.header.held) of \(identity.blockCount) blocks",
        hint: "merge it with the other shards: janklab merge \(ShellWord.text(file.path)) SHARD…"
      )
    }
    return question
  }
}

/// The limits of a sweep's runs.
enum SweepLimits {
  /// Returns a factory for the limits of a run, whose time counts from its call.
  ///
  /// The number of events is fixed, because it decides which runs are invalid.
  static func limits(_ invocation: Invocation) -> @Sendable () -> RunLimits {
    let time = Duration.nanoseconds(
      invocation.duration(RunOptions.timeout)?.nanoseconds ?? 600_000_000_000
    )
    return {
      let end = ContinuousClock.now + time
      return RunLimits(eventCount: 100_000_000) { ContinuousClock.now >= end }
    }
  }
}
