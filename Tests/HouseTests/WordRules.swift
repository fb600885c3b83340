import JankAdapt

/// The words of documentation comments, of texts that users read, and of test names.
///
/// The field has a word for most things; these rules find private words in its place.
enum WordRules {
  /// Words that the glossary replaces in the code, besides those of ``ProseRules/replaced``.
  static let replaced: [(word: String, use: String)] =
    ProseRules.replaced + [
      ("stood", "freeze or repeated frame"), ("turning back", "reversing"),
      ("turns round", "reverses"), ("turned round", "reversed"), ("taken up", "committed"),
      ("takes away", "removes"), ("taken away", "removed or cancelled"), ("leaves out", "omits"),
      ("leave out", "omit"), ("lifted", "released"), ("lets go", "releases"),
      ("letting go", "releasing"), ("come to rest", "settle"), ("tell", "report, print or know"),
      ("told", "reported"), ("says", "specifies, states or prints"), ("said", "specified"),
      ("nobody", "no one, or name who"), ("somebody", "someone, or name who"),
    ]

  /// Words that begin with a replaced one and mean something else.
  static let unrelated: Set = ["fingerprint", "fingerprints"]

  /// Where such a word may stand all the same, and why.
  static let allowed: [String: [String: String]] = [
    "Sources/JankImports/Touches/WebDriverActions.swift": ["finger": "an id in a sample"],
    "Sources/JankScenarios/Gesture/SyntheticTouch.swift": [
      "finger": "the purpose of random numbers, on which their values depend"
    ],
    "Sources/JankScenarios/Gesture/SyntheticTouch+Presets.swift": [
      "finger": "the purpose of random numbers, on which their values depend"
    ],
    "Sources/JankScenarios/Profile/ProfileFile.swift": ["figure": "a key of the format"],
    "Sources/JankTool/Commands/Compare/CompareCommand.swift": ["picture": "the name of an option"],
    "Sources/JankTool/Commands/Starter/StarterSet.swift": ["finger": "the name of a file"],
  ]

  /// The private words in a Swift file.
  ///
  /// Sources are searched for documentation comments and for texts of several words, tests for the
  /// names of their functions. Code in backticks and interpolated code are not searched.
  static func findings(in file: ProjectFile) -> [Finding] {
    let exceptions = allowed[file.path] ?? [:]
    return lines(of: file).flatMap { line, text -> [Finding] in
      let words = text.lowercased().split { !$0.isLetter }.map(String.init)
      let plain = " " + words.filter { !unrelated.contains($0) }.joined(separator: " ")
      return replaced.compactMap { word, use in
        guard exceptions[word] == nil, plain.contains(" \(word)") else { return nil }
        return Finding(path: file.path, line: line, message: "\"\(word)\": say \(use)")
      }
    }
  }
}

// MARK: Texts

extension WordRules {
  private static func lines(of file: ProjectFile) -> [(line: Int, text: String)] {
    let tokens = SwiftLexer.tokens(of: file.text)
    if file.module != nil { return tokens.flatMap(sourceLines) }
    guard file.path.hasPrefix("Tests/") else { return [] }
    return zip(tokens, tokens.dropFirst()).compactMap { before, token in
      guard before.text == "func", token.text.hasPrefix("`") else { return nil }
      return (token.line, token.text)
    }
  }

  private static func sourceLines(of token: Token) -> [(line: Int, text: String)] {
    switch token.kind {
    case .comment where token.text.hasPrefix("///"):
      [(token.line, withoutCode(withoutParameterName(token.text.dropFirst(3))))]
    case .literal where token.text.contains("\"") && token.text.contains(" "):
      withoutInterpolation(token.text).split(separator: "\n", omittingEmptySubsequences: false)
        .enumerated().map { (token.line + $0.offset, String($0.element)) }
    default: []
    }
  }

  /// A line of a documentation comment without the name of the parameter it describes.
  private static func withoutParameterName(_ line: Substring) -> Substring {
    let text = line.trimmingPrefix { $0 == " " }
    guard text.hasPrefix("- "), let colon = text.firstIndex(of: ":") else { return line }
    return text[colon...]
  }

  private static func withoutCode(_ text: Substring) -> String {
    text.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .map { $0.offset.isMultiple(of: 2) ? String($0.element) : "code" }.joined()
  }

  /// A text with each `\(…)` replaced by a dash.
  private static func withoutInterpolation(_ text: String) -> String {
    var plain = ""
    var rest = text[...]
    while let start = rest.firstRange(of: "\\(") {
      plain += rest[..<start.lowerBound] + "-"
      rest = rest[start.upperBound...]
      var depth = 1
      while depth > 0, let next = rest.popFirst() {
        if next == "(" { depth += 1 }
        if next == ")" { depth -= 1 }
      }
    }
    return plain + rest
  }
}
