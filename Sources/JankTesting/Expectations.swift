internal import JankGate
internal import JankReports
internal import JankScenarios
internal import JankText
internal import JankTrace

/// Expects a metric to be below a limit in every run.
///
/// If it is not, the test fails with the late frames and their causes.
///
/// - Parameters:
///   - played: The runs.
///   - metric: The metric, as `janklab list metrics` names it.
///   - limit: The limit, in the metric's unit.
///   - fileID: Where failures are shown; omit it.
///   - filePath: The same.
///   - line: The same.
///   - column: The same.
public func expect(
  _ played: Played,
  _ metric: String,
  below limit: Double,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  expect(played, rule: "\(metric): value < \(limit)", at: place)
}

/// Expects a metric to be at most a limit in every run.
///
/// - Parameters:
///   - played: The runs.
///   - metric: The metric, as `janklab list metrics` names it.
///   - limit: The limit, in the metric's unit.
///   - fileID: Where failures are shown; omit it.
///   - filePath: The same.
///   - line: The same.
///   - column: The same.
public func expect(
  _ played: Played,
  _ metric: String,
  atMost limit: Double,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  expect(played, rule: "\(metric): value <= \(limit)", at: place)
}

/// Expects a metric to be at least a limit in every run, such as `frames.rate`.
///
/// - Parameters:
///   - played: The runs.
///   - metric: The metric, as `janklab list metrics` names it.
///   - limit: The limit, in the metric's unit.
///   - fileID: Where failures are shown; omit it.
///   - filePath: The same.
///   - line: The same.
///   - column: The same.
public func expect(
  _ played: Played,
  _ metric: String,
  atLeast limit: Double,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  expect(played, rule: "\(metric): value >= \(limit)", at: place)
}

/// Expects a rule to hold in every run that its braces select.
///
/// - Parameters:
///   - played: The runs.
///   - rule: A rule as in scenarios, such as `frame-time{device=phone-120}: p(95) < 9 ms`.
///   - fileID: Where failures are shown; omit it.
///   - filePath: The same.
///   - line: The same.
///   - column: The same.
public func expect(
  _ played: Played,
  rule: String,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  expect(played, rule: rule, at: place)
}

/// Expects no run to have a finding or a warning.
///
/// Findings that are errors fail `play` itself. This also fails on findings that UIKit tolerates,
/// such as a view that is left behind.
///
/// - Parameters:
///   - played: The runs.
///   - fileID: Where failures are shown; omit it.
///   - filePath: The same.
///   - line: The same.
///   - column: The same.
public func expectNoFindings(
  _ played: Played,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  for run in played.runs {
    let mistakes = mistakes(in: run.trace) { $0.severity != .error }
    guard !mistakes.isEmpty else { continue }
    let lines = [run.title + ":"] + mistakes.map { "  \($0)" }
    played.fail(lines.joined(separator: "\n"), at: place)
  }
}

/// Expects a trace to have no finding and no warning.
///
/// It is for runs that `play` does not play, such as that of a `Phone`.
///
/// - Parameters:
///   - trace: The trace.
///   - fileID: Where failures are shown; omit it.
///   - filePath: The same.
///   - line: The same.
///   - column: The same.
public func expectNoFindings(
  _ trace: Trace,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  let mistakes = mistakes(in: trace)
  guard !mistakes.isEmpty else { return }
  TestIssue.record(mistakes.joined(separator: "\n"), at: place)
}

/// The findings of a trace that are not expected, and its warnings, a line each.
private func mistakes(
  in trace: Trace,
  where isCounted: (Finding) -> Bool = { _ in true }
) -> [String] {
  trace.findings.filter { !$0.isExpected && isCounted($0) }.map(FindingText.line)
    + trace.events.filter { $0.kind == .warning }.map(\.name)
}

// MARK: Judging

/// Fails the test for each run that breaks a rule.
private func expect(_ played: Played, rule text: String, at place: TestPlace) {
  let rule: Rule
  do throws(ThresholdTextError) {
    let threshold = try ThresholdText.threshold(in: text, level: .error, metrics: Gauge.names)
    rule = Rule(threshold)
  } catch {
    let hint = error.hint.map { "\n  help: \($0)" } ?? ""
    return played.fail("\(quoted(text)): \(error.message)\(hint)", at: place)
  }
  guard played.subjects().contains(where: { rule.covers($0.name, from: $0.source) }) else {
    return played.fail("\(quoted(text)): no run matches its braces", at: place)
  }
  do throws(RuleProblem) {
    played.judge(by: try Judge(rules: [rule]), besides: nil, at: place)
  } catch {
    played.fail(ReportText.lines(error).joined(separator: "\n  "), at: place)
  }
}

extension Played {
  /// Returns the runs as cases to be judged.
  func subjects() -> [CheckSubject] {
    // The test is code, of which only the name and the seed are known.
    var hasher = DigestHasher()
    hasher.combine(name)
    hasher.combine(seed)
    let hash = hasher.finish().description
    return runs.map { run in
      let source = CheckSubject.Source(scenario: name, path: name, contentHash: hash)
      return CheckSubject(run, from: source, replay: "")
    }
  }

  /// Fails the test for each run that a judge rejects, with the late frames and their causes.
  func judge(
    by judge: Judge,
    besides baseline: String?,
    at place: TestPlace,
    help: String? = nil
  ) {
    let cases = subjects().map(judge.judge)
    for (run, checked) in zip(runs, cases) {
      // With touches, a baseline contains input metrics, so frames need not be counted.
      let looksAtFrames =
        judge.hasRulesAboutFrames || judge.baseline != nil && run.trace.touches.isEmpty
      guard looksAtFrames, let reason = checked.facts.uncountedMotion else { continue }
      fail("\(ReportText.name(checked)): \(reason)", at: place)
    }
    let report = CheckReport(
      cases: cases,
      baselinePath: baseline,
      valueLimit: nil,
      toolVersion: ""
    )
    for entry in report.entries([.failed]) {
      let lines =
        ReportText.valueLines(entry, of: report) + ReportText.frameLines(entry)
        + (help.map { ["help: \($0)"] } ?? [])
      let message = "\(ReportText.name(entry.subject)): \(lines.joined(separator: "\n  "))"
      fail(message, at: place)
    }
    for checked in cases {
      for problem in checked.problems {
        let lines = ReportText.lines(problem).joined(separator: "\n  ")
        fail("\(ReportText.name(checked)): \(lines)", at: place)
      }
    }
  }
}
