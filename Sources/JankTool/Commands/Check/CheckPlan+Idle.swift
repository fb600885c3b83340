internal import JankGate

extension CheckPlan {
  /// Rejects a check that cannot fail.
  ///
  /// - Parameters:
  ///   - comparison: the baseline of every value, or nil for none.
  ///   - command: the words that lead to the command.
  /// - Throws: `invalidData` if no rule is on and no case is in the baseline.
  func refuseIdleCheck(
    against comparison: CheckSession.Comparison?,
    by command: String
  ) throws(ToolFailure) {
    guard !rules.contains(where: { $0.threshold.level != .off }) else { return }
    guard let comparison else {
      throw .file(
        command,
        .invalidData,
        "there is nothing to check: no threshold, no rule that is on and no baseline",
        hint: "state a rule with --rule, or record a baseline: janklab baseline record PATH…"
      )
    }
    guard !items.contains(where: { comparison.baseline.run(of: $0.name) != nil }) else { return }
    let path = comparison.path ?? command
    throw .file(
      path,
      .invalidData,
      "there is nothing to check: the baseline has none of the cases, and no rule is on",
      hint: "if the cases are new: \(commandOfUpdate(of: path))"
    )
  }
}
