import JankAnimators
import JankExplore
import JankGate
import JankMetrics
import JankScenarios
import JankTrace
import Synchronization
import Testing

// Also tests: RunFailure.

struct FailureFinderTests {
  private func cases(_ text: String) throws -> [ExploredCase] {
    ExploredCase.all(of: try ExploreSamples.load(text), in: .standard)
  }

  @Test func `a correct scenario has no failure`() throws {
    let finder = try ExploreSamples.finder()
    for one in try cases(ExploreSamples.stack) {
      #expect(finder.failures(of: one).failures.isEmpty)
    }
  }

  @Test func `a finding is a failure with its rule, its controller and its words`() throws {
    let finder = try ExploreSamples.finder()
    let (finish, cancel) = (try cases(ExploreSamples.sheet)[0], try cases(ExploreSamples.sheet)[1])
    #expect(finder.failures(of: finish).failures.isEmpty)
    let failure = try #require(finder.failures(of: cancel).failures.first)
    #expect(failure.name == "F2")
    #expect(failure.title == "F2 of Sheet")
    #expect(failure.subject == "Sheet")
    #expect(failure.isError)
    guard case .finding(_, _, let words) = failure.cause else {
      Issue.record("\(failure.cause)")
      return
    }
    #expect(!words.contains("Sheet"))
  }

  @Test func `an expected finding is no failure, unless all count`() throws {
    let cancel = try cases(ExploreSamples.sheet)[1]
    let expected = [Scenario.ExpectedFinding(.completesTruly)]
    let tolerant = try ExploreSamples.finder(expecting: expected)
    #expect(tolerant.failures(of: cancel).failures.allSatisfy { $0.name != "F2" })
    let strict = try ExploreSamples.finder(expecting: nil)
    #expect(strict.failures(of: cancel).failures.contains { $0.name == "F2" })
  }

  @Test func `a broken rule is a failure, and a rule about a baseline none`() throws {
    let broken = Threshold(
      metric: "frames.presented",
      comparison: .less,
      limit: .fixed(.init(1))
    )
    let baseline = Threshold(metric: "frames.presented", comparison: .less, limit: .baseline())
    let finder = try ExploreSamples.finder([broken, baseline])
    let failures = finder.failures(of: try cases(ExploreSamples.stack)[0]).failures
    #expect(failures.map(\.name) == ["rule"])
    #expect(failures.first?.title.contains("frames.presented") == true)
    #expect(failures.first?.text.hasPrefix("the value is ") == true)
  }

  @Test(arguments: [(nil, false), ("frames.presented", false), ("motion.error.max", true)])
  func `the intended path is needed by rules about it only`(
    metric: String?,
    isNeeded: Bool
  ) throws {
    let rule = metric.map {
      Threshold(metric: $0, comparison: .atMost, limit: .fixed(.init(1)))
    }
    final class Count: Sendable { let value = Mutex(0) }
    let count = Count()
    let finder = try FailureFinder(rules: [rule].compactMap(\.self)) { one, watchesPages in
      let trace = ExploreSamples.play(one, watchesPages: watchesPages)
      return (
        trace,
        {
          count.value.withLock { $0 += 1 }
          return .unknown("no path")
        }
      )
    }
    _ = finder.failures(of: try cases(ExploreSamples.stack)[0])
    #expect((count.value.withLock { $0 } > 0) == isNeeded)
  }

  @Test func `a trap while rules are judged belongs to the run`() throws {
    final class Notes: Sendable {
      let current = Mutex<UInt64>(7)
      let judging = Mutex<[UInt64]>([])
    }
    let notes = Notes()
    let containment = RunContainment(
      isBroken: { _ in false },
      note: { fingerprint in
        notes.current.withLock { current in
          defer { current = fingerprint }
          return current
        }
      }
    )
    let rule = Threshold(metric: "motion.error.max", comparison: .atMost, limit: .fixed(.init(1)))
    let finder = try FailureFinder(rules: [rule]) { one, watchesPages in
      let trace = ExploreSamples.play(one, watchesPages: watchesPages)
      return (
        trace,
        {
          let current = notes.current.withLock { $0 }
          notes.judging.withLock { $0.append(current) }
          return .unknown("no path")
        }
      )
    }
    let one = try cases(ExploreSamples.stack)[0]
    _ = RunContainment.$current.withValue(containment) { finder.failures(of: one) }
    let key = RunKey(one.scenario, strategy: one.strategy.name, device: one.device, seed: one.seed)
    #expect(Set(notes.judging.withLock { $0 }) == [key.fingerprint])
    #expect(notes.current.withLock { $0 } == 7)
  }

