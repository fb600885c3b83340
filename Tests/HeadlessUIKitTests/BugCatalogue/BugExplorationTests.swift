import JankExplore
import JankTrace
import TestSupport
import Testing

/// Each bug of the catalogue in an otherwise correct scenario; `JANKLAB_BUG_VARIATIONS` sets the
/// number of variations.
struct BugExplorationTests {
  private static let count = RandomCases.count("JANKLAB_BUG_VARIATIONS", usually: 300)
  /// Bugs that break no rule: one shows in a value, the other is right behaviour.
  private static let withoutRule: Set = ["E6", "G8"]

  @Test(arguments: BugCatalogueTests.bugs.filter { !withoutRule.contains($0.id) })
  func `exploring finds the bug and shrinks it`(bug: BugCase) throws {
    let row = try #require(BugRow.all.first { $0.id == bug.id })
    let found = try bug.search(for: row.rules, in: Self.count)
    #expect(found.variationCount != nil)
    #expect(try #require(found.stepCount) <= 4)
  }

  @Test(arguments: BugCatalogueTests.bugs.filter { !withoutRule.contains($0.id) })
  func `the same steps find nothing in an app without the bug`(bug: BugCase) throws {
    let row = try #require(BugRow.all.first { $0.id == bug.id })
    let found = try bug.failuresOfTwin().map(\.name)
    #expect(row.rules.isDisjoint(with: found.compactMap(FindingRule.init(rawValue:))))
  }
}
