internal import JankExplore
internal import JankText

/// What shrinking removed from a scenario.
struct ShrunkChange {
  /// Whether nothing was removed or simplified.
  let isNone: Bool
  /// The sizes before and after: `shrunk from 648 to 461 bytes, from 3 to 2 steps`, or
  /// `shrunk from 648 to 461 bytes, 2 steps as before,`; `simplified` if it got no smaller.
  let text: String

  /// Compares a scenario with the smaller one.
  ///
  /// - Parameters:
  ///   - bytes: the file of the scenario.
  ///   - shrunk: the smaller one.
  init(from bytes: [UInt8], to shrunk: ShrunkScenario) {
    let (old, new) = (try? JSONParser.parse(bytes), try? JSONParser.parse(Array(shrunk.text.utf8)))
    isNone = Self.members(old).allSatisfy { member in
      Self.described.contains(member.key)
        || new?[member.key].map(Self.layout) == Self.layout(member.value)
    }
    let stepCount = shrunk.one.file.script.count
    let steps = "\(stepCount) \(stepCount == 1 ? "step" : "steps")"
    let oldStepCount = old?["script"]?.items?.count ?? stepCount
    let size = shrunk.text.utf8.count
    text =
      (size < bytes.count ? "shrunk from \(bytes.count) to \(size) bytes, " : "simplified, ")
      + (oldStepCount == stepCount ? "\(steps) as before," : "from \(oldStepCount) to \(steps)")
  }

  /// The keys that shrinking sets itself.
  private static let described = ["name", "about"]

  private static func members(_ file: JSONValue?) -> [JSONMember] {
    guard case .object(let members)? = file?.content else { return [] }
    return members
  }

  /// A value as text, whatever its position.
  private static func layout(_ value: JSONValue) -> String { JSONLayout.text(value.content) }
}
