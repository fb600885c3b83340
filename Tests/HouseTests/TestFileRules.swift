import JankAdapt

/// Rule: every source file has tests.
///
/// `Queue.swift` and `Queue+Order.swift` have `QueueTests.swift` in the tests of their module. A
/// test file can list further source files in a line of its own:
///
///     // Also tests: QueueEntry, JankTrace/Instant.
///
/// Files that only declare, such as protocols or plain data, need no tests.
enum TestFileRules {
  /// Source files without Swift tests, with the reasons.
  static let untested: [String: String] = [
    "Sources/AppSourcesTool/main.swift": "reads, adapts and writes files; run by the plugin",
    "Sources/JankLaunch/main.swift": "one call, made by every script that starts the tool",
    "Sources/JankTool/Containment/CrashGuard.swift":
      "ends its process; tested by a script that breaks runs on purpose",
  ]

  /// Returns source files without a test file, and listed source files that do not exist.
  static func findings(
    in files: [ProjectFile],
    untested: [String: String] = untested
  ) -> [Finding] {
    let sources = Set(files.compactMap { file in file.module.map { "\($0)/\(file.baseName)" } })
    var tested = Set<String>()
    var findings: [Finding] = []
    for file in files where file.components[0] == "Tests" {
      let module = String(file.components[1].dropLast("Tests".count))
      tested.insert(
        "\(module)/\(file.baseName.hasSuffix("Tests") ? file.baseName.dropLast(5) : "")"
      )
      for (name, line) in subjects(of: file, in: module) {
        tested.insert(name)
        guard !sources.contains(name) else { continue }
        let message = "there is no \(name) to test"
        findings.append(Finding(path: file.path, line: line, message: message))
      }
    }
    for path in untested.keys.sorted() where !files.contains(where: { $0.path == path }) {
      let message = "is exempt, but does not exist"
      findings.append(Finding(path: path, line: 1, message: message))
    }
    for file in files {
      guard let module = file.module else { continue }
      let names = [file.baseName, String(file.baseName.prefix { $0 != "+" })]
      let isTested =
        names.contains { tested.contains("\(module)/\($0)") } || decidesNothing(file)
      if isTested == (untested[file.path] == nil) { continue }
      let message =
        isTested
        ? "has tests and needs no exemption"
        : "no \(names[1])Tests.swift in \(module)Tests, and no test file that also tests it"
      findings.append(Finding(path: file.path, line: 1, message: message))
    }
    return findings
  }

  private static let mark = "// Also tests: "

  /// Returns the listed source files of a test file, with the lines.
  private static func subjects(
    of file: ProjectFile,
    in module: String
  ) -> [(name: String, line: Int)] {
    SwiftLexer.tokens(of: file.text).flatMap { token -> [(name: String, line: Int)] in
      guard token.kind == .comment, token.text.hasPrefix(mark) else { return [] }
      let list = token.text.dropFirst(mark.count).prefix { $0 != "." && $0 != "\n" }
      return list.split(separator: ",").map { part in
        let name = part.filter { $0 != " " }
        return (name.contains("/") ? name : "\(module)/\(name)", token.line)
      }
    }
  }

  private static let declarations: Set = [
    "struct", "class", "enum", "protocol", "actor", "extension", "init",
  ]
  private static let others: Set = [
    "func", "var", "let", "subscript", "get", "set", "if", "guard", "switch", "for", "while",
    "repeat", "do", "case", "return", "deinit",
  ]

  /// Whether a file only declares.
  ///
  /// Each of its braces opens a type, an extension, an initialiser or the accessors of a protocol's
  /// property.
  static func decidesNothing(_ file: ProjectFile) -> Bool {
    let tokens = SwiftLexer.tokens(of: file.text).filter { $0.kind != .comment }
    var last = ""
    for (index, token) in tokens.enumerated() {
      if token.kind == .word, declarations.contains(token.text) || others.contains(token.text) {
        last = token.text
      }
      guard token.text == "{", token.kind == .mark else { continue }
      let isRequirement = ["get", "set"].contains(tokens.dropFirst(index + 1).first?.text)
      guard declarations.contains(last) || isRequirement else { return false }
    }
    return true
  }
}
