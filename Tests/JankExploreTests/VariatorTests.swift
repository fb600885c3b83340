import HeadlessUIKit
import JankExplore
import JankGate
import JankScenarios
import Testing

// Also tests: VariationDraft, VariationKind, Scenario+StepNames, ExploredCase.

struct VariatorTests {
  private static let texts = [ExploreSamples.stack, ExploreSamples.sheet]

  @Test(arguments: texts)
  func `a seed always makes the same variation, and others make others`(text: String) throws {
    let variator = try ExploreSamples.variator(text, VariationKind.allCases)
    let files = (0..<50 as Range<UInt64>).map { variator.variation(seed: $0).file }
    #expect(files == (0..<50 as Range<UInt64>).map { variator.variation(seed: $0).file })
    #expect(Set(files.map(\.script)).count > 30)
    #expect(Set(files.map(\.name)).count == 50)
  }

  @Test(arguments: texts + [ExploreSamples.widget])
  func `every variation is a valid file that plays the same run`(text: String) throws {
    let variator = try ExploreSamples.variator(text, VariationKind.allCases)
    for seed in 0..<150 as Range<UInt64> {
      var one = variator.variation(seed: seed)
      if seed.isMultiple(of: 3) { one = variator.variation(of: one, seed: seed) }
      let written = try ScenarioWriter().write(one.file)
      let loader = ScenarioLoader(catalog: .standard, metrics: nil) { path in
        written.beside.first { $0.path == path }.map { Array($0.text.utf8) }
      }
      let again = try loader.load(Array(written.text.utf8), path: "\(seed)")
      let cases = ExploredCase.all(of: again, in: .standard)
      try #require(cases.count == 1)
      guard seed.isMultiple(of: 10) else { continue }
      let digests = [one, cases[0]].map {
        ExploreSamples.play($0, watchesPages: false).digest
      }
      #expect(digests[0] == digests[1], "seed \(seed)")
    }
  }

  @Test(arguments: VariationKind.allCases)
  func `each kind changes something, and a kind that is absent nothing`(
    kind: VariationKind
  ) throws {
    #expect(kind.about.hasSuffix("."))
    var changedCount = 0
    for text in Self.texts {
      let variator = try ExploreSamples.variator(text, [kind])
      let originals = variator.unvaried.map(\.file)
      for seed in 0..<30 as Range<UInt64> {
        var file = variator.variation(seed: seed).file
        file.name = originals[0].name
        if !originals.contains(file) { changedCount += 1 }
      }
      let none = try ExploreSamples.variator(text, [])
      let same = none.variation(seed: 5).file.script
      #expect(originals.contains { $0.script == same })
    }
    #expect(changedCount > 5)
  }

  @Test func `steps that others wait for get names, so that new steps do not come between`() throws
  {
    let variator = try ExploreSamples.variator(ExploreSamples.stack, [.stalls])
    let one = try #require(variator.unvaried.first)
    #expect(one.file.script[0].name == "step1")
    #expect(one.file.script[1].moment == .event(.end, of: "step1", after: .milliseconds(200)))
  }

  @Test func `cases are split by outcome, device and strategy`() throws {
    let stack = ExploredCase.all(of: try ExploreSamples.load(ExploreSamples.stack), in: .standard)
    #expect(stack.map(\.device.name) == ["phone-60", "phone-120"])
    let sheet = ExploredCase.all(of: try ExploreSamples.load(ExploreSamples.sheet), in: .standard)
    #expect(sheet.map(\.scenario.name) == ["sheet@finish", "sheet@cancel"])
    #expect(sheet.map(\.file.outcomes) == [[.finish], [.cancel]])
  }
}
