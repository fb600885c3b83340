/// Rule: a selector becomes its name together with the method.
///
/// `#selector(Page.close(_:))` becomes `Selector("close:", Page.close(_:))`. A key path of
/// Objective-C becomes its text, a literal of Xcode the initialiser that it stands for.
enum SelectorRule {
  static func edits(in code: SwiftCode) -> [SourceEdit] {
    let types = code.enclosingTypes
    return code.tokens.indices.compactMap { index in
      guard code.text(index) == "#", code.touches(index, index + 1), code.text(index + 2) == "(",
        let close = code.closing(index + 2)
      else { return nil }
      let inside = Array(code.tokens[(index + 3)..<close])
      let text: String? =
        switch code.text(index + 1) {
        case "selector": selector(inside, in: types[index])
        case "keyPath": keyPath(inside)
        case "colorLiteral": "UIColor("
        case "imageLiteral": "UIImage("
        default: nil
        }
      guard let text else { return nil }
      // A literal keeps its arguments.
      let last = text.hasSuffix("(") ? index + 2 : close
      return SourceEdit(from: code.tokens[index], through: code.tokens[last], with: text)
    }
  }
}

// MARK: Selectors

extension SelectorRule {
  /// The selectors that have no replacement.
  static func unadapted(in code: SwiftCode) -> [(line: Int, text: String)] {
    let types = code.enclosingTypes
    return code.tokens.indices.compactMap { index in
      guard code.text(index) == "#", code.text(index + 1) == "selector",
        code.text(index + 2) == "(", let close = code.closing(index + 2)
      else { return nil }
      let inside = Array(code.tokens[(index + 3)..<close])
      guard selector(inside, in: types[index]) == nil else { return nil }
      return (code.tokens[index].line, "#selector(\(inside.map(\.text).joined()))")
    }
  }

  /// The replacement of a selector; nil if the type of the method cannot be known from the text.
  private static func selector(_ tokens: [Token], in type: String?) -> String? {
    var tokens = tokens
    if ["getter", "setter"].contains(tokens.first?.text), tokens.dropFirst().first?.text == ":" {
      let isSetter = tokens[0].text == "setter"
      guard let name = tokens.last?.text else { return nil }
      return isSetter ? "Selector(\"set\(capitalized(name)):\")" : "Selector(\"\(name)\")"
    }
    if let cast = tokens.firstIndex(where: { $0.text == "as" }) { tokens = Array(tokens[..<cast]) }
    if tokens.first?.text == "(", tokens.last?.text == ")" {
      tokens = Array(tokens.dropFirst().dropLast())
    }
    let labels = tokens.firstIndex { $0.text == "(" } ?? tokens.endIndex
    var path = tokens[..<labels].filter { $0.text != "." }.map(\.text)
    guard let method = path.popLast() else { return nil }
    if ["self", "Self", "super"].contains(path.first) { path.removeFirst() }
    let isType = path.allSatisfy { $0.first?.isUppercase ?? false }
    guard isType, let owner = path.isEmpty ? type : path.joined(separator: ".") else { return nil }
    let suffix = tokens[labels...].map(\.text).joined()
    return "Selector(\"\(name(method, labels: suffix))\", \(owner).\(method)\(suffix))"
  }

  /// The name in Objective-C, as far as the text has it: `move(_:to:)` is `move:to:`.
  static func name(_ method: String, labels: String) -> String {
    let parts = labels.filter { $0 != "(" && $0 != ")" }.split(separator: ":")
    guard let first = parts.first else { return method }
    let label = String(first)
    let link = prepositions.contains { label.hasPrefix($0) } ? "" : "With"
    let head = label == "_" ? method : method + link + capitalized(label)
    return ([head] + parts.dropFirst().map { $0 == "_" ? "" : String($0) })
      .map { $0 + ":" }.joined()
  }

  private static let prepositions = ["with", "for", "from", "to", "in", "on", "at", "by", "of"]

  private static func keyPath(_ tokens: [Token]) -> String? {
    let parts = tokens.filter { $0.text != "." }.map(\.text)
    let names = parts.drop { $0.first?.isUppercase ?? false || $0 == "self" }
    return names.isEmpty ? nil : "\"\(names.joined(separator: "."))\""
  }

  private static func capitalized(_ name: String) -> String {
    name.prefix(1).uppercased() + name.dropFirst()
  }
}
