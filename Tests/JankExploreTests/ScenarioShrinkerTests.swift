import JankExplore
import JankGate
import JankScenarios
import JankTrace
import Testing

struct ScenarioShrinkerTests {
  private func shrink(
    _ text: String,
    rules: [Threshold] = [],
    limit: Int = 3_000,
    where isWanted: (RunFailure) -> Bool
  ) throws -> ShrunkScenario? {
    let shrinker = ScenarioShrinker(
      ExploreSamples.loader,
      catalog: .standard,
      finder: try ExploreSamples.finder(rules),
      limit: limit
    )
    return try shrinker.shrink(Array(text.utf8), path: "sample", where: isWanted)
  }

  @Test func `a finding shrinks to the steps that cause it, in a file that still fails`() throws {
    let shrunk = try #require(try shrink(ExploreSamples.sheet) { $0.name == "F2" })
    let scenario = try ExploreSamples.load(shrunk.text)
    #expect(scenario.script.count == 2)
    #expect(scenario.name == "sheet-shrunk")
    #expect(scenario.setting.strategies == ["percent-driven"])
    #expect(scenario.about.hasPrefix("F2 of Sheet: "))
    #expect(shrunk.text.utf8.count < ExploreSamples.sheet.utf8.count)
    #expect(!shrunk.text.contains("layers"))
    let finder = try ExploreSamples.finder()
    let failures = ExploredCase.all(of: scenario, in: .standard).flatMap {
      finder.failures(of: $0).failures
    }
    #expect(failures.contains { $0.name == "F2" })
    let again = try #require(try shrink(ExploreSamples.sheet) { $0.name == "F2" })
    #expect(again.text == shrunk.text)
    #expect(again.attemptCount == shrunk.attemptCount)
  }

  @Test func `the other findings of the small file are stated, without the kept one`() throws {
    let text = """
      {
        "name": "call", "devices": ["phone-60"],
        "screens": {
          "Main": {}, "Sheet": { "dismissal": { "slide": {} }, "dragToDismiss": {} }
        },
        "root": "Main",
        "script": [
          { "at": "0 ms", "present": "Sheet" },
          { "at": "end", "drag": { "from": [0, 0], "to": [0, 500] } },
          { "at": "release", "cancelTouches": "phone call" }
        ]
      }
      """
    let endless = try #require(try shrink(text, limit: 1) { $0.name == "unsettled" })
    #expect(endless.others == ["F4 of Sheet"])
    let finding = try #require(try shrink(text, limit: 1) { $0.name == "F4" })
    #expect(finding.others.isEmpty)
  }

