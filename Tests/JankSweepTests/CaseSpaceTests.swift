import JankSweep
import Testing

struct CaseSpaceTests {
  private let entries = [
    CaseSpace.Entry(scenario: "a", strategies: ["x", "y"], devices: ["p"]),
    CaseSpace.Entry(scenario: "b", strategies: ["x"], devices: ["p", "q", "r"]),
  ]

  @Test func `every combination has one number`() throws {
    let space = try #require(CaseSpace(entries, pointCount: 3, stallCount: 2, seedCount: 4))
    #expect(space.casesPerPoint == 40 && space.caseCount == 120)
    var expected: [[Int]] = []
    for point in 0..<3 {
      for (entry, item) in entries.enumerated() {
        for strategy in item.strategies.indices {
          for device in item.devices.indices {
            for stall in 0..<2 {
              for seed in 0..<4 { expected.append([point, entry, strategy, device, stall, seed]) }
            }
          }
        }
      }
    }
    let places = (0..<120).map { number in
      let place = space.place(of: number)
      return [place.point, place.entry, place.strategy, place.device, place.stall, place.seed]
    }
    #expect(places == expected)
    for number in 0..<120 { #expect(space.number(of: space.place(of: number)) == number) }
  }

  @Test(arguments: [1, 100, 5_000, 100_000, 1_000_001])
  func `blocks have each case once`(pointCount: Int) throws {
    let space = try #require(
      CaseSpace([entries[0]], pointCount: pointCount, stallCount: 1, seedCount: 1)
    )
    #expect((1...64).contains(space.blockCases))
    var next = 0
    for block in 0..<space.blockCount {
      let cases = space.cases(of: block)
      guard cases.lowerBound == next, !cases.isEmpty else {
        Issue.record("block \(block) begins at \(cases.lowerBound), not \(next)")
        return
      }
      next = cases.upperBound
    }
    #expect(next == space.caseCount)
  }

  @Test(arguments: [(12, 12), (5, 60), (400, 50), (997, 64), (1_024, 64)])
  func `a block has whole points, or an even part of one`(perPoint: Int, block: Int) throws {
    let entry = CaseSpace.Entry(scenario: "a", strategies: ["x"], devices: ["p"])
    let points = perPoint == 5 ? 200_000 : 500  // many points: several in a block
    let space = try #require(
      CaseSpace([entry], pointCount: points, stallCount: 1, seedCount: perPoint)
    )
    #expect(space.blockCases == block)
  }

  @Test func `few points are divided, so that there is work for all processors`() throws {
    let entry = CaseSpace.Entry(scenario: "a", strategies: ["x"], devices: ["p"])
    let space = try #require(CaseSpace([entry], pointCount: 2, stallCount: 1, seedCount: 60))
    #expect(space.blockCases == 1)
  }

  @Test func `no cases, and too many, are no space`() {
    #expect(CaseSpace([], pointCount: 1, stallCount: 1, seedCount: 1) == nil)
    #expect(
      CaseSpace(entries, pointCount: 1_000_000_000, stallCount: 1_000, seedCount: 1_000) == nil
    )
  }
}
