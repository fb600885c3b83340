package import JankGate
package import JankText

/// Reads the files of baselines.
package enum BaselineReader {
  /// Reads a baseline.
  ///
  /// - Parameters:
  ///   - bytes: the contents of the file.
  ///   - path: the name of the file in diagnostics.
  ///   - limit: the largest number of bytes.
  /// - Returns: The baseline.
  /// - Throws: All errors in the file.
  package static func read(
    _ bytes: [UInt8],
    path: String,
    limit: Int
  ) throws(FileError) -> Baseline {
    let log = DiagnosticLog(path: path, source: bytes)
    // Runs are read as they come: a whole file of numbers with their places would fill memory.
    var runs: [Baseline.Run?] = []
    let run = BaselineJSON.run.shape
    let value: JSONValue
    do throws(JSONSyntaxError) {
      value = try JSONParser.parse(
        bytes,
        limits: JSONLimits(byteCount: limit),
        condensingAt: BaselineJSON.runPath
      ) { value in
        runs.append(run.read(value, log))
        return JSONValue(.integer(Int64(runs.count - 1)), at: value.position)
      }
    } catch {
      throw FileError(Diagnostic(error, path: path)).quoting(bytes)
    }
    if let mistake = FileKind.baseline.mistake(in: value, path: path) {
      throw FileError(diagnostics: [mistake])
    }
    if let mistake = formatMistake(in: value, path: path) {
      throw FileError(mistake).quoting(bytes)
    }
    let readRun = JSONShape<Baseline.Run>(run.expectation) { [runs] value, _ in
      guard case .integer(let place) = value.content else { return nil }
      return runs[Int(place)]
    }
    guard let baseline = BaselineJSON.shape(run: readRun).read(value, log), log.isEmpty else {
      throw FileError(diagnostics: log.findings())
    }
    return baseline
  }

  /// The other formats that hold runs.
  package static let formatsOfRuns = [
    "janklab-result", "janklab-check", "janklab-score", "janklab-comparison",
  ]

  /// The error that a file states another format, whose keys would all be errors.
  private static func formatMistake(in file: JSONValue, path: String) -> Diagnostic? {
    guard let schema = file["schema"], case .text(let name) = schema.content,
      name != BaselineJSON.schema, name.hasPrefix("janklab-")
    else { return nil }
    let hasRuns = formatsOfRuns.contains(name)
    return Diagnostic(
      path: path,
      position: schema.position,
      message: "expected a baseline, found the schema \(quoted(name))",
      hint: hasRuns
        ? "to compare two files of runs: janklab diff OLD NEW"
        : "to record a baseline: janklab baseline record PATH…"
    )
  }
}
