internal import HeadlessUIKit
internal import JankGate
internal import JankMetrics
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
  /// Runs a plan, a number of cases at a time; once the tool is to end, no new case is begun.
  ///
  /// Traces are let go as soon as they are judged, so that only figures add up in memory.
  ///
  /// - Parameters:
  ///   - items: the cases.
  ///   - judge: says whether they keep the rules.
  ///   - jobs: how many run at a time.
  ///   - watchesPages: whether somebody asks how all pages move: see ``Metric/needsPages``.
  ///   - limits: makes the limits of a case that begins.
  ///   - isEnough: whether no further case is begun; called again and again.
  ///   - isDone: told of each case when it is judged; called from any thread.
  /// - Returns: The cases that were run.
  static func run(
    _ items: [CheckPlan.Item],
    judge: Judge,
    jobs: Int,
    watchesPages: Bool,
    limits: @escaping @Sendable () -> RunLimits,
    isEnough: () -> Bool = { false },
    isDone: @escaping @Sendable (CheckedCase) -> Void
  ) async -> CheckRun {
    var results = [CheckedCase?](repeating: nil, count: items.count)
    await withTaskGroup(of: (index: Int, checked: CheckedCase).self) { group in
      var running = 0
      // Runs of one scenario on one device lie next to each other.
      var course: SharedCourse?
      for (index, item) in items.enumerated() {
        if running >= jobs, let done = await group.next() {
          results[done.index] = done.checked
          running -= 1
        }
        if Interruption.isRequested || isEnough() { break }
        running += 1
        let (scenario, device) = (item.run.scenario, item.run.device)
        if course?.isFor(scenario, on: device) != true {
          course = SharedCourse(of: scenario, on: device)
        }
        group.addTask { [course] in
          let checked = RunContainment.contain({ item.run.key }) {
            let result = item.run.run(
              limits: limits(),
              watchesPages: watchesPages,
              course: course
            )
            return judge.judge(
              CheckSubject(result, from: item.source, line: item.line, replay: item.replay)
            )
          }
          isDone(checked)
          return (index, checked)
        }
      }
      for await done in group { results[done.index] = done.checked }
    }
    return CheckRun(
      cases: results.compactMap(\.self),
      isComplete: results.allSatisfy { $0 != nil }
    )
  }
}
