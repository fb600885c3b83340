internal import JankScenarios

/// Recordings of fingers read whole, with what was found on the way.
struct GestureLibrary {
  /// The streams in the order of the files.
  let streams: [(path: String, stream: GestureStream)]
  /// What is not as it should be in files that can be used.
  let warnings: [Diagnostic]

  private static let byteLimit = 64 << 20

  /// Reads recordings.
  ///
  /// - Parameters:
  ///   - paths: The files; `-` is the standard input.
  ///   - scale: How many points a unit is, or nil if the files shall say so.
  /// - Throws: `missingInput` for the first file that cannot be read, `invalidData` with everything
  ///   that is wrong with any of the others.
  init(_ paths: [String], scale: Double?) throws(ToolFailure) {
    var streams: [(String, GestureStream)] = []
    var warnings: [Diagnostic] = []
    var errors: [Diagnostic] = []
    for path in paths {
      let bytes = try InputFile.read(path, limit: Self.byteLimit + 1)
      do throws(ScenarioError) {
        guard bytes.count <= Self.byteLimit else { throw Self.tooLarge(path) }
        let recording = try GestureRecording.read(bytes, path: path)
        var stream = recording.stream
        if let scale { stream.unit = try Self.unit(stream.unit, scaled: scale, path) }
        streams.append((path, stream))
        warnings += recording.warnings
      } catch {
        errors += error.diagnostics
      }
    }
    guard errors.isEmpty else { throw ToolFailure(.invalidData, warnings + errors) }
    (self.streams, self.warnings) = (streams, warnings)
  }

  private static func tooLarge(_ path: String) -> ScenarioError {
    let message = "the file has more than \(byteLimit) bytes"
    return ScenarioError(diagnostics: [Diagnostic(path: path, message: message)])
  }

  private static func unit(
    _ unit: LengthUnit,
    scaled scale: Double,
    _ path: String
  ) throws(ScenarioError) -> LengthUnit {
    guard !unit.isPoints || scale == 1 else {
      let message = "--points-per-unit is \(scale), but the file is measured in points"
      throw ScenarioError(diagnostics: [
        Diagnostic(path: path, message: message, hint: "leave the option out")
      ])
    }
    return LengthUnit(name: unit.name, pointsPerUnit: scale)
  }
}
