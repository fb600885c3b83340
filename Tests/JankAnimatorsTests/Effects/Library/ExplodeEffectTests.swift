import HeadlessUIKit
import JankAnimators
import Testing

// Also tests: TileDice, TileField.

struct ExplodeEffectTests {
  @Test
  func `tiles cover the page and then fly off, turn, shrink and fade`() throws {
    EffectBench.run(Effect(.explode)) { bench in
      #expect(bench.order.prefix(2) == [bench.leaving.view, bench.arriving.view])
      let tiles = bench.added.last?.subviews ?? []
      #expect(bench.added.count == 1 && tiles.count == 180)
      let places = tiles.map(\.center)
      #expect(tiles.allSatisfy { $0.bounds.size == CGSize(width: 37.5, height: 37.5) })
      bench.choreography.show(at: 0.5)
      #expect(tiles.allSatisfy { $0.alpha == 0.5 })
      bench.choreography.show(at: 1)
      for (tile, place) in zip(tiles, places) {
        #expect(tile.alpha == 0)
        #expect(abs(tile.center.x - place.x) <= 100 && abs(tile.center.y - place.y) <= 100)
        let (a, b) = (tile.transform.a, tile.transform.b)
        #expect(abs((a * a + b * b).squareRoot() - 0.01) < 1e-12)
      }
      bench.choreography.tidy(true)
      #expect(bench.added.isEmpty)
    }
  }

  @Test
  func `the seed determines the paths of the tiles`() {
    func places(_ seed: Double) -> [CGPoint] {
      var places: [CGPoint] = []
      EffectBench.run(Effect(.explode, settings: ["seed": .number(seed)])) { bench in
        bench.choreography.show(at: 1)
        places = bench.added.last?.subviews.map(\.center) ?? []
      }
      return places
    }
    #expect(places(1) == places(1))
    #expect(places(1) != places(2))
  }
}
