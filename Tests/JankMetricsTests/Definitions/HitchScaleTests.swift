import JankMetrics
import Testing

struct HitchScaleTests {
  private static let ratings: [HitchScale.Rating] = [.good, .warning, .critical, .severe]

  @Test(arguments: [(10.0, 0), (25.0, 1), (50.0, 2)])
  func `a limit belongs to the better side and what lies above it to the worse`(
    limit: Double,
    better: Int
  ) {
    #expect(HitchScale.animation.rating(of: limit.nextDown) == Self.ratings[better])
    #expect(HitchScale.animation.rating(of: limit) == Self.ratings[better])
    #expect(HitchScale.animation.rating(of: limit.nextUp) == Self.ratings[better + 1])
  }

  @Test(
    arguments: [
      (0, .good), (5.5, .good), (8.333333, .good), (16.666666, .warning), (13.157896, .warning),
      (37.73, .critical), (83.333333, .severe), (850, .severe),
    ] as [(Double, HitchScale.Rating)]
  )
  func `worked ratios have their ratings`(ratio: Double, rating: HitchScale.Rating) {
    #expect(HitchScale.animation.rating(of: ratio) == rating)
  }

  @Test(arguments: 0..<32 as Range<UInt64>)
  func `more hitch time is never rated better`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let ratios = (0..<50).map { _ in Double.random(in: 0...80, using: &generator) }.sorted()
    let ranks = try ratios.map {
      try #require(Self.ratings.firstIndex(of: HitchScale.animation.rating(of: $0)))
    }
    #expect(ranks == ranks.sorted())
  }

  @Test func `a scale is named after its owner`() {
    #expect(HitchScale.animation.rawValue == "apple-animation")
    #expect(HitchScale.scrolling.rawValue == "apple-scrolling")
  }

  @Test func `for scrolling five is already a warning and ten is still one`() {
    let limits: [Double] = [5, 10]
    let ratings = [limits[0].nextDown, 5, 10, limits[1].nextUp].map(HitchScale.scrolling.rating)
    #expect(ratings == [.good, .warning, .warning, .critical])
  }
}
