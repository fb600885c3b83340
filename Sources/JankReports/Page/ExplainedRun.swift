package import JankGate
package import JankMetrics
internal import JankTrace

/// A run whose late frames are explained, for a page.
package struct ExplainedRun {
  /// An explained frame, and the sets of work items without which it is in time.
  package typealias Frame = (explanation: FrameExplanation, remedies: [[String]])

  /// The run without some work, compared with the run.
  package struct Change {
    let names: [String]
    let comparison: WhatIf
    let run: PlayedRun
    let notes: [String]

    /// Creates a change.
    ///
    /// - Parameters:
    ///   - names: the names of the removed work.
    ///   - comparison: the effect on late frames.
    ///   - run: the run without the work.
    ///   - notes: how its pages moved, a sentence each.
    package init(names: [String], comparison: WhatIf, run: PlayedRun, notes: [String]) {
      self.names = names
      self.comparison = comparison
      self.run = run
      self.notes = notes
    }
  }

  let name: CaseName
  let source: RunSource
  let run: PlayedRun
  let frames: [Frame]
  let notes: [String]
  let change: Change?

  /// Creates an explained run.
  ///
  /// - Parameters:
  ///   - name: the name of the case.
  ///   - source: the origin of the run.
  ///   - run: the run.
  ///   - frames: the frames to explain.
  ///   - notes: how the pages moved and what waited, a sentence each.
  ///   - change: the run without some work, or nil if none was removed.
  package init(
    name: CaseName,
    source: RunSource,
    run: PlayedRun,
    frames: [Frame],
    notes: [String],
    change: Change?
  ) {
    self.name = name
    self.source = source
    self.run = run
    self.frames = frames
    self.notes = notes
    self.change = change
  }
}

extension ExplainedRun {
  /// The name of the case, as in other reports.
  var title: String { "\(name.scenario) / \(name.device) / \(name.strategy)" }

  /// The frames of the run, and of the run without some work, for the script of a page.
  ///
  /// - Parameter number: the number of the run in the page; the other run has the next one.
  /// - Returns: The frames.
  func films(_ number: Int) -> [RunFilm] {
    let remedies = frames.compactMap { frame in
      ExplanationText.remedy(frame.remedies).map { (frame.explanation.frame.index, $0) }
    }
    let own = RunFilm(
      number: number,
      name: title,
      label: name.strategy,
      group: title,
      trace: run.trace,
      intended: run.intended,
      remedies: Dictionary(remedies, uniquingKeysWith: { first, _ in first })
    )
    guard let change else { return [own] }
    let names = WorkGroup.merged(change.names)
    let label = "without " + (names.count == 1 ? names[0] : "\(names.count) work items")
    let other = RunFilm(
      number: number + 1,
      name: "\(title), \(label)",
      label: label,
      group: title,
      trace: change.run.trace,
      intended: change.run.intended
    )
    return [own, other]
  }
}
