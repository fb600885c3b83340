internal import JankGate
internal import JankReports
internal import JankText

extension ResultReader {
  /// Reads a file.
  ///
  /// - Parameter path: the file; `-` is standard input.
  /// - Returns: Its runs.
  /// - Throws: `missingInput` if it cannot be read, `invalidData` with all its problems.
  static func read(_ path: String) throws(ToolFailure) -> RecordedResult {
    let bytes = try InputFile.read(
      path,
      limit: byteLimit + 1,
      expecting: "a file with runs, such as janklab run --format json writes"
    )
    do throws(FileError) {
      return try read(bytes, path: path, baselineLimit: BaselineFile.byteLimit)
    } catch {
      throw ToolFailure(.invalidData, error.diagnostics)
    }
  }
}
