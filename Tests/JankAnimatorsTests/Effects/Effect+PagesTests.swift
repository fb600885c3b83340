import HeadlessUIKit
import JankAnimators
import Testing

// Also tests: TransitionScene.

struct EffectPagesTests {
  private static let strategies = ["core-animation", "display-link"]

  private func samples(
    _ effect: Effect,
    _ strategy: String
  ) throws -> (trace: Trace, samples: [LayerSample]) {
    let strategy = try #require(Strategy.all.first { $0.name == strategy })
    let trace = play(
      presenting: try strategy.makeAnimator(effect),
      dismissing: try strategy.makeAnimator(.fade(duration: 0.2))
    )
    let end = trace.transitions[0].ended ?? .zero
    return (trace, trace.samples.filter { trace.frames[$0.frame].contentTime < end })
  }

  @Test(arguments: Effect.Direction.allCases, strategies)
  func `a shift brings the page in from the other side`(
    direction: Effect.Direction,
    strategy: String
  ) throws {
    let (trace, samples) = try samples(.shift(towards: direction), strategy)
    let first = try #require(samples.first).position
    let last = try #require(trace.samples.last { $0.opacity == 1 }).position
    let start: SIMD2<Double> =
      switch direction {
      case .left: [187.5 + 375, 333.5]
      case .right: [187.5 - 375, 333.5]
      case .up: [187.5, 333.5 + 667]
      case .down: [187.5, 333.5 - 667]
      }
    let way = SIMD2(187.5, 333.5) - start
    let done = ((first - start) * way).sum() / (way * way).sum()
    #expect(done >= 0 && done < 0.05, "\(first)")
    #expect(last == [187.5, 333.5])
    #expect(trace.transitions.map(\.outcome) == [.completed, .completed])
    #expect(trace.findings.isEmpty)
  }

  @Test(arguments: strategies)
  func `a fade increases the opacity`(strategy: String) throws {
    let opacities = try samples(.fade(), strategy).samples.map(\.opacity)
    #expect(opacities == opacities.sorted())
    #expect((opacities.first ?? 1) < 0.05 && (opacities.last ?? 0) > 0.9)
  }

  @Test(arguments: strategies)
  func `a zoom keeps the arriving page a point for half of its duration`(
    strategy: String
  ) throws {
    let (trace, samples) = try samples(.zoom(duration: 1), strategy)
    #expect(samples.count > 50)
    #expect(trace.findings.isEmpty)
    #expect(trace.transitions.map(\.outcome) == [.completed, .completed])
    let length = trace.transitions[0].ended.map { ($0 - trace.transitions[0].began).seconds }
    #expect(abs((length ?? 0) - 1) < 0.05)
  }

  @Test
  func `Core Animation and a display link follow the same path`() throws {
    func curve(_ strategy: String) throws -> [Double] {
      try samples(.shift(duration: 0.3), strategy).samples.map(\.position.x)
    }
    // They begin at different times, so each frame of one is between two of the other.
    let (committed, linked) = (try curve("core-animation"), try curve("display-link"))
    #expect(abs(committed.count - linked.count) <= 3)
    for x in linked {
      let distance = committed.map { abs($0 - x) }.min() ?? 1_000
      #expect(distance < 25, "\(x)")
    }
  }

  @Test(arguments: strategies)
  func `a duration of 0 is valid`(strategy: String) throws {
    let (trace, _) = try samples(.fade(duration: 0), strategy)
    #expect(trace.transitions.map(\.outcome) == [.completed, .completed])
  }
}
