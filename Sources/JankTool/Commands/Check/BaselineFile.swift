package import JankGate
internal import JankReports
internal import JankText

/// Baselines as files; `-` is standard input or output.
package enum BaselineFile {
  /// The largest baseline that is read, and therefore written, in bytes.
  static let byteLimit = 256 << 20

  /// Reads a baseline.
  ///
  /// - Throws: `missingInput` if it cannot be read, `invalidData` with everything wrong with it.
  package static func read(_ path: String) throws(ToolFailure) -> Baseline {
    try readToUpdate(path).baseline
  }

  /// Reads a baseline that is to be replaced, with the state that must not have changed by then.
  static func readToUpdate(
    _ path: String
  ) throws(ToolFailure) -> (baseline: Baseline, fingerprint: FileFingerprint) {
    guard path == "-" || SystemCall.kind(of: path) != nil else {
      throw .file(
        path,
        .missingInput,
        "there is no such baseline",
        hint: PathSuggestion.hint(for: path, to: .baseline)
          ?? "to make it: janklab baseline record PATH… --baseline \(path)"
      )
    }
    let bytes = try InputFile.read(path, limit: byteLimit + 1)
    return (try parse(bytes, from: path), FileFingerprint(bytes))
  }

  /// Rejects a command line that names standard input for the baseline and for a scenario.
  ///
  /// The first of them would be read in place of the other, so this comes before both.
  ///
  /// - Parameters:
  ///   - path: The baseline to read, or nil for none.
  ///   - invocation: The command line, whose arguments are scenarios.
  /// - Throws: Wrong usage.
  static func rejectSharedInput(
    _ path: String?,
    _ invocation: Invocation
  ) throws(ToolFailure) {
    guard path == "-", invocation.arguments.contains("-") else { return }
    throw .usage(
      "only one of scenario and baseline can be standard input",
      of: invocation.path,
      hint: "name a file for the other"
    )
  }

  /// Reads a baseline from the bytes of its file.
  private static func parse(
    _ bytes: [UInt8],
    from path: String
  ) throws(ToolFailure) -> Baseline {
    do throws(FileError) {
      return try BaselineReader.read(bytes, path: path, limit: byteLimit)
    } catch {
      throw ToolFailure(.invalidData, error.diagnostics)
    }
  }

  /// Writes a baseline, whole or not at all.
  ///
  /// - Parameters:
  ///   - baseline: The baseline; each of its cases passed a ``BaselineBudget``.
  ///   - path: The file; `-` is standard output.
  ///   - expectation: The state of the file that the replacement requires.
  ///   - console: The console with standard output.
  /// - Throws: `cannotCreate` for a baseline that is too large to be read; the file is unchanged,
  ///   and nothing was written to standard output.
  package static func write(
    _ baseline: Baseline,
    to path: String,
    expecting expectation: OutputFile.Expectation,
    on console: Console
  ) throws(ToolFailure) {
    guard path == "-" else {
      return try OutputFile.write(to: path, expecting: expectation) { writer throws(ToolFailure) in
        try pieces(of: baseline, for: path) { text throws(ToolFailure) in try writer.write(text) }
      }
    }
    try pieces(of: baseline, for: path) { _ in }
    try pieces(of: baseline, for: path) { text throws(ToolFailure) in
      try console.output.write(text)
    }
  }

  private static func pieces(
    of baseline: Baseline,
    for path: String,
    emit: (String) throws(ToolFailure) -> Void
  ) throws(ToolFailure) {
    var byteCount = 0
    try BaselineJSON.write(baseline) { text throws(ToolFailure) in
      byteCount += text.utf8.count
      guard byteCount <= byteLimit else { throw tooLarge(path) }
      try emit(text)
    }
  }

  /// The error that a baseline has too many bytes.
  static func tooLarge(_ path: String) -> ToolFailure {
    .file(
      path,
      .cannotCreate,
      "the baseline would be larger than \(byteLimit) bytes, the most that is read",
      hint: "record several baselines of fewer scenarios, or fewer metrics with --metrics"
    )
  }
}
