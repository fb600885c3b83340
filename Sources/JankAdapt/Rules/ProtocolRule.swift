/// Rule: protocols of Objective-C become protocols of Swift for classes.
///
/// An optional method without a result, or with an optional one, gets a default implementation that
/// does nothing. Any other optional method gets one that ends the run with its name, because Swift
/// cannot ask an object whether it has a method.
enum ProtocolRule {
  static func edits(in code: SwiftCode) -> [SourceEdit] {
    protocols(in: code).flatMap { $0.edits(in: code) }
  }

  /// The protocols that are marked with `@objc`.
  static func protocols(in code: SwiftCode) -> [ObjectiveCProtocol] {
    code.places(of: "protocol").compactMap { ObjectiveCProtocol(at: $0, in: code) }
  }
}

/// A protocol of an app that is marked with `@objc`.
struct ObjectiveCProtocol {
  let name: String
  /// The names of the optional methods.
  var optionalNames: [String] { methods.map(\.name) }

  private let nameIndex: Int
  private let access: String
  private let open: Int
  private let close: Int
  private let modifiers: [Int]
  private let methods: [Method]

  private struct Method {
    let name: String
    let head: String
    let hasDefault: Bool
    let isVoid: Bool
  }

  fileprivate init?(at index: Int, in code: SwiftCode) {
    guard code.isWord(index + 1), Self.isMarked(index, in: code) else { return nil }
    var open = index + 2
    while open < code.tokens.count, code.text(open) != "{" { open += 1 }
    guard let close = code.closing(open) else { return nil }
    name = code.text(index + 1)
    nameIndex = index + 1
    access = ["public", "private", "fileprivate"].first { code.text(index - 1) == $0 } ?? ""
    (self.open, self.close) = (open, close)
    modifiers = (open..<close).filter {
      code.text($0) == "optional" && ["func", "var"].contains(code.text($0 + 1))
    }
    methods = modifiers.compactMap { Self.method(behind: $0, before: close, in: code) }
  }

  /// Whether `@objc` stands before a protocol, possibly with other attributes and modifiers.
  private static func isMarked(_ index: Int, in code: SwiftCode) -> Bool {
    var place = index - 1
    while place >= 0, code.text(place) != "}", code.text(place) != ";", index - place < 12 {
      if code.text(place) == "@", code.text(place + 1) == "objc" { return true }
      if ["func", "import", "class", "struct"].contains(code.text(place)) { return false }
      place -= 1
    }
    return false
  }
}

extension ObjectiveCProtocol {
  /// The method or property behind the word `optional`.
  private static func method(behind index: Int, before close: Int, in code: SwiftCode) -> Method? {
    let isVariable = code.text(index + 1) == "var"
    var end = index + 3
    if !isVariable { end = (code.closing(end) ?? end) + 1 }
    while end < close, !code.beginsLine(end) || code.text(end) == "-",
      code.text(end) != "{", code.text(end) != ";", code.text(end) != "@"
    { end += 1 }
    let tokens = code.tokens[(index + 1)..<end]
    let head = tokens.reduce("") { text, token in
      let gap = (tokens.first?.offset ?? 0) == token.offset ? "" : Self.gap(before: token, in: code)
      return text + gap + token.text
    }
    let result = isVariable ? code.text(end - 1) : Self.result(tokens)
    return Method(
      name: code.text(index + 2),
      head: head,
      hasDefault: result == nil || result == "?" || result == "!",
      isVoid: result == nil
    )
  }

  /// The last token of a result, or nil if there is none.
  private static func result(_ tokens: ArraySlice<Token>) -> String? {
    let arrow = tokens.indices.last { index in
      tokens[index].text == ">" && tokens.indices.contains(index - 1)
        && tokens[index - 1].text == "-"
    }
    guard let arrow, depth(of: arrow, in: tokens) == 0 else { return nil }
    let last = tokens.last?.text
    return last == "Void" ? nil : last
  }

  private static func depth(of index: Int, in tokens: ArraySlice<Token>) -> Int {
    tokens[..<index].reduce(0) { $0 + ($1.text == "(" ? 1 : $1.text == ")" ? -1 : 0) }
  }

  private static func gap(before token: Token, in code: SwiftCode) -> String {
    guard let index = code.tokens.firstIndex(of: token), index > 0 else { return "" }
    return code.touches(index - 1, index) ? "" : " "
  }
}

extension ObjectiveCProtocol {
  fileprivate func edits(in code: SwiftCode) -> [SourceEdit] {
    var edits = modifiers.map { AttributeRule.removal(from: $0, through: $0, in: code) }
    if open == nameIndex + 1 {
      edits.append(SourceEdit(after: code.tokens[nameIndex], insert: ": AnyObject"))
    }
    guard !methods.isEmpty else { return edits }
    let access = access.isEmpty ? "" : access + " "
    let defaults = methods.map { method in
      let body =
        method.isVoid
        ? "" : method.hasDefault ? "nil" : "fatalError(\"\(name).\(method.name) is missing\")"
      return "\(method.head) { \(body) }"
    }
    edits.append(
      SourceEdit(
        after: code.tokens[close],
        insert: "; \(access)extension \(name) { \(defaults.joined(separator: "; ")) }"
      )
    )
    return edits
  }
}
