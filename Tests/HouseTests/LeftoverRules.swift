import JankAdapt

/// Rules about leftovers and banned code.
///
/// Words that must not appear in the project are composed of two halves here.
enum LeftoverRules {
  /// Words that announce later work.
  static let promises = ["TO" + "DO", "FIX" + "ME", "XX" + "X", "HA" + "CK"]

  /// Prefixes of paths on a particular machine.
  static let machineFolders = ["home", "Users", "root", "tmp"].map { "/\($0)/" }

  /// Code that is banned everywhere, with the reasons.
  static let banned: [(code: [String], reason: String)] = [
    (["try", "!"], "handle the error"),
    (["as", "!"], "check the type"),
    (["nonisolated", "(", "unsafe", ")"], "it hides a data race"),
    (["addingProduct"], "its bits differ between machines"),
    (["addProduct"], "its bits differ between machines"),
    (["@", "testable"], "tests reach what they need as package"),
    (["import", "XCTest"], "tests are written with Swift Testing"),
    ([".", "disabled", "("], "a disabled test tests nothing"),
    (["#", "expect", "(", "true"], "a test that cannot fail tests nothing"),
  ]

  /// Code that is banned in the sources except the tool, with the reasons.
  static let bannedInRun: [(code: [String], reason: String)] = [
    (["SystemRandomNumberGenerator"], "randomness comes from the seed"),
    (["ContinuousClock"], "time is virtual"), (["SuspendingClock"], "time is virtual"),
    (["DispatchTime"], "time is virtual"), (["Date", "(", ")"], "time is virtual"),
    (["DispatchQueue"], "a run has one thread"), (["await"], "a run has one thread"),
    (["NSLock"], "a run has one thread"), (["Mutex"], "a run has one thread"),
    (["UUID", "(", ")"], "it differs from run to run"),
    (["ProcessInfo"], "it differs from machine to machine"),
    (["FileManager"], "files belong to the tool"),
  ]

  /// Functions of the C library whose last bits differ between machines.
  static let machineMathematics: Set<String> = [
    "exp", "exp2", "expm1", "log", "log2", "log10", "log1p", "pow", "sin", "cos", "tan", "asin",
    "acos", "atan", "atan2", "sinh", "cosh", "tanh", "cbrt", "hypot", "fma",
  ]

  /// The only file with an unchecked Sendable type, and the reason.
  static let uncheckedSendable = [
    "Sources/HeadlessUIKit/Simulation/CurrentSimulation.swift":
      "finds the run of the current task, confined to it"
  ]

  /// The modules in which no simulation runs.
  static let outsideRuns: Set = [
    "JankTool", "JankLaunch", "JankTesting", "AppSources", "AppSourcesTool",
  ]

  /// The only file that uses XCTest, and the reason.
  static let xcTestBridges = [
    "Sources/JankTesting/TestIssue.swift": "fails the tests of packages that use XCTest"
  ]

  /// The only files that use dispatch queues and times or the file manager, and the reasons.
  static let virtualNames = [
    "Sources/HeadlessUIKit/Time/DispatchQueue+VirtualTime.swift":
      "gives queues the time of the device",
    "Sources/HeadlessUIKit/Time/DispatchGroup.swift": "calls back on queues of the device",
    "Sources/HeadlessUIKit/Time/DispatchWorkItem.swift": "calls back on queues of the device",
    "Sources/HeadlessUIKit/Files/FileManager+Group.swift": "names the folders of groups",
    "Sources/HeadlessUIKit/Time/VirtualTime.swift": "takes the name of the host's time",
  ]

  static func findings(in file: ProjectFile) -> [Finding] {
    let tokens = SwiftLexer.tokens(of: file.text)
    let code = tokens.filter { $0.kind != .comment }
    var bans = banned
    if file.module != nil { bans.append((["print", "("], "it does not check what it writes")) }
    if let module = file.module, !outsideRuns.contains(module) { bans += bannedInRun }
    if xcTestBridges[file.path] != nil { bans.removeAll { $0.code == ["import", "XCTest"] } }
    if virtualNames[file.path] != nil {
      bans.removeAll { [["DispatchQueue"], ["DispatchTime"], ["FileManager"]].contains($0.code) }
    }
    if uncheckedSendable[file.path] == nil {
      bans.append((["@", "unchecked"], "the compiler checks what is sent"))
    }
    var findings = bans.flatMap { ban in
      places(of: ban.code, in: code).map { line in
        Finding(path: file.path, line: line, message: "\(ban.code.joined()): \(ban.reason)")
      }
    }
    findings += textFindings(in: file)
    findings += tokens.filter(isCommentedOut).map {
      Finding(path: file.path, line: $0.line, message: "code in a comment: \($0.text)")
    }
    if file.module != nil { findings += mathematicsFindings(in: file, code: code) }
    return findings
  }

  /// Returns the lines on which a sequence of tokens occurs.
  private static func places(of words: [String], in code: [Token]) -> [Int] {
    let isSpaced = words.first == "import"
    return code.indices.filter { start in
      guard code[start].text == words[0], start + words.count <= code.count else { return false }
      return words.indices.dropFirst().allSatisfy { step in
        let (before, token) = (code[start + step - 1], code[start + step])
        let isAdjacent = before.offset + before.text.utf8.count == token.offset
        return token.text == words[step] && (isAdjacent || isSpaced)
      }
    }.map { code[$0].line }
  }

  /// Returns words that must not appear in code, comments or strings.
  private static func textFindings(in file: ProjectFile) -> [Finding] {
    let words = promises + machineFolders + ["-O" + "unchecked"]
    let found = words.filter { file.text.contains($0) }
    guard !found.isEmpty else { return [] }
    let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.enumerated().flatMap { index, line in
      found.filter { line.contains($0) }.map {
        Finding(path: file.path, line: index + 1, message: "\($0) is not allowed here")
      }
    }
  }

  private static func mathematicsFindings(in file: ProjectFile, code: [Token]) -> [Finding] {
    let libraries: Set = ["Foundation", "Glibc", "Darwin"]
    guard ImportRules.imports(code).contains(where: { libraries.contains($0.module) }) else {
      return []
    }
    return code.indices.dropFirst().dropLast().filter { index in
      guard machineMathematics.contains(code[index].text), code[index + 1].text == "(" else {
        return false
      }
      if code[index - 1].text == "func" { return false }
      return code[index - 1].text != "." || (index > 1 && libraries.contains(code[index - 2].text))
    }.map {
      let message = "\(code[$0].text): its bits differ between machines"
      return Finding(path: file.path, line: code[$0].line, message: message)
    }
  }

  /// Whether a comment, except a doc comment, looks like code.
  private static func isCommentedOut(_ token: Token) -> Bool {
    guard token.kind == .comment, token.text.hasPrefix("//"), !token.text.hasPrefix("///") else {
      return false
    }
    let text = token.text.dropFirst(2).trimmingPrefix { $0 == " " }
    let first = text.prefix { $0.isLetter }
    switch first {
    case "let", "var": return text.contains(" = ")
    case "if", "for", "while", "guard", "switch", "func", "init", "struct", "enum", "extension":
      return text.hasSuffix("{")
    case "import": return text.split(separator: " ").count == 2
    default: return text == "}" || text.hasSuffix(";") || isCall(text)
    }
  }

  /// Whether a text is a single call, for example `queue.run(all)`.
  private static func isCall(_ text: Substring) -> Bool {
    let name = text.prefix { $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" }
    return !name.isEmpty && text.dropFirst(name.count).hasPrefix("(") && text.hasSuffix(")")
      && !text.dropLast().contains(")")
  }
}
