extension Baseline {
  /// A reason why cases cannot be compared with a baseline.
  public enum Mismatch: Hashable, Sendable {
    /// The baseline is from another model.
    case model(Int, now: Int)
    /// The content of the scenario changed.
    case content(scenario: String)
    /// The baseline does not have the case.
    case missing(CaseName)
  }

  /// Returns the reasons why cases cannot be compared with the baseline.
  ///
  /// - Parameters:
  ///   - cases: the cases and the fingerprints of their scenarios.
  ///   - modelVersion: the model that runs them.
  /// - Returns: All reasons, in the order of the cases; empty if all cases can be compared.
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

  /// Returns the cases of the baseline that are not among the cases to run.
  public func absentees(from cases: [CaseName]) -> [CaseName] {
    let names = Set(cases)
    return caseNames.filter { !names.contains($0) }
  }
}
