internal import JankImports
internal import JankScenarios
internal import JankText

/// `janklab gesture make`: make a synthetic gesture as a recording.
enum GestureMakeCommand {
  private typealias Limits = SyntheticFinger.Limits
  private static let presets = SyntheticFinger.Preset.allCases
  private static let start = SIMD2(187.5, 150.0)

  static let command = Command(
    name: "make",
    abstract: "Write a synthetic gesture as gesture-stream/1",
    example: "janklab gesture make flick --seed 7 --from 187,150 --to 187,330",
    argument: Argument(name: "PRESET", about: "A kind of movement as below."),
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
    let finger = try finger(preset, seed: seed, invocation)
    var stream = GestureStream(
      id: "\(preset.rawValue)-\(seed)",
      finger: finger.finger(seed: seed)
    )
    stream.provenance.kind = "synthetic"
    stream.provenance.device = Version.line
    try console.deliver(stream.text(), to: invocation.text(.output))
    return .done
  }

  private static func finger(
    _ preset: SyntheticFinger.Preset,
    seed: UInt64,
    _ invocation: Invocation
  ) throws(ToolFailure) -> SyntheticFinger {
    let start = invocation.place(from) ?? start
    let end = invocation.place(to) ?? start + [0, preset.length(seed: seed)]
    var finger = SyntheticFinger(preset, from: start, to: end)
    if let duration = invocation.duration(over) { finger.duration = duration...duration }
    if let rest = invocation.duration(hold) { finger.hold = rest...rest }
    if let points = invocation.number(bow) { finger.bow = points...points }
    if let share = invocation.number(hookBack) { finger.hookBack = share...share }
    if let points = invocation.number(tremor) { finger.tremor = points...points }
    if let points = invocation.number(release) { finger.releaseSpeed = points...points }
    finger.rate = invocation.number(rate) ?? finger.rate
    finger.jitter = invocation.duration(jitter) ?? finger.jitter
    finger.speed = invocation.text(speed).flatMap(SpeedProfile.init) ?? finger.speed
    finger.isCancelled = invocation.has(cancelled)
    if invocation.has(release), let problem = finger.releaseProblem {
      throw .usage("--release: \(problem)", of: invocation.path)
    }
    return finger
  }
}

// MARK: Options

extension GestureMakeCommand {
  private static let seed = Option(
    name: "seed",
    value: .integer(0...Int64.max),
    about: "Where all random draws start.",
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
    about: "Where it is led, in points.",
    standard: "straight down"
  )
  private static let over = Option(
    name: "over",
    value: .duration(Limits.duration),
    about: "How long it moves.",
    standard: drawn
  )
  private static let speed = Option(
    name: "speed",
    value: .choice(SpeedProfile.allCases.map(\.rawValue)),
    about: "How it gets on.",
    standard: SpeedProfile.minimumJerk.rawValue
  )
  private static let release = Option(
    name: "release",
    value: .number(Limits.releaseSpeed),
    about: "How fast it is when it leaves, in points per second.",
    standard: drawn
  )
  private static let bow = Option(
    name: "bow",
    value: .number(Limits.bow),
    about: "How far the middle of its way lies to the left of a straight one, in points.",
    standard: drawn
  )
  private static let hookBack = Option(
    name: "hook-back",
    value: .number(Limits.hookBack),
    about: "How much of the way it goes back.",
    standard: drawn
  )
  private static let hold = Option(
    name: "hold",
    value: .duration(Limits.hold),
    about: "How long it rests before it leaves.",
    standard: drawn
  )
  private static let tremor = Option(
    name: "tremor",
    value: .number(Limits.tremor),
    about: "How much it trembles: the root mean square in each direction, in points.",
    standard: drawn
  )
  private static let rate = Option(
    name: "rate",
    value: .number(Limits.rate),
    about: "How many samples the panel takes in a second.",
    standard: "120"
  )
  private static let jitter = Option(
    name: "jitter",
    value: .duration(Limits.jitter),
    about: "How far from its regular time a sample can be.",
    standard: "1 ms"
  )
  private static let cancelled = Option(
    name: "cancelled",
    about: "Let the system cancel the touch at the end."
  )
  private static let drawn = "sampled from the preset"
}
