internal import HeadlessUIKit
internal import JankGate
internal import JankMetrics
internal import JankScenarios
internal import JankText
internal import JankTrace

/// The comparisons that a command line asks for, before anything is run.
struct ComparisonPlan: Sendable {
  /// Strategies that are played side by side.
  struct Group: Sendable {
    let setting: Comparison.Setting
    let scenario: Scenario
    let device: DeviceProfile
    let strategies: [Strategy]

    /// How many runs it takes.
    var runCount: Int { strategies.count * setting.seedCount }
  }

  /// The comparisons, those of a scenario one behind the other.
  let groups: [Group]
  /// What was asked for and cannot be played.
  let leftOut: [Diagnostic]

  /// How many runs it takes.
  var runCount: Int { groups.reduce(0) { $0 + $1.runCount } }

  /// Reads the scenarios of a command line.
  ///
  /// - Throws: That something is wrong with a file, or that nothing is left to be compared.
  init(
    _ invocation: Invocation,
    _ request: ComparisonRequest,
    _ stress: StressOptions
  ) throws(ToolFailure) {
    Interruption.listen()
    try Self.refuseRecordings(invocation)
    let paths = try ScenarioFolder.files(at: invocation.arguments)
    let all = try ScenarioLibrary.load(paths, knowing: invocation.catalog)
    let scenarios = try ScenarioChoice(of: invocation, among: all)
    let files = scenarios.chosen(of: all)
    let devices = try DeviceChoice(
      stress.deviceCount > 0 ? StressOptions.profile : DeviceChoice.option,
      of: invocation,
      among: files.map(\.scenario)
    )
    groups = files.map(\.scenario).flatMap(scenarios.cases).flatMap {
      Self.groups(
        of: $0,
        among: invocation.catalog,
        on: devices.devices(besides: $0.devices),
        request,
        stress
      )
    }
    leftOut =
      files.flatMap { Self.leftOut(of: $0, request, among: invocation.catalog) }
      + devices.leftOut(of: files)
    guard !groups.isEmpty else { throw ToolFailure(.wrongUsage, leftOut) }
  }

  private static func groups(
    of scenario: Scenario,
    among catalog: Catalog,
    on devices: [DeviceProfile],
    _ request: ComparisonRequest,
    _ stress: StressOptions
  ) -> [Group] {
    let names = request.strategies.map { $0.isEmpty ? scenario.strategies : $0 }
    let strategies = (names ?? catalog.strategies.map(\.name)).compactMap(catalog.strategy)
      .filter(scenario.canBePlayed)
    guard !strategies.isEmpty else { return [] }
    let stalls = stress.stalls.isEmpty ? [.zero] : stress.stalls
    return stress.devices(devices).flatMap { device in
      stalls.map { stall in
        Group(
          setting: Comparison.Setting(
            scenario: scenario.name,
            device: device.name,
            refreshRate: device.refreshRate,
            stall: stall,
            seeds: request.seeds(of: scenario, hasStalls: !stress.stalls.isEmpty)
          ),
          scenario: scenario,
          device: device,
          strategies: strategies
        )
      }
    }
  }

  private static func leftOut(
    of file: LoadedScenario,
    _ request: ComparisonRequest,
    among catalog: Catalog
  ) -> [Diagnostic] {
    let asked = request.strategies ?? []
    let all = catalog.strategies.filter(file.scenario.canBePlayed).map(\.name)
    var remarks = StrategyRemarks.warnings(
      of: file,
      asked: request.strategies ?? all,
      among: catalog
    )
    if asked.isEmpty, request.strategies != nil, file.scenario.strategies.count == 1 {
      remarks.append(
        Diagnostic(
          .note,
          path: file.path,
          message: "it names one strategy, with nothing to compare it with",
          hint: "--strategies all compares all there are"
        )
      )
    }
    return remarks
  }

  /// Says what to do with recordings, which hold no strategies.
  private static func refuseRecordings(_ invocation: Invocation) throws(ToolFailure) {
    for path in invocation.arguments where path != "-" && !path.hasSuffix(ScenarioFolder.fileSuffix)
    {
      let isRecording =
        SystemCall.kind(of: path) == .folder
        ? !RecordingFolder.holdsScenarios(path) && !RecordingFolder.files(in: path).isEmpty
        : (try? GestureLibrary([path], scale: nil)) != nil
      guard isRecording else { continue }
      throw .usage(
        "\(path) holds recordings of fingers and no scenario",
        of: invocation.path,
        hint: "to compare rules for releases add --policy all"
      )
    }
  }
}
