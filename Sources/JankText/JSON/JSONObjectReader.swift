/// The members of one object, handed out by key.
///
/// It remembers which keys were asked for. In the end those that were needed and missing, and
/// those that nobody asked for, are errors; if one looks like a misspelling of the other, they
/// are one error.
///
/// - Complexity: Linear in the number of members and of keys asked for, whatever the object holds.
package final class JSONObjectReader {
  /// The place of the object's opening brace.
  package let position: SourcePosition
  /// Where errors about the object go.
  package let log: DiagnosticLog

  /// What the object is, for example `a stall`.
  private let kind: String
  private let members: [JSONMember]
  /// Whether each member was asked for.
  private var isAsked: [Bool]
  /// The places of the members by their keys, for an object with more than a few.
  private lazy var places = Dictionary(
    zip(members.lazy.map { JSONName($0.key) }, members.indices)
  ) { first, _ in first }
  /// The keys that were asked for and are not there.
  private var absent: [String] = []
  private var missing: [(key: String, expectation: String)] = []
  private var allowsOthers = false
  private var failed = false

  /// How many members are compared one by one, which is faster than hashing them.
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
  /// The value of a key that has to be there.
  package func required<Value>(_ key: String, _ shape: JSONShape<Value>) -> Value? {
    guard place(of: key) != nil else {
      absent.append(key)
      missing.append((key, shape.expectation))
      return nil
    }
    return optional(key, shape)
  }

  /// The value of a key that may be left out; `nil` also if it is there and wrong.
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

  /// Allows every key that nobody asks for.
  package func ignoreOthers() {
    allowsOthers = true
  }

  /// Whether the object names a key; does not count as asking for it.
  package func has(_ key: String) -> Bool {
    place(of: key) != nil
  }

  /// Whether the object names a key that was not asked for so far.
  var hasUnknownKeys: Bool { members.indices.contains(where: isUnknown) }

  /// The place of a key, or of the object if the key is not there.
  package func position(of key: String) -> SourcePosition {
    place(of: key).map { members[$0].keyPosition } ?? position
  }

  /// Notes that a key is known, and returns where the object has it.
  private func ask(for key: String) -> Int? {
    guard let place = place(of: key) else {
      absent.append(key)
      return nil
    }
    isAsked[place] = true
    return place
  }

  /// Whether nobody asked for the key of a member, nor for one before it with the same key.
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
  /// Reports what is missing and what is unknown; whether the object was in order.
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
    // A search for each of a million unknown keys would help nobody: a few are shown.
    let isShown = log.shows(member.keyPosition)
    let needed = isShown ? meant(by: member.key, among: missing.map(\.key)) : nil
    if let needed { missing.removeAll { $0.key == needed } }
    log.report(at: member.keyPosition) {
      if needed == nil, let misplaced = misplaced(member.key) { return misplaced }
      let name = needed ?? meant(by: member.key, among: absent)
      return (
        "unknown key \(quoted(member.key))", name.map { "did you mean \(quoted($0))?" } ?? known
      )
    }
  }

  /// The one of some keys that is probably meant by another.
  private func meant(by key: String, among keys: [String]) -> String? {
    log.nearest(to: key, among: keys) ?? log.synonym(of: key, among: keys)
  }

  /// What to say of a key that objects of other kinds have.
  private func misplaced(_ key: String) -> (message: String, hint: String?)? {
    let homes = log.schema?.homes(of: key).filter { $0 != kind } ?? []
    guard let first = homes.first else { return nil }
    let list = homes.count > 3 ? "other objects" : homes.joined(separator: " or ")
    return (
      "\(quoted(key)) belongs in \(list), not in \(kind)",
      homes.count == 1 ? "move it into \(first), or remove it" : "move it there, or remove it"
    )
  }

  /// The keys that could stand there, as a hint.
  private var known: String {
    absent.isEmpty
      ? "remove it; all known keys are there"
      : "known keys not yet there: \(absent.listed(limit: 10))"
  }
}
