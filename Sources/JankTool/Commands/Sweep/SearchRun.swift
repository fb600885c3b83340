internal import JankReports
internal import JankSweep
internal import JankText

/// Searches for the best candidate of a sweep.
enum SearchRun {
  /// Runs the search and returns what it found, and whether a candidate keeps all limits.
  ///
  /// - Throws: `invalidData` for a sweep without objective or with a sample; the signal that
  ///   interrupted it.
  static func text(
    _ path: String,
    _ invocation: Invocation,
    _ console: Console
  ) async throws(ToolFailure) -> (text: String, isWithinLimits: Bool) {
    Interruption.listen()
    let sweep = try SweepLoader.load(path, knowing: invocation.catalog)
    let judge = CandidateJudge(sweep.question)
    guard var search = PatternSearch(judge) else {
      throw .file(
        path,
        .invalidData,
        judge.objectiveCount == 0
          ? "the sweep has no objective" : "the search needs all combinations, not a sample",
        hint: judge.objectiveCount == 0
          ? #"add "objectives": [{ "minimize": "transition.settle.max" }]"#
          : #"remove "sample" and give each range a step or a count"#
      )
    }
    let runner = BlockRun(sweep, limits: SweepLimits.limits(invocation))
    let pool = RunOptions.pool(invocation)
    while let points = search.nextPoints {
      let (judged, isComplete) = await pool.outcomes(of: points) { point in
        (point: point, verdicts: judge.verdicts(runner.rows(of: point)))
      }
      guard isComplete, runner.timedOut == nil else {
        throw .ended(by: Interruption.code ?? .simulationFailed, invocation.path)
      }
      search.take(judged)
    }
    return (
      describe(search, sweep, of: path, judge, invocation.toolset.name),
      judge.bounds.isEmpty || search.best != nil
    )
  }

  private static func describe(
    _ search: PatternSearch,
    _ sweep: LoadedSweep,
    of path: String,
    _ judge: CandidateJudge,
    _ tool: String
  ) -> String {
    let per = sweep.cases.casesPerPoint
    let (done, all) = (search.judgedCount * per, sweep.cases.caseCount)
    let saved = Decimal.text(100 * Double(all - done) / Double(all), digits: 1)
    let effort =
      "\(done) runs instead of \(all), \(saved) % fewer\n"
      + "pattern search from 5 starts (Hooke and Jeeves 1961); the whole sweep may have a better\n"
      + "candidate: \(tool) sweep \(ShellWord.text(path))\n"
    guard let best = search.best else { return failure(search, judge) + effort }
    let scores = best.scores.enumerated().map { objective, steps in
      "\(judge.goals[objective].text) \(TuneText.score(steps, objective, judge))"
    }
    return "best: \(printable(sweep.question.label(of: best.candidate), limit: 1_000))\n"
      + scores.map { "  \($0)\n" }.joined() + effort
  }

  /// That no candidate is an answer, and which comes nearest.
  private static func failure(_ search: PatternSearch, _ judge: CandidateJudge) -> String {
    guard !judge.bounds.isEmpty else { return "no candidate that was tried is valid\n" }
    let nearest = search.nearest.map {
      printable(TuneReport.nearest($0.candidate, $0.limits, judge), limit: 2_000) + "\n"
    }
    return "no candidate that was tried keeps all limits\n" + (nearest ?? "")
  }
}
