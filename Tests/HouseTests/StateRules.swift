import JankAdapt

/// Limits for the stored properties of a type and the parameters of an initialiser.
enum StateRules {
  static let propertyLimit = 15
  static let parameterLimit = 8

  /// A number of stored properties or parameters above the limit.
  struct Excess: Equatable {
    let type: String
    let line: Int
    let count: Int
  }

  /// Returns types in Sources with too many stored properties, except the allowed ones.
  static func findings(
    propertiesIn files: [ProjectFile],
    allowed: [String: String]
  ) -> [Finding] {
    findings(in: files, allowed: allowed, what: "stored properties; limit is \(propertyLimit)") {
      propertyExcess(in: $0)
    }
  }

  /// Returns types in Sources with too many initialiser parameters, except the allowed ones.
  static func findings(
    parametersIn files: [ProjectFile],
    allowed: [String: String]
  ) -> [Finding] {
    findings(in: files, allowed: allowed, what: "parameters; limit is \(parameterLimit)") {
      parameterExcess(in: $0)
    }
  }

  private static func findings(
    in files: [ProjectFile],
    allowed: [String: String],
    what: String,
    _ excess: (String) -> [Excess]
  ) -> [Finding] {
    var used: Set<String> = []
    var findings: [Finding] = []
    for file in files where file.module != nil {
      for excess in excess(file.text) {
        if allowed[excess.type] != nil {
          used.insert(excess.type)
        } else {
          let message = "\(excess.type) has \(excess.count) \(what)"
          findings.append(Finding(path: file.path, line: excess.line, message: message))
        }
      }
    }
    return findings
      + allowed.keys.sorted().filter { !used.contains($0) }.map {
        Finding(path: "Sources", line: 1, message: "\($0) needs no exception")
      }
  }
}

// MARK: Counting

extension StateRules {
  /// Returns the types of a file with too many stored properties.
  static func propertyExcess(in text: String) -> [Excess] {
    var counts: [(type: Scope, count: Int)] = []
    walk(text) { tokens, index, scope in
      guard let scope, isStored(tokens, index) else { return }
      if let place = counts.firstIndex(where: { $0.type == scope }) {
        counts[place].count += 1
      } else {
        counts.append((scope, 1))
      }
    }
    return counts.filter { $0.count > propertyLimit && $0.type.canStore }.map {
      Excess(type: $0.type.name, line: $0.type.line, count: $0.count)
    }
  }

  /// Returns the types of a file with too many initialiser parameters.
  static func parameterExcess(in text: String) -> [Excess] {
    var found: [Excess] = []
    walk(text) { tokens, index, scope in
      guard let scope, tokens[index].text == "init", let count = parameterCount(tokens, index)
      else { return }
      guard count > parameterLimit else { return }
      found.append(Excess(type: scope.name, line: tokens[index].line, count: count))
    }
    return found
  }

  /// A type or extension.
  private struct Scope: Equatable {
    let kind: String
    let name: String
    let line: Int

    var canStore: Bool { ["struct", "class", "actor"].contains(kind) }
  }

  private static let kinds: Set = ["struct", "class", "enum", "actor", "protocol", "extension"]

  /// Visits the tokens of a file with the type whose member may begin there; nil inside functions.
  private static func walk(
    _ text: String,
    _ visit: (_ tokens: [Token], _ index: Int, _ scope: Scope?) -> Void
  ) {
    let tokens = SwiftLexer.tokens(of: text).filter { $0.kind != .comment }
    var scopes: [Scope?] = []
    var next: Scope?
    var depth = 0
    for (index, token) in tokens.enumerated() {
      switch token.text {
      case "(", "[": depth += 1
      case ")", "]": depth -= 1
      case "{":
        scopes.append(depth == 0 ? next : nil)
        next = nil
      case "}": if !scopes.isEmpty { scopes.removeLast() }
      default:
        guard token.kind == .word, depth == 0 else { continue }
        if kinds.contains(token.text), index + 1 < tokens.count, isName(tokens[index + 1]) {
          next = Scope(kind: token.text, name: tokens[index + 1].text, line: token.line)
        }
        visit(tokens, index, scopes.last ?? nil)
      }
    }
  }

  // `class func` and `class var` are members of a type, not classes.
  private static func isName(_ token: Token) -> Bool {
    token.kind == .word && !["func", "var", "let", "subscript", "override"].contains(token.text)
  }

  /// Whether a token is the `let` or `var` of a stored property.
  private static func isStored(_ tokens: [Token], _ index: Int) -> Bool {
    let token = tokens[index]
    guard token.text == "let" || token.text == "var" else { return false }
    let before = tokens[..<index].reversed().prefix { $0.line == token.line && $0.text != "{" }
    guard !before.contains(where: { $0.text == "static" || $0.text == "class" }) else {
      return false
    }
    return token.text == "let" || !isComputed(tokens, index)
  }

  /// Whether a variable's type is followed by a brace without observers.
  private static func isComputed(_ tokens: [Token], _ index: Int) -> Bool {
    var depth = 0
    for place in (index + 1)..<tokens.count {
      let token = tokens[place]
      switch token.text {
      case ">" where tokens[place - 1].text == "-": break
      case "(", "[", "<": depth += 1
      case ")", "]", ">": depth -= 1
      case "=" where depth == 0: return false
      case "}" where depth <= 0: return false
      case "{" where depth == 0:
        let first = place + 1 < tokens.count ? tokens[place + 1].text : ""
        return first != "didSet" && first != "willSet"
      case "let", "var", "func", "init", "struct", "class", "enum", "case", "deinit", "typealias":
        if depth == 0, token.kind == .word { return false }
      default: break
      }
    }
    return false
  }

  /// Returns the number of parameters of an initialiser; nil for other tokens.
  private static func parameterCount(_ tokens: [Token], _ index: Int) -> Int? {
    guard index == 0 || tokens[index - 1].text != ".",
      let open = tokens[index...].firstIndex(where: { $0.text == "(" }), open - index < 12
    else { return nil }
    var (depth, commas, isEmpty) = (0, 0, true)
    for (place, token) in tokens.enumerated().dropFirst(open) {
      switch token.text {
      case ">" where tokens[place - 1].text == "-": break
      case "(", "[", "<": depth += 1
      case ")", "]", ">":
        depth -= 1
        if depth == 0 { return isEmpty ? 0 : commas + 1 }
      case "," where depth == 1: commas += 1
      default: isEmpty = false
      }
    }
    return nil
  }
}
