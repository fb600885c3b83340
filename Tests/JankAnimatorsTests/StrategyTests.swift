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
      let effects: [Effect] = [
        .bounce(duration: 0.7, dampingRatio: 0.5), .slide(duration: 0.7), .shift(duration: 0.7),
        .fade(duration: 0.7), .zoom(duration: 0.7),
      ]
      for effect in effects {
        let animator = try strategy.makeAnimator(effect)
        #expect(animator.transitionDuration(using: nil) == 0.7)
      }
    }
  }

  @Test
  func `an effect turned round twice is the effect`() {
    for direction in Effect.Direction.allCases {
      let effect = Effect.shift(duration: 1, towards: direction)
      #expect(effect.reversed != effect)
      #expect(effect.reversed.reversed == effect)
    }
    #expect(Effect.fade(duration: 1).reversed == .fade(duration: 1))
  }

  @Test
  func `only what Core Animation moves can follow a finger`() {
    #expect(Strategy.all.filter(\.isInteractive).map(\.name) == ["percent-driven"])
  }
}
