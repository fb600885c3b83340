package import JankTrace

/// A command of the tool, described as data.
///
/// Parsing, help and completion scripts all use this description, so they cannot disagree.
package struct Command: Sendable {
  package let name: String
  /// Other words for the command; an error about one of them suggests the command.
  package let otherNames: [String]
  /// The purpose of the command, on one line, without a full stop.
  package let abstract: String
  /// A typical command line, shown first in the command's help after the usage.
  package let example: String
  /// The positional argument, if there is one.
  package let argument: Argument?
  /// Further sections of the help.
  package let topics: [Topic]
  /// The command's own options; `allOptions` adds those that every command has.
  package let options: [Option]
  package let subcommands: [Command]
  /// Runs the command; `nil` if it only groups subcommands.
  package let run: Run?
  /// Writes to the requested reports why the command cannot start; `nil` if standard error is
  /// enough.
  package let tell: Tell?

  package typealias Tell = @Sendable (ToolFailure, Invocation, Console) -> ToolFailure
  package typealias Run = @Sendable (Invocation, Console) async throws(ToolFailure) -> ExitCode

  package init(
    name: String,
    otherNames: [String] = [],
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
    self.otherNames = otherNames
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

/// A section of help about a notation.
package struct Topic: Sendable {
  /// The heading, in capitals.
  package let title: String
  /// What the rows have in common, in sentences; nil for nothing.
  package let intro: String?
  /// The notations and their meanings.
  package var rows: [(head: String, about: String)] { makeRows() }
  // Made when help is asked for: registries take longer than all else at the start of the tool.
  private let makeRows: @Sendable () -> [(head: String, about: String)]

  package init(
    title: String,
    intro: String? = nil,
    rows: @autoclosure @escaping @Sendable () -> [(head: String, about: String)]
  ) {
    self.title = title
    self.intro = intro
    makeRows = rows
  }
}

/// A positional argument.
package struct Argument: Equatable, Sendable {
  /// The placeholder, in capitals.
  package let name: String
  package let about: String
  /// Whether it may be omitted.
  package let isOptional: Bool
  /// Whether it may be repeated.
  package let isRepeatable: Bool
  /// Some of the words that can stand there, by which the command is suggested.
  package let known: [String]
  /// Whether words that look like options and are none of the command's can stand there.
  package let takesOptions: Bool

  package init(
    name: String,
    about: String,
    isOptional: Bool = false,
    isRepeatable: Bool = false,
    known: [String] = [],
    takesOptions: Bool = false
  ) {
    self.known = known
    self.takesOptions = takesOptions
    self.name = name
    self.about = about
    self.isOptional = isOptional
    self.isRepeatable = isRepeatable
  }
}

/// An option of a command line.
package struct Option: Equatable, Sendable {
  /// The value of an option.
  package enum Value: Equatable, Sendable {
    /// A flag without a value.
    case none
    /// Any text; completion offers the starts if there are any.
    case text(placeholder: String, starts: [String] = [])
    case file
    case folder
    case choice([String])
    case integer(ClosedRange<Int64>)
    /// A whole number, or a range `first..last`.
    case integers(ClosedRange<Int64>)
    case number(ClosedRange<Double>)
    /// A duration with its unit.
    case duration(ClosedRange<Interval>)
    /// Two numbers separated by a comma.
    case place(ClosedRange<Double>)
    /// Names separated by commas. Completion offers the known names, and a misspelt name gets a
    /// suggestion.
    ///
    /// An open list accepts other names too.
    case list(placeholder: String, known: [String], isOpen: Bool = false)
  }

  /// The long name without dashes.
  package let name: String
  /// Synonyms of the long name.
  package let otherNames: [String]
  package let short: Character?
  package let value: Value
  package let about: String
  /// The default in words, for the help.
  package let standard: String?
  /// Whether repeating it adds values; otherwise the last one counts.
  package let isRepeatable: Bool
  /// What a project's settings file may set it to.
  package let trust: Trust
  /// Whether only `--help-hidden` shows it.
  package let isHidden: Bool

  /// What a project's settings file may set an option to.
  ///
  /// Its author may be anyone.
  package enum Trust: Equatable, Sendable {
    /// Any value: the option writes no file.
    case free
    /// A file inside the project's folder.
    case insideProject
    /// Nothing: only the user decides where results go and what they replace.
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
  /// All its long names, the main one first.
  package var names: [String] { [name] + otherNames }

  /// The command that lists its values, if its description names one; otherwise nil.
  package var listing: String? {
    guard let start = about.range(of: Self.listStart) else { return nil }
    return Self.listStart + about[start.upperBound...].prefix { $0.isLetter || $0 == "-" }
  }

  private static let listStart = "janklab list "

  package static let help = Option(name: "help", short: "h", about: "Show this help.")
  package static let helpHidden = Option(
    name: "help-hidden",
    about: "Show this help with hidden options.",
    isHidden: true
  )
  package static let version = Option(
    name: "version",
    about: "Show the versions of the tool and the model, and the target machine."
  )
  package static let completionScript = Option(
    name: "generate-completion-script",
    value: .choice(["bash", "zsh", "fish"]),
    about: "Print a completion script for a shell."
  )

  /// The placeholder of the value in usage lines, or `nil` for a flag.
  package var placeholder: String? {
    switch value {
    case .none: nil
    case .text(let placeholder, _), .list(let placeholder, _, _): placeholder
    case .file: "FILE"
    case .folder: "FOLDER"
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
  /// The command's own options and those of every command.
  package var allOptions: [Option] {
    let general: [Option] =
      subcommands.isEmpty
      ? [.help, .helpHidden] : [.help, .helpHidden, .version, .completionScript]
    return options + general
  }
}
