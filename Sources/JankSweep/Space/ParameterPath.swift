package import JankText

/// The place of a value in a scenario file, for example `screens.Sheet.presentation.bounce.damping`
/// or `script[1].for`.
///
/// Keys are separated by points. A key that has a point or a bracket stands in quotation marks.
package struct ParameterPath: Hashable, Sendable {
  /// A step from a value to a value inside it.
  package enum Step: Hashable, Sendable {
    case key(String)
    case index(Int)
  }

  package let text: String
  let steps: [Step]

  /// Parses a path.
  ///
  /// - Throws: What is wrong, as the end of a sentence.
  package init(_ text: String) throws(PathProblem) {
    self.text = text
    var steps: [Step] = []
    var rest = text[...]
    while let next = rest.first {
      switch next {
      case "[":
        let digits = rest.dropFirst().prefix { $0.isASCII && $0.isNumber }
        rest = rest.dropFirst(digits.count + 1)
        guard let index = Int(digits), rest.first == "]" else {
          throw PathProblem("\"[\" is not followed by an index and \"]\"")
        }
        rest = rest.dropFirst()
        steps.append(.index(index))
      case "\"":
        let key = rest.dropFirst().prefix { $0 != "\"" }
        rest = rest.dropFirst(key.count + 1)
        guard rest.first == "\"" else { throw PathProblem("a quotation mark is missing") }
        rest = rest.dropFirst()
        steps.append(.key(String(key)))
      default:
        let key = rest.prefix { !".[\"".contains($0) }
        guard !key.isEmpty else { throw PathProblem("a key is missing before \".\"") }
        rest = rest.dropFirst(key.count)
        steps.append(.key(String(key)))
      }
      if rest.first == "." {
        rest = rest.dropFirst()
        guard !rest.isEmpty else { throw PathProblem("a key is missing after the last \".\"") }
      }
    }
    guard !steps.isEmpty else { throw PathProblem("it is empty") }
    self.steps = steps
  }
}

/// Why a path is wrong, or leads nowhere.
package struct PathProblem: Error, Equatable {
  /// The reason, as the end of a sentence.
  package let reason: String
  package let hint: String?

  init(_ reason: String, hint: String? = nil) {
    self.reason = reason
    self.hint = hint
  }
}

extension ParameterPath {
  /// The key at the top of the file.
  package var top: String? {
    if case .key(let key)? = steps.first { key } else { nil }
  }

  /// Returns a file with another value at the path.
  ///
  /// The last key may be new; everything before it must exist.
  package func replacing(
    in file: JSONValue,
    with value: JSONValue
  ) throws(PathProblem) -> JSONValue {
    try replace(file, steps[...], value)
  }

  private func replace(
    _ old: JSONValue,
    _ steps: ArraySlice<Step>,
    _ value: JSONValue
  ) throws(PathProblem) -> JSONValue {
    guard let step = steps.first else { return value }
    switch (step, old.content) {
    case (.key(let key), .object(var members)):
      if let place = members.firstIndex(where: { isIdentical($0.key, key) }) {
        let member = members[place]
        let new = try replace(member.value, steps.dropFirst(), value)
        members[place] = JSONMember(key: key, keyPosition: member.keyPosition, value: new)
      } else {
        guard steps.count == 1 else { throw missing(key, among: members.map(\.key)) }
        members.append(JSONMember(key: key, keyPosition: value.position, value: value))
      }
      return JSONValue(.object(members), at: old.position)
    case (.index(let index), .array(var items)):
      guard items.indices.contains(index) else {
        let count = items.count == 1 ? "1 item" : "\(items.count) items"
        throw PathProblem("there is no index \(index) in \(count)", hint: "indices begin at 0")
      }
      items[index] = try replace(items[index], steps.dropFirst(), value)
      return JSONValue(.array(items), at: old.position)
    case (.key(let key), _):
      throw PathProblem("\(quoted(key)) is looked up in \(old.summary), which has no keys")
    case (.index(let index), _):
      throw PathProblem("index \(index) is looked up in \(old.summary), which has no indices")
    }
  }

  /// Keys of effects: a screen has none if it uses the system transition.
  private static let effectKeys: Set = ["presentation", "dismissal", "push", "pop"]

  private func missing(_ key: String, among keys: [String]) -> PathProblem {
    if top == "screens", steps.count > 3, steps[2] == .key(key), Self.effectKeys.contains(key) {
      return PathProblem(
        "there is no key \(quoted(key)): the screen has no effect there",
        hint: "give it one first, such as \(quoted(key)): { \"fade\": {} }; an import does so "
          + "with --map"
      )
    }
    return PathProblem(
      "there is no key \(quoted(key))",
      hint: nearestName(to: key, among: keys).map { "did you mean \(quoted($0))?" }
        ?? "there are \(keys.listed)"
    )
  }
}
