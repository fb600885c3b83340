internal import HeadlessUIKit
internal import JankGate
internal import JankReports
internal import JankScenarios

/// Running the cases of a plan and judging each as soon as it is done.
struct CheckRun {
  /// The cases that were judged, in the order of the plan.
  let cases: [CheckedCase]
  /// Whether every case was run.
  let isComplete: Bool
}

extension CheckReport {
  /// How the tool ends after a check, once all reports are written.
  var code: ExitCode {
    // A signal may have come when all cases were run.
    if let code = Interruption.code { return code }
    return switch conclusion {
    case .interrupted: .interrupted
    case .broken: .simulationFailed
    case .failed: .regressed
    case .invalid: .invalidData
    case .improved: .improved
    case .passed: .done
    }
  }
}

extension CheckRun {
  /// Runs the cases of a plan, or as many as fit into a baseline; once the tool is to end, no new
  /// case is begun.
  ///
  /// Traces are let go as soon as they are judged, so that only figures add up in memory.
  ///
  /// - Parameters:
  ///   - plan: the cases.
  ///   - judge: says whether they keep the rules.
  ///   - watchesPages: whether somebody asks how all pages move: see ``Metric/needsPages``.
  ///   - budget: what the cases are to fit into, if anything.
  ///   - invocation: the command line.
  ///   - console: where progress is shown.
  init(
    _ plan: CheckPlan,
    judge: Judge,
    watchesPages: Bool,
    into budget: BaselineBudget? = nil,
    _ invocation: Invocation,
    on console: Console
  ) async {
    let isVerbose = invocation.has(RunOptions.verbose)
    let progress = RunOptions.progress(
      of: plan.items.count,
      invocation,
      on: isVerbose ? nil : console
    )
    defer { progress.finish() }
    let limits = RunOptions.limits(invocation)
    let courses = SharedCourse.along(plan.items.lazy.map { ($0.run.scenario, $0.run.device) })
    (cases, isComplete) = await RunOptions.pool(invocation).outcomes(
      of: zip(plan.items, courses),
      isEnough: { budget?.isSpent ?? false }
    ) { item, course in
      let checked = RunContainment.contain({ item.run.key }) {
        let result = item.run.run(limits: limits(), watchesPages: watchesPages, course: course)
        return judge.judge(
          CheckSubject(result, from: item.source, line: item.line, replay: item.replay)
        )
      }
      budget?.spend(on: checked)
      progress.advance()
      if isVerbose {
        let count = checked.headline.frameCount
        console.showOnErrors("ran \(ReportText.name(checked)): \(count) frames\n")
      }
      return checked
    }
  }
}
