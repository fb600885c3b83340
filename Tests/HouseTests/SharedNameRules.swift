import JankAdapt

/// Rule: shared types of tests are declared once.
enum SharedNameRules {
  /// The names that only one test file may declare.
  static let names: Set<String> = ["Delegate", "Listener", "Page", "SlideAnimator", "Stage"]

  private static let kinds: Set = ["struct", "class", "enum", "protocol", "actor", "typealias"]

  /// Returns the declarations of a shared name if several test files have one.
  static func findings(in files: [ProjectFile], names: Set<String> = names) -> [Finding] {
    var places: [String: [(path: String, line: Int)]] = [:]
    for file in files where file.components[0] == "Tests" {
      let code = SwiftLexer.tokens(of: file.text).filter { $0.kind != .comment }
      for (kind, name) in zip(code, code.dropFirst())
      where kind.kind == .word && kinds.contains(kind.text) && names.contains(name.text) {
        places[name.text, default: []].append((file.path, name.line))
      }
    }
    return places.keys.sorted().flatMap { name -> [Finding] in
      let found = places[name] ?? []
      guard found.count > 1 else { return [] }
      let message = "\(name) is declared \(found.count) times; share one or name the difference"
      return found.map { Finding(path: $0.path, line: $0.line, message: message) }
    }
  }
}
