internal import JankText

/// What options hold that a command line leaves out.
///
/// In the order of what counts: the command line, the variable `JANKLAB_NAME` of the environment,
/// the file of the project (`janklab.json` in the working folder, or the one of `--config`), that
/// of the user (`janklab/config.json` in the folder for configuration), and the option's default.
/// They hold for every command that has the option. A value which only another command takes, such
/// as a format that this one cannot write, says nothing here.
///
/// The file of the project and the one of `--config` may come from anybody. They cannot say where
/// results go or what is replaced: see ``Option/Trust``.
package struct Settings: Sendable {
  /// A value for an option, and who gave it.
  package struct Entry: Equatable, Sendable {
    package let values: [String]
    package let origin: String
    /// The place in a file of the project, or nil for a value that the user gave.
    package let place: Place?
  }

  /// Where a file of the project has a value.
  package struct Place: Equatable, Sendable {
    let project: ProjectFolder
    let position: SourcePosition
  }

  /// The file of a project, if there is one.
  package static let projectFile = "janklab.json"

  /// From the source that counts most to the one that counts least.
  private let sources: [@Sendable (String) -> Entry?]
  /// The options of all commands.
  private let options: [Option]

  /// Reads the sources.
  ///
  /// - Parameters:
  ///   - config: the file of `--config`, or nil for that of the project.
  ///   - root: the tool, whose options files may name.
  ///   - environment: the value of a variable, or nil if it is not set.
  /// - Throws: `missingInput` for a file of `--config` that is not there, `invalidData` for one
  ///   that holds something else than options.
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
  /// What holds for an option that was not named.
  package func entry(_ option: Option) -> Entry? {
    sources.lazy.compactMap { source in option.names.lazy.compactMap(source).first }.first
  }

  /// The options of all commands that share a name with one.
  func namesakes(of option: Option) -> [Option] {
    options.filter { !Set($0.names).isDisjoint(with: option.names) }
  }

  /// The variable of an option, for example `JANKLAB_FAIL_ON_IMPROVEMENT`.
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

  /// The options that a file names, each with its values as a command line would have them.
  ///
  /// - Parameters:
  ///   - path: the file.
  ///   - project: the folder of the file, or nil if it is the user's own.
  ///   - options: the options of all commands.
  /// - Returns: The entries by the names of their options.
  /// - Throws: `invalidData`, for what is no option, has another value or is not for a project.
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
      "\(quoted(member.key)) cannot be set by a project: it says what the tool writes or replaces",
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
  /// Refuses a value that would have a file written which the project has no right to.
  func refuse(_ value: String, of option: Option) throws(ToolFailure) {
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
  /// The options of the command and of all below it, each once.
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
  /// Where a command gets the options that its command line leaves out; every command with options
  /// has these two besides.
  static let settings = [config, printConfig]

  /// The file that holds options.
  static let config = Option(
    name: "config",
    value: .file,
    about: "A file of options that the command line leaves out.",
    standard: "\(Settings.projectFile), if there is one"
  )
  /// Whether options are shown instead of used.
  static let printConfig = Option(
    name: "print-config",
    about: "Show what every option holds and who says so, and do nothing else."
  )
}
