import HeadlessUIKit
import JankAnimators
import Testing

struct StarWarsEffectsTests {
  @Test
  func `sprites fall at constant speeds, sideways by up to 100 points per second`() {
    EffectBench.run(Effect(.starWarsSprites)) { bench in
      #expect(bench.choreography.duration == 2 && bench.choreography.pace == .linear)
      #expect(bench.order.first === bench.arriving.view && bench.order.count == 2)
      let tiles = bench.added.last?.subviews ?? []
      let starts = tiles.map(\.center)
      #expect(tiles.count == 3948)
      // Source: the library draws with OpenGL, which counts heights from below.
      #expect(starts[0] == CGPoint(x: 4, y: 667 - 4) && starts[1] == CGPoint(x: 4, y: 667 - 12))
      bench.choreography.show(at: 0.5)
      let middles = tiles.map(\.center)
      bench.choreography.show(at: 1)
      for index in stride(from: 0, to: tiles.count, by: 97) {
        let (start, end) = (starts[index], tiles[index].center)
        #expect(abs(end.x - start.x) < 200)
        #expect(end.y - start.y >= 667 && end.y - start.y < 1.3 * 667)
        #expect(abs(middles[index].x - (start.x + end.x) / 2) < 1e-9)
        #expect(abs(middles[index].y - (start.y + end.y) / 2) < 1e-9)
      }
      // The library leaves them to be removed with the container.
      bench.choreography.tidy(true)
      #expect(bench.added.count == 1)
    }
  }

  @Test
  func `views fall sideways by up to 200 points`() {
    EffectBench.run(Effect(.starWarsViews)) { bench in
      let tiles = bench.added.last?.subviews ?? []
      #expect(tiles.count == 2546)
      // Source: the library puts the page behind the other one.
      #expect(bench.order.prefix(2) == [bench.leaving.view, bench.arriving.view])
      let starts = tiles.map(\.center)
      bench.choreography.show(at: 1)
      let ways = zip(starts, tiles).map { ($1.center.x - $0.x, $1.center.y - $0.y) }
      #expect(ways.allSatisfy { abs($0.0) < 200 && $0.1 >= 667 && $0.1 < 867.1 })
      #expect((ways.map(\.0).max() ?? 0) > 195 && (ways.map(\.0).min() ?? 0) < -195)
      bench.choreography.tidy(true)
      #expect(bench.order == [bench.leaving.view, bench.arriving.view])
    }
  }

  @Test
  func `pushed tiles follow parabolas under gravity`() {
    EffectBench.run(Effect(.starWarsDynamics)) { bench in
      let tiles = bench.added.last?.subviews ?? []
      #expect(tiles.count == 646)
      #expect(bench.order.first === bench.arriving.view && bench.order.count == 2)
      let starts = tiles.map(\.center)
      bench.choreography.show(at: 1)
      let ends = tiles.map(\.center)
      for share in [0.01, 0.04, 0.25, 0.5, 0.777] {
        bench.choreography.show(at: share)
        let seconds = 2 * share
        for index in stride(from: 0, to: tiles.count, by: 17) {
          // The rest after two seconds of gravity comes from the push.
          let speed = (ends[index].y - starts[index].y - 2_000) / 2
          #expect(speed <= 0 && speed >= -375)
          let fall = speed * seconds + 500 * seconds * seconds
          #expect(abs(tiles[index].center.y - starts[index].y - fall) < 0.8, "\(share)")
          let aside = (ends[index].x - starts[index].x) * share
          #expect(abs(tiles[index].center.x - starts[index].x - aside) < 1e-6)
          #expect(abs(ends[index].x - starts[index].x) <= 750)
        }
      }
    }
  }

  @Test
  func `repaired, a cancelled fall restores the page`() {
    EffectBench.run(Effect(.starWarsViews, settings: ["quirks": .name("repaired")])) { bench in
      #expect(bench.leaving.view.isHidden)
      bench.choreography.tidy(false)
      #expect(bench.order == [bench.leaving.view])
      #expect(!bench.leaving.view.isHidden)
    }
  }
}
