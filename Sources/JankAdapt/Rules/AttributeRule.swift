/// Rule: attributes and modifiers of Objective-C and of Interface Builder are dropped.
enum AttributeRule {
  static let attributes: Set = [
    "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBSegueAction", "IBInspectable",
    "IBDesignable", "NSManaged", "NSCopying", "GKInspectable", "UIApplicationMain", "main",
  ]

  private static let declarations: Set = [
    "var", "func", "class", "let", "subscript", "init", "public", "private", "internal", "open",
    "fileprivate", "override", "weak", "lazy", "static", "final", "optional",
  ]

  static func edits(in code: SwiftCode) -> [SourceEdit] {
    code.tokens.indices.compactMap { index in
      if code.text(index) == "@", code.tokens[index].kind == .mark {
        return attribute(at: index, in: code)
      }
      guard code.text(index) == "dynamic", code.text(index - 1) != ".",
        declarations.contains(code.text(index + 1))
      else { return nil }
      return removal(from: index, through: index, in: code)
    }
  }

  /// The lines of methods that create the destination of a segue, which storyboards do not call.
  static func segueActions(in code: SwiftCode) -> [(line: Int, name: String)] {
    code.tokens.indices.compactMap { index in
      guard code.text(index) == "@", code.text(index + 1) == "IBSegueAction",
        code.touches(index, index + 1)
      else { return nil }
      let method = code.tokens.indices[(index + 2)...].first { code.text($0) == "func" }
      return (code.tokens[index].line, method.map { code.text($0 + 1) } ?? "")
    }
  }

  private static func attribute(at index: Int, in code: SwiftCode) -> SourceEdit? {
    guard attributes.contains(code.text(index + 1)), code.touches(index, index + 1) else {
      return nil
    }
    var last = index + 1
    if code.text(last + 1) == "(", code.touches(last, last + 1) {
      last = code.closing(last + 1) ?? last
    }
    return removal(from: index, through: last, in: code)
  }

  /// Removes tokens together with the spaces up to the next token of the line.
  static func removal(from first: Int, through last: Int, in code: SwiftCode) -> SourceEdit {
    let end =
      last + 1 < code.tokens.count && !code.beginsLine(last + 1)
      ? code.tokens[last + 1].offset : code.tokens[last].end
    return SourceEdit(range: code.tokens[first].offset..<end, text: "")
  }
}
