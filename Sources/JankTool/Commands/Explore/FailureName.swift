internal import JankExplore

/// Names of shrunk scenarios, which are those of their files too.
enum FailureName {
  private static let longest = 80

  /// The names of groups, all different: that of the scenario and that of the failure.
  static func names(of groups: [FailureGroups.Group], from scenarios: [String]) -> [String] {
    var counts: [String: Int] = [:]
    return groups.map { group in
      let safe = scenarios[group.source].map { isPlain($0) ? $0 : "-" }.prefix(longest)
      let name = "\(String(safe))-\(group.example.name)"
      counts[name, default: 0] += 1
      let number = counts[name] ?? 1
      return number == 1 ? name : "\(name)-\(number)"
    }
  }

  private static func isPlain(_ character: Character) -> Bool {
    character.isASCII && (character.isLetter || character.isNumber || "-_".contains(character))
  }
}
