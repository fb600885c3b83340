internal import JankMetrics
internal import JankTrace

/// A check as JUnit XML: a suite is a scenario file, a test one rule about one case.
///
/// A case that no rule is about is one test, and so is one in which all is as in the baseline. The
/// lenient form carries what build servers commonly read; the strict one what the public schema of
/// the format allows. Times are those of the simulation, so that equal checks give equal files.
enum CheckJUnit {
  static func write<Failure: Error>(
    _ report: CheckReport,
    isStrict: Bool = false,
    to emit: (String) throws(Failure) -> Void
  ) throws(Failure) {
    let suites = suites(of: report)
    try emit("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
    let total = suites.map(\.counts).reduce(Counts(), +)
    let time = seconds(suites.reduce(.zero) { $0 + $1.time })
    try emit(
      isStrict
        ? "<testsuites>\n"
        : "<testsuites name=\"janklab\" \(total.attributes) skipped=\"0\" time=\"\(time)\">\n"
    )
    for (index, suite) in suites.enumerated() {
      try emit(opening(suite, index: index, isStrict: isStrict))
      for test in suite.tests { try emit(text(test, isStrict: isStrict)) }
      try emit("    <system-out></system-out>\n    <system-err></system-err>\n  </testsuite>\n")
    }
    try emit("</testsuites>\n")
  }

  private static func opening(_ suite: Suite, index: Int, isStrict: Bool) -> String {
    let path = XMLText.attribute(suite.path)
    let common = "name=\"\(path)\" \(suite.counts.attributes) time=\"\(seconds(suite.time))\""
    // The strict schema wants a date and a machine; a result that depends on neither has these.
    let extras =
      isStrict
      ? " package=\"janklab\" id=\"\(index)\" hostname=\"localhost\""
      : " skipped=\"0\" file=\"\(path)\""
    return """
        <testsuite \(common)\(extras) timestamp="1970-01-01T00:00:00">
          <properties>
            <property name="modelVersion" value="\(suite.modelVersion)"/>
          </properties>

      """
  }

  private static func text(_ test: Test, isStrict: Bool) -> String {
    let subject = test.subject
    let scenario = "\(subject.name.scenario).\(subject.name.device).\(subject.name.strategy)"
    var attributes = "name=\"\(XMLText.attribute(test.name))\""
    attributes += " classname=\"\(XMLText.attribute(scenario))\""
    attributes += " time=\"\(seconds(test.time))\""
    if !isStrict {
      attributes += " file=\"\(XMLText.attribute(test.verdict?.path ?? subject.path))\""
      if let line = test.verdict?.line { attributes += " line=\"\(line)\"" }
    }
    guard let problem = test.problem else { return "    <testcase \(attributes)/>\n" }
    let lines = XMLText.escaped(problem.lines.joined(separator: "\n"))
    let element = problem.element
    let opening = "\(element) type=\"\(problem.type)\""
    let message = XMLText.attribute(problem.lines[0])
    return """
          <testcase \(attributes)>
            <\(opening) message="\(message)">\(lines)</\(element)>
          </testcase>

      """
  }

  /// A time as a decimal number of seconds.
  private static func seconds(_ time: Interval) -> String {
    Decimal.text(time.seconds, digits: 6)
  }
}

// MARK: Suites

extension CheckJUnit {
  private struct Counts {
    var tests = 0
    var failures = 0
    var errors = 0

    var attributes: String {
      "tests=\"\(tests)\" failures=\"\(failures)\" errors=\"\(errors)\""
    }

    static func + (left: Counts, right: Counts) -> Counts {
      Counts(
        tests: left.tests + right.tests,
        failures: left.failures + right.failures,
        errors: left.errors + right.errors
      )
    }
  }

  private struct Suite {
    let path: String
    var tests: [Test]

    var modelVersion: Int { tests.first?.subject.modelVersion ?? 0 }
    var time: Interval { tests.reduce(.zero) { $0 + $1.time } }
    var counts: Counts {
      Counts(
        tests: tests.count,
        failures: tests.count { $0.problem?.element == "failure" },
        errors: tests.count { $0.problem?.element == "error" }
      )
    }
  }

  private struct Problem {
    let element: String
    let type: String
    let lines: [String]
  }

  private struct Test {
    let subject: CheckedCase
    let verdict: Verdict?
    let name: String
    let time: Interval
    let problem: Problem?
  }

  /// The tests, file by file in the order in which the files come first.
  private static func suites(of report: CheckReport) -> [Suite] {
    var suites: [Suite] = []
    var places: [String: Int] = [:]
    for subject in report.cases {
      if let place = places[subject.path] {
        suites[place].tests += tests(of: subject)
      } else {
        places[subject.path] = suites.count
        suites.append(Suite(path: subject.path, tests: tests(of: subject)))
      }
    }
    return suites
  }

  private static func tests(of subject: CheckedCase) -> [Test] {
    let time = Interval(nanoseconds: subject.end.nanoseconds)
    let hasDifferences = subject.verdicts.contains { $0.isAgainstBaseline && $0.path == nil }
    let run = Test(
      subject: subject,
      verdict: nil,
      name: "runs",
      time: time,
      problem: subject.failure.map { _ in
        Problem(
          element: "error",
          type: "simulation",
          lines: ReportText.failureLines(subject)
        )
      }
    )
    // Without a rule of its own, a case shows that it was run and nothing differs.
    let needsRun = subject.failure != nil || subject.verdicts.isEmpty || !hasDifferences
    return (needsRun ? [run] : [])
      + subject.verdicts.enumerated().map { place, verdict in
        let type = verdict.rule.hasSuffix("value == baseline") ? "baseline" : "threshold"
        let isBroken = verdict.outcome == .failed
        let lines = isBroken ? ReportText.lines(CheckReport.Entry(subject, at: place)) : []
        return Test(
          subject: subject,
          verdict: verdict,
          name: verdict.rule,
          // The time of a case counts once.
          time: Interval.zero,
          problem: isBroken ? Problem(element: "failure", type: type, lines: lines) : nil
        )
      }
  }
}
