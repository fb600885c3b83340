internal import JankExplore
internal import JankTool

/// What an input is to the tool, which decides the commands that read it.
enum InputKind: String, CaseIterable {
  case scenario
  case profile
  case frameCosts = "frame-costs"
  case baseline
  case result
  case gesture
  case recording
  case storyboard
  case lottie
  case curve
  case threshold
  case duration
  case options
}

extension InputKind {
  /// How the file of an input is called.
  var fileName: String {
    switch self {
    case .scenario: "case.scenario.json"
    case .profile: "case.profile.json"
    case .frameCosts: "case.costs.txt"
    case .baseline: "case.baseline.json"
    case .result: "case.result.json"
    case .gesture: "case.gesture.txt"
    case .recording: "case.recording.txt"
    case .storyboard: "case.storyboard"
    case .lottie: "case.lottie.json"
    case .curve: "case.curve.txt"
    case .threshold: "case.threshold.txt"
    case .duration: "case.duration.txt"
    case .options: "case.options.json"
    }
  }

  /// Whether the input stands in a command line.
  var isText: Bool { [.curve, .threshold, .duration].contains(self) }

  /// How often inputs of the kind are made, compared with others.
  var weight: Int {
    switch self {
    case .scenario, .recording: 6
    case .gesture, .profile, .baseline, .result, .storyboard, .lottie: 3
    case .frameCosts, .curve, .threshold, .duration, .options: 1
    }
  }

  /// What each run of a scenario may take, so that a legal but long one ends.
  static let runLimits = ["--timeout", "200 ms", "--max-events", "200000"]
  static let limits = ["--jobs", "1"] + runLimits
  /// What a check looks at where the scenario states nothing.
  private static let rule = ["--rule", "frame-time: max <= 1 s"]

  /// The commands that read an input of the kind.
  func commands(_ dice: inout Dice) -> [[String]] {
    let file = isText ? SwarmCase.placeholder : fileName
    let small = Corpus.smallScenario
    switch self {
    case .scenario:
      return [["validate", file], Self.play(file, &dice)]
    case .profile:
      let show = ["profile", "show", file, "--format", dice.pick(["table", "json"])]
      return [show, ["run", small, "--device", file] + Self.limits]
    case .frameCosts:
      return [["profile", "fit", file], ["profile", "fit", file, "--replay", "--output", "-"]]
    case .baseline:
      let check = ["check", small, "--baseline", file, "--compare-changed", "--all"]
      let format = ["--format", dice.pick(Self.checkFormats)]
      return [["baseline", "show", file], check + format + Self.limits]
    case .result:
      let format = ["--format", dice.pick(["text", "json"]), "--all"]
      let files = dice.percent(70) ? [Corpus.smallResult, file] : [file, file]
      return [["diff"] + files + format]
    case .gesture:
      let format = ["--format", dice.pick(["table", "json", "csv", "svg"])]
      let scale = dice.percent(30) ? ["--points-per-unit", "0.5"] : []
      return [["gesture", "inspect", file] + format, ["gesture", "convert", file] + scale]
    case .recording:
      return score(file, &dice)
    case .storyboard:
      return [["import", file, "--quiet"]]
    case .lottie:
      return [["lottie", file], ["lottie", file, "--frame", "7"]]
    case .curve:
      return [["curve", file, "--format", dice.pick(["plot", "svg", "csv", "json"])]]
    case .threshold:
      return [["check", small, "--rule", file] + Self.limits]
    case .duration:
      let curve = ["curve", "easeInOut", "--duration", file, "--samples", "11", "--format", "csv"]
      return [curve, ["score", Corpus.smallRecording, "--animation-time", file]]
    case .options:
      let command = dice.pick([
        ["run", small], ["check", small], ["score", Corpus.smallRecording],
      ])
      return [command + ["--config", file, "--print-config"]]
    }
  }

  private static let checkFormats: [String] = {
    let option = CheckCommand.command.allOptions.first { $0.name == "format" }
    guard case .choice(let names)? = option?.value else { return [] }
    return names
  }()

  /// A command that plays a scenario, mostly `run`.
  static func play(_ file: String, _ dice: inout Dice) -> [String] {
    switch dice.whole(0...99) {
    case 0..<70:
      let format = dice.pick(["table", "table", "table"] + checkFormats)
      return ["run", file, "--format", format] + limits
    case 70..<90:
      return ["check", file, "--all", "--format", dice.pick(checkFormats)] + rule + limits
    case 90..<95:
      return ["explain", file, "--format", dice.pick(["text", "json"])]
        + limits(of: ExplainCommand.command)
    default:
      let picture = dice.percent(50) ? ["--picture", "all"] : []
      return ["compare", file, "--format", dice.pick(["table", "json", "csv", "markdown"])]
        + picture + limits(of: CompareCommand.command)
    }
  }

  /// The limits of runs for a command, if it has such options.
  private static func limits(of command: Command) -> [String] {
    command.allOptions.contains { $0.name == "timeout" } ? runLimits : []
  }

  private func score(_ file: String, _ dice: inout Dice) -> [[String]] {
    let format = ["--format", dice.pick(["table", "json", "csv", "markdown"])]
    let kind =
      dice.percent(10)
      ? ["--input-format", dice.pick(["presentmon", "chrome-trace", "atrace", "framestats"])] : []
    let column = dice.percent(20) ? ["--column", dice.pick(["all", "1", "frame"])] : []
    let rate = dice.percent(30) ? ["--refresh-rate", "59.94"] : []
    let score = ["score", file] + kind + column + rate
    let second = dice.pick(["--frames", "--frames", "--significance"])
    return [score + format, score + [second]]
  }
}
