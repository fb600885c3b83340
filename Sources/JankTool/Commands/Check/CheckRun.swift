internal import HeadlessUIKit
internal import JankGate
internal import JankReports
internal import JankScenarios

/// Runs the cases of a plan and judges each as soon as it is done.
struct CheckRun {
  /// The judged cases, in the order of the plan.
  let cases: [CheckedCase]
  /// Whether every case was run.
  let isComplete: Bool

  /// What is recorded of the frames of cases, and kept.
  struct Frames: Sendable {
    /// The largest number of appearances of layers of each case that reports draw; nil for none.
    var filmLimit: Int?
    /// Selects the cases that keep their frames; nil for as many as the judge keeps.
    var shelf: FrameShelf?
    /// Receives each judged case with its index as soon as it is done, and returns what is kept.
    var finish: @Sendable (CheckedCase, Int) -> CheckedCase = { checked, _ in checked }
  }
}

extension CheckReport {
  /// The exit code of a check, once all reports are written.
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
  /// Runs the cases of a plan, or as many as fit into a baseline.
  ///
  /// After an interrupt no new case starts.
  ///
  /// Traces are released as soon as they are judged, so only values add up in memory.
  ///
  /// - Parameters:
  ///   - plan: the cases.
  ///   - judge: applies the rules.
  ///   - watchesPages: whether the motion of all pages is needed: see ``Metric/needsPages``.
  ///   - frames: what is recorded of the frames of cases, and kept.
  ///   - budget: the limit of a baseline, if there is one.
  ///   - invocation: the command line.
  ///   - console: the console for progress.
  init(
    _ plan: CheckPlan,
    judge: Judge,
    watchesPages: Bool,
    keeping frames: Frames = Frames(),
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
    var collection = CaseCollection(shelf: frames.shelf)
    isComplete = await RunOptions.pool(invocation).run(
      zip(plan.items, courses).enumerated(),
      isEnough: { budget?.isSpent ?? false }
    ) { place, work in
      let (item, course) = work
      let checked = RunContainment.contain({ item.run.key }) {
        let result = item.run.run(
          limits: limits(),
          watchesPages: watchesPages,
          filmLimit: frames.filmLimit,
          course: course
        )
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
      return frames.finish(checked, place)
    } take: { place, checked in
      collection.take(checked, at: place)
    }
    cases = collection.cases.compactMap(\.self)
  }
}

/// The cases that ended, of which those of no interest have lost their frames.
private struct CaseCollection {
  var shelf: FrameShelf?
  private(set) var cases: [CheckedCase?] = []

  init(shelf: FrameShelf?) {
    self.shelf = shelf
  }

  mutating func take(_ checked: CheckedCase, at place: Int) {
    while cases.count <= place { cases.append(nil) }
    cases[place] = checked
    for other in shelf?.add(checked, at: place) ?? [] { cases[other] = cases[other]?.withoutFrames }
  }
}
