internal import HeadlessUIKit
internal import JankEngine
internal import JankStoryboards
internal import JankScenarios
internal import JankText

/// `janklab import`: write the scenario of an app's storyboards.
enum ImportCommand {
  private static let suffix = ScenarioFolder.storyboardSuffix

  private static let map = Option(
    name: "map",
    value: .text(placeholder: "CLASS=EFFECT|ACTION:=SCREEN"),
    about: "What stands for a segue, animator or delegate class: an effect, or none to omit its "
      + "segues; or a screen that implements an unwind action.",
    standard: "the system transition; the screen before",
    isRepeatable: true
  )

  private static let name = Option(
    name: "name",
    value: .text(placeholder: "NAME"),
    about: "The name of the scenario.",
    standard: "that of the folder or file"
  )

  private static let device = DeviceChoice.option(
    named: "device",
    about: "The devices of the scenario. The views are placed on the screen of the first.",
    standard: "phone-60, or pad-promotion for storyboards of tablets"
  )

  static let command = Command(
    name: "import",
    abstract: "Write the scenario of an app from its storyboards",
    example: "janklab import MyApp --map SlideSegue=slide --output MyApp.scenario.json",
    argument: Argument(
      name: "PATH",
      about: "A storyboard file, or a folder with those of one app, which refer to each other.",
      isRepeatable: true
    ),
    options: [device, map, name, .output, RunOptions.quiet] + Option.settings,
    run: run
  )

  @Sendable private static func run(
    _ invocation: Invocation,
    console: Console
  ) async throws(ToolFailure) -> ExitCode {
    let choice = try DeviceChoice(device, of: invocation, among: [])
    let chosen = choice.devices(besides: [])
    let sources = try read(invocation)
    let boards = try storyboards(sources.files, on: chosen.first)
    let isPad = boards.allSatisfy { $0.canvas.size.width >= 700 }
    let devices = chosen.isEmpty ? [isPad ? DeviceProfile.promotionPad : .phone60] : chosen
    var result = try perform(invocation, StoryboardSet(boards), on: devices[0])
    result.scenario.setting.devices = devices
    let files = try written(result.scenario, invocation)
    try deliver(files, invocation, console)
    guard !invocation.has(RunOptions.quiet) else { return .done }
    let warnings = (sources.warnings + result.warnings).counted
    let summary = ImportSummary(result, boardCount: boards.count, mapOption: map.name)
    console.show(warnings + summary.notes)
    return .done
  }
}

// MARK: Reading

extension ImportCommand {
  /// Reads the files, of several with the same name only the one that is not translated.
  private static func read(
    _ invocation: Invocation
  ) throws(ToolFailure) -> (files: [(path: String, bytes: [UInt8])], warnings: [Diagnostic]) {
    let paths = try ScenarioFolder.files(
      at: invocation.arguments,
      suffix: suffix,
      kind: "storyboard"
    )
    var kept: [String: String] = [:]
    for path in paths {
      let name = baseName(of: path)
      let isBase = path.contains("/Base.lproj/")
      if kept[name] == nil || isBase { kept[name] = path }
    }
    var files: [(path: String, bytes: [UInt8])] = []
    var warnings: [Diagnostic] = []
    for path in paths {
      if let other = kept[baseName(of: path)], other != path {
        let message = "omitted, because \(other) has the same name"
        warnings.append(Diagnostic(.warning, path: path, message: message))
      } else {
        files.append((path, try InputFile.read(path, limit: StoryboardReader.byteLimit + 1)))
      }
    }
    return (files, warnings)
  }

  /// Reads storyboards for a screen, or each for that of its canvas.
  private static func storyboards(
    _ files: [(path: String, bytes: [UInt8])],
    on device: DeviceProfile?
  ) throws(ToolFailure) -> [Storyboard] {
    let screen = device.map { StoryboardSize($0.screenSize.x, $0.screenSize.y) }
    var boards: [Storyboard] = []
    var problems: [Diagnostic] = []
    for (path, bytes) in files {
      do throws(FileError) {
        boards.append(try StoryboardReader.read(bytes, path: path, for: screen))
      } catch {
        problems += error.quoting(bytes).diagnostics
      }
    }
    guard problems.isEmpty else { throw ToolFailure(.invalidData, problems) }
    return boards
  }

  /// The name of a file without folders and suffix.
  private static func baseName(of path: String) -> String {
    let name = path.split(separator: "/").last.map(String.init) ?? "app"
    return name.hasSuffix(suffix) ? String(name.dropLast(suffix.count)) : name
  }
}

// MARK: The scenario

extension ImportCommand {
  private static func perform(
    _ invocation: Invocation,
    _ set: StoryboardSet,
    on device: DeviceProfile
  ) throws(ToolFailure) -> StoryboardImport.Result {
    var transitions = TransitionMap()
    for text in invocation.texts(map) {
      do throws(TransitionMapError) {
        try transitions.add(text, among: invocation.catalog.effects)
      } catch {
        throw .usage("--\(map.name): \(error.message)", of: invocation.path, hint: error.hint)
      }
    }
    let file = invocation.arguments.first.map(baseName) ?? "app"
    let usual = file.hasSuffix(".xib") ? String(file.dropLast(4)) : file
    let name = (invocation.text(self.name) ?? usual).replacing("@", with: "-").prefix(100)
    let result: StoryboardImport.Result
    do throws(FileError) {
      result = try StoryboardImport.run(
        set,
        name: name.isEmpty ? "app" : String(name),
        on: device,
        map: transitions,
        catalog: invocation.catalog
      )
    } catch {
      throw ToolFailure(.invalidData, error.diagnostics)
    }
    do throws(TransitionMapError) {
      try transitions.check(against: set, screens: result.scenario.app.screens.map(\.name))
    } catch {
      throw .usage("--\(map.name): \(error.message)", of: invocation.path, hint: error.hint)
    }
    return result
  }

  /// Writes the scenario as text, and reads it again so that no file is written that cannot be
  /// played.
  private static func written(
    _ scenario: Scenario,
    _ invocation: Invocation
  ) throws(ToolFailure) -> ScenarioWriter.Files {
    do throws(FileError) {
      let files = try ScenarioWriter(catalog: invocation.catalog).write(scenario)
      let beside = Dictionary(files.beside.map { ($0.path, Array($0.text.utf8)) }) { $1 }
      let loader = ScenarioLoader(catalog: invocation.catalog) { beside[$0] }
      _ = try loader.load(Array(files.text.utf8), path: invocation.text(.output) ?? scenario.name)
      return files
    } catch {
      throw ToolFailure(.invalidData, error.diagnostics)
    }
  }

  private static func deliver(
    _ files: ScenarioWriter.Files,
    _ invocation: Invocation,
    _ console: Console
  ) throws(ToolFailure) {
    let output = invocation.text(.output)
    if let output, output != "-" {
      let folder = output.lastIndex(of: "/").map { String(output[...$0]) } ?? ""
      for file in files.beside { try console.deliver(file.text, to: folder + file.path) }
    } else if let file = files.beside.first {
      throw .usage(
        "the scenario needs the file \(quoted(file.path)) beside it",
        of: invocation.path,
        hint: "name a file with --output"
      )
    }
    try console.deliver(files.text, to: output)
  }
}
