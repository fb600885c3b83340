import HeadlessUIKit
import JankAnimators
import Testing

// Also tests: FluidEngine, MediaTimeClock, PopEngine, ReboundEngine.

/// Springs with libraries' integrations in a transition.
struct SpringPlayerTests {
  private static let strategies = [Strategy.pop, .rebound, .swiftUI]

  @Test
  func `each engine follows the effect's spring within the error of its steps`() throws {
    let spring = try Spring(uiKitDuration: 0.8, dampingRatio: 0.6)
    for (strategy, bound) in zip(Self.strategies, [0.06, 0.06, 0.04]) {
      let performance = try Performance(strategy, .bounce(), on: .phone120)
      let height = DeviceProfile.phone120.screenSize.y
      let begin = performance.trace.transitions.first?.began.seconds ?? .nan
      let moving = performance.moving.filter { $0.offset < height }
      #expect(moving.count > 90)
      for picture in moving {
        let elapsed = picture.content - begin - 2.0 / 120
        let error = 1 - picture.offset / height - spring.progress(at: elapsed)
        #expect(abs(error) < bound, "\(strategy.name) at \(elapsed)")
      }
      #expect((moving.map(\.offset).min() ?? 0) < -0.05 * height, "it swings beyond")
    }
  }

  @Test
  func `any other pace becomes a critically damped spring`() throws {
    for strategy in Self.strategies {
      let offsets = try Performance(strategy).moving.map(\.offset)
      #expect((offsets.min() ?? .nan) >= -0.01, "\(strategy.name)")
      #expect(offsets.last == 0)
    }
  }

  @Test
  func `each engine ends when its library considers it at rest, after the duration`() throws {
    // Critically damped over half a second: half a point, a thousandth, almost nothing remains.
    let lengths = try Self.strategies.map { try Performance($0).length }
    #expect(abs(lengths[0] - 0.65) < 0.02 && abs(lengths[1] - 0.7) < 0.02)
    #expect(abs(lengths[2] - 0.88) < 0.02)
  }

  @Test
  func `a spring as timing is truncated at the duration and keeps its velocity`() throws {
    // Alone it would oscillate for minutes.
    let spring = try Spring(mass: 1, stiffness: 200, damping: 0.01)
    for strategy in Self.strategies {
      var effect = Effect(.slide, duration: 0.5)
      effect.timing = .spring(spring, initialVelocity: 0)
      let resting = try Performance(strategy, effect)
      #expect(abs(resting.length - 0.5) < 0.05, "\(strategy.name): \(resting.length)")
      effect.timing = .spring(spring, initialVelocity: 20)
      let thrown = try Performance(strategy, effect)
      #expect(thrown.trace.digest != resting.trace.digest, "\(strategy.name)")
    }
  }

  @Test
  func `an effect without a duration ends at once`() throws {
    for strategy in Strategy.all {
      let performance = try Performance(strategy, Effect(.rise, duration: 0))
      #expect(performance.trace.transitions.map(\.outcome) == [.completed], "\(strategy.name)")
      #expect(performance.length < 0.1 && performance.pictures.last?.offset == 0)
    }
  }
}
