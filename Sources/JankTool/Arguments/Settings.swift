internal import JankText

/// The values of options that a command line omits.
///
/// In order of precedence: the command line, the environment variable `JANKLAB_NAME`, the project's
/// file (`janklab.json` in the working folder, or the one of `--config`), the user's file
/// (`janklab/config.json` in the configuration folder), and the option's default. They hold for
/// every command with the option. A value that only another command accepts, such as a format that
/// this one cannot write, is ignored.
///
/// The project's file and the one of `--config` may come from anyone. They cannot set where results
/// go or what is replaced: see ``Option/Trust``.
package struct Settings: Sendable {
  /// A value of an option and its source.
  package struct Entry: Equatable, Sendable {
    package let values: [String]
    package let origin: String
    /// The position in a project's file, or nil for a value of the user.
    package let place: Place?
  }

  /// The position of a value in a project's file.
  package struct Place: Equatable, Sendable {
    let project: ProjectFolder
    let position: SourcePosition
  }

  /// The name of a project's settings file.
  package static let projectFile = "janklab.json"

  /// The sources, in order of precedence.
  private let sources: [@Sendable (String) -> Entry?]
  /// The options of all commands.
  private let options: [Option]

  /// Reads the sources.
  ///
  /// - Parameters:
  ///   - config: the file of `--config`, or nil for the project's.
  ///   - root: the tool, whose options files may name.
  ///   - environment: returns the value of a variable, or nil if it is not set.
  /// - Throws: `missingInput` if the file of `--config` does not exist, `invalidData` if a file
  ///   holds anything but options.
  package init(
    config: String?,
    root: Command,
    environment: @escaping @Sendable (String) -> String?
  ) throws(ToolFailure) {
    var sources: [@Sendable (String) -> Entry?] = [
      { name in
        let variable = Self.variable(of: name)
        // A variable that holds nothing is one that is not set.
        guard let value = environment(variable), !value.isEmpty else { return nil }
        return Entry(values: [value], origin: variable, place: nil)
      }
    ]
    let options = root.everyOption
    if config != nil || SystemCall.kind(of: Self.projectFile) == .file {
      let file = config ?? Self.projectFile
      let entries = try Self.read(file, of: ProjectFolder(file: file), options: options)
      sources.append { name in entries[name] }
    }
    if let user = Self.userFile(environment), SystemCall.kind(of: user) == .file {
      let entries = try Self.read(user, options: options)
      sources.append { name in entries[name] }
    }
    self.sources = sources
    self.options = options
  }
}

extension Settings {
  /// The value of an option that the command line omits.
  package func entry(_ option: Option) -> Entry? {
    sources.lazy.compactMap { source in option.names.lazy.compactMap(source).first }.first
  }

  /// The options of all commands with the same name.
  func namesakes(of option: Option) -> [Option] {
    options.filter { !Set($0.names).isDisjoint(with: option.names) }
  }

  /// The environment variable of an option, for example `JANKLAB_FAIL_ON_IMPROVEMENT`.
  package static func variable(of name: String) -> String {
    "JANKLAB_" + name.uppercased().map { $0 == "-" ? "_" : $0 }
  }

  private static func userFile(_ environment: (String) -> String?) -> String? {
    if let folder = environment("XDG_CONFIG_HOME"), !folder.isEmpty {
      return "\(folder)/janklab/config.json"
    }
    return environment("HOME").map { "\($0)/.config/janklab/config.json" }
  }
}

// MARK: Files

extension Settings {
  static let byteLimit = 1 << 20

