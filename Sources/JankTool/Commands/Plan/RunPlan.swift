internal import HeadlessUIKit
internal import JankAnimators
internal import JankScenarios
internal import JankText

/// What a command line asks to be run, before anything is.
///
/// `run`, `check`, `baseline`, `compare` and `explain` all begin with one.
struct RunPlan: Sendable {
  /// A scenario or one outcome of its drags, and what it is played with.
  struct Entry: Sendable {
    /// The file that the scenario comes from.
    let file: LoadedScenario
    let scenario: Scenario
    let devices: [DeviceProfile]
    /// Strategies that can play the scenario.
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
  /// What the command line chooses of them.
  let choice: RunChoice
  /// What is run, in the order of the files.
  let entries: [Entry]
  /// What cannot be played as it was asked for, or makes no difference.
  let leftOut: [Diagnostic]
  /// The profiles of devices that the command line names by their files.
  private let deviceFiles: [String]

  /// Reads the scenarios of a command line; from here on the tool listens to signals.
  ///
  /// - Parameters:
  ///   - invocation: the command line.
  ///   - deviceOption: the option that names the devices.
  ///   - seed: replaces the seed of every scenario, or nil to leave them.
  ///   - console: where to say which files are read, or nil to say nothing.
  /// - Throws: That something is wrong with a file, or that nothing is left to be run.
  init(
    _ invocation: Invocation,
    devices deviceOption: Option = DeviceChoice.option,
    seed: Int64? = nil,
    tellingOn console: Console? = nil
  ) throws(ToolFailure) {
    Interruption.listen()
    let paths = try ScenarioFolder.files(at: invocation.arguments)
    console?.showOnErrors(paths.map { "reading \(printable($0, limit: 4_096))\n" }.joined())
    files = try ScenarioLibrary.load(paths, knowing: invocation.catalog)
    choice = try RunChoice(of: invocation, devices: deviceOption, seed: seed, among: files)
    entries = choice.entries(of: files, among: invocation.catalog)
    leftOut = choice.leftOut(of: files, among: invocation.catalog)
    deviceFiles = DeviceChoice.paths(deviceOption, of: invocation)
    let isEmpty = entries.allSatisfy { $0.devices.isEmpty || $0.strategies.isEmpty }
    guard !isEmpty else {
      let nothing = Diagnostic(
        path: invocation.path,
        message: "no strategy is left to play",
        hint: "janklab list strategies tells which follow a finger"
      )
      throw ToolFailure(.wrongUsage, leftOut + [nothing])
    }
  }
}

extension RunPlan {
  /// Every run, in the order of the files.
  var cases: [Case] { entries.flatMap(\.cases) }

  /// The files that the scenarios name, and those of devices.
  var recordings: [String] { files.flatMap(\.recordings) + deviceFiles }

  /// Every file that is read.
  var inputs: [String] { files.map(\.path) + recordings }

  /// Refuses a result that would be written over a file that is read.
  ///
  /// - Throws: Wrong usage, for such a file.
  func refuseWritingOver(_ invocation: Invocation) throws(ToolFailure) {
    try InputGuard(inputs, config: invocation.text(.config)).refuse([invocation.text(.output)])
  }

  /// The files of the scenarios that are chosen.
  var chosenFiles: [LoadedScenario] { choice.scenarios.chosen(of: files) }
}
