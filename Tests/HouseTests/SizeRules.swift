import JankAdapt

/// Limits for the length of files, functions and lines.
enum SizeRules {
  static let fileLimit = 400
  static let functionLimit = 70
  static let lineLimit = 100

  /// A function with its body.
  struct Function: Equatable {
    let name: String
    let line: Int
    let lineCount: Int
  }

  /// Returns everything in a file that is too long.
  static func findings(in file: ProjectFile) -> [Finding] {
    var findings: [Finding] = []
    var lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    if lines.count > fileLimit {
      let message = "\(lines.count) lines; limit is \(fileLimit)"
      findings.append(Finding(path: file.path, line: fileLimit + 1, message: message))
    }
    for (index, line) in lines.enumerated() where line.utf8.count > lineLimit {
      guard line.count > lineLimit else { continue }
      let message = "\(line.count) columns; limit is \(lineLimit)"
      findings.append(Finding(path: file.path, line: index + 1, message: message))
    }
    for function in functions(SwiftLexer.tokens(of: file.text))
    where function.lineCount > functionLimit {
      let message = "\(function.name) has \(function.lineCount) lines; limit is \(functionLimit)"
      findings.append(Finding(path: file.path, line: function.line, message: message))
    }
    return findings
  }

  /// Returns functions, initialisers, subscripts and computed properties, outer ones first.
  ///
  /// The line count goes from the name to the closing brace.
  static func functions(_ tokens: [Token]) -> [Function] {
    let code = tokens.filter { $0.kind != .comment }
    return code.indices.compactMap { index in
      guard isFunction(at: index, in: code),
        let opening = body(of: index, in: code),
        let closing = closingBrace(from: opening, in: code)
      else { return nil }
      let name = code[index].text == "func" || code[index].text == "var" ? index + 1 : index
      return Function(
        name: code[name].text,
        line: code[index].line,
        lineCount: code[closing].line - code[index].line + 1
      )
    }
  }

  private static func isFunction(at index: Int, in code: [Token]) -> Bool {
    guard code[index].kind == .word, index + 1 < code.count else { return false }
    if index > 0, code[index - 1].text == "." { return false }
    switch code[index].text {
    case "func", "subscript", "deinit", "var": return true
    case "init": return ["(", "<", "?"].contains(code[index + 1].text)
    default: return false
    }
  }

  /// Returns the index of a body's opening brace, unless another declaration or a value follows.
  private static func body(of index: Int, in code: [Token]) -> Int? {
    let declarations: Set = [
      "func", "var", "let", "init", "subscript", "case", "typealias", "associatedtype", "static",
      "mutating", "public", "package", "private", "extension", "struct", "enum", "class",
      "protocol", "actor", "deinit", "import",
    ]
    let isProperty = code[index].text == "var"
    var depth = 0
    for next in (index + 1)..<code.count {
      switch code[next].text {
      case "(", "[": depth += 1
      case ")", "]": depth -= 1
      case "{" where depth == 0: return next
      case "}" where depth == 0: return nil
      case "=" where depth == 0 && isProperty: return nil
      case let text where depth == 0 && code[next].kind == .word && declarations.contains(text):
        return nil
      default: break
      }
      if depth < 0 { return nil }
    }
    return nil
  }

  private static func closingBrace(from opening: Int, in code: [Token]) -> Int? {
    var depth = 0
    for index in opening..<code.count where code[index].kind == .mark {
      if code[index].text == "{" { depth += 1 }
      if code[index].text == "}" {
        depth -= 1
        if depth == 0 { return index }
      }
    }
    return nil
  }
}
