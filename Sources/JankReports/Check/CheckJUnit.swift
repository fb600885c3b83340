internal import JankGate
internal import JankText
internal import JankTrace

/// A check as JUnit XML: a suite for each scenario file, a test for each rule of each case.
///
/// A case without rules is one test, and so is a case that equals its baseline. Cases that only the
/// baseline has stand in a suite of their own, and so does a file that keeps the check from
/// starting. The lenient form has what build servers commonly read; the strict form what the public
/// schema allows. Times are virtual, so equal checks give equal files.
enum CheckJUnit {
  static func write<Failure: Error>(
    _ report: CheckReport,
    isStrict: Bool = false,
    to emit: (String) throws(Failure) -> Void
  ) throws(Failure) {
    let suites = JUnitSuite.suites(of: report)
    try emit("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
    let total = suites.map(\.counts).reduce(JUnitCounts(), +)
    let time = seconds(suites.reduce(.zero) { $0 + $1.time })
    try emit(
      isStrict
        ? "<testsuites>\n"
        : "<testsuites name=\"janklab\" \(total.attributes) skipped=\"\(total.skipped)\""
          + " time=\"\(time)\">\n"
    )
    for (index, suite) in suites.enumerated() {
      try emit(opening(suite, index: index, isStrict: isStrict))
      if !suite.rejections.isEmpty {
        try emit(text(.refused(suite.rejections), isStrict: isStrict))
      }
      for subject in suite.cases {
        for test in JUnitTest.tests(of: subject, in: report) {
          try emit(text(test, isStrict: isStrict))
        }
      }
      for name in suite.absentees { try emit(text(.absent(name, in: report), isStrict: isStrict)) }
      if let reason = suite.interruption {
        try emit(text(.interrupted(reason), isStrict: isStrict))
      }
      let output = suite.remarks.map { XMLText.attribute($0) + "\n" }.joined()
      try emit("    <system-out>\(output)</system-out>\n    <system-err></system-err>\n")
      try emit("  </testsuite>\n")
    }
    try emit("</testsuites>\n")
  }

  private static func opening(_ suite: JUnitSuite, index: Int, isStrict: Bool) -> String {
    let path = XMLText.attribute(suite.path)
    let common = "name=\"\(path)\" \(suite.counts.attributes) time=\"\(seconds(suite.time))\""
    // The strict schema wants a date and a machine; a result that depends on neither has these.
    let extras =
      isStrict
      ? " package=\"janklab\" id=\"\(index)\" hostname=\"localhost\""
      : " skipped=\"\(suite.counts.skipped)\" file=\"\(path)\""
    let model = suite.modelVersion.map {
      "      <property name=\"modelVersion\" value=\"\($0)\"/>\n"
    }
    return """
        <testsuite \(common)\(extras) timestamp="1970-01-01T00:00:00">
          <properties>
      \(model ?? "")    </properties>

      """
  }

  private static func text(_ test: JUnitTest, isStrict: Bool) -> String {
    var attributes = "name=\"\(XMLText.attribute(test.name))\""
    attributes += " classname=\"\(XMLText.attribute(test.group))\""
    attributes += " time=\"\(seconds(test.time))\""
    if !isStrict, let path = test.path {
      attributes += " file=\"\(XMLText.attribute(path))\""
      if let line = test.line { attributes += " line=\"\(line)\"" }
    }
    guard let problem = test.problem else { return "    <testcase \(attributes)/>\n" }
    let lines = problem.lines.map(XMLText.attribute).joined(separator: "\n")
    let message = "message=\"\(XMLText.attribute(problem.lines[0]))\""
    let element = problem.element.rawValue
    // What was skipped has a message and nothing else.
    let content =
      problem.element == .skipped
      ? "<skipped \(message)/>"
      : "<\(element) type=\"\(problem.type)\" \(message)>\(lines)</\(element)>"
    return """
          <testcase \(attributes)>
            \(content)
          </testcase>

      """
  }

  /// A time in seconds, as a decimal number.
  private static func seconds(_ time: Interval) -> String {
    Decimal.text(time.seconds, digits: 6)
  }
}
