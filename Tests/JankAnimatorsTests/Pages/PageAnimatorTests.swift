import HeadlessUIKit
import JankAnimators
import Testing

struct PageAnimatorTests {
  private func samples(
    _ animator: PageAnimator
  ) -> (trace: Trace, samples: [LayerSample]) {
    let trace = play(presenting: animator, dismissing: PageAnimator.fade(duration: 0.2))
    let presentation = trace.transitions[0]
    let end = presentation.ended ?? .zero
    return (
      trace,
      trace.samples.filter { trace.frames[$0.frame].contentTime < end }
    )
  }

  @Test(arguments: Effect.Direction.allCases, [false, true])
  func `a shift brings the page in from the other side`(
    direction: Effect.Direction,
    isLinked: Bool
  ) throws {
    let (trace, samples) = samples(.shift(towards: direction, isLinked: isLinked))
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

  @Test(arguments: [false, true])
  func `a fade lets more and more be seen`(isLinked: Bool) {
    let opacities = samples(.fade(isLinked: isLinked)).samples.map(\.opacity)
    #expect(opacities == opacities.sorted())
    #expect((opacities.first ?? 1) < 0.05 && (opacities.last ?? 0) > 0.9)
  }

  @Test(arguments: [false, true])
  func `a zoom leaves the page a point for half of its time, and whole at the end`(
    isLinked: Bool
  ) throws {
    let (trace, samples) = samples(.zoom(duration: 1, isLinked: isLinked))
    #expect(samples.count > 50)
    #expect(trace.findings.isEmpty)
    #expect(trace.transitions.map(\.outcome) == [.completed, .completed])
    let length = trace.transitions[0].ended.map { ($0 - trace.transitions[0].began).seconds }
    #expect(abs((length ?? 0) - 1) < 0.05)
  }

  @Test
  func `Core Animation and a display link go the same way`() {
    func curve(_ isLinked: Bool) -> [Double] {
      samples(.shift(duration: 0.3, isLinked: isLinked)).samples.map(\.position.x)
    }
    // They begin at other moments, so each picture of one lies between two of the other.
    let (committed, linked) = (curve(false), curve(true))
    #expect(abs(committed.count - linked.count) <= 3)
    for x in linked {
      let distance = committed.map { abs($0 - x) }.min() ?? 1_000
      #expect(distance < 25, "\(x)")
    }
  }

  @Test
  func `no time is enough`() {
    let trace = play(presenting: PageAnimator.fade(duration: 0))
    #expect(trace.transitions.map(\.outcome) == [.completed, .completed])
  }
}
