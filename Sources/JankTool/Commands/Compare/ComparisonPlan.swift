internal import HeadlessUIKit
internal import JankGate
internal import JankScenarios
internal import JankText
internal import JankTrace

/// The requested comparisons of a command line, before they run.
struct ComparisonPlan: Sendable {
  /// Strategies that are compared.
  struct Group: Sendable {
    let setting: Comparison.Setting
    /// The scenario's file.
    let file: LoadedScenario
    let scenario: Scenario
    let device: DeviceProfile
    let strategies: [Strategy]

    /// The number of runs.
    var runCount: Int { strategies.count * setting.seedCount }
  }

  /// The comparisons, those of a scenario next to each other.
  let groups: [Group]
  /// The choice of the command line.
  let choice: RunChoice
  /// The requests that cannot be played.
  let leftOut: [Diagnostic]

  /// The files that the scenarios name, and those of devices.
  let recordings: [String]

  /// The number of runs.
  var runCount: Int { groups.reduce(0) { $0 + $1.runCount } }

  /// Reads the scenarios of a command line.
  ///
  /// - Parameters:
  ///   - invocation: The command line.
  ///   - request: The subject of the comparison.
  ///   - stress: The faults of a matrix.
  ///   - outputs: The files of the results; nil is standard output.
  /// - Throws: If a file is invalid, or if nothing remains to compare.
  init(
    _ invocation: Invocation,
    _ request: ComparisonRequest,
    _ stress: StressOptions,
    writingTo outputs: [String?]
  ) throws(ToolFailure) {
    Interruption.listen()
    try Self.refuseRecordings(invocation)
    let runs = try RunPlan(
      invocation,
      devices: stress.deviceCount > 0 ? StressOptions.profile : DeviceChoice.option
    )
    try InputGuard(runs.inputs, config: invocation.text(.config)).reject(outputs)
    recordings = runs.recordings
    choice = runs.choice
    groups = runs.entries.flatMap { Self.groups(of: $0, request, stress) }
    let single = runs.choice.strategies.isEmpty ? runs.chosenFiles : []
    leftOut =
      runs.leftOut + single.filter { $0.scenario.setting.strategies.count == 1 }.map(Self.remark)
  }

  private static func groups(
    of entry: RunPlan.Entry,
    _ request: ComparisonRequest,
    _ stress: StressOptions
  ) -> [Group] {
    guard !entry.strategies.isEmpty else { return [] }
    let stalls = stress.stalls.isEmpty ? [.zero] : stress.stalls
    return stress.devices(entry.devices).flatMap { device in
      stalls.map { stall in
        Group(
          setting: Comparison.Setting(
            scenario: entry.scenario.name,
            device: device.name,
            refreshRate: device.refreshRate,
            stall: stall,
            seeds: request.seeds(of: entry.scenario, hasStalls: !stress.stalls.isEmpty)
          ),
          file: entry.file,
          scenario: entry.scenario,
          device: device,
          strategies: entry.strategies
        )
      }
    }
  }

  /// The warning that a scenario has one strategy only.
  private static func remark(on file: LoadedScenario) -> Diagnostic {
    Diagnostic(
      .note,
      path: file.path,
      message: "it names one strategy, with nothing to compare it with",
      hint: "--strategies all compares all strategies"
    )
  }

  /// Rejects recordings, which have no strategies, with a hint.
  private static func refuseRecordings(_ invocation: Invocation) throws(ToolFailure) {
    for path in invocation.arguments where path != "-" && !path.hasSuffix(ScenarioFolder.fileSuffix)
    {
      let isRecording =
        SystemCall.kind(of: path) == .folder
        ? !RecordingFolder.holdsScenarios(path) && !RecordingFolder.files(in: path).isEmpty
        : (try? GestureLibrary([path], scale: nil)) != nil
      guard isRecording else { continue }
      throw .usage(
        "\(path) holds recorded gestures and no scenario",
        of: invocation.path,
        hint: "to compare release policies add --policy all"
      )
    }
  }
}
