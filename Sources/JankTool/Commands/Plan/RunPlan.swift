internal import HeadlessUIKit
internal import JankAnimators
internal import JankScenarios
internal import JankText

/// The requested runs of a command line, before they start.
///
/// `run`, `check`, `baseline`, `compare` and `explain` all begin with one.
struct RunPlan: Sendable {
  /// A scenario or one outcome of its drags, with its devices and strategies.
  struct Entry: Sendable {
    /// The scenario's file.
    let file: LoadedScenario
    let scenario: Scenario
    let devices: [DeviceProfile]
    /// The strategies that can play the scenario.
    let strategies: [Strategy]
    let seed: UInt64

    /// The runs, device by device and strategy by strategy.
    var cases: [Case] {
      devices.flatMap { device in
        strategies.map {
          Case(scenario: scenario, device: device, strategy: $0, seed: seed)
        }
      }
    }
  }

  /// The scenarios, each read once.
  let files: [LoadedScenario]
  /// The choice of the command line.
  let choice: RunChoice
  /// The entries to run, in file order.
  let entries: [Entry]
  /// The choices that cannot be played or have no effect.
  let leftOut: [Diagnostic]
  /// The segues that `--all-segues` cannot take.
  let unreached: [Diagnostic]
  /// Whether the cases are segues instead of the scenarios' own scripts.
  let takesSegues: Bool
  /// The device profiles that the command line names by file.
  private let deviceFiles: [String]

  /// Reads the scenarios of a command line; from here on the tool handles signals.
  ///
  /// - Parameters:
  ///   - invocation: the command line.
  ///   - deviceOption: the option that names the devices.
  ///   - seed: replaces the seed of every scenario, or nil to keep them.
  ///   - console: the console for the names of files, or nil.
  /// - Throws: If a file is invalid, or if no case remains.
  init(
    _ invocation: Invocation,
    devices deviceOption: Option = DeviceChoice.option,
    seed: Int64? = nil,
    tellingOn console: Console? = nil
  ) throws(ToolFailure) {
    Interruption.listen()
    let version = try RunOptions.version(invocation)
    let paths = try ScenarioFolder.files(at: invocation.arguments)
    console?.showOnErrors(paths.map { "reading \(printable($0, limit: 4_096))\n" }.joined())
    let loaded = try ScenarioLibrary.load(paths, knowing: invocation.catalog)
    takesSegues =
      invocation.allows(RunOptions.allSegues) && invocation.has(RunOptions.allSegues)
    files = takesSegues ? loaded.flatMap(\.trips) : loaded
    unreached = takesSegues ? loaded.flatMap(SegueSummary.unreached) : []
    guard !files.isEmpty else { throw SegueSummary.nothing(in: loaded, invocation.path) }
    choice = try RunChoice(
      of: invocation,
      devices: deviceOption,
      seed: seed,
      iOS: version,
      among: files
    )
    entries = choice.entries(of: files, among: invocation.catalog)
    leftOut = choice.leftOut(of: files, among: invocation.catalog).counted
    deviceFiles = DeviceChoice.paths(deviceOption, of: invocation)
    let isEmpty = entries.allSatisfy { $0.devices.isEmpty || $0.strategies.isEmpty }
    guard !isEmpty else {
      let nothing = Diagnostic(
        path: invocation.path,
        message: "no strategy is left to play",
        hint: "to see which follow a gesture: janklab list strategies"
      )
      throw ToolFailure(.wrongUsage, leftOut + [nothing])
    }
  }
}

extension RunPlan {
  /// Every run, in file order.
  var cases: [Case] { entries.flatMap(\.cases) }

  /// The files that the scenarios name, and those of devices.
  var recordings: [String] { files.flatMap(\.recordings) + deviceFiles }

  /// Every file that is read.
  var inputs: [String] { files.map(\.path) + recordings }

  /// Rejects a result that would overwrite an input file.
  ///
  /// - Throws: Wrong usage, for such a file.
  func refuseWritingOver(_ invocation: Invocation) throws(ToolFailure) {
    try InputGuard(inputs, config: invocation.text(.config)).reject([invocation.text(.output)])
  }

  /// The files of the chosen scenarios.
  var chosenFiles: [LoadedScenario] { choice.scenarios.chosen(of: files) }
}