  @Test func `a presentation and the drag that ends it are removed together`() throws {
    let text = """
      {
        "name": "swipe", "devices": ["phone-60"],
        "screens": {
          "List": {}, "Detail": {}, "Nav": { "stack": ["List"] },
          "Sheet": { "dismissal": { "slide": {} }, "dragToDismiss": {} }
        },
        "root": "Nav",
        "script": [
          { "at": "0 ms", "push": "Detail" },
          { "at": "end", "present": "Sheet" },
          { "name": "swipe", "at": "end", "drag": { "from": [0, 0], "to": [0, 400] } },
          { "at": "end", "pop": "Nav" },
          { "at": "70 ms after end of swipe", "push": "Detail" }
        ]
      }
      """
    let shrunk = try #require(
      try shrink(text) { $0.text.contains("push in Nav while the pop Detail is running") }
    )
    #expect(shrunk.one.file.script.count == 3)
    #expect(!shrunk.text.contains("Sheet"))
  }

  @Test func `a broken rule shrinks to what breaks it, and the file states the rule`() throws {
    let rule = Threshold(metric: "frames.presented", comparison: .atMost, limit: .fixed(.init(5)))
    let shrunk = try #require(
      try shrink(ExploreSamples.stack, rules: [rule]) { $0.name == "rule" }
    )
    let scenario = try ExploreSamples.load(shrunk.text)
    #expect(scenario.script.count == 1)
    #expect(scenario.demands.thresholds.map(\.threshold) == [rule])
    #expect(!shrunk.text.contains("devices"))
  }

  /// Shrinks a script of three steps that always has F2, and known findings by its step count.
  private func shrink(
    knowing rules: Set<FindingRule>,
    found: @escaping @Sendable (_ stepCount: Int) -> [FindingRule]
  ) throws -> ShrunkScenario {
    let expected = rules.map { Scenario.ExpectedFinding($0) }
    let finder = try FailureFinder(expecting: expected) { one, _ in
      var trace = Trace(modelVersion: 1, seed: 1, refreshRate: 60)
      trace.end = .zero + .milliseconds(60)
      trace.cameToRest = true
      trace.findings = ([.completesTruly] + found(one.scenario.script.count)).map {
        Finding(
          rule: $0,
          time: .zero,
          refresh: 0,
          subject: "Stack",
          view: nil,
          text: "wrong",
          step: nil
        )
      }
      return (trace, nil)
    }
    let shrinker = ScenarioShrinker(
      ExploreSamples.loader,
      catalog: .standard,
      finder: finder,
      limit: 3_000
    )
    let bytes = Array(ExploreSamples.stack.utf8)
    return try #require(try shrinker.shrink(bytes, path: "a") { $0.name == "F2" })
  }

  @Test(arguments: [(0...2, 3, 0), (3...9, 1, 0), (0...9, 1, 1)])
  func `known findings are never added, go if they can, and else are stated once`(
    counts: ClosedRange<Int>,
    stepCount: Int,
    knownCount: Int
  ) throws {
    let shrunk = try shrink(knowing: [.navigatesOneAtATime]) {
      counts.contains($0) ? [.navigatesOneAtATime, .navigatesOneAtATime] : []
    }
    #expect(shrunk.one.file.script.count == stepCount)
    #expect(shrunk.known == [String](repeating: "F13 of Stack", count: knownCount))
  }

  @Test func `another finding that is called as the failure is stated with its text`() throws {
    let texts = ["wrong push", "wrong pop", "wrong pop"]
    let finder = try FailureFinder { _, _ in
      var trace = Trace(modelVersion: 1, seed: 1, refreshRate: 60)
      trace.end = .zero + .milliseconds(60)
      trace.cameToRest = true
      trace.findings = texts.map {
        Finding(
          rule: .navigatesOneAtATime,
          time: .zero,
          refresh: 0,
          subject: "Stack",
          view: nil,
          text: $0,
          step: nil
        )
      }
      return (trace, nil)
    }
    let shrinker = ScenarioShrinker(
      ExploreSamples.loader,
      catalog: .standard,
      finder: finder,
      limit: 0
    )
    let bytes = Array(ExploreSamples.stack.utf8)
    let shrunk = try #require(try shrinker.shrink(bytes, path: "a") { $0.text == "wrong push" })
    #expect(shrunk.failure.title == "F13 of Stack")
    #expect(shrunk.others == ["F13 of Stack: wrong pop"])
  }

  @Test func `no known finding takes the place of another`() throws {
    let swapped = try shrink(knowing: [.navigatesOneAtATime, .interactionIsDriven]) {
      $0 == 3 ? [.navigatesOneAtATime] : [.interactionIsDriven]
    }
    #expect(swapped.one.file.script.count == 3)
    #expect(swapped.known == ["F13 of Stack"])
  }

  @Test func `a known finding may come more often`() throws {
    let shrunk = try shrink(knowing: [.navigatesOneAtATime]) {
      [FindingRule](repeating: .navigatesOneAtATime, count: 4 - $0)
    }
    #expect(shrunk.one.file.script.count == 1)
    #expect(shrunk.known == ["F13 of Stack"])
  }

  @Test func `nothing is shrunk if nothing fails, or if no attempt is left`() throws {
    #expect(try shrink(ExploreSamples.stack) { _ in true } == nil)
    let shrunk = try #require(try shrink(ExploreSamples.sheet, limit: 1) { $0.name == "F2" })
    #expect(shrunk.attemptCount == 1)
    let whole = try #require(try shrink(ExploreSamples.sheet, limit: 0) { $0.name == "F2" })
    #expect(whole.attemptCount == 0)
    #expect(whole.one.file.script.count == 2)
    #expect(whole.one.file.outcomes == [.cancel])
    #expect(whole.text.contains("layers"))
    #expect(throws: FileError.self) { try shrink("{}") { _ in true } }
  }
}
