internal import JankMetrics

/// Running the cases of a plan and judging each as soon as it is done.
struct CheckRun {
  /// The cases that were judged, in the order of the plan.
  let cases: [CheckedCase]
  /// Rules that looked at a figure which a case does not have.
  let problems: [RuleProblem]
  /// Whether every case was run.
  let isComplete: Bool
}

extension CheckRun {
  /// How the tool ends after a run, once all reports are written.
  func code(of report: CheckReport, failsOnImprovement: Bool = false) -> ExitCode {
    if let code = Interruption.code { return code }
    if !problems.isEmpty { return .invalidData }
    if !report.failedCases.isEmpty { return .simulationFailed }
    if report.hasRegressed { return .regressed }
    return failsOnImprovement && report.hasImproved ? .improved : .done
  }
}

extension CheckRun {
  private typealias Outcome = (index: Int, result: Result<CheckedCase, RuleProblem>)

  /// Runs a plan, a number of cases at a time; once the tool is to end, no new case is begun.
  ///
  /// Traces are let go as soon as they are judged, so that only figures add up in memory.
  static func run(
    _ items: [CheckPlan.Item],
    judge: Judge,
    jobs: Int,
    progress: Progress
  ) async -> CheckRun {
    var results = [Result<CheckedCase, RuleProblem>?](repeating: nil, count: items.count)
    await withTaskGroup(of: Outcome.self) { group in
      var running = 0
      for (index, item) in items.enumerated() {
        if running >= jobs, let done = await group.next() {
          results[done.index] = done.result
          running -= 1
        }
        if Interruption.isRequested { break }
        running += 1
        group.addTask {
          let subject = CheckSubject(item.run.run(), from: item.source, replay: item.replay)
          defer { progress.advance() }
          do throws(RuleProblem) {
            return (index, .success(try judge.judge(subject)))
          } catch {
            return (index, .failure(error))
          }
        }
      }
      for await done in group { results[done.index] = done.result }
    }
    progress.finish()
    var problems: [RuleProblem] = []
    for case .failure(let problem)? in results where !problems.contains(problem) {
      problems.append(problem)
    }
    return CheckRun(
      cases: results.compactMap { try? $0?.get() },
      problems: problems,
      isComplete: results.allSatisfy { $0 != nil }
    )
  }
}
