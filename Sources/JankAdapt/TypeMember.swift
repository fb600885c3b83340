/// A method or a property, declared directly in a class or an extension.
struct TypeMember {
  /// The class or the extension that declares it.
  let owner: TypeBody
  /// The name in the code, possibly in backticks.
  let name: String
  /// The name with the labels of its parameters, such as `move(_:to:)`.
  let signature: String
  /// The keywords before `func` or `var`, such as `public override`.
  let modifiers: [String]
  /// The index of the first keyword or attribute of the declaration.
  let first: Int
  /// The index of `func` or `var`.
  let keyword: Int
  /// The index of the opening brace of the body.
  let open: Int
  /// The parameters as a call passes them, such as `_` and `to: place`.
  let arguments: [String]
  /// The text from the name to the body, in one line, without the name.
  let head: String
  let throwsErrors: Bool
  let hasSetter: Bool
}

extension TypeMember {
  private static let words: Set = [
    "public", "open", "internal", "private", "fileprivate", "override", "final", "class", "static",
    "dynamic", "required", "nonisolated", "weak", "lazy", "mutating",
  ]

  /// The methods and properties with a body, in the order of the file.
  static func all(in code: SwiftCode) -> [TypeMember] {
    let bodies = code.enclosingBodies
    var depths: [Int] = []
    return code.tokens.indices.compactMap { index in
      if code.text(index) == "}" { _ = depths.popLast() }
      defer { if code.text(index) == "{" { depths.append(index) } }
      guard ["func", "var"].contains(code.text(index)), code.text(index - 1) != ".",
        let owner = bodies[index], ["class", "extension"].contains(owner.keyword),
        depths.last == owner.open
      else { return nil }
      return TypeMember(at: index, of: owner, in: code)
    }
  }

  var isMethod: Bool { signature != name }
  var isOverride: Bool { modifiers.contains("override") }
  var isPrivate: Bool { modifiers.contains("private") || modifiers.contains("fileprivate") }

  private init?(at index: Int, of owner: TypeBody, in code: SwiftCode) {
    guard code.isWord(index + 1) || code.text(index + 1).hasPrefix("`") else { return nil }
    let isMethod = code.text(index) == "func"
    guard let open = Self.body(behind: index, isMethod, in: code) else { return nil }
    let list = isMethod ? (index..<open).first { code.text($0) == "(" } : nil
    if isMethod, list == nil { return nil }
    let parameters = list.flatMap { Self.parameters(from: $0, in: code) } ?? []
    guard parameters.allSatisfy({ $0.argument != nil }) else { return nil }
    self.owner = owner
    self.open = open
    name = code.text(index + 1)
    keyword = index
    first = Self.start(of: index, in: code)
    modifiers = (first..<index).map { code.text($0) }.filter { Self.words.contains($0) }
    signature = isMethod ? "\(name)(\(parameters.map { $0.label + ":" }.joined()))" : name
    arguments = parameters.compactMap(\.argument)
    let named = parameters.compactMap(\.unnamed)
    head = code.line(
      from: index + 2,
      to: open,
      replacing: Dictionary(named, uniquingKeysWith: { first, _ in first })
    )
    throwsErrors = ((list ?? index)..<open).contains { code.text($0) == "throws" }
    let close = code.closing(open) ?? open
    hasSetter = !isMethod && (open..<close).contains { code.text($0) == "set" }
  }

  /// The index of the brace behind a method's result or a property's type.
  private static func body(behind index: Int, _ isMethod: Bool, in code: SwiftCode) -> Int? {
    var place = index + 2
    while place < code.tokens.count {
      switch code.text(place) {
      case "{": return place
      case "(", "[": place = code.closing(place) ?? place
      case "=", ";", "}", "func", "var", "let", "@": return nil
      default: break
      }
      place += 1
    }
    return nil
  }

  /// The index of the first modifier or attribute.
  private static func start(of index: Int, in code: SwiftCode) -> Int {
    var place = index
    while place > 0, words.contains(code.text(place - 1)) || code.text(place - 2) == "@" {
      place -= words.contains(code.text(place - 1)) ? 1 : 2
    }
    return place
  }
}

// MARK: Parameters

/// A parameter of a method, as a call of it needs it.
private struct Parameter {
  let label: String
  /// What a call passes on; nil for a variable number of values.
  let argument: String?
  /// The index of the name of a parameter without one, with a name to use instead.
  let unnamed: (index: Int, text: String)?

  /// Reads the tokens from the label to the next comma.
  init(_ number: Int, from start: Int, to end: Int, in code: SwiftCode) {
    label = code.text(start)
    let colon = code.text(start + 1) == ":" ? start + 1 : start + 2
    var name = code.text(colon - 1)
    let type = code.tokens[colon..<max(colon, end)].map(\.text)
    if name == "_" {
      name = "unused\(number)"
      unnamed = (colon - 1, colon == start + 1 ? "_ \(name)" : name)
    } else {
      unnamed = nil
    }
    let value = type.contains("inout") ? "&" + name : name
    let isPassedOn = code.text(colon) == ":" && !type.joined().contains("...")
    argument = isPassedOn ? (label == "_" ? value : "\(label): \(value)") : nil
  }
}

extension TypeMember {
  private static func parameters(from open: Int, in code: SwiftCode) -> [Parameter] {
    guard let close = code.closing(open), close > open + 1 else { return [] }
    var starts = [open + 1]
    var (place, angles) = (open + 1, 0)
    while place < close {
      switch code.text(place) {
      case "(", "[", "{": place = code.closing(place) ?? place
      case "<": angles += 1
      case ">" where code.text(place - 1) != "-": angles -= 1
      case "," where angles == 0: starts.append(place + 1)
      default: break
      }
      place += 1
    }
    let ends = starts.dropFirst() + [close + 1]
    return zip(starts, ends).enumerated().map { number, place in
      Parameter(number, from: place.0, to: place.1 - 1, in: code)
    }
  }
}

extension SwiftCode {
  /// The tokens of a range in one line, with other texts for some.
  func line(from start: Int, to end: Int, replacing texts: [Int: String] = [:]) -> String {
    (start..<max(start, end)).reduce("") { line, index in
      line + (index > start && !touches(index - 1, index) ? " " : "")
        + (texts[index] ?? text(index))
    }
  }
}
