/// The kinds of JSON files that users confuse, distinguished by keys that only one kind has.
package enum FileKind: CaseIterable, Sendable {
  case scenario, sweep, baseline, lottie, gesture

  /// The kind of a file; nil if it has the keys of none.
  package init?(_ file: JSONValue) {
    let kind = Self.allCases.first { kind in kind.keys.allSatisfy { file[$0] != nil } }
    guard let kind else { return nil }
    self = kind
  }

  private var keys: [String] {
    switch self {
    case .scenario: ["screens", "script"]
    case .sweep: ["scenarios", "parameters"]
    case .baseline: ["scenarios", "modelVersion"]
    case .lottie: ["layers", "ip", "op"]
    case .gesture: ["format", "events"]
    }
  }
}

extension FileKind {
  /// Returns the error that a file is of another kind; nil if it is not.
  ///
  ///     Scenarios/bounce.sweep.json:1:1: error: expected a scenario, found a sweep
  ///       help: use the command sweep
  ///
  /// Without it, each key of the other kind would be an error.
  ///
  /// - Parameters:
  ///   - file: The parsed file.
  ///   - path: Its name in messages.
  /// - Returns: The error.
  package func mistake(in file: JSONValue, path: String) -> Diagnostic? {
    guard let kind = FileKind(file), kind != self else { return nil }
    return Diagnostic(
      path: path,
      position: file.position,
      message: "expected \(name), found \(kind.name)",
      hint: self == .sweep && kind == .scenario
        ? "name a sweep, which lists the scenario under \"scenarios\"; to play it alone, "
          + "use the command run" : kind.use
    )
  }

  private var name: String {
    switch self {
    case .scenario: "a scenario"
    case .sweep: "a sweep"
    case .baseline: "a baseline"
    case .lottie: "a Lottie file"
    case .gesture: "a gesture"
    }
  }

  /// What to do with a file of the kind.
  private var use: String {
    switch self {
    case .scenario: "use the command run"
    case .sweep: "use the command sweep"
    case .baseline: "use the command check with --baseline"
    case .lottie: "use the command lottie, or name the file under \"lottie\" of a screen"
    case .gesture: "use the command gesture, or name the file in a drag of a scenario"
    }
  }
}
