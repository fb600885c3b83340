import HeadlessUIKit
import JankScenarios
import JankTrace
import Testing

/// Thousands of damaged scenarios from seeds: each is rejected with positions, or it runs.
struct ScenarioMutationTests {
  @Test(arguments: 0..<40 as Range<UInt64>)
  func `a damaged scenario is rejected with positions or runs to its end`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let loader = ProjectScenarios.loader
    let names = ProjectScenarios.names
    for _ in 0..<100 {
      let name = try #require(names.randomElement(using: &generator))
      let text = TextDamage.damage(
        String(decoding: try ProjectScenarios.bytes(name), as: UTF8.self),
        with: &generator
      )
      do throws(FileError) {
        try run(try loader.load(Array(text.utf8), path: name), text)
      } catch {
        let lineCount = text.utf8.count { $0 == 0x0A } + 1
        #expect(!error.diagnostics.isEmpty, "\(text)")
        for finding in error.diagnostics where finding.severity == .error {
          #expect(!finding.message.isEmpty)
          #expect((1...lineCount).contains(finding.position?.line ?? 0), "\(finding)")
        }
      }
    }
  }

  private func run(_ scenario: Scenario, _ text: String) throws(FileError) {
    for play in Play.all(of: scenario).prefix(2) {
      let trace = try? play.trace()
      #expect(trace?.frames.isEmpty == false, "\(text)")
    }
  }
}
