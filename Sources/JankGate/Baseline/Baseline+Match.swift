extension Baseline {
  /// Why a baseline and the cases to be run do not go together.
  public enum Mismatch: Hashable, Sendable {
    /// It was made by another model.
    case model(Int, now: Int)
    /// The scenario says something else than it did.
    case content(scenario: String)
    /// The baseline does not have the case.
    case missing(CaseName)
  }

  /// What stands in the way of comparing cases with the baseline.
  ///
  /// - Parameters:
  ///   - cases: the cases and the fingerprints of their scenarios.
  ///   - modelVersion: the model that runs them.
  /// - Returns: All of it, in the order of the cases; nothing if they compare.
  public func mismatches(
    with cases: [(name: CaseName, contentHash: String)],
    modelVersion: Int
  ) -> [Mismatch] {
    guard modelVersion == self.modelVersion else {
      return [.model(self.modelVersion, now: modelVersion)]
    }
    var changed: Set<String> = []
    return cases.compactMap { name, contentHash in
      guard let entry = scenarios[name.scenario] else { return .missing(name) }
      guard entry.contentHash == contentHash else {
        return changed.insert(name.scenario).inserted ? .content(scenario: name.scenario) : nil
      }
      return run(of: name) == nil ? .missing(name) : nil
    }
  }

  /// The cases of the baseline that are not among those to be run.
  public func absentees(from cases: [CaseName]) -> [CaseName] {
    let names = Set(cases)
    return caseNames.filter { !names.contains($0) }
  }
}
