internal import JankCalibration
internal import JankImports
internal import JankScenarios
internal import JankText

/// `janklab calibrate`: hold the model of a device to a recording of it.
enum CalibrateCommand {
  /// The output formats.
  enum Format: String, CaseIterable, Sendable {
    case table, markdown, json
  }

  private static let format = Option.format(
    Format.self,
    standard: "from FILE's extension, else table"
  )
  private static let seed = Option(
    name: "seed",
    value: .integer(0...Int64.max),
    about: "The seed of the resamples for the 95 % ranges.",
    standard: "1"
  )
  private static let profile = Option(
    name: "write-profile",
    value: .file,
    about: "The file for a device profile with the fitted numbers; needs a single recording.",
    standard: "none",
    trust: .userOnly
  )
  private static let name = Option(
    name: "name",
    value: .text(placeholder: "NAME"),
    about: "The name of the profile.",
    standard: "calibrated"
  )

  static let command = Command(
    name: "calibrate",
    abstract: "Fit a device to a part of a recording, and predict the rest",
    example: "janklab calibrate framestats.txt --write-profile my-phone.profile.json",
    argument: Argument(
      name: "FILE",
      about: "A recording with the work of each stage: framestats of Android 12 or later, or a "
        + "table of stages. A folder stands for its files that end in .txt or .csv.",
      isRepeatable: true
    ),
    options: [format, .output, seed, profile, name] + Option.look + Option.settings,
    run: run
  )

  @Sendable private static func run(
    _ invocation: Invocation,
    console: Console
  ) async throws(ToolFailure) -> ExitCode {
    let path = invocation.text(profile)
    let files = try files(at: invocation.arguments)
    guard path == nil || files.count == 1 else {
      throw .usage(
        "--write-profile makes one profile, and \(files.count) files are given",
        of: invocation.path,
        hint: "calibrate with one file at a time"
      )
    }
    let outputs = [invocation.text(.output)] + (path.map { [$0] } ?? [])
    try InputGuard(files, config: invocation.text(.config)).reject(outputs)
    try ProfileCommand.rejectOtherEnding(path, of: "--write-profile", invocation)
    let seed = UInt64(invocation.integer(seed) ?? 1)
    var calibrated: [CalibratedFile] = []
    for path in files {
      calibrated.append(try calibrate(path, seed: seed))
    }
    let layout = console.layout(invocation, to: invocation.text(.output))
    let choice: Format? = invocation.format(format)
    try invocation.refuseUnknownEnding(format, fits: choice != nil)
    let text =
      switch choice ?? .table {
      case .table: CalibrationText.table(calibrated, layout)
      case .markdown: CalibrationText.markdown(calibrated)
      case .json: CalibrationJSON.text(calibrated, seed: seed)
      }
    try console.deliver(text, to: invocation.text(.output))
    if let path, let file = calibrated.first {
      let source = "\(file.calibration.frameCount) frames of \(file.path)"
      let fitted = file.calibration.profile(
        named: invocation.text(name) ?? "calibrated",
        source: source
      )
      try console.deliver(ProfileFile.text(fitted, basis: "phone-60"), to: path)
      if path != "-" { console.showOnErrors("wrote \(printable(path, limit: 4_096))\n") }
    }
    return .done
  }

  /// The recordings: the named files, and those in the named folders.
  private static func files(at paths: [String]) throws(ToolFailure) -> [String] {
    let isFolder = paths.contains { SystemCall.kind(of: $0) == .folder }
    guard isFolder else { return paths }
    return try ScenarioFolder.files(
      at: paths,
      suffix: ".txt",
      orSuffixes: [".csv"],
      kind: "recording"
    )
  }

  /// Far below that of any display.
  private static let shortestInterval = Interval.microseconds(1_500)

  private static func calibrate(
    _ path: String,
    seed: UInt64
  ) throws(ToolFailure) -> CalibratedFile {
    let bytes = try InputFile.read(path, limit: RecordingLimits.byteCount + 1)
    let work: [RecordedWork]
    do throws(FileError) {
      work = try RecordedWork.read(bytes, path: path)
    } catch {
      throw ToolFailure(.invalidData, error.diagnostics.quoting(bytes))
    }
    guard let calibration = Calibration(work, seed: seed) else {
      let count = work.reduce(0) { $0 + $1.rows.count }
      throw .file(
        path,
        .invalidData,
        "a calibration needs at least \(Calibration.leastFrameCount) frames with all stages, "
          + "found \(count)"
      )
    }
    guard calibration.interval >= shortestInterval else {
      throw .file(
        path,
        .invalidData,
        "the display would have refreshed every \(calibration.interval.nanoseconds) ns",
        hint: "write all times in nanoseconds"
      )
    }
    return CalibratedFile(path: path, calibration: calibration)
  }
}

/// A recording and what came of it.
struct CalibratedFile: Sendable {
  let path: String
  let calibration: Calibration
}
