package import JankGate
internal import JankText

/// The condition in the braces of a rule that no case meets.
package struct IdleFilter {
  /// What no case is, for example `no case has the device "phone60"`.
  package let message: String
  /// The name that was probably meant, or the names that exist.
  package let hint: String?

  /// Finds the first condition that no case meets by itself.
  ///
  /// - Parameters:
  ///   - threshold: A rule that covers no case.
  ///   - names: The names of all cases.
  ///   - tags: The tags of all scenarios.
  package init(of threshold: Threshold, among names: [CaseName], tags: [String]) {
    for filter in threshold.filters {
      let values = Self.values(of: filter.key, among: names, tags: tags)
      guard !values.contains(where: Glob(filter.glob).matches) else { continue }
      let key = filter.key.rawValue
      message = "no case has the \(key) \(quoted(filter.glob))"
      let meant = nearestName(to: filter.glob, among: values)
      hint =
        meant.map { "did you mean \(quoted($0))?" }
        ?? (values.isEmpty ? "no scenario has a \(key)" : "the cases have \(values.listed)")
      return
    }
    message = "no case meets all conditions in the braces together"
    hint = nil
  }

  private static func values(
    of key: Threshold.Filter.Key,
    among names: [CaseName],
    tags: [String]
  ) -> [String] {
    let all =
      switch key {
      case .scenario: names.map(\.scenarioWithoutOutcome) + names.map(\.scenario)
      case .strategy: names.map(\.strategy)
      case .device: names.map(\.device)
      case .tag: tags
      }
    var seen: Set<String> = []
    return all.filter { seen.insert($0).inserted }
  }
}
