/// A message about a file, for the person who can fix that file.
///
/// Its text has the form that editors, Xcode and build servers recognise:
///
///     Scenarios/bounce.scenario.json:7:19: error: unknown key "dampng"
///        7 |   "bounce": { "dampng": 0.6 }
///          |               ^^^^^^^^
///       help: did you mean "damping"?
public struct Diagnostic: Error, Sendable {
  /// The severity of a diagnostic.
  public enum Severity: String, Sendable {
    /// The file cannot be used.
    case error
    /// The file can be used, though probably not as meant.
    case warning
    /// A remark on the diagnostic before it.
    case note
  }

  /// The severity.
  public let severity: Severity
  /// The file, as the caller named it.
  public let path: String
  /// The position in the file, or `nil` for the whole file.
  public let position: SourcePosition?
  /// What was found and what was expected.
  public let message: String
  /// A hint: what to do about it.
  public let hint: String?
  /// The line to which the diagnostic refers, if the file is at hand.
  package private(set) var excerpt: SourceExcerpt?

  /// Creates a diagnostic.
  ///
  /// - Parameters:
  ///   - severity: The severity.
  ///   - path: The file, as its reader knows it.
  ///   - position: The position in the file, or `nil` for the whole file.
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
  /// Returns a note with the number of diagnostics of a kind that are not shown.
  package static func more(_ count: Int, _ kind: String, path: String) -> Diagnostic {
    Diagnostic(
      .note,
      path: path,
      message: count == 1 ? "1 more \(kind)" : "\(count) more \(kind)s"
    )
  }

  /// The diagnostic on one line, for a diagnostic about another file.
  package var oneLine: String { firstLine + (shownHint.map { "; " + $0 } ?? "") }

  /// Returns the diagnostic with the line to which it refers.
  package func quoting(_ excerpt: SourceExcerpt) -> Diagnostic {
    var copy = self
    copy.excerpt = excerpt
    return copy
  }
}

extension Diagnostic: Equatable {
  /// Returns whether two diagnostics are equal, whatever they quote.
  public static func == (first: Diagnostic, second: Diagnostic) -> Bool {
    first.severity == second.severity && first.path == second.path
      && first.position == second.position && first.message == second.message
      && first.hint == second.hint
  }
}

extension Diagnostic: CustomStringConvertible {
  /// The diagnostic in the style of compilers, with the quoted line and the hint on their own
  /// lines.
  public var description: String {
    let quoted = excerpt.map { "\n" + $0.text } ?? ""
    return firstLine + quoted + (shownHint.map { "\n  help: " + $0 } ?? "")
  }

  private var firstLine: String {
    let place = position.map { ":\($0)" } ?? ""
    let line = "\(printable(path, limit: 4_096))\(place): \(severity.rawValue): \(message)"
    // Names of files may contain line breaks, after which a build server would look for commands.
    return printable(line, limit: .max)
  }

  private var shownHint: String? {
    hint.map { printable($0, limit: .max, opensLine: false) }
  }
}
