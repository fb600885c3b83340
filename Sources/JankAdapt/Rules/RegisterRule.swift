/// Rule: a class that is registered for cells becomes a closure that creates one.
///
/// Without Objective-C the initialiser of an app's class cannot be called from outside of its
/// module. So `register(Cell.self, forCellReuseIdentifier: a)` becomes
///
///     register(making: { Cell(style: .default, reuseIdentifier: $0) }, forCellReuseIdentifier: a)
enum RegisterRule {
  private static let makers = [
    "forCellReuseIdentifier": "(style: .default, reuseIdentifier: $0)",
    "forCellWithReuseIdentifier": "(frame: .zero)",
    "forSupplementaryViewOfKind": "(frame: .zero)",
  ]

  static func edits(in code: SwiftCode) -> [SourceEdit] {
    code.tokens.indices.compactMap { index in
      guard code.text(index) == "register", code.text(index + 1) == "(",
        code.touches(index, index + 1), code.isWord(index + 2)
      else { return nil }
      var last = index + 2
      while code.text(last + 1) == ".", code.isWord(last + 2) { last += 2 }
      guard code.text(last) == "self", last > index + 2, code.text(last + 1) == ",",
        let arguments = makers[code.text(last + 2)], !isGeneric(code.text(index + 2), in: code)
      else { return nil }
      let type = code.line(from: index + 2, to: last - 1)
      let takesName = arguments.contains("$0")
      let maker =
        takesName ? "making: { \(type)\(arguments) }" : "making: { _ in \(type)\(arguments) }"
      return SourceEdit(from: code.tokens[index + 2], through: code.tokens[last], with: maker)
    }
  }

  /// Whether a name is a parameter of a generic declaration, whose initialiser is not known.
  private static func isGeneric(_ name: String, in code: SwiftCode) -> Bool {
    code.tokens.indices.contains {
      code.text($0) == name && ["<", ","].contains(code.text($0 - 1))
        && [":", ">", ","].contains(code.text($0 + 1))
    }
  }
}
