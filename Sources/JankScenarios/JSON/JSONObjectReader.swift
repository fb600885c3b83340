/// The members of one object, handed out by key.
///
/// It remembers which keys were asked for. In the end those that were needed and missing, and
/// those that nobody asked for, are errors; if one looks like a misspelling of the other, they
/// are one error.
package final class JSONObjectReader {
  /// The place of the object's opening brace.
  package let position: SourcePosition
  /// Where errors about the object go.
  package let log: DiagnosticLog

  private let members: [JSONMember]
  private var asked: [String] = []
  private var missing: [String] = []
  private var failed = false

  init(_ members: [JSONMember], at position: SourcePosition, log: DiagnosticLog) {
    self.members = members
    self.position = position
    self.log = log
  }
}

extension JSONObjectReader {
  /// The value of a key that has to be there.
  package func required<Value>(_ key: String, _ shape: JSONShape<Value>) -> Value? {
    guard has(key) else {
      asked.append(key)
      missing.append(key)
      return nil
    }
    return optional(key, shape)
  }

  /// The value of a key that may be left out; `nil` also if it is there and wrong.
  package func optional<Value>(_ key: String, _ shape: JSONShape<Value>) -> Value? {
    asked.append(key)
    guard let member = member(key) else { return nil }
    let value = log.within(.key(key)) { shape.read(member.value, log) }
    if value == nil { failed = true }
    return value
  }

  /// Allows a key whose value does not matter.
  package func ignore(_ key: String) {
    asked.append(key)
  }

  /// Allows every key that was not asked for so far.
  package func ignoreOthers() {
    asked += members.filter { !wasAsked($0) }.map(\.key)
  }

  /// Whether the object names a key; does not count as asking for it.
  package func has(_ key: String) -> Bool {
    member(key) != nil
  }

  /// Whether the object names a key that was not asked for so far.
  var hasUnknownKeys: Bool { members.contains { !wasAsked($0) } }

  /// The place of a key, or of the object if the key is not there.
  package func position(of key: String) -> SourcePosition {
    member(key)?.keyPosition ?? position
  }

  private func wasAsked(_ member: JSONMember) -> Bool {
    asked.contains { isIdentical($0, member.key) }
  }

  private func member(_ key: String) -> JSONMember? {
    members.first { isIdentical($0.key, key) }
  }
}

extension JSONObjectReader {
  /// Reports what is missing and what is unknown; whether the object was in order.
  func finish() -> Bool {
    for member in members where !wasAsked(member) { reportUnknown(member) }
    for key in missing {
      log.report("the key \(quoted(key)) is missing", at: position)
    }
    return !failed && missing.isEmpty
  }

  private func reportUnknown(_ member: JSONMember) {
    failed = true
    let unused = asked.filter { !has($0) }
    let hint: String
    if let name = nearestName(to: member.key, among: unused) {
      hint = "did you mean \(quoted(name))?"
      missing.removeAll { $0 == name }
    } else if unused.isEmpty {
      hint = "remove it; all known keys are there"
    } else {
      hint = "known keys not yet there: \(unused.map(quoted).joined(separator: ", "))"
    }
    log.report("unknown key \(quoted(member.key))", at: member.keyPosition, hint: hint)
  }
}
