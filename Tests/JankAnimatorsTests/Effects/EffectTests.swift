import HeadlessUIKit
import JankAnimators
import Testing

struct EffectTests {
  @Test
  func `kinds have unique names, and so have the options of each`() {
    let kinds = Effect.Kind.all
    #expect(Set(kinds.map(\.name)).count == kinds.count)
    for kind in kinds {
      #expect(!kind.about.isEmpty && !kind.durationAbout.isEmpty)
      #expect(kind.duration >= 0)
      #expect(Set(kind.options.map(\.name) + ["duration"]).count == kind.options.count + 1)
      #expect(kind.options.allSatisfy { !$0.about.isEmpty })
    }
  }

  @Test
  func `settings default to those of the kind`() {
    let bounce = Effect(.bounce)
    #expect(bounce.duration == 0.8)
    #expect(bounce.number("damping") == 0.6)
    #expect(bounce == .bounce())
    #expect(bounce != .bounce(dampingRatio: 0.7))
    #expect(bounce != .bounce(duration: 0.7))
    #expect(Set([bounce, .bounce(), .slide()]).count == 2)
  }

  @Test
  func `reversing an effect twice gives the same effect`() {
    for direction in Effect.Direction.allCases {
      let effect = Effect.shift(duration: 1, towards: direction)
      #expect(effect.reversed != effect)
      #expect(effect.reversed.reversed == effect)
    }
    for kind in Effect.Kind.all {
      #expect(Effect(kind).reversed.reversed == Effect(kind))
    }
    #expect(Effect.fade(duration: 1).reversed == .fade(duration: 1))
  }

  @Test
  func `an own kind takes a few lines and reads its settings`() {
    let kind = Effect.Kind(
      name: "blink",
      about: "The page appears at a moment.",
      options: [
        Effect.Option("at", .number(in: 0...1, standard: 0.5), "When."),
        Effect.Option("side", .name(of: ["a", "b"], standard: "a"), "Where."),
        Effect.Option("loud", .flag(standard: false), "How."),
        Effect.Option("times", .count(in: 1...3, standard: 2), "How often."),
      ]
    ) { effect, scene in
      scene.addArriving()
      let blink = Course<CGFloat>([(0, 0), (effect.number("at"), 0), (effect.number("at"), 1)])
      return Choreography(duration: effect.duration, moves: [Move(scene.arriving, .alpha(blink))])
    }
    let effect = Effect(kind, duration: 0.5, settings: ["loud": .flag(true)])
    #expect(effect.number("at") == 0.5 && effect.number("times") == 2)
    #expect(effect.name("side") == "a" && effect.flag("loud"))
    let trace = play(presenting: EffectAnimator(effect) { DisplayLinkPlayer() })
    #expect(Set(trace.samples.map(\.opacity)) == [0, 1])
  }
}
