import HeadlessUIKit
import JankAnimators
import Testing

struct StrategyTests {
  @Test
  func `strategies have names of their own`() {
    #expect(Set(Strategy.all.map(\.name)).count == Strategy.all.count)
    #expect(Strategy.all.allSatisfy { !$0.about.isEmpty })
  }

  @Test
  func `every strategy makes an animator of the duration that the effect asks for`() throws {
    for strategy in Strategy.all {
      for kind in Effect.Kind.all {
        let animator = try strategy.makeAnimator(Effect(kind, duration: 0.7))
        #expect(animator.transitionDuration(using: nil) == 0.7)
      }
    }
  }

  @Test
  func `only what Core Animation moves can follow a finger`() {
    #expect(Strategy.all.filter(\.isInteractive).map(\.name) == ["percent-driven"])
  }
}
