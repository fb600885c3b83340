import HeadlessUIKit
import JankAnimators
import JankScenarios
import JankTrace
import Testing

/// The findings that a scenario expects, and those of its runs.
struct ScenarioFindingsTests {
  /// Two pages requested at once, so that the second is dropped with F11 at 130 ms.
  private func run(
    _ findings: [Scenario.ExpectedFinding],
    outcome: Scenario.Outcome? = nil,
    strategy: Strategy = .coreAnimation
  ) -> Trace {
    var scenario = Scenario(
      name: "twice",
      app: Scenario.App(
        [
          Scenario.Screen(name: "Main"), Scenario.Screen(name: "Sheet"),
          Scenario.Screen(name: "Alert"),
        ],
        root: "Main"
      ),
      script: [
        Scenario.Step("first", at: .start(after: .milliseconds(100)), .present(screen: "Sheet")),
        Scenario.Step(
          at: .event(.begin, after: .milliseconds(30)),
          .present(screen: "Alert", from: "Main")
        ),
      ],
      demands: Scenario.Demands(findings: findings)
    )
    scenario.outcome = outcome
    return scenario.run(strategy: strategy, on: .phone60, seed: 1)
  }

  private func isExpected(_ finding: Scenario.ExpectedFinding) -> Bool {
    let trace = run([finding])
    #expect(trace.findings.map(\.rule) == [.presentsOneAtATime])
    #expect(trace.findings[0].isExpected == trace.failures.isEmpty)
    return trace.findings[0].isExpected
  }

  @Test func `an unexpected finding stays a finding`() {
    let trace = run([])
    #expect(trace.findings.map(\.isExpected) == [false])
    #expect(trace.failures.isEmpty)
  }

  @Test func `rule, controller and time must match`() {
    let begin = Scenario.Moment.event(.begin, of: "first")
    #expect(isExpected(.init(.presentsOneAtATime)))
    #expect(isExpected(.init(.presentsOneAtATime, of: "Main")))
    #expect(isExpected(.init(.presentsOneAtATime, at: begin)))
    #expect(isExpected(.init(.presentsOneAtATime, at: .start(after: .milliseconds(120)))))
    #expect(!isExpected(.init(.presenterIsInWindow)))
    #expect(!isExpected(.init(.presentsOneAtATime, of: "Sheet")))
    #expect(!isExpected(.init(.presentsOneAtATime, at: begin, within: .milliseconds(10))))
    #expect(!isExpected(.init(.presentsOneAtATime, at: .event(.end, of: "first"))))
    #expect(!isExpected(.init(.presentsOneAtATime, at: .start(after: .milliseconds(200)))))
  }

  @Test func `a missing finding is a failure with its line`() {
    let trace = run([.init(.completesOnce, of: "Sheet", line: 7)])
    #expect(
      trace.failures == [ScriptFailure(#"F1 of "Sheet" was expected but not found"#, line: 7)]
    )
  }

  @Test func `a strategy that the scenario does not list may lack the finding`() {
    let trace = run([.init(.completesOnce, of: "Sheet")], strategy: .displayLink)
    #expect(trace.failures.isEmpty)
    let remarks = trace.events.filter { $0.kind == .warning && $0.subject == "script" }
    #expect(
      remarks.map(\.name)
        == [#"F1 of "Sheet", which the scenario shows otherwise, was not found"#]
    )
    #expect(trace.digest == run([], strategy: .displayLink).digest)
  }

  @Test func `a strategy that the scenario does not list may have the finding at another time`() {
    let late = Scenario.Moment.start(after: .milliseconds(200))
    let trace = run([.init(.presentsOneAtATime, at: late)], strategy: .displayLink)
    #expect(trace.findings.map(\.isExpected) == [true] && trace.failures.isEmpty)
    let other = run([.init(.presentsOneAtATime, of: "Sheet", at: late)], strategy: .displayLink)
    #expect(other.findings.map(\.isExpected) == [false])
  }

  @Test func `spring-return has a planted mistake at the end of its spring`() throws {
    let scenario = try ProjectScenarios.load("traps/always-completes")
    let cancelled = try #require(scenario.cases.first { $0.outcome == .cancel })
    let trace = cancelled.run(strategy: .springReturn, on: .phone60, seed: 1)
    #expect(!trace.findings.isEmpty && trace.findings.allSatisfy(\.isExpected))
    #expect(trace.failures.isEmpty && !trace.events.contains { $0.subject == "script" })
  }

  @Test func `an expectation applies only to its outcomes and strategies`() {
    #expect(run([.init(.completesOnce, outcomes: [.full])]).failures.isEmpty)
    #expect(run([.init(.completesOnce, outcomes: [.full])], outcome: .zero).failures.isEmpty)
    #expect(run([.init(.completesOnce, outcomes: [.full])], outcome: .full).failures.count == 1)
    #expect(run([.init(.completesOnce, strategies: ["display-link"])]).failures.isEmpty)
    #expect(run([.init(.completesOnce, strategies: ["core-animation"])]).failures.count == 1)
  }

  @Test func `an expectation changes nothing visible`() {
    #expect(run([]).digest == run([.init(.completesOnce), .init(.presentsOneAtATime)]).digest)
  }
}

// MARK: Traps

extension ScenarioFindingsTests {
  private static let traps = ProjectScenarios.names.filter {
    $0.hasPrefix("traps/") && !$0.hasSuffix("-fixed")
  }

  @Test(arguments: traps)
  func `every trap is found at every refresh rate, under every strategy`(name: String) throws {
    let scenario = try ProjectScenarios.load(name)
    #expect(!scenario.demands.findings.isEmpty)
    for play in Play.all(of: scenario) {
      let trace = try play.trace()
      #expect(trace.failures.isEmpty, "\(play.testDescription)")
      #expect(trace.findings.allSatisfy { $0.isExpected }, "\(play.testDescription)")
    }
  }

  @Test(arguments: traps)
  func `every trap has a twin that does the same without a finding`(name: String) throws {
    let twin = try ProjectScenarios.load(name + "-fixed")
    let trap = try ProjectScenarios.load(name)
    #expect(twin.demands.findings.isEmpty)
    #expect(twin.setting.strategies == trap.setting.strategies && twin.outcomes == trap.outcomes)
    for play in Play.all(of: twin) {
      #expect(try play.trace().findings.isEmpty, "\(play.testDescription)")
    }
  }
}
