extension JSONObjectReader {
  /// Returns the message and hint for a key that belongs to other kinds of objects.
  ///
  /// - Parameter key: A key that the object does not know.
  /// - Returns: The texts, or nil if no object of the file has the key.
  func misplaced(_ key: String) -> (message: String, hint: String?)? {
    guard let schema = log.schema else { return nil }
    if let alternatives = schema.alternatives(of: kind, having: key) {
      if let misplaced = misplaced(key, besideOneOf: alternatives) { return misplaced }
      // The keys of a choice are names, so a key of a distant object is only wrong.
      return nil
    }
    let homes = schema.homes(of: key, besides: kind)
    guard !homes.isEmpty, homes.count <= Self.homeLimit else { return nil }
    let list = homes.joined(separator: " or ")
    return (
      "\(quoted(key)) belongs in \(list), not in \(kind)", "move it to \(list), or remove it"
    )
  }

  /// The number of kinds of objects that a message names.
  private static let homeLimit = 3

  /// Returns the texts for a key beside the key of a choice, which belongs in one of its objects.
  private func misplaced(
    _ key: String,
    besideOneOf alternatives: [String]
  ) -> (message: String, hint: String?)? {
    guard let first = alternatives.first else { return nil }
    let chosen = knownKeys
    guard let own = chosen.first else {
      return (
        "\(quoted(key)) belongs inside \(kind), and none is named",
        "write for example \(nested(key, in: first))"
      )
    }
    guard alternatives.contains(own) else {
      let names = alternatives.prefix(Self.homeLimit).map { quoted($0) }
      return (
        "\(quoted(own)) has no key \(quoted(key))",
        "remove it, or use \(names.joined(separator: " or ")), which has it"
      )
    }
    return ("\(quoted(key)) belongs inside \(quoted(own))", "write \(nested(key, in: own))")
  }

  private func nested(_ key: String, in own: String) -> String {
    "{ \(quoted(own)): { \(quoted(key)): … } }"
  }

  /// The keys that could be added, as a hint for a key that no object has.
  ///
  /// - Parameter absent: The known keys that the object does not have.
  /// - Returns: The hint.
  func knownHint(_ absent: [String]) -> String {
    if absent.isEmpty { return "remove it; all known keys are present" }
    let isChoice = log.schema?.alternatives(of: kind, having: "") != nil
    guard isChoice, let own = knownKeys.first else {
      return "other known keys: \(absent.listed(limit: Self.keyLimit))"
    }
    return "remove it; \(kind) has one key, which is \(quoted(own)) here"
  }

  /// More than the keys of most objects.
  private static let keyLimit = 25
}
