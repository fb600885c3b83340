/// A property or a method of an app that a storyboard finds by its name.
struct StoryboardMember {
  /// The class or the extension that declares it.
  let owner: TypeBody
  /// The attribute, such as `IBOutlet`.
  let attribute: String
  /// The name in the code, possibly in backticks.
  let name: String
  /// The labels of a method, such as `(_:)`; empty for one without parameters, nil for a property.
  let labels: String?
  /// Whether other methods of the file have the same name.
  let isOverloaded: Bool
  /// Whether only the file that declares it may use it.
  let isPrivate: Bool
  /// The line of the attribute, from 1.
  let line: Int
}

extension StoryboardMember {
  private static let attributes: Set = ["IBOutlet", "IBAction", "IBInspectable"]

  /// The classes of a file, in the order of their bodies.
  static func classes(in code: SwiftCode) -> [TypeBody] {
    code.typeBodies.filter { $0.keyword == "class" || $0.keyword == "actor" }
  }

  /// The members of classes and extensions of a file that have an attribute of Interface Builder.
  static func all(in code: SwiftCode) -> [StoryboardMember] {
    let bodies = code.enclosingBodies
    return code.tokens.indices.compactMap { index in
      guard code.text(index) == "@", code.touches(index, index + 1),
        attributes.contains(code.text(index + 1)), let owner = bodies[index],
        ["class", "actor", "extension"].contains(owner.keyword)
      else { return nil }
      return StoryboardMember(at: index, of: owner, in: code)
    }
  }

  private init?(at index: Int, of owner: TypeBody, in code: SwiftCode) {
    guard let keyword = Self.keyword(after: index + 1, in: code) else { return nil }
    let isMethod = code.text(keyword) == "func"
    let name = code.text(keyword + 1)
    guard isMethod || Self.isSettable(keyword, in: code) else { return nil }
    self.owner = owner
    self.name = name
    attribute = code.text(index + 1)
    labels = isMethod ? Self.labels(from: keyword + 2, in: code) : nil
    let methods = code.places(of: "func").filter { code.text($0 + 1) == name }
    isOverloaded = isMethod && methods.count > 1
    isPrivate =
      ([owner.keywordIndex - 1, index - 1] + Array(index..<keyword)).contains {
        ["private", "fileprivate"].contains(code.text($0)) && code.text($0 + 1) != "("
      }
    line = code.tokens[index].line
  }

  /// The index of `var` or `func` behind an attribute; nil for a type's own member.
  private static func keyword(after attribute: Int, in code: SwiftCode) -> Int? {
    var place = attribute + 1
    while place < code.tokens.count {
      switch code.text(place) {
      case "var", "func": return code.tokens.indices.contains(place + 1) ? place : nil
      case "static", "class", "let": return nil
      case "(":
        guard let close = code.closing(place) else { return nil }
        place = close
      case "@": break
      default: guard code.isWord(place) else { return nil }
      }
      place += 1
    }
    return nil
  }

  /// Whether the property behind `var` is stored or has a setter.
  private static func isSettable(_ keyword: Int, in code: SwiftCode) -> Bool {
    var place = keyword + 2
    while place < code.tokens.count, code.text(place) != "{" {
      if ["=", ";", "}"].contains(code.text(place)) || code.beginsLine(place) {
        return true
      }
      place += 1
    }
    guard let close = code.closing(place) else { return true }
    return code.tokens[place..<close].contains {
      $0.kind == .word && ["set", "didSet", "willSet"].contains($0.text)
    }
  }

  /// The labels of a list of parameters, such as `(_:forEvent:)`.
  private static func labels(from open: Int, in code: SwiftCode) -> String {
    guard let close = code.closing(open), close > open + 1 else { return "" }
    var labels = [code.text(open + 1)]
    var place = open + 1
    while place < close {
      if code.text(place) == ",", place + 1 < close { labels.append(code.text(place + 1)) }
      place = (code.closing(place) ?? place) + 1
    }
    return "(" + labels.map { $0 + ":" }.joined() + ")"
  }
}

extension StoryboardMember {
  /// The code of the connection, inside the class.
  var connection: String {
    let path = "\(owner.name).\(name)"
    let bare = name.filter { $0 != "`" }
    guard let labels else { return "IBConnection(\"\(bare)\", \\\(path))" }
    let selector = SelectorRule.name(bare, labels: labels)
    let method =
      labels.isEmpty && isOverloaded
      ? "\(path) as @Sendable (\(owner.name)) -> () -> Void" : path + labels
    return "IBConnection(Selector(\"\(selector)\", \(method)))"
  }
}
