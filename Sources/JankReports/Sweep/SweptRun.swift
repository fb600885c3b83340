internal import JankSweep

/// A case of a sweep that a page plays.
package struct SweptRun {
  /// The index of the candidate.
  let candidate: Int
  /// The number of the case in the sweep.
  let number: Int
  /// The scenario, device, stall and seed of the case, in words.
  let condition: String
  let run: PlayedRun

  /// Creates a run.
  ///
  /// - Parameters:
  ///   - candidate: the index of the candidate.
  ///   - number: the number of the case in the sweep.
  ///   - condition: the scenario, device, stall and seed of the case, in words.
  ///   - run: the run.
  package init(candidate: Int, number: Int, condition: String, run: PlayedRun) {
    self.candidate = candidate
    self.number = number
    self.condition = condition
    self.run = run
  }
}

extension SweptRun {
  /// The frames for the script of a page; candidates under the same condition stand side by side.
  func film(_ question: SweepQuestion) -> RunFilm {
    let label = question.label(of: question.candidate(candidate))
    return RunFilm(
      number: number,
      name: "\(label) / \(condition)",
      label: label,
      group: condition,
      trace: run.trace,
      intended: run.intended
    )
  }
}
