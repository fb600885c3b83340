internal import JankGate
internal import JankTrace

/// The number of tests, and of those that did not pass.
struct JUnitCounts {
  var tests = 0
  var failures = 0
  var errors = 0
  var skipped = 0

  /// The counts that every schema of the format has.
  var attributes: String {
    "tests=\"\(tests)\" failures=\"\(failures)\" errors=\"\(errors)\""
  }

  static func + (left: JUnitCounts, right: JUnitCounts) -> JUnitCounts {
    JUnitCounts(
      tests: left.tests + right.tests,
      failures: left.failures + right.failures,
      errors: left.errors + right.errors,
      skipped: left.skipped + right.skipped
    )
  }
}

/// The cases of one file, the reason why it cannot be read, or the cases that only the baseline
/// has.
///
/// Tests are made while they are written: a check in which everything fails has hundreds of
/// thousands.
struct JUnitSuite {
  let path: String
  var cases: [CheckedCase] = []
  /// The problems of the file that keep the check from starting.
  var rejections: [Rejection] = []
  var absentees: [CaseName] = []
  var remarks: [String] = []
  /// The reason why some cases are missing, if the check was interrupted.
  var interruption: String?
  var counts = JUnitCounts()

  /// The model version of the runs, or nil if there are none.
  var modelVersion: Int? { cases.first?.facts.modelVersion }
  var time: Interval {
    cases.reduce(.zero) { $0 + Interval(nanoseconds: $1.facts.end.nanoseconds) }
  }

  /// The suites, in the order in which their files first occur.
  static func suites(of report: CheckReport) -> [JUnitSuite] {
    var suites: [JUnitSuite] = []
    var places: [String: Int] = [:]
    for subject in report.cases {
      let place = places[subject.path] ?? suites.count
      if place == suites.count {
        places[subject.path] = place
        suites.append(JUnitSuite(path: subject.path))
      }
      suites[place].cases.append(subject)
      suites[place].counts = suites[place].counts + JUnitTest.counts(of: subject, in: report)
      suites[place].remarks += warnings(of: subject)
    }
    return refused(report) + suites + [besides(report)].compactMap(\.self)
  }

  /// A suite for each file that keeps the check from starting, and one for the command line.
  private static func refused(_ report: CheckReport) -> [JUnitSuite] {
    var suites: [JUnitSuite] = []
    for rejection in report.rejections {
      let path = rejection.path ?? "janklab"
      if let place = suites.firstIndex(where: { $0.path == path }) {
        suites[place].rejections.append(rejection)
      } else {
        suites.append(
          JUnitSuite(path: path, rejections: [rejection], counts: JUnitCounts(tests: 1, errors: 1))
        )
      }
    }
    return suites
  }

  /// The remarks that concern no case, or nil for none.
  private static func besides(_ report: CheckReport) -> JUnitSuite? {
    let isInterrupted = report.isInterrupted
    guard !report.absentees.isEmpty || !report.remarks.isEmpty || isInterrupted else { return nil }
    let count = report.absentees.count
    let lost = report.lostCases.count
    return JUnitSuite(
      path: report.baselinePath ?? "janklab",
      absentees: report.absentees,
      remarks: report.remarks,
      interruption: isInterrupted ? report.remarks.last ?? ReportText.summary(report) : nil,
      counts: JUnitCounts(
        tests: count + (isInterrupted ? 1 : 0),
        failures: lost,
        errors: isInterrupted ? 1 : 0,
        skipped: count - lost
      )
    )
  }

  /// Broken rules that only warn.
  ///
  /// JUnit has no warning, so they are written as output of a passing test.
  private static func warnings(of subject: CheckedCase) -> [String] {
    subject.ruleVerdicts.filter { $0.outcome == .warned }.map { verdict in
      "warning: \(ReportText.name(subject)): \(ReportText.line(verdict))"
    }
  }
}

/// One test, as it is written.
struct JUnitTest {
  struct Problem {
    enum Element: String {
      case failure, error, skipped
    }

    let element: Element
    let type: String
    let lines: [String]
  }

  let name: String
  /// The group under which build servers show the test.
  let group: String
  var path: String?
  var line: Int?
  // The time of a case counts once.
  var time = Interval.zero
  var problem: Problem?
}

extension JUnitTest {
  /// A case that only the baseline has.
  static func absent(_ name: CaseName, in report: CheckReport) -> JUnitTest {
    JUnitTest(
      name: "runs",
      group: group(name),
      problem: Problem(
        element: report.lostCases.contains(name) ? .failure : .skipped,
        type: "absent",
        lines: [AbsenceText.line(name, in: report)]
      )
    )
  }

