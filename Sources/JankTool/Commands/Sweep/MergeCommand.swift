internal import JankSweep
internal import JankText

/// `janklab merge`: put the shards of a sweep together.
package enum MergeCommand {
  private static let output = Option(
    name: "output",
    short: "o",
    value: .file,
    about: "The file for the result.",
    standard: "NAME.sweep.ndjson, by the name of the sweep",
    trust: .userOnly
  )
  private static let partial = Option(
    name: "partial",
    about: "Merge even if shards are missing; the result can be merged with them later."
  )

  package static let command = Command(
    name: "merge",
    abstract: "Put the shards of a sweep together",
    example: "janklab merge parts --output bounce.sweep.ndjson",
    argument: Argument(
      name: "PATH",
      about: "A shard, a merged part, or a folder of them.",
      isRepeatable: true
    ),
    topics: [ExitCode.topic],
    options: [output, partial, RunOptions.quiet, .wide, .noColour] + Option.settings,
    run: run
  )

  @Sendable private static func run(
    _ invocation: Invocation,
    console: Console
  ) async throws(ToolFailure) -> ExitCode {
    Interruption.listen()
    let paths = try files(at: invocation.arguments)
    let merge = try ResultMerge(paths)
    guard let header = merge.header else { throw .usage("nothing to merge", of: invocation.path) }
    if !merge.isComplete, !invocation.has(partial) { throw missing(merge, paths[0], invocation) }
    let path =
      if let output = invocation.text(output) { output } else { try standardPath(header, paths[0]) }
    // A merged part may be one of its own inputs: it is read before it is replaced.
    try OutputFile.write(to: path) { writer throws(ToolFailure) in
      try merge.write(to: writer) { _ throws(ToolFailure) in
        if let code = Interruption.code { throw .ended(by: code, invocation.path) }
      }
    }
    let repeated = merge.repeatedCount
    let note = repeated == 0 ? "" : ", \(LoadedSweep.count(repeated, "block")) several times"
    try console.output.write(
      "wrote \(printable(path, limit: 4_096)): \(LoadedSweep.count(merge.blockCount, "block")) of "
        + "\(header.identity.blockCount)\(note)\n"
    )
    if merge.isComplete, !invocation.has(RunOptions.quiet) {
      try SweepPaths.summarize(path, invocation, console)
    }
    return .done
  }

  private static let listedLimit = 20

  private static func missing(
    _ merge: ResultMerge,
    _ first: String,
    _ invocation: Invocation
  ) -> ToolFailure {
    let folder = ShellWord.text(OutputFile.split(first).folder)
    let missing = merge.missing
    let isShards = missing.first?.contains("/") == true
    let more = missing.count - listedLimit
    let list = missing.prefix(listedLimit).joined(separator: ", ")
    return .file(
      invocation.path,
      .missingInput,
      "\(LoadedSweep.count(missing.count, isShards ? "shard" : "block")) missing: \(list)"
        + (more > 0 ? " and \(more) more" : ""),
      hint: isShards
        ? "run \(invocation.toolset.name) sweep FILE --shard \(missing.first ?? "") "
          + "--parts \(folder), or merge with --partial"
        : "run the other shards with --parts \(folder), or merge with --partial"
    )
  }

  /// The files in folders and those named themselves, sorted in each folder.
  private static func files(at paths: [String]) throws(ToolFailure) -> [String] {
    var files: [String] = []
    for path in paths {
      guard SystemCall.kind(of: path) == .folder else {
        files.append(path)
        continue
      }
      let names: [String]
      do throws(SystemError) {
        names = try SystemCall.names(in: path)
      } catch {
        throw .file(path, .missingInput, "cannot read: \(error)")
      }
      let found = names.filter {
        $0.hasSuffix(ResultFile.shardEnding) || $0.hasSuffix(ResultFile.ending)
      }.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      guard !found.isEmpty else {
        let hint = "names of shards end in \(ResultFile.shardEnding)"
        throw .file(path, .missingInput, "the folder holds no shard", hint: hint)
      }
      files += found.map { path == "." ? $0 : "\(path)/\($0)" }
    }
    return files
  }

  private static func standardPath(
    _ header: SweepHeader,
    _ first: String
  ) throws(ToolFailure) -> String {
    guard let name = SweepQuestion(header.identity)?.sweep.name, !name.contains("/") else {
      throw .file(first, .invalidData, "the sweep has no name for a file", hint: "add --output")
    }
    return name + ResultFile.ending
  }
}
