/// Reads the members of one object by key.
///
/// It records which keys were requested. At the end, required keys that are missing and keys that
/// were never requested are errors. If one looks like a misspelling of the other, they are one
/// error.
///
/// - Complexity: Linear in the numbers of members and of requested keys, whatever the object holds.
package final class JSONObjectReader {
  /// The position of the object's opening brace.
  package let position: SourcePosition
  /// The log for errors about the object.
  package let log: DiagnosticLog

  /// The kind of the object, for example `a stall`.
  let kind: String
  private let members: [JSONMember]
  /// Whether each member was requested.
  private var isAsked: [Bool]
  /// The indices of the members by key, for an object with more than a few.
  private lazy var places = Dictionary(
    zip(members.lazy.map { JSONName($0.key) }, members.indices)
  ) { first, _ in first }
  /// The keys that were requested but are absent.
  private var absent: [String] = []
  private var missing: [(key: String, expectation: String)] = []
  private var allowsOthers = false
  private var failed = false

  /// Up to this number members are compared one by one, which is faster than hashing.
  private static let fewCount = 16

  init(_ members: [JSONMember], of kind: String, at position: SourcePosition, log: DiagnosticLog) {
    self.kind = kind
    self.members = members
    self.position = position
    self.log = log
    isAsked = Array(repeating: false, count: members.count)
    log.work.add(members.count)
  }
}

extension JSONObjectReader {
  /// Reads the value of a required key.
  package func required<Value>(_ key: String, _ shape: JSONShape<Value>) -> Value? {
    guard place(of: key) != nil else {
      absent.append(key)
      missing.append((key, shape.expectation))
      return nil
    }
    return optional(key, shape)
  }

  /// Reads the value of an optional key; returns `nil` if it is absent or invalid.
  package func optional<Value>(_ key: String, _ shape: JSONShape<Value>) -> Value? {
    guard let place = ask(for: key) else { return nil }
    let value = log.within(.key(key)) { shape.read(members[place].value, log) }
    if value == nil { failed = true }
    return value
  }

  /// Allows a key whose value does not matter.
  package func ignore(_ key: String) {
    _ = ask(for: key)
  }

  /// Allows all keys that are never requested.
  package func ignoreOthers() {
    allowsOthers = true
  }

  /// Returns whether the object has a key, without requesting it.
  package func has(_ key: String) -> Bool {
    place(of: key) != nil
  }

  /// The keys of the object that were requested, in the order of the file.
  var knownKeys: [String] { members.indices.filter { isAsked[$0] }.map { members[$0].key } }

  /// Whether the object has a key that was not requested so far.
  var hasUnknownKeys: Bool { members.indices.contains(where: isUnknown) }

  /// Returns the position of a key, or of the object if the key is absent.
  package func position(of key: String) -> SourcePosition {
    place(of: key).map { members[$0].keyPosition } ?? position
  }

  /// Records that a key is known, and returns the index of its member.
  private func ask(for key: String) -> Int? {
    guard let place = place(of: key) else {
      absent.append(key)
      return nil
    }
    isAsked[place] = true
    return place
  }

  /// Returns whether neither a member's key nor an earlier duplicate of it was requested.
  private func isUnknown(_ index: Int) -> Bool {
    !isAsked[index] && !(place(of: members[index].key).map { isAsked[$0] } ?? false)
  }

  private func place(of key: String) -> Int? {
    if members.count <= Self.fewCount {
      log.work.add(members.count)
      return members.firstIndex { isIdentical($0.key, key) }
    }
    log.work.add()
    return places[JSONName(key)]
  }
}

extension JSONObjectReader {
  /// Reports missing and unknown keys; returns whether the object has no errors.
  func finish() -> Bool {
    if !allowsOthers {
      for index in members.indices where isUnknown(index) { reportUnknown(members[index]) }
    }
    for (key, expectation) in missing {
      log.report(
        "the key \(quoted(key)) is missing",
        at: position,
        hint: "add \(quoted(key)): \(expectation)"
      )
    }
    return !failed && missing.isEmpty
  }

  private func reportUnknown(_ member: JSONMember) {
    failed = true
    // A search for each of a million unknown keys would be useless: only a few are shown.
    let isShown = log.shows(member.keyPosition)
    let needed = isShown ? meant(by: member.key, among: missing.map(\.key)) : nil
    if let needed { missing.removeAll { $0.key == needed } }
    log.report(at: member.keyPosition) {
      if let foreign = log.foreignKeys[member.key] { return foreign }
      // A letter too few is likelier than a key of another object.
      let isCut = absent.contains { $0.hasPrefix(member.key) && $0.count == member.key.count + 1 }
      let isConfused = log.synonym(of: member.key, among: absent) != nil
      if needed == nil, !isCut, !isConfused, let misplaced = misplaced(member.key) {
        return misplaced
      }
      let name = needed ?? meant(by: member.key, among: absent)
      return (
        "unknown key \(quoted(member.key))",
        name.map { "did you mean \(quoted($0))?" }
          ?? log.nearest(to: member.key, among: knownKeys)
          .map { "remove it; \(quoted($0)) is there already" } ?? knownHint(absent)
      )
    }
  }

  /// Returns the key that another key was probably meant to be.
  private func meant(by key: String, among keys: [String]) -> String? {
    log.nearest(to: key, among: keys) ?? log.synonym(of: key, among: keys)
  }
}
