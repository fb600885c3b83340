package import JankScenarios

/// The tool under a name, with the names that its scenarios can use.
///
/// A package that adds animators, controllers or strategies has a tool of its own. Its name and
/// catalog are passed down with each ``Invocation``; there is no global variable.
package struct Toolset: Sendable {
  /// The tool's name in help, messages and replay commands.
  package let name: String
  /// The names that scenario files and command lines can use.
  package let catalog: Catalog
  /// The description of the tool.
  package let command: Command

  init(name: String, catalog: Catalog, command: Command) {
    self.name = name
    self.catalog = catalog
    self.command = command
  }

  /// The name of this project's tool.
  static let standardName = "janklab"
}

extension Toolset {
  /// Replaces the tool's name in a text about this project's tool.
  ///
  /// - Parameter text: A text with commands such as `janklab run`.
  /// - Returns: The text with this tool's name in each command.
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
