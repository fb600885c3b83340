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

  init(name: String, catalog: Catalog, command: Command) {
    self.name = name
    self.catalog = catalog
    self.command = command
  }

  /// What the tool of this project is called.
  static let standardName = "janklab"
}

extension Toolset {
  /// A text about the tool of this project, as this tool says it.
  ///
  /// - Parameter text: Words in which commands stand as `janklab run`.
  /// - Returns: The text with the name of this tool before each of its commands.
  package func said(_ text: String) -> String {
    Self.said(text, by: name, commands: command.subcommands.map(\.name))
  }

  static func said(_ text: String, by name: String, commands: [String]) -> String {
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
