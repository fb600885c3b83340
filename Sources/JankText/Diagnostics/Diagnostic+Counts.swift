extension [Diagnostic] {
  /// The diagnostics with those joined that differ in their position only.
  ///
  /// The first one of a file stands for all, with their number. The order is kept.
  package var counted: [Diagnostic] {
    var first: [Key: Int] = [:]
    var counts: [Int] = []
    var kept: [Diagnostic] = []
    for diagnostic in self {
      if let index = first[Key(diagnostic)] {
        counts[index] += 1
      } else {
        first[Key(diagnostic)] = kept.count
        kept.append(diagnostic)
        counts.append(1)
      }
    }
    return zip(kept, counts).map { $1 > 1 ? $0.occurring($1) : $0 }
  }

  private struct Key: Hashable {
    let severity: Diagnostic.Severity
    let path: String
    let message: String
    let hint: String?

    init(_ diagnostic: Diagnostic) {
      severity = diagnostic.severity
      path = diagnostic.path
      message = diagnostic.message
      hint = diagnostic.hint
    }
  }
}

extension Diagnostic {
  fileprivate func occurring(_ count: Int) -> Diagnostic {
    let copy = Diagnostic(
      severity,
      path: path,
      position: position,
      message: "\(message) (\(count) times)",
      hint: hint
    )
    return excerpt.map(copy.quoting) ?? copy
  }
}
