import JankTool
import JankTrace

/// A tool with one of everything, for the tests of parsing, help and completion.
enum SampleCommand {
  static let format = Option(
    name: "format",
    value: .choice(["table", "json"]),
    about: "How it is written.",
    standard: "table"
  )
  static let output = Option(
    name: "output",
    short: "o",
    value: .file,
    about: "Where it goes.",
    standard: "-"
  )
  static let jobs = Option(
    name: "jobs",
    short: "j",
    value: .integer(1...64),
    about: "How many at a time."
  )
  static let offset = Option(
    name: "offset",
    value: .integer(-5...5),
    about: "How far it's moved."
  )
  static let strategy = Option(
    name: "strategy",
    otherNames: ["strategies"],
    value: .list(placeholder: "NAME", known: ["fast", "smooth"]),
    about: "Which strategies to run.",
    isRepeatable: true
  )
  static let scale = Option(name: "scale", value: .number(0.5...2), about: "How large.")
  static let pause = Option(
    name: "pause",
    value: .duration(.zero ... .milliseconds(2000)),
    about: "How long it waits."
  )
  static let corner = Option(name: "corner", value: .place(-10...10), about: "Where it is.")
  static let quiet = Option(name: "quiet", short: "q", about: "Say less.")
  static let verbose = Option(name: "verbose", short: "v", about: "Say more.")
  static let secret = Option(name: "secret", about: "Nobody knows.", isHidden: true)

  static let play = Command(
    name: "play",
    abstract: "Play files",
    example: "sample play a.json",
    argument: Argument(name: "PATH", about: "A file to play.", isRepeatable: true),
    options: [format, output, jobs, offset, strategy, quiet, verbose, secret],
    run: { _, _ in .done }
  )

  static let list = Command(
    name: "list",
    abstract: "List what there is",
    example: "sample list",
    argument: Argument(name: "KIND", about: "What to list.", isOptional: true),
    run: { _, _ in .done }
  )

  static let put = Command(
    name: "put",
    abstract: "Put something somewhere",
    example: "sample shelf put --corner 1,2",
    options: [scale, pause, corner],
    run: { _, _ in .done }
  )

  static let shelf = Command(
    name: "shelf",
    abstract: "Mind the shelf",
    example: "sample shelf put",
    subcommands: [put]
  )

  static let root = Command(
    name: "sample",
    abstract: "Try things out",
    example: "sample play a.json",
    subcommands: [play, list, shelf]
  )
}
