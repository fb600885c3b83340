import JankAdapt

/// Rule: every type is reachable from another module.
///
/// A type is reachable if another module names it, or if a file of its module that declares or
/// extends a reachable type names it. Types that only tests reach belong to the tests.
enum ReachRules {
  /// Types that only tests reach, with the reasons to keep them.
  static let allowed: [String: String] = [:]

  /// A file of the module.
  private struct Source {
    let file: ProjectFile
    /// The outermost types that the file declares, with the lines.
    let declared: [(name: String, line: Int)]
    /// The types that the file declares or extends.
    let subjects: Set<String>
    let words: Set<String>

    init(_ file: ProjectFile) {
      self.file = file
      let code = SwiftLexer.tokens(of: file.text).filter { $0.kind != .comment }
      words = Set(code.lazy.filter { $0.kind == .word }.map(\.text))
      var (depth, declared, subjects) = (0, [(name: String, line: Int)](), Set<String>())
      for (token, next) in zip(code, code.dropFirst()) {
        if token.kind == .mark, token.text == "{" { depth += 1 }
        if token.kind == .mark, token.text == "}" { depth -= 1 }
        guard depth == 0, token.kind == .word, next.kind == .word else { continue }
        if kinds.contains(token.text) { declared.append((next.text, next.line)) }
        if kinds.contains(token.text) || token.text == "extension" { subjects.insert(next.text) }
      }
      self.declared = declared
      self.subjects = subjects
    }
  }

  private static let kinds: Set = ["struct", "class", "enum", "protocol", "actor"]

  /// Returns outermost types that no other module reaches, except the allowed ones.
  static func findings(
    in files: [ProjectFile],
    module: String,
    allowed: [String: String] = allowed
  ) -> [Finding] {
    let own = files.filter { $0.module == module }.map(Source.init)
    let others = files.filter { $0.module != nil && $0.module != module }
    let names = others.reduce(into: Set<String>()) { $0.formUnion(Source($1).words) }
    let reached = reachable(in: own, from: names)
    let findings = own.flatMap { source in
      source.declared.filter { !reached.contains($0.name) && allowed[$0.name] == nil }.map {
        Finding(
          path: source.file.path,
          line: $0.line,
          message: "only tests reach \($0.name)"
        )
      }
    }
    let unneeded = allowed.keys.sorted().filter { name in
      reached.contains(name) || !own.contains { $0.declared.contains { $0.name == name } }
    }
    return findings
      + unneeded.map { Finding(path: module, line: 1, message: "\($0) needs no exception") }
  }

  /// Returns the types of a module that are reachable from names.
  private static func reachable(in sources: [Source], from names: Set<String>) -> Set<String> {
    let declared = Set(sources.flatMap { $0.declared.map(\.name) })
    var reached = declared.intersection(names)
    var waiting = sources
    while true {
      let next = waiting.filter { !$0.subjects.isDisjoint(with: reached) }
      guard !next.isEmpty else { return reached }
      waiting.removeAll { !$0.subjects.isDisjoint(with: reached) }
      for source in next { reached.formUnion(declared.intersection(source.words)) }
    }
  }
}
