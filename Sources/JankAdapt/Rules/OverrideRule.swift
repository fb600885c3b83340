/// Rule: extensions override methods, and their methods are overridden, as with Objective-C.
///
/// Without Objective-C nothing in an extension can override, or be overridden. So a class gets a
/// member of its own, which calls that of the extension:
///
///     class Page: UIViewController { override func viewDidLoad() { extension_viewDidLoad() } … }
///     extension Page { func extension_viewDidLoad() { super.viewDidLoad() } }
///
/// The name of the class is part of the new name: a class and its subclass may both have such a
/// member. A method in an extension of a class of UIKit that the app's subclass overrides asks
/// whether the object belongs to the subclass, and else calls what was its body:
///
///     func open() { if let object = self as? Menu { return object.override_open() };
///       return original_open() }; func original_open() { … }
///
/// The subclass calls that instead of `super.open()`, which would ask again.
enum OverrideRule {
  static func edits(in code: SwiftCode, of module: AppModule) -> [SourceEdit] {
    let members = TypeMember.all(in: code)
    return members.flatMap { member -> [SourceEdit] in
      if module.isMoved(member) { return rename(member, to: prefix(of: member), in: code) }
      if module.isRenamedOverride(member) {
        return renameOverride(member, of: module, in: code)
      }
      return dispatch(member, of: module, in: code)
    } + forwards(in: code, of: module)
  }

  /// The members of a file's classes that call those of extensions.
  private static func forwards(in code: SwiftCode, of module: AppModule) -> [SourceEdit] {
    StoryboardMember.classes(in: code).compactMap { body in
      let moved = module.movedMembers[body.path, default: []]
      guard !moved.isEmpty else { return nil }
      let text = moved.map { " \(forward($0));" }.joined()
      return SourceEdit(after: code.tokens[body.open], insert: text)
    }
  }

  private static func prefix(of member: TypeMember) -> String {
    "extension_" + member.owner.path.split(separator: ".").joined(separator: "_") + "_"
  }

  private static func forward(_ member: TypeMember) -> String {
    let kept = member.modifiers.filter { $0 != "dynamic" && $0 != "final" }
    let words = kept.map { $0 + " " }.joined()
    let name = prefix(of: member) + member.name
    guard member.isMethod else {
      let body = member.hasSetter ? "get { \(name) } set { \(name) = newValue }" : name
      return "\(words)var \(member.name)\(member.head) { \(body) }"
    }
    let call = "\(name)(\(member.arguments.joined(separator: ", ")))"
    let attempt = member.throwsErrors ? "try " : ""
    return "\(words)func \(member.name)\(member.head) { return \(attempt)\(call) }"
  }

  private static func rename(
    _ member: TypeMember,
    to prefix: String,
    in code: SwiftCode
  ) -> [SourceEdit] {
    let name = code.tokens[member.keyword + 1]
    let words = (member.first..<member.keyword).compactMap { index -> SourceEdit? in
      switch code.text(index) {
      case "override": AttributeRule.removal(from: index, through: index, in: code)
      case "open": SourceEdit(from: code.tokens[index], through: code.tokens[index], with: "public")
      default: nil
      }
    }
    return words + [SourceEdit(from: name, through: name, with: prefix + name.text)]
  }

  private static func renameOverride(
    _ member: TypeMember,
    of module: AppModule,
    in code: SwiftCode
  ) -> [SourceEdit] {
    guard module.overridesRenamed(member) else {
      return rename(member, to: "override_", in: code)
        + superCalls(in: member, of: code, to: "original_")
    }
    let name = code.tokens[member.keyword + 1]
    let new = SourceEdit(from: name, through: name, with: "override_" + name.text)
    return [new] + superCalls(in: member, of: code, to: "super.override_")
  }

  /// Changes what an override calls where it calls the method of its superclass.
  private static func superCalls(
    in member: TypeMember,
    of code: SwiftCode,
    to prefix: String
  ) -> [SourceEdit] {
    let close = code.closing(member.open) ?? member.open
    return (member.open..<close).compactMap { index in
      guard code.text(index) == "super", code.text(index + 1) == ".",
        code.text(index + 2) == member.name, code.text(index + 3) == "("
      else { return nil }
      let (first, last) = (code.tokens[index], code.tokens[index + 2])
      return SourceEdit(from: first, through: last, with: prefix + member.name)
    }
  }

  private static func dispatch(
    _ member: TypeMember,
    of module: AppModule,
    in code: SwiftCode
  ) -> [SourceEdit] {
    let classes = module.overriders(of: member)
    guard !classes.isEmpty else { return [] }
    let call = "\(member.name)(\(member.arguments.joined(separator: ", ")))"
    let attempt = member.throwsErrors ? "try " : ""
    let questions = classes.map {
      "if let object = self as? \($0) { return \(attempt)object.override_\(call) }; "
    }.joined()
    let words = member.modifiers.filter { $0 != "dynamic" }.map { $0 + " " }.joined()
    let keyword = code.tokens[member.keyword]
    let name = code.tokens[member.keyword + 1]
    let asking = """
      func \(member.name)\(member.head) { \(questions)return \(attempt)original_\(call) }; \(words)
      """
    return [
      SourceEdit(range: keyword.offset..<keyword.offset, text: asking),
      SourceEdit(from: name, through: name, with: "original_" + member.name),
    ]
  }
}