  /// The problems in files or on the command line that keep the check from starting.
  static func refused(_ rejections: [Rejection]) -> JUnitTest {
    JUnitTest(
      name: "begins",
      group: "janklab",
      path: rejections.first?.path,
      line: rejections.first?.line,
      problem: Problem(
        element: .error,
        type: "refusal",
        lines: rejections.flatMap(ReportText.placedLines)
      )
    )
  }

  /// The note that the check was interrupted.
  static func interrupted(_ reason: String) -> JUnitTest {
    JUnitTest(
      name: "all cases are run",
      group: "janklab",
      problem: Problem(element: .error, type: "interrupted", lines: [reason])
    )
  }

  /// The tests of a case: whether it is valid, each rule, and whether it equals the baseline.
  ///
  /// The names do not depend on the outcome, since build servers track tests by name.
  static func tests(of subject: CheckedCase, in report: CheckReport) -> [JUnitTest] {
    var runs = test("runs", of: subject)
    runs.time = Interval(nanoseconds: subject.facts.end.nanoseconds)
    runs.problem = subject.failure.map { _ in
      Problem(element: .error, type: "simulation", lines: ReportText.failureLines(subject))
    }
    let invalid = report.problems(of: subject).map { problem in
      var test = test("\(problem.rule.threshold)", of: subject)
      if let path = problem.rule.path { (test.path, test.line) = (path, problem.rule.line) }
      test.problem = Problem(element: .error, type: "rule", lines: ReportText.lines(problem))
      return test
    }
    let rules = subject.ruleVerdicts.map { test($0, of: subject, in: report) }
    return [runs] + invalid + rules + (subject.isCompared ? [baseline(subject, in: report)] : [])
  }

  private static func test(_ name: String, of subject: CheckedCase) -> JUnitTest {
    JUnitTest(name: name, group: group(subject.name), path: subject.path, line: subject.line)
  }

  private static func test(
    _ verdict: Verdict,
    of subject: CheckedCase,
    in report: CheckReport
  ) -> JUnitTest {
    var test = test(verdict.rule, of: subject)
    if let path = verdict.path { (test.path, test.line) = (path, verdict.line) }
    guard report.failingOutcomes.contains(verdict.outcome) else { return test }
    let frames =
      verdict.outcome == .failed
      ? ReportText.lines(verdict.frames, isAgainstBaseline: verdict.isAgainstBaseline) : []
    let help = frames.isEmpty ? [] : ReportText.helpLines(verdict.frames)
    let lines = [ReportText.line(verdict)] + frames + help + [ReportText.replayLine(subject)]
    test.problem = Problem(element: .failure, type: "threshold", lines: lines)
    return test
  }

  /// Whether all values equal the baseline or are better.
  private static func baseline(_ subject: CheckedCase, in report: CheckReport) -> JUnitTest {
    var test = test("baseline", of: subject)
    guard failsBaseline(subject, in: report) else { return test }
    var lines = subject.differences.filter { report.failingOutcomes.contains($0.outcome) }
      .map(ReportText.line)
    if lines.isEmpty { lines = ["its frames differ from the baseline"] }
    if subject.differenceCount(.failed) > subject.lossCount {
      lines += GestureText.lines(subject)
      lines += ReportText.lines(subject.changedFrames, isAgainstBaseline: true)
      lines += ReportText.helpLines(subject.changedFrames)
    }
    lines.append(ReportText.replayLine(subject))
    test.problem = Problem(element: .failure, type: "baseline", lines: lines)
    return test
  }

  private static func failsBaseline(_ subject: CheckedCase, in report: CheckReport) -> Bool {
    report.failingOutcomes.contains { subject.differenceCount($0) > 0 }
      || report.failsOnImprovement && subject.hasOtherFrames
  }

  /// The counts of a case's tests, computed without making the tests.
  static func counts(of subject: CheckedCase, in report: CheckReport) -> JUnitCounts {
    let problems = report.problems(of: subject).count
    let failing = subject.ruleVerdicts.count { report.failingOutcomes.contains($0.outcome) }
    return JUnitCounts(
      tests: 1 + problems + subject.ruleVerdicts.count + (subject.isCompared ? 1 : 0),
      failures: failing + (failsBaseline(subject, in: report) ? 1 : 0),
      errors: (subject.failure == nil ? 0 : 1) + problems
    )
  }

  private static func group(_ name: CaseName) -> String {
    "\(name.scenario).\(name.device).\(name.strategy)"
  }
}
