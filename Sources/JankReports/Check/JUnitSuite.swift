internal import JankMetrics
internal import JankTrace

/// How many tests there are, and how many did not pass.
struct JUnitCounts {
  var tests = 0
  var failures = 0
  var errors = 0
  var skipped = 0

  /// The counts that every schema of the format knows.
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

/// The cases of one file, or what only the baseline has.
///
/// Tests are made when they are written: a check that fails all over has hundreds of thousands.
struct JUnitSuite {
  let path: String
  var cases: [CheckedCase] = []
  var absentees: [CaseName] = []
  var remarks: [String] = []
  var counts = JUnitCounts()

  var modelVersion: Int { cases.first?.modelVersion ?? 0 }
  var time: Interval {
    cases.reduce(.zero) { $0 + Interval(nanoseconds: $1.end.nanoseconds) }
  }

  /// The suites, file by file in the order in which the files come first.
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
      suites[place].counts = suites[place].counts + JUnitTest.counts(of: subject)
    }
    guard !report.absentees.isEmpty || !report.remarks.isEmpty else { return suites }
    let count = report.absentees.count
    suites.append(
      JUnitSuite(
        path: report.baselinePath ?? "janklab",
        absentees: report.absentees,
        remarks: report.remarks,
        counts: JUnitCounts(tests: count, skipped: count)
      )
    )
    return suites
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
  /// What build servers show it under.
  let group: String
  var path: String?
  var line: Int?
  // The time of a case counts once.
  var time = Interval.zero
  var problem: Problem?
}

extension JUnitTest {
  /// A case that only the baseline has.
  static func absent(_ name: CaseName) -> JUnitTest {
    JUnitTest(
      name: "runs",
      group: group(name),
      problem: Problem(element: .skipped, type: "absent", lines: [ReportText.absence])
    )
  }

  /// The tests of a case: whether it can be run, each rule, each figure beside the baseline.
  static func tests(of subject: CheckedCase) -> [JUnitTest] {
    var tests: [JUnitTest] = []
    if hasTestOfItsOwn(subject) {
      var test = JUnitTest(name: "runs", group: group(subject.name))
      (test.path, test.line) = (subject.path, subject.line)
      test.time = Interval(nanoseconds: subject.end.nanoseconds)
      test.problem = subject.failure.map { _ in
        Problem(element: .error, type: "simulation", lines: ReportText.failureLines(subject))
      }
      tests.append(test)
    }
    tests += subject.problems.map { problem in
      let rule = problem.rule
      return JUnitTest(
        name: "\(rule.threshold)",
        group: group(subject.name),
        path: rule.path ?? subject.path,
        line: rule.path == nil ? subject.line : rule.line,
        problem: Problem(element: .error, type: "rule", lines: ReportText.lines(problem))
      )
    }
    tests += subject.ruleVerdicts.map { test($0, "threshold", of: subject) }
    return tests + subject.differences.map { test($0, "baseline", of: subject) }
  }

  private static func test(
    _ verdict: Verdict,
    _ type: String,
    of subject: CheckedCase
  ) -> JUnitTest {
    var test = JUnitTest(name: verdict.rule, group: group(subject.name))
    test.path = verdict.path ?? subject.path
    test.line = verdict.path == nil ? subject.line : verdict.line
    if verdict.outcome == .failed {
      let lines =
        [ReportText.line(verdict)] + verdict.frames.map(ReportText.line)
        + [ReportText.replayLine(subject)]
      test.problem = Problem(element: .failure, type: type, lines: lines)
    }
    return test
  }

  /// What the tests of a case come to, without making them.
  static func counts(of subject: CheckedCase) -> JUnitCounts {
    let ownTest = hasTestOfItsOwn(subject) ? 1 : 0
    let verdicts = Verdict.Outcome.allCases.reduce(0) { $0 + subject.count($1) }
    let problems = subject.problems.count
    return JUnitCounts(
      tests: ownTest + problems + verdicts,
      failures: subject.count(.failed),
      errors: (subject.failure == nil ? 0 : 1) + problems
    )
  }

  /// Where nothing differs from the baseline, a case shows that it was run.
  private static func hasTestOfItsOwn(_ subject: CheckedCase) -> Bool {
    subject.failure != nil
      || Verdict.Outcome.allCases.allSatisfy { subject.differenceCount($0) == 0 }
  }

  private static func group(_ name: CaseName) -> String {
    "\(name.scenario).\(name.device).\(name.strategy)"
  }
}
