package import JankScenarios

/// The tool under a name, with what its scenarios can name.
///
/// A package that adds animators, controllers or strategies has a tool of its own. Its name and
/// catalog are passed down with each ``Invocation``; nothing is kept in a global variable.
package struct Toolset: Sendable {
  /// What the tool is called in help, messages and replayed command lines.
  package let name: String
  /// What scenario files and command lines can name.
  package let catalog: Catalog
  /// The tool as data.
  package let command: Command

  /// Creates the tool of a package.
  ///
  /// - Parameters:
  ///   - name: What it is called.
  ///   - catalog: What its scenarios can name.
  package init(name: String, catalog: Catalog) {
    self.name = name
    self.catalog = catalog
    command = Janklab.command.adapted(to: catalog, named: name)
  }

  private init() {
    name = Self.standardName
    catalog = .standard
    command = Janklab.command
  }

  /// The tool of this project.
  package static let standard = Toolset()

  fileprivate static let standardName = "janklab"
}

extension Toolset {
  /// A text about the tool of this project, as this tool says it.
  ///
  /// - Parameter text: Words in which commands stand as `janklab run`.
  /// - Returns: The text with the name of this tool before each of its commands.
  package func said(_ text: String) -> String {
    Self.said(text, by: name, commands: Janklab.command.subcommands.map(\.name))
  }

  fileprivate static func said(_ text: String, by name: String, commands: [String]) -> String {
    guard name != standardName else { return text }
    var (said, rest) = ("", text[...])
    while let place = rest.firstRange(of: standardName) {
      let before = rest[..<place.lowerBound].last ?? said.last
      let behind = rest[place.upperBound...]
      // Files such as janklab.json, and tools whose names end in ours, keep their names.
      let isWhole = !(before.map { $0.isLetter || $0.isNumber || "-_./".contains($0) } ?? false)
      let word = behind.dropFirst().prefix { $0.isLetter || $0 == "-" }
      let isCommand = behind.first == " " && commands.contains(String(word))
      said += rest[..<place.lowerBound]
      said += isWhole && isCommand ? name : standardName
      rest = behind
    }
    return said + rest
  }
}

extension Command {
  /// The command with the names of a catalog among its values, under the name of its tool.
  fileprivate func adapted(to catalog: Catalog, named tool: String) -> Command {
    let commands = Janklab.command.subcommands.map(\.name)
    return Command(
      name: name == Toolset.standardName ? tool : name,
      abstract: abstract,
      example: Toolset.said(example, by: tool, commands: commands),
      argument: argument,
      topics: topics.map { $0.title == PolicyMode.rules().title ? PolicyMode.rules(catalog) : $0 },
      options: options.map { $0.adapted(to: catalog).said(by: tool, commands: commands) },
      subcommands: subcommands.map { $0.adapted(to: catalog, named: tool) },
      run: run,
      tell: tell
    )
  }
}

extension Option {
  /// The option with the names of a catalog among its values.
  fileprivate func adapted(to catalog: Catalog) -> Option {
    switch self {
    case CheckRequest.strategy: CheckRequest.strategy(of: catalog)
    case PolicyMode.policy: PolicyMode.policy(of: catalog)
    default: self
    }
  }

  /// The option with the name of a tool in its description.
  fileprivate func said(by tool: String, commands: [String]) -> Option {
    Option(
      name: name,
      otherNames: otherNames,
      short: short,
      value: value,
      about: Toolset.said(about, by: tool, commands: commands),
      standard: standard,
      isRepeatable: isRepeatable,
      trust: trust,
      isHidden: isHidden
    )
  }
}
