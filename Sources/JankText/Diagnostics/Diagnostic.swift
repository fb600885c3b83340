/// One finding about a file, for whoever can mend that file.
///
/// Its text has the form that editors, Xcode and build servers know how to read:
///
///     Scenarios/bounce.scenario.json:7:19: error: unknown key "dampng"
///        7 |   "bounce": { "dampng": 0.6 }
///          |               ^^^^^^^^
///       help: did you mean "damping"?
public struct Diagnostic: Error, Sendable {
  /// How much a finding weighs.
  public enum Severity: String, Sendable {
    /// The file cannot be used.
    case error
    /// The file can be used, though probably not as meant.
    case warning
    /// A remark that belongs to the finding before it.
    case note
  }

  /// How much the finding weighs.
  public let severity: Severity
  /// The file, as the caller named it.
  public let path: String
  /// Where in the file, or `nil` if the finding is about the whole file.
  public let position: SourcePosition?
  /// What was found and what was expected.
  public let message: String
  /// What to do about it.
  public let hint: String?
  /// The line that the finding is about, where the file is at hand.
  package private(set) var excerpt: SourceExcerpt?

  /// States a finding.
  ///
  /// - Parameters:
  ///   - severity: How much it weighs.
  ///   - path: The file, as its reader knows it.
  ///   - position: Where in the file, or `nil` for the whole file.
  ///   - message: What was found and what was expected, on one line.
  ///   - hint: What to do about it, on one line.
  public init(
    _ severity: Severity = .error,
    path: String,
    position: SourcePosition? = nil,
    message: String,
    hint: String? = nil
  ) {
    self.severity = severity
    self.path = path
    self.position = position
    self.message = message
    self.hint = hint
  }
}

extension Diagnostic {
  /// How many findings of a kind there are besides those that are shown.
  package static func more(_ count: Int, _ kind: String, path: String) -> Diagnostic {
    Diagnostic(
      .note,
      path: path,
      message: count == 1 ? "1 more \(kind)" : "\(count) more \(kind)s"
    )
  }

  /// The finding on one line, to be told in a finding about another file.
  package var oneLine: String { firstLine + (shownHint.map { "; " + $0 } ?? "") }

  /// The finding with the line that it is about.
  package func quoting(_ excerpt: SourceExcerpt) -> Diagnostic {
    var copy = self
    copy.excerpt = excerpt
    return copy
  }
}

extension Diagnostic: Equatable {
  /// Whether two findings say the same, whatever they quote.
  public static func == (first: Diagnostic, second: Diagnostic) -> Bool {
    first.severity == second.severity && first.path == second.path
      && first.position == second.position && first.message == second.message
      && first.hint == second.hint
  }
}

extension Diagnostic: CustomStringConvertible {
  /// The finding as compilers write theirs, with the quoted line and the help on their own lines.
  public var description: String {
    let quoted = excerpt.map { "\n" + $0.text } ?? ""
    return firstLine + quoted + (shownHint.map { "\n  help: " + $0 } ?? "")
  }

  private var firstLine: String {
    let place = position.map { ":\($0)" } ?? ""
    let line = "\(printable(path, limit: 4_096))\(place): \(severity.rawValue): \(message)"
    // Names of files may hold line breaks, behind which a build server would look for commands.
    return printable(line, limit: .max)
  }

  private var shownHint: String? {
    hint.map { printable($0, limit: .max, opensLine: false) }
  }
}