  @Test(arguments: [0, 60])
  func `a run that a limit stopped has that failure only, at any time`(milliseconds: Int64) throws {
    let finder = try FailureFinder.limited(rules: [], expecting: []) { _, _ in
      var trace = Trace(modelVersion: 1, seed: 1, refreshRate: 60)
      trace.end = .zero + .milliseconds(milliseconds)
      return (trace, nil, "--max-events 100")
    }
    let failures = finder.failures(of: try cases(ExploreSamples.stack)[0]).failures
    #expect(failures.map(\.cause) == [.limit("--max-events 100")])
    #expect(failures.first?.title == "the limit --max-events 100")
    #expect(failures.first?.name == "limit")
    #expect(failures.first?.subject == "--max-events 100")
    #expect(failures.first?.isLimit == true)
  }

  @Test func `a sentence states a cause, whatever the names and numbers`() {
    let words = "push # after # ms"
    let cause = RunFailure.Cause.finding(.navigatesOneAtATime, subject: "Stack", words: words)
    let failure = RunFailure(cause, text: "push Detail after 30 ms", time: .zero)
    let sentence = "\(failure.title): push Other after 7 ms"
    #expect(failure.isStated(by: sentence, naming: ["Stack", "Other"]))
    #expect(!failure.isStated(by: sentence, naming: ["Stack"]))
    for (old, new) in [("push", "pop"), ("of Stack", "of Nav")] {
      #expect(!failure.isStated(by: sentence.replacing(old, with: new), naming: ["Other"]))
    }
    let endless = RunFailure(.unfinished(.push, to: "B"), text: "push never ends", time: .zero)
    #expect(endless.isStated(by: "\(endless.title): anything", naming: []))
    #expect(!endless.isStated(by: "a page", naming: []))
  }

  @Test func `a sentence that was cut states a cause by its whole words`() {
    let words = "push # after # ms" + String(repeating: " and", count: 100)
    let cause = RunFailure.Cause.finding(.navigatesOneAtATime, subject: "Stack", words: words)
    let text = words.replacing("push # after #", with: "push Detail after 30")
    let failure = RunFailure(cause, text: text, time: .zero)
    #expect(failure.sentence.unicodeScalars.count == 300)
    #expect(failure.sentence.hasSuffix("…"))
    #expect(failure.isStated(by: failure.sentence, naming: ["Detail"]))
    let other = failure.sentence.replacing("push", with: "pop")
    #expect(!failure.isStated(by: other, naming: ["Detail"]))
    #expect(failure.isStated(by: "\(failure.title): push Other af…", naming: ["Other"]))
    #expect(!failure.isStated(by: "\(failure.title): pus Other af…", naming: ["Other"]))
  }

  @Test func `a transition that a finding keeps from ending is no second failure`() throws {
    let finder = try ExploreSamples.finder()
    var trace = Trace(modelVersion: 1, seed: 1, refreshRate: 60)
    trace.end = .zero + .milliseconds(60)
    trace.cameToRest = true
    trace.transitions = [
      TransitionRecord(
        kind: .dismiss,
        from: "A",
        to: "B",
        isInteractive: true,
        requested: .zero,
        began: .zero
      )
    ]
    func finding(_ rule: FindingRule) -> Finding {
      Finding(
        rule: rule,
        time: .zero + .milliseconds(30),
        refresh: 2,
        subject: "A",
        view: nil,
        text: "speed 0",
        step: nil
      )
    }
    trace.findings = [finding(.remainderHasSpeed)]
    #expect(finder.failures(in: trace, naming: []).map(\.name) == ["F4"])
    trace.findings = [finding(.snapshotsSeeContent)]
    #expect(Set(finder.failures(in: trace, naming: []).map(\.name)) == ["F27", "unfinished"])
  }

  @Test func `endless transitions, restless runs and traps are distinguished`() throws {
    let finder = try ExploreSamples.finder()
    var trace = Trace(modelVersion: 1, seed: 1, refreshRate: 60)
    #expect(finder.failures(in: trace, naming: []).map(\.cause) == [.trap])
    trace.end = .zero + .milliseconds(60)
    trace.transitions = [
      TransitionRecord(
        kind: .push,
        from: "A",
        to: "B",
        isInteractive: false,
        requested: .zero,
        began: .zero
      )
    ]
    let causes = finder.failures(in: trace, naming: []).map(\.cause)
    #expect(causes == [.unfinished(.push, to: "B"), .unsettled])
    let titles = finder.failures(in: trace, naming: []).map(\.title)
    #expect(titles == ["an unfinished push of B", "a run that does not settle"])
  }
}
