internal import JankSweep
internal import JankText

/// Runs shards of a sweep and keeps their files.
struct ShardRun {
  let runner: BlockRun
  let store: ShardStore
  let pool: WorkPool
  let isForced: Bool

  private var blockCount: Int { store.identity.blockCount }
}

extension ShardRun {
  /// Runs one shard on all workers.
  ///
  /// - Returns: The content of its file.
  /// - Throws: The signal that interrupted it; a time-out.
  func content(of shard: Shard, _ progress: Progress) async throws(ToolFailure) -> [UInt8] {
    let runner = runner
    let (lines, isComplete) = await pool.outcomes(of: shard.blocks(of: blockCount)) { block in
      defer { progress.advance(runner.sweep.cases.cases(of: block).count) }
      return runner.record(of: block).line
    }
    progress.finish()
    try throwTimeOut()
    guard isComplete else { throw interrupted(0, of: 1) }
    return store.content(of: shard, lines)
  }

  /// Runs the unfinished ones of some shards, each on one worker, and writes their files.
  ///
  /// - Returns: The number of shards that were finished before.
  /// - Throws: The signal that interrupted it, a time-out, or that a file cannot be written.
  func finish(_ shards: [Shard], _ progress: Progress) async throws(ToolFailure) -> Int {
    let open = isForced ? shards : shards.filter { !self.store.isFinished($0) }
    for shard in shards where !open.contains(shard) {
      progress.advance(caseCount(of: shard))
    }
    let (runner, store, total) = (runner, store, blockCount)
    var failure: ToolFailure?
    var doneCount = shards.count - open.count
    await pool.run(open, isEnough: { failure != nil || runner.timedOut != nil }) { shard in
      Self.finish(shard, runner, store, total, progress)
    } take: { _, problem in
      if let problem { failure = failure ?? problem } else { doneCount += 1 }
    }
    progress.finish()
    try throwTimeOut()
    if let failure, !Interruption.isRequested { throw failure }
    if Interruption.isRequested { throw interrupted(doneCount, of: shards.count) }
    return shards.count - open.count
  }

  /// Runs a shard on this thread and writes its file.
  ///
  /// - Returns: What went wrong, or nil; an interruption is none.
  private static func finish(
    _ shard: Shard,
    _ runner: BlockRun,
    _ store: ShardStore,
    _ total: Int,
    _ progress: Progress
  ) -> ToolFailure? {
    var lines: [[UInt8]] = []
    var stage = BlockRun.Stage()
    for block in shard.blocks(of: total) {
      guard !Interruption.isRequested, runner.timedOut == nil else {
        return .ended(by: Interruption.code ?? .simulationFailed, "shard \(shard)")
      }
      lines.append(runner.record(of: block, &stage).line)
      progress.advance(runner.sweep.cases.cases(of: block).count)
    }
    do throws(ToolFailure) {
      try OutputFile.write(store.content(of: shard, lines), to: store.path(of: shard))
      return nil
    } catch {
      return error
    }
  }

  private func caseCount(of shard: Shard) -> Int {
    shard.blocks(of: blockCount).reduce(0) { $0 + runner.sweep.cases.cases(of: $1).count }
  }

  private func throwTimeOut() throws(ToolFailure) {
    guard let number = runner.timedOut else { return }
    let place = runner.sweep.cases.place(of: number)
    let label = runner.sweep.question.space.label(of: place.point)
    throw .file(
      runner.sweep.path,
      .simulationFailed,
      "case \(number)\(label.isEmpty ? "" : " (\(label))") took longer than the time limit",
      hint: "raise --timeout, or exclude the point with a constraint"
    )
  }

  private func interrupted(_ done: Int, of total: Int) -> ToolFailure {
    let message =
      "interrupted: \(done) of \(total) shards are finished; the same command continues"
    return ToolFailure(
      Interruption.code ?? .interrupted,
      [Diagnostic(.note, path: runner.sweep.path, message: message)]
    )
  }
}
