public import HeadlessUIKit
public import JankAnimators
public import JankGate
internal import JankReports
internal import JankText
internal import JankTrace

/// The runs of an app that a test played, on each device and under each strategy.
public struct Played: Sendable {
  /// The name in findings and baselines.
  public let name: String
  /// The runs, device by device and strategy by strategy.
  public let runs: [RunResult]

  let seed: UInt64
  /// Whether a run is invalid or an expectation has failed.
  package let failures = FailureFlag()

  /// The only run, or the first of several.
  public var trace: Trace { runs[0].trace }
}

/// Plays an app on virtual devices.
///
/// The test fails if a run is invalid: it never settles, `completeTransition` is called twice,
/// never or with the wrong value, or another rule is broken whose finding is an error.
///
///     let run = play("open a photo", on: [.phone60, .phone120]) { stage in … }
///     expect(run, "apple.hitch-time-ratio", below: 5)
///
/// - Parameters:
///   - name: The name in findings and baselines, different for each call in a file; the name of the
///     test by default.
///   - devices: The devices to play on.
///   - strategies: The strategies that play effects; own animators run as written under all of
///     them.
///   - seed: Decides every random cost.
///   - version: The version of iOS to follow. Before 13, pages are full screen by default.
///   - names: The names of the layers to record for motion metrics.
///   - findings: Rules that this test breaks on purpose. It fails if one of them holds.
///   - limit: The longest virtual time to play; a run that settles ends earlier.
///   - fileID: Where failures are shown; omit it.
///   - filePath: The same.
///   - line: The same.
///   - column: The same.
///   - launch: Builds the app and schedules what happens to it; called once for each run.
/// - Returns: The runs.
@discardableResult
public func play(
  _ name: String = #function,
  on devices: [DeviceProfile] = [.phone60],
  strategies: [Strategy] = [.asWritten],
  seed: UInt64 = 1,
  iOS version: SystemVersion = .current,
  watching names: Set<String> = [],
  expecting findings: [FindingRule] = [],
  until limit: Interval = .milliseconds(60_000),
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  _ launch: @escaping (TestStage) -> Void
) -> Played {
  precondition(!devices.isEmpty && !strategies.isEmpty, "there must be a device and a strategy")
  let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  // The name of a function without arguments ends with their parentheses.
  let name = name.hasSuffix("()") ? String(name.dropLast(2)) : name
  let runs = devices.flatMap { device in
    strategies.map { strategy in
      let simulation = Simulation(
        profile: device,
        seed: seed,
        watchedLayers: names,
        semantics: ChosenSemantics(iOS: version)
      )
      let drags = DragList()
      var trace = simulation.run(until: limit) { [unowned simulation] window in
        launch(
          TestStage(
            window: window,
            simulation: simulation,
            device: device,
            strategy: strategy,
            seed: seed,
            drags: drags
          )
        )
      }
      judge(&trace, expecting: findings, drags: drags.names, simulation)
      return RunResult(
        scenario: name,
        strategy: strategy.name,
        device: device.name,
        trace: trace
      )
    }
  }
  let played = Played(name: name, runs: runs, seed: seed)
  for run in runs {
    if let words = run.invalidity { played.fail("\(run.title): \(words)", at: place) }
  }
  return played
}

extension Played {
  /// Fails the running test because of the runs.
  func fail(_ message: String, at place: TestPlace) {
    failures.raise()
    TestIssue.record(message, at: place)
  }
}

/// Marks the findings that a test expects; records missing ones and drags without effect as
/// failures.
private func judge(
  _ trace: inout Trace,
  expecting rules: [FindingRule],
  drags: [String],
  _ simulation: Simulation
) {
  for index in trace.findings.indices where rules.contains(trace.findings[index].rule) {
    trace.findings[index].isExpected = true
  }
  for rule in rules where !trace.findings.contains(where: { $0.rule == rule }) {
    trace.failures.append(ScriptFailure("\(rule.rawValue) was expected but not found", line: nil))
  }
  for (touchTrack, name) in drags.enumerated() {
    let fate = simulation.touchFates[touchTrack]
    let seen = fate.map(\.reason) ?? "the touch panel never senses the touch"
    guard let reason = seen else { continue }
    trace.failures.append(ScriptFailure("\(quoted(name)) has no effect: \(reason)", line: nil))
  }
}

extension RunResult {
  /// The name of the run in messages.
  var title: String { "\(scenario) / \(device) / \(strategy)" }

  /// The reason why the run is invalid, and what UIKit does; nil if it is valid.
  fileprivate var invalidity: String? {
    guard let failure = trace.failure else { return nil }
    let errors = trace.findings.filter { !$0.isExpected && $0.severity == .error }
    guard !errors.isEmpty else { return failure }
    let rules = errors.map { "\(FindingText.line($0))\n  what UIKit does: \($0.consequence)" }
    let rest = trace.unsettled.map { [$0] } ?? []
    return (rules + trace.failures.map(\.text) + rest).joined(separator: "\n")
  }
}
