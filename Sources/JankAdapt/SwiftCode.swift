/// The tokens of a file without comments, with what the rules ask about them.
struct SwiftCode {
  let tokens: [Token]

  init(_ text: String) {
    tokens = SwiftLexer.tokens(of: text).filter { $0.kind != .comment }
  }
}

extension SwiftCode {
  /// The text of a token, or an empty text beyond the file.
  func text(_ index: Int) -> String {
    tokens.indices.contains(index) ? tokens[index].text : ""
  }

  func isWord(_ index: Int) -> Bool {
    tokens.indices.contains(index) && tokens[index].kind == .word
  }

  /// Whether two tokens touch each other.
  func touches(_ index: Int, _ next: Int) -> Bool {
    guard tokens.indices.contains(index), tokens.indices.contains(next) else { return false }
    return tokens[index].end == tokens[next].offset
  }

  /// Whether a token is the first one in its line.
  func beginsLine(_ index: Int) -> Bool {
    index == 0 || tokens[index - 1].line < tokens[index].line
  }

  /// The index of the bracket that closes the one at an index, or nil if none does.
  func closing(_ index: Int) -> Int? {
    let pairs = ["(": ")", "{": "}", "[": "]"]
    guard let close = pairs[text(index)] else { return nil }
    var depth = 0
    for place in index..<tokens.count where tokens[place].kind == .mark {
      if tokens[place].text == tokens[index].text { depth += 1 }
      if tokens[place].text == close { depth -= 1 }
      if depth == 0 { return place }
    }
    return nil
  }

  /// The indices of a word that stands at a place where it may be a keyword.
  func places(of word: String) -> [Int] {
    tokens.indices.filter {
      tokens[$0].kind == .word && tokens[$0].text == word && text($0 - 1) != "."
    }
  }
}

// MARK: Types

extension SwiftCode {
  private static let types: Set = ["class", "struct", "enum", "actor", "extension", "protocol"]
  private static let members: Set = [
    "func", "var", "let", "subscript", "override", "final", "private", "public", "internal",
    "open", "fileprivate", "static", "dynamic", "init",
  ]

  /// The innermost type or extension around each token, or nil outside of types.
  var enclosingBodies: [TypeBody?] {
    var stack: [TypeBody?] = []
    var announced: (keyword: Int, name: String)?
    return tokens.indices.map { index in
      let token = tokens[index]
      if let name = declaredType(at: index) { announced = (index, name) }
      if token.kind == .mark, token.text == "{" {
        let outer = stack.last { $0 != nil } ?? nil
        stack.append(
          announced.map {
            TypeBody(
              keyword: text($0.keyword),
              name: $0.name,
              path: (outer.map { $0.path + "." } ?? "") + $0.name,
              keywordIndex: $0.keyword,
              open: index
            )
          }
        )
        announced = nil
      } else if token.kind == .mark, token.text == "}", !stack.isEmpty {
        stack.removeLast()
      }
      return stack.last { $0 != nil } ?? nil
    }
  }

  /// The name of the innermost type around each token, or nil outside of types.
  var enclosingTypes: [String?] { enclosingBodies.map { $0?.name } }

  /// The types and extensions of the file, in the order of their opening braces.
  var typeBodies: [TypeBody] {
    zip(tokens.indices, enclosingBodies).compactMap { index, body in
      body?.open == index ? body : nil
    }
  }

  /// The type that a keyword at an index declares or extends.
  private func declaredType(at index: Int) -> String? {
    guard isWord(index), Self.types.contains(text(index)), text(index - 1) != ".",
      text(index - 1) != ":", isWord(index + 1), !Self.members.contains(text(index + 1))
    else { return nil }
    var name = text(index + 1)
    var next = index + 2
    while text(next) == ".", isWord(next + 1) {
      name += "." + text(next + 1)
      next += 2
    }
    return name
  }
}

/// The body of a type or of an extension.
struct TypeBody {
  /// The keyword, such as `class`.
  let keyword: String
  /// The name as the declaration has it.
  let name: String
  /// The name together with those of the types around it.
  let path: String
  /// The index of the keyword.
  let keywordIndex: Int
  /// The index of the opening brace.
  let open: Int
}