  /// The options that a file sets, each with its values as on a command line.
  ///
  /// - Parameters:
  ///   - path: the file.
  ///   - project: the folder of the file, or nil if it is the user's own.
  ///   - options: the options of all commands.
  /// - Returns: The entries by option name.
  /// - Throws: `invalidData` for an unknown option, a wrong value, or an option that a project may
  ///   not set.
  private static func read(
    _ path: String,
    of project: ProjectFolder? = nil,
    options: [Option]
  ) throws(ToolFailure) -> [String: Entry] {
    let bytes = try InputFile.read(path, limit: byteLimit + 1)
    let value: JSONValue
    do throws(JSONSyntaxError) {
      value = try JSONParser.parse(bytes, limits: JSONLimits(byteCount: byteLimit))
    } catch {
      throw ToolFailure(.invalidData, [Diagnostic(error, path: path)].quoting(bytes))
    }
    let log = DiagnosticLog(path: path, source: bytes)
    guard case .object(let members) = value.content else {
      log.reportMismatch(value, expected: "an object of options")
      throw ToolFailure(.invalidData, log.findings())
    }
    var entries: [String: Entry] = [:]
    for member in members where member.key != "$schema" {
      guard let option = options.first(where: { $0.names.contains(member.key) }) else {
        log.report(
          "there is no option \(member.key.debugDescription)",
          at: member.keyPosition,
          hint: nearestName(to: member.key, among: options.flatMap(\.names)).map {
            "did you mean \($0.debugDescription)?"
          }
        )
        continue
      }
      let namesakes = options.filter { $0.names.contains(member.key) }
      if project != nil, namesakes.contains(where: { $0.trust == .userOnly }) {
        reportRefused(member, log)
      } else if let texts = namesakes.lazy.compactMap({ texts(member.value, of: $0) }).first {
        let place = project.map { Place(project: $0, position: member.keyPosition) }
        entries[member.key] = Entry(values: texts, origin: path, place: place)
      } else {
        log.reportMismatch(member.value, expected: expectation(of: option))
      }
    }
    guard log.isEmpty else { throw ToolFailure(.invalidData, log.findings()) }
    return entries
  }

  private static func reportRefused(_ member: JSONMember, _ log: DiagnosticLog) {
    log.report(
      "\(quoted(member.key)) cannot be set by a project: it decides what the tool writes or "
        + "replaces",
      at: member.keyPosition,
      hint: "remove it here; write --\(member.key), or set \(variable(of: member.key))"
    )
  }

  private static func texts(_ value: JSONValue, of option: Option) -> [String]? {
    switch (value.content, option.value) {
    case (.boolean(let isOn), .none): return [isOn ? "true" : "false"]
    case (_, .none): return nil
    case (.text(let text), _): return [text]
    case (.integer(let number), .integer), (.integer(let number), .integers),
      (.integer(let number), .number):
      return ["\(number)"]
    case (.real(let number), .number): return ["\(number)"]
    case (.array(let items), _) where option.isRepeatable:
      let parts = items.compactMap { texts($0, of: option) }
      return parts.count == items.count ? parts.flatMap(\.self) : nil
    default: return nil
    }
  }

  private static func expectation(of option: Option) -> String {
    switch option.value {
    case .none: "true or false"
    case .integer: "a whole number"
    case .number: "a number"
    default: option.isRepeatable ? "a text or an array of texts" : "a text"
    }
  }
}

extension Settings.Place {
  /// Rejects a value that would write a file outside the project's rights.
  func reject(_ value: String, of option: Option) throws(ToolFailure) {
    guard option.trust == .insideProject, let objection = project.objection(toWriting: value)
    else { return }
    throw ToolFailure(
      .invalidData,
      [
        Diagnostic(
          path: project.file,
          position: position,
          message: "a project cannot have \(quoted(value)) written: \(objection)",
          hint: "name a .json file in the folder, or write --\(option.name) FILE"
        )
      ]
    )
  }
}

extension Command {
  /// The options of the command and its subcommands, without duplicates.
  fileprivate var everyOption: [Option] {
    var options: [Option] = []
    for option in self.options + subcommands.flatMap(\.everyOption)
    where !options.contains(option) {
      options.append(option)
    }
    return options
  }
}

// MARK: Options

extension Option {
  /// The sources of omitted options; every command with options has these two.
  static let settings = [config, printConfig]

  /// The file that holds options.
  static let config = Option(
    name: "config",
    value: .file,
    about: "A file with values for omitted options.",
    standard: "\(Settings.projectFile), if there is one"
  )
  /// Whether to print the options instead of using them.
  static let printConfig = Option(
    name: "print-config",
    about: "Print the value and the source of every option, and do nothing else."
  )
}
