import Foundation
import HeadlessUIKit
import JankAnimators
import JankStoryboards
import JankScenarios
import JankText
import TestSupport
import Testing

/// Damaged storyboards: each that can be read becomes a scenario that loads, some of which are run.
///
/// `JANKLAB_MUTATIONS` multiplies their number; a failure names the seed.
struct ImportMutationTests {
  private static let scale =
    ProcessInfo.processInfo.environment["JANKLAB_MUTATIONS"].flatMap { Int($0) } ?? 1

  private static let originals: [(String, [UInt8])] = ImportedApp.names.compactMap { name in
    let data = try? Data(contentsOf: ImportedApp.folder.appending(path: name))
    return data.flatMap { $0.count < 25_000 ? (name, Array($0)) : nil }
  }

  private static let damage = ByteDamage(strangers: [
    "", "-1", "0", "1e308", "nan", "YES", "NO", "\"", "<", "&", "view", "show", "push", "embed",
    "unwind", "relationship", "rootViewController", "navigationController", "tabBarController",
    "custom", "modal", "\u{FFFD}", "@", "8eK-ED-7Al",
  ])

  @Test(arguments: 0..<4 as Range<UInt64>)
  func `a damaged storyboard is rejected or becomes a scenario`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var importedCount = 0
    for index in 0..<Self.originals.count * 4 * Self.scale {
      let (_, original) = Self.originals[index % Self.originals.count]
      let bytes = Self.damage.applied(to: original, with: &generator)
      guard let board = try? StoryboardReader.read(bytes, path: "x.storyboard"),
        let result = try? ImportedApp.result([board])
      else { continue }
      importedCount += 1
      let scenario = try ImportedApp.reloaded(result.scenario)
      guard index % 8 == 0 else { continue }
      let trace = scenario.run(strategy: .coreAnimation, on: .phone60, seed: 1)
      #expect(trace.end > .zero)
    }
    #expect(importedCount > 0)
  }
}
