package import JankScenarios

extension Toolset {
  /// Creates the tool of a package.
  ///
  /// - Parameters:
  ///   - name: The name of the tool.
  ///   - catalog: The names that its scenarios can use.
  package init(name: String, catalog: Catalog) {
    self.init(
      name: name,
      catalog: catalog,
      command: Janklab.command.adapted(to: catalog, named: name)
    )
  }

  /// The tool of this project.
  package static let standard = Toolset(
    name: standardName,
    catalog: .standard,
    command: Janklab.command
  )
}

extension Command {
  /// The command for a catalog, with the catalog's names as values, under the name of its tool.
  fileprivate func adapted(to catalog: Catalog, named tool: String) -> Command {
    let commands = Janklab.command.subcommands.map(\.name)
    return Command(
      name: name == Toolset.standardName ? tool : name,
      otherNames: otherNames,
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
    case RunOptions.strategy: RunOptions.strategy(of: catalog)
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
