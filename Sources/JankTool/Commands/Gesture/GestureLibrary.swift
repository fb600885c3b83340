internal import JankImports
internal import JankText

/// Recorded gestures, read whole, with their warnings.
struct GestureLibrary {
  /// The streams, in file order.
  let streams: [(path: String, stream: GestureStream)]
  /// The problems of files that can be used.
  let warnings: [Diagnostic]
  /// The coordinate range of each stream's panel, if its file states it.
  let grids: [PanelGrid?]

  private static let byteLimit = 64 << 20

  /// Reads recordings.
  ///
  /// - Parameters:
  ///   - paths: The files; `-` is standard input.
  ///   - scale: The size of a unit in points, or nil to use that of the files. It has no effect on
  ///     files in points, and is rejected if all are.
  ///   - screen: The size in points of the screen that the panels cover, or nil.
  /// - Throws: `missingInput` for the first file that cannot be read, `invalidData` with all
  ///   problems of the others.
  init(_ paths: [String], scale: Double?, screen: SIMD2<Double>? = nil) throws(ToolFailure) {
    var streams: [(path: String, stream: GestureStream)] = []
    var warnings: [Diagnostic] = []
    var errors: [Diagnostic] = []
    var grids: [PanelGrid?] = []
    for path in paths {
      let bytes = try InputFile.read(path, limit: Self.byteLimit + 1)
      do throws(FileError) {
        guard bytes.count <= Self.byteLimit else { throw Self.tooLarge(path) }
        let recording = try GestureRecording.read(bytes, path: path)
        var stream = recording.stream
        if let screen {
          guard let grid = recording.grid else { throw Self.hasNoGrid(path) }
          stream.measure(on: grid, asScreenOf: screen)
        }
        streams.append((path == "-" ? "standard input" : path, stream))
        grids.append(recording.grid)
        warnings += recording.warnings.quoting(bytes)
      } catch {
        errors += error.diagnostics.quoting(bytes)
      }
    }
    guard errors.isEmpty else { throw ToolFailure(.invalidData, warnings + errors) }
    if let scale {
      try Self.checkNeed(of: scale, by: streams)
      for index in streams.indices where !streams[index].stream.unit.isPoints {
        let name = streams[index].stream.unit.name
        streams[index].stream.unit = LengthUnit(name: name, pointsPerUnit: scale)
      }
    }
    (self.streams, self.warnings, self.grids) = (streams, warnings, grids)
  }

  private static func tooLarge(_ path: String) -> FileError {
    FileError(path, "the file has more than \(byteLimit) bytes")
  }

  private static func hasNoGrid(_ path: String) -> FileError {
    FileError(
      path,
      "the file does not state the range of its panel",
      hint: "evemu-record does; for getevent put the lines of getevent -lp before its own"
    )
  }

  /// Rejects a scale that no recording needs, because all are in points.
  static func checkNeed(
    of scale: Double,
    by streams: [(path: String, stream: GestureStream)]
  ) throws(ToolFailure) {
    guard scale != 1, !streams.isEmpty, streams.allSatisfy(\.stream.unit.isPoints) else { return }
    let message = "--points-per-unit is \(scale), but the file is measured in points"
    throw ToolFailure(
      .invalidData,
      streams.map { Diagnostic(path: $0.path, message: message, hint: "leave the option out") }
    )
  }
}
