internal import JankScenarios
package import JankTrace

/// A parsed command line: the command, its options and its arguments.
///
/// Values were validated against their options, so reading them cannot fail. Reading an option that
/// the command does not have is a programming error and traps.
package struct Invocation: Sendable {
  package let command: Command
  /// The words that lead to the command, for example `janklab run`.
  package let path: String
  package internal(set) var arguments: [String] = []
  /// The values by long name, in order; a flag has one empty value each time.
  var values: [String: [String]] = [:]
  /// The long names of the options that settings provide.
  var settled: Set<String> = []
  /// The tool that was started.
  var toolset = Toolset.standard
}

extension Invocation {
  /// The names that the tool's scenarios can use.
  var catalog: Catalog { toolset.catalog }

  /// Whether the command has the option.
  func allows(_ option: Option) -> Bool { command.allOptions.contains { $0.name == option.name } }

  /// Whether the option was given.
  package func has(_ option: Option) -> Bool {
    !given(option).isEmpty
  }

  /// Whether the command line itself has the option.
  package func isWritten(_ option: Option) -> Bool {
    has(option) && !settled.contains(option.name)
  }

  /// The value in effect, or `nil` if the option was not given.
  package func text(_ option: Option) -> String? {
    given(option).last
  }

  /// The number in effect, or `nil` if the option was not given.
  package func integer(_ option: Option) -> Int64? {
    guard case .integer = option.value else { preconditionFailure("--\(option.name) is no number") }
    return text(option).flatMap { Int64($0) }
  }

  /// The number in effect, or `nil` if the option was not given.
  package func number(_ option: Option) -> Double? {
    text(option).flatMap { OptionValue.number($0) }
  }

  /// The duration in effect, or `nil` if the option was not given.
  package func duration(_ option: Option) -> Interval? {
    text(option).flatMap { OptionValue.duration($0) }
  }

  /// The position in effect, or `nil` if the option was not given.
  package func place(_ option: Option) -> SIMD2<Double>? {
    text(option).flatMap { OptionValue.place($0) }
  }

  /// All names, in order, without duplicates; empty if the option was not given.
  package func names(_ option: Option) -> [String] {
    var names: [String] = []
    for name in given(option).flatMap({ $0.split(separator: ",").map(String.init) }) {
      if !names.contains(name) { names.append(name) }
    }
    return names
  }

  /// All values, in order; empty if the option was not given.
  package func texts(_ option: Option) -> [String] { given(option) }

  /// Some options of the invocation, as words of a command line.
  package func words(of options: [Option]) -> [String] {
    options.flatMap { option in
      given(option).flatMap { ["--\(option.name)"] + (option.value == .none ? [] : [$0]) }
    }
  }

  private func given(_ option: Option) -> [String] {
    // The same option knows more names in a tool that adds to the catalog.
    precondition(
      allows(option),
      "\(path) has no option --\(option.name)"
    )
    return values[option.name] ?? []
  }
}
