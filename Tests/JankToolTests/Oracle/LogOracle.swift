/// What a terminal and the parsers of build servers make of a text that a tool prints.
///
/// The parsers are ports of `ActionCommand` of GitHub's runner, `Command` of Azure's agent and the
/// service messages of TeamCity. They take any command for one that is known, since a workflow that
/// stops commands makes up the name of the command that goes on with them.
struct LogOracle {
  /// Whether rows end with a carriage return before the line feed.
  var hasCarriageReturns = false
  /// The commands that the text is made of; none where it must hold no command at all.
  var commands: Set<String> = []

  /// What is wrong with a text, line by line; nothing if it is safe to print.
  func findings(in text: String) -> [String] {
    text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
      .enumerated().flatMap { place, line in
        problems(of: String(String.UnicodeScalarView(line))).map {
          "line \(place + 1): \($0)"
        }
      }
  }

  private func problems(of line: String) -> [String] {
    var problems: [String] = []
    var scalars = Array(line.unicodeScalars)
    if hasCarriageReturns, scalars.last == "\r" { scalars.removeLast() }
    for scalar in scalars where Self.isActive(scalar) {
      problems.append("U+" + String(scalar.value, radix: 16, uppercase: true))
    }
    if let command = Self.workflowCommand(in: line) {
      if !commands.contains(command) { problems.append("the command \(command)") }
    } else if !commands.isEmpty {
      problems.append("no command")
    } else if let command = Self.bracketedCommand(in: line) {
      problems.append("the command ##\(command)")
    }
    return problems
  }

  /// Control characters of both sets, marks of direction and joining, separators of lines.
  private static func isActive(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }

  /// `::name key=value::data`, behind white space at the beginning of a line.
  private static func workflowCommand(in line: String) -> String? {
    let trimmed = line.drop { $0.unicodeScalars.allSatisfy(\.properties.isWhitespace) }
    guard trimmed.hasPrefix("::") else { return nil }
    let rest = trimmed.dropFirst(2)
    guard let end = rest.firstRange(of: "::") else { return nil }
    return String(rest[..<end.lowerBound].prefix { $0 != " " })
  }

  /// `##[name key=value]data`, `##vso[…]` and `##teamcity[…]`, anywhere in a line.
  private static func bracketedCommand(in line: String) -> String? {
    for mark in line.ranges(of: "##") {
      let rest = line[mark.upperBound...]
      let word = rest.prefix { $0.isLetter }
      if rest[word.endIndex...].hasPrefix("[") { return word + "[" }
    }
    return nil
  }
}
