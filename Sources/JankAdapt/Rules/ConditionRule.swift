/// Rule: conditional code for iOS is compiled, that for Linux is not.
enum ConditionRule {
  static func edits(in code: SwiftCode) -> [SourceEdit] {
    code.tokens.indices.flatMap { index -> [SourceEdit] in
      guard code.text(index) == "#", code.touches(index, index + 1),
        ["if", "elseif"].contains(code.text(index + 1))
      else { return [] }
      let line = code.tokens[index].line
      var edits: [SourceEdit] = []
      var place = index + 2
      while place < code.tokens.count, code.tokens[place].line == line {
        if let answer = answer(at: place, in: code) {
          edits.append(
            SourceEdit(from: code.tokens[place], through: code.tokens[place + 3], with: answer)
          )
        }
        place += 1
      }
      return edits
    }
  }

  /// What a condition such as `os(iOS)` at an index is on a phone, if it differs here.
  private static func answer(at index: Int, in code: SwiftCode) -> String? {
    guard code.text(index + 1) == "(", code.text(index + 3) == ")" else { return nil }
    return switch (code.text(index), code.text(index + 2)) {
    case ("os", "iOS"): "true"
    case ("os", "Linux"): "false"
    case ("canImport", let name) where ImportRule.modules.contains(name): "true"
    default: nil
    }
  }
}
