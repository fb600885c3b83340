internal import JankText

/// Why a failure of an exploration has no file.
struct MissingFile: Error {
  /// The reason, in a sentence without a full stop.
  let reason: String
}

extension MissingFile {
  /// A signal ended the exploration before the failure was shrunk.
  static let interrupted = MissingFile(reason: "it was not shrunk before the interruption")

  /// A limit stopped the run, so the file would not fail without the limit.
  static let stopped = MissingFile(
    reason: "a run that a limit stops is not shrunk; set a larger limit to see how it ends"
  )

  /// The variation does not fail in the same way when it is read from its file.
  static let differs = MissingFile(
    reason: "the variation does not fail in this way when it is read from a file"
  )

  /// Does what throws the problems of a file, of which the first is the reason.
  static func explaining<Value>(
    _ work: () throws(FileError) -> Value
  ) throws(MissingFile) -> Value {
    do throws(FileError) {
      return try work()
    } catch {
      let problem = error.diagnostics.first?.oneLine ?? "it is not valid"
      throw MissingFile(reason: "the variation cannot be written as a file: \(problem)")
    }
  }
}
