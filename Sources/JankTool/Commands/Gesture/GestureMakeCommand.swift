internal import JankImports
internal import JankScenarios
internal import JankText

/// `janklab gesture make`: make a synthetic gesture as a recording.
enum GestureMakeCommand {
  private typealias Limits = SyntheticTouch.Limits
  private static let presets = SyntheticTouch.Preset.allCases
  private static let start = SIMD2(187.5, 150.0)

  static let command = Command(
    name: "make",
    abstract: "Write a synthetic gesture as gesture-stream/1",
    example: "janklab gesture make flick --seed 7 --from 187,150 --to 187,330",
    argument: Argument(name: "PRESET", about: "A kind of movement as listed below."),
    topics: [
      Topic(title: "PRESETS", rows: presets.map { ($0.rawValue, $0.about) })
    ],
    options: [
      seed, from, to, over, speed, release, bow, hookBack, hold, tremor, rate, jitter, cancelled,
      .output,
    ] + Option.settings,
    run: run
  )

  @Sendable private static func run(
    _ invocation: Invocation,
    console: Console
  ) async throws(ToolFailure) -> ExitCode {
    let word = invocation.arguments.first ?? ""
    guard let preset = presets.first(where: { $0.rawValue == word }) else {
      let names = presets.map(\.rawValue)
      throw .usage(
        "expected a preset, one of \(names.joined(separator: ", ")), found \(quoted(word))",
        of: invocation.path,
        hint: nearestName(to: word, among: names).map { "did you mean \(quoted($0))?" }
      )
    }
    let seed = invocation.integer(seed).map { UInt64($0) } ?? 1
    let touchTrack = try touchTrack(preset, seed: seed, invocation)
    var stream = GestureStream(
      id: "\(preset.rawValue)-\(seed)",
      touchTrack: touchTrack.touchTrack(seed: seed)
    )
    stream.provenance.kind = "synthetic"
    stream.provenance.device = Version.line
    try console.deliver(stream.text(), to: invocation.text(.output))
    return .done
  }

  private static func touchTrack(
    _ preset: SyntheticTouch.Preset,
    seed: UInt64,
    _ invocation: Invocation
  ) throws(ToolFailure) -> SyntheticTouch {
    let start = invocation.place(from) ?? start
    let end = invocation.place(to) ?? start + [0, preset.length(seed: seed)]
    var touchTrack = SyntheticTouch(preset, from: start, to: end)
    if let duration = invocation.duration(over) { touchTrack.duration = duration...duration }
    if let rest = invocation.duration(hold) { touchTrack.hold = rest...rest }
    if let points = invocation.number(bow) { touchTrack.bow = points...points }
    if let share = invocation.number(hookBack) { touchTrack.hookBack = share...share }
    if let points = invocation.number(tremor) { touchTrack.tremor = points...points }
    if let points = invocation.number(release) { touchTrack.releaseSpeed = points...points }
    touchTrack.rate = invocation.number(rate) ?? touchTrack.rate
    touchTrack.jitter = invocation.duration(jitter) ?? touchTrack.jitter
    touchTrack.speed = invocation.text(speed).flatMap(SpeedProfile.init) ?? touchTrack.speed
    touchTrack.isCancelled = invocation.has(cancelled)
    if invocation.has(release), let problem = touchTrack.releaseProblem {
      throw .usage("--release: \(problem)", of: invocation.path)
    }
    return touchTrack
  }
}

// MARK: Options

extension GestureMakeCommand {
  private static let seed = Option(
    name: "seed",
    value: .integer(0...Int64.max),
    about: "The seed of random numbers.",
    standard: "1"
  )
  private static let from = Option(
    name: "from",
    value: .place(Limits.place),
    about: "Where the touch begins, in points.",
    standard: "\(start.x),\(start.y)"
  )
  private static let to = Option(
    name: "to",
    value: .place(Limits.place),
    about: "Where the touch ends, in points.",
    standard: "straight down"
  )
  private static let over = Option(
    name: "over",
    value: .duration(Limits.duration),
    about: "The duration of the movement.",
    standard: drawn
  )
  private static let speed = Option(
    name: "speed",
    value: .choice(SpeedProfile.allCases.map(\.rawValue)),
    about: "The progress of the movement over time.",
    standard: SpeedProfile.minimumJerk.rawValue
  )
  private static let release = Option(
    name: "release",
    value: .number(Limits.releaseSpeed),
    about: "The velocity at release, in points per second.",
    standard: drawn
  )
  private static let bow = Option(
    name: "bow",
    value: .number(Limits.bow),
    about: "How far the middle of the path is to the left of the straight line, in points; below 0 "
      + "to the right.",
    standard: drawn
  )
  private static let hookBack = Option(
    name: "hook-back",
    value: .number(Limits.hookBack),
    about: "The fraction of the path that the touch moves back before its release, for example "
      + "0.25.",
    standard: drawn
  )
  private static let hold = Option(
    name: "hold",
    value: .duration(Limits.hold),
    about: "The time at rest before release.",
    standard: drawn
  )
  private static let tremor = Option(
    name: "tremor",
    value: .number(Limits.tremor),
    about: "The tremor: the root mean square in each direction, in points.",
    standard: drawn
  )
  private static let rate = Option(
    name: "rate",
    value: .number(Limits.rate),
    about: "The samples per second of the panel.",
    standard: "120"
  )
  private static let jitter = Option(
    name: "jitter",
    value: .duration(Limits.jitter),
    about: "The largest deviation of a sample from its regular time.",
    standard: "1 ms"
  )
  private static let cancelled = Option(
    name: "cancelled",
    about: "Let the system cancel the touch at the end."
  )
  private static let drawn = "sampled from the preset"
}
