internal import JankSweep
internal import JankText

/// A finished result of a sweep that has other objectives and limits now.
///
/// They decide about no run, so the values of the result stay valid.
struct GoalChange {
  private let file: ResultFile
  private let identity: SweepHeader.Identity

  /// Opens a result; nil if there is none, or if anything but the goals has changed.
  init?(_ path: String, _ sweep: LoadedSweep) {
    guard SystemCall.kind(of: path) == .file, let file = try? ResultFile(path),
      file.header.isComplete, Self.isSame(file.header.identity, sweep)
    else { return nil }
    self.file = file
    identity = sweep.identity
  }

  /// Whether a result has the runs of a sweep.
  private static func isSame(_ old: SweepHeader.Identity, _ sweep: LoadedSweep) -> Bool {
    let new = sweep.identity
    guard old.metrics == new.metrics, old.entries == new.entries, old.caseCount == new.caseCount,
      old.blockCases == new.blockCases,
      old.digest == LoadedSweep.digest(of: old.sweep, sweep.files),
      let before = SweepQuestion(old)?.sweep
    else { return false }
    return runs(of: before) == runs(of: sweep.sweep)
  }

  /// A sweep without what decides about no run, as a file.
  private static func runs(of sweep: Sweep) -> String? {
    var runs = sweep
    (runs.name, runs.about) = ("runs", "")
    (runs.metrics, runs.objectives, runs.limits) = ([], [], [])
    return SweepFormat.text(of: runs)
  }

  /// Writes the new objectives and limits into the result.
  func write() throws(ToolFailure) {
    try OutputFile.write(to: file.path) { writer throws(ToolFailure) in
      let header = SweepHeader(identity, held: identity.blockCount, shards: [])
      try writer.write(Array(header.line.utf8))
      var failure: ToolFailure?
      try file.readBlocks { block in
        guard failure == nil else { return }
        do throws(ToolFailure) { try writer.write(block.line) } catch { failure = error }
      }
      if let failure { throw failure }
    }
  }
}
