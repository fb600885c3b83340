internal import JankExplore
internal import JankTrace

/// Names of shrunk scenarios, which are those of their files too.
enum FailureName {
  private static let longest = 80

  /// The names of groups, all different: that of the scenario and that of the failure.
  ///
  /// If several failures have one name, or if the file of another one has it, a failure gets a mark
  /// of its cause, which is the same in every exploration. It keeps the mark while its file exists.
  ///
  /// - Parameters:
  ///   - groups: the failures.
  ///   - scenarios: the names of the scenarios.
  ///   - folder: the folder for the files.
  /// - Returns: The names.
  static func names(
    of groups: [FailureGroups.Group],
    from scenarios: [String],
    in folder: String
  ) -> [String] {
    let names = groups.map { group in
      let safe = scenarios[group.source].map { isPlain($0) ? $0 : "-" }.prefix(longest)
      return "\(String(safe))-\(group.example.name)"
    }
    return zip(names, groups).map { name, group in
      let marked = "\(name)-\(mark(of: group.example))"
      if FailingFile.states(group.example, marked, in: folder) != nil { return marked }
      let isAlone = names.count { $0 == name } == 1
      return FailingFile.states(group.example, name, in: folder) ?? isAlone ? name : marked
    }
  }

  private static func mark(of failure: RunFailure) -> String {
    var hasher = DigestHasher()
    hasher.combine(failure.title)
    if case .finding(_, _, let words) = failure.cause { hasher.combine(words) }
    return String(hasher.finish().description.prefix(8))
  }

  private static func isPlain(_ character: Character) -> Bool {
    character.isASCII && (character.isLetter || character.isNumber || "-_".contains(character))
  }
}
