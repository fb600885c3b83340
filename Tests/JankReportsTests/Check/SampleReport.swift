import JankGate
import JankTrace

/// Checks made by hand for the tests of reports.
enum SampleReport {
  /// The text of the scenario file, of nine lines.
  static let source = "{\n" + (2...8).map { "  \"line\": \($0)\n" }.joined() + "}\n"

  /// A name that tries to break out of every format.
  static let hostile = "a\"b<c>&'|`,;:%\r\n::error::x\u{0}\u{1B}[31m]]>\u{202E}=1"

  /// A case with a late frame, a broken rule, a warning and a figure that got worse.
  static func failing(
    name: String = "bounce",
    path: String = "Scenarios/bounce.scenario.json",
    isWorse: Bool = true,
    stall: String? = nil,
    late: Int = 4,
    lateBefore: Int? = nil,
    metric: String = "apple.hitch-time"
  ) throws -> CheckReport {
    let result = SampleResults.stalled(name: name, late: late, stall: stall ?? name)
    var baseline = Baseline(modelVersion: 1)
    let before = lateBefore.map { SampleResults.stalled(name: name, late: $0) }
    baseline.record(try judged(before ?? result, rules: []))
    let key = Baseline.RunName(device: result.device, strategy: result.strategy)
    if isWorse {
      baseline.scenarios[name]?.runs[key]?.metricValues["freeze.longest"] = 0
      baseline.scenarios[name]?.runs[key]?.metricValues["frames.rate"] = 0
    }
    let rules = [
      rule("apple.hitch-count", .error, path), rule(metric, .warn, path),
      rule("frames.presented", .error, path, at: 100),
    ]
    let checked = try judged(result, rules: rules, baseline: baseline, path: path)
    return CheckReport(
      cases: [checked],
      remarks: ["\(name) is in the baseline and was not run"],
      toolVersion: "0.1.0"
    )
  }

  /// A case that lost a value of its baseline and has another that got worse.
  static func losing(name: String) throws -> CheckedCase {
    let result = SampleResults.stalled(name: name)
    var baseline = Baseline(modelVersion: 1)
    baseline.record(try judged(result, rules: []))
    let key = Baseline.RunName(device: result.device, strategy: result.strategy)
    baseline.scenarios[name]?.runs[key]?.metricValues["gesture.lag.max"] = 90_000_000
    baseline.scenarios[name]?.runs[key]?.metricValues["freeze.longest"] = 0
    return try judged(result, rules: [], baseline: baseline)
  }

  /// A case that never came to rest.
  static func broken(name: String = "restless") throws -> CheckReport {
    let result = SampleResults.stalled(name: name)
    var trace = result.trace
    trace.cameToRest = false
    let broken = RunResult(
      scenario: name,
      strategy: result.strategy,
      device: result.device,
      trace: trace
    )
    return CheckReport(cases: [try judged(broken, rules: [])], toolVersion: "0.1.0")
  }

  /// A case that no rule is about, one that was not run, and something to be said besides.
  static func incomplete(_ name: String = "gone") throws -> CheckReport {
    var report = try passing()
    report.absentees = [CaseName(scenario: name, device: "phone-60", strategy: "display-link")]
    report.baselinePath = "baseline.json"
    report.remarks = ["interrupted by \(name)"]
    return report
  }

  /// A check that could not begin, for a file, another file and the command line.
  static func refused(_ name: String = "odd") -> CheckReport {
    var report = CheckReport(cases: [], toolVersion: "0.1.0")
    report.rejections = [
      Rejection("unknown key \(name)", path: "a.json", line: 7, column: 19, hint: "is it root?"),
      Rejection("no mass \(name)", path: "a.json", line: 9, column: 1),
      Rejection("there is no baseline \(name)", path: "b.json"),
      Rejection("--rule \(name): there is no metric"),
    ]
    return report
  }

  /// A case that no rule is about.
  static func passing() throws -> CheckReport {
    let checked = try judged(SampleResults.stalled(name: "calm", late: 0), rules: [])
    return CheckReport(cases: [checked], toolVersion: "0.1.0")
  }

  /// A case with a trace of its own.
  static func report(
    on trace: Trace,
    strategy: String = "display-link"
  ) throws -> CheckReport {
    let result = RunResult(
      scenario: "bounce",
      strategy: strategy,
      device: "phone-60",
      trace: trace
    )
    return CheckReport(cases: [try judged(result, rules: [])], toolVersion: "0.1.0")
  }

  private static func rule(
    _ metric: String,
    _ level: Threshold.Level,
    _ path: String,
    at limit: Double = 0
  ) -> Rule {
    Rule(
      Threshold(metric: metric, comparison: .atMost, limit: .fixed(.init(limit)), level: level),
      path: path,
      line: 7
    )
  }

  static func judged(
    _ result: RunResult,
    rules: [Rule],
    baseline: Baseline? = nil,
    path: String = "Scenarios/bounce.scenario.json"
  ) throws -> CheckedCase {
    let place = CheckSubject.Source(
      scenario: result.scenario,
      path: path,
      contentHash: String(repeating: "0", count: 32),
      lines: ScriptLines(works: [result.trace.works.first?.name ?? "": 3]),
      text: source
    )
    let subject = CheckSubject(
      result,
      from: place,
      replay: "janklab run '\(result.scenario)'"
    )
    return try Judge(rules: rules, baseline: baseline, keepsResults: true).judge(subject)
  }
}
