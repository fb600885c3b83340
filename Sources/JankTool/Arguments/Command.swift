package import JankTrace

/// A command of the tool, described as data.
///
/// Parsing, help and completion scripts all come from this one description, so none of them can
/// promise what another does not keep.
package struct Command: Sendable {
  package let name: String
  /// What the command does, on one line, without a full stop.
  package let abstract: String
  /// A command line worth trying, and the first thing its help shows after the usage.
  package let example: String
  /// The positional argument, if there is one.
  package let argument: Argument?
  /// What its help explains besides arguments and options.
  package let topics: [Topic]
  /// The options of its own; those every command has are added by `allOptions`.
  package let options: [Option]
  package let subcommands: [Command]
  /// Does the work; `nil` if the command only groups its subcommands.
  package let run: Run?
  /// Tells in its reports why it cannot begin; `nil` if the standard error stream is enough.
  package let tell: Tell?

  package typealias Tell = @Sendable (ToolFailure, Invocation, Console) -> ToolFailure
  package typealias Run = @Sendable (Invocation, Console) async throws(ToolFailure) -> ExitCode

  package init(
    name: String,
    abstract: String,
    example: String,
    argument: Argument? = nil,
    topics: [Topic] = [],
    options: [Option] = [],
    subcommands: [Command] = [],
    run: Run? = nil,
    tell: Tell? = nil
  ) {
    self.name = name
    self.abstract = abstract
    self.example = example
    self.argument = argument
    self.topics = topics
    self.options = options
    self.subcommands = subcommands
    self.run = run
    self.tell = tell
  }
}

/// A section of help on how something is written.
package struct Topic: Sendable {
  /// The heading, in capitals.
  package let title: String
  /// What can be written, and what it means.
  package var rows: [(head: String, about: String)] { makeRows() }
  // Made when help is asked for: registries take longer than all else at the start of the tool.
  private let makeRows: @Sendable () -> [(head: String, about: String)]

  package init(
    title: String,
    rows: @autoclosure @escaping @Sendable () -> [(head: String, about: String)]
  ) {
    self.title = title
    makeRows = rows
  }
}

/// What stands on a command line without a name of its own.
package struct Argument: Equatable, Sendable {
  /// The placeholder, in capitals.
  package let name: String
  package let about: String
  /// Whether it may be left out.
  package let isOptional: Bool
  /// Whether there may be several.
  package let isRepeatable: Bool

  package init(
    name: String,
    about: String,
    isOptional: Bool = false,
    isRepeatable: Bool = false
  ) {
    self.name = name
    self.about = about
    self.isOptional = isOptional
    self.isRepeatable = isRepeatable
  }
}

/// A named part of a command line.
package struct Option: Equatable, Sendable {
  /// What stands behind the name.
  package enum Value: Equatable, Sendable {
    /// Nothing: the option is there or not.
    case none
    /// Anything, which may have to begin in one of some ways that completion offers.
    case text(placeholder: String, starts: [String] = [])
    case file
    case choice([String])
    case integer(ClosedRange<Int64>)
    /// A whole number, or the first and the last of several with two points between them.
    case integers(ClosedRange<Int64>)
    case number(ClosedRange<Double>)
    /// A length of time with its unit.
    case duration(ClosedRange<Interval>)
    /// Two numbers with a comma between them.
    case place(ClosedRange<Double>)
    /// Names separated by commas; known ones are offered by completion and corrected. An open list
    /// takes others too.
    case list(placeholder: String, known: [String], isOpen: Bool = false)
  }

  /// The long name without its dashes.
  package let name: String
  /// Other long names that mean the same.
  package let otherNames: [String]
  package let short: Character?
  package let value: Value
  package let about: String
  /// What holds if the option is left out, in words for the help.
  package let standard: String?
  /// Whether naming it again adds to it; otherwise the last one counts.
  package let isRepeatable: Bool
  /// What a file that comes with a project may have it hold.
  package let trust: Trust
  /// Whether only `--help-hidden` shows it.
  package let isHidden: Bool

  /// What a file that comes with a project may have an option hold; its author may be anybody.
  package enum Trust: Equatable, Sendable {
    /// Everything: the option writes no file.
    case free
    /// A file to be written, inside the folder of the project.
    case insideProject
    /// Nothing: only who starts the tool says where results go and what they replace.
    case userOnly
  }

  package init(
    name: String,
    otherNames: [String] = [],
    short: Character? = nil,
    value: Value = .none,
    about: String,
    standard: String? = nil,
    isRepeatable: Bool = false,
    trust: Trust = .free,
    isHidden: Bool = false
  ) {
    self.name = name
    self.otherNames = otherNames
    self.short = short
    self.value = value
    self.about = about
    self.standard = standard
    self.isRepeatable = isRepeatable
    self.trust = trust
    self.isHidden = isHidden
  }
}

extension Option {
  /// All its long names, the one that help shows first.
  package var names: [String] { [name] + otherNames }

  package static let help = Option(name: "help", short: "h", about: "Show this help.")
  package static let helpHidden = Option(
    name: "help-hidden",
    about: "Show this help with hidden options.",
    isHidden: true
  )
  package static let version = Option(
    name: "version",
    about: "Show the version of tool and model and the machine it is built for."
  )
  package static let completionScript = Option(
    name: "generate-completion-script",
    value: .choice(["bash", "zsh", "fish"]),
    about: "Print a script that completes commands and options in a shell."
  )

  /// The word for the value in usage lines, or `nil` if the option takes none.
  package var placeholder: String? {
    switch value {
    case .none: nil
    case .text(let placeholder, _), .list(let placeholder, _, _): placeholder
    case .file: "FILE"
    case .choice(let choices):
      // What would fill a line stands in a section of the help.
      choices.count <= 5 ? choices.joined(separator: "|") : "NAME"
    case .integer: "N"
    case .integers: "FIRST..LAST"
    case .number: "NUMBER"
    case .duration: "DURATION"
    case .place: "X,Y"
    }
  }
}

extension Command {
  /// Its own options and those that every command has.
  package var allOptions: [Option] {
    let general: [Option] =
      subcommands.isEmpty
      ? [.help, .helpHidden] : [.help, .helpHidden, .version, .completionScript]
    return options + general
  }
}
