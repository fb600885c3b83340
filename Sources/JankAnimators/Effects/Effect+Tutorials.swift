internal import HeadlessUIKit

extension Effect.Kind {
  /// The page rises from one screen height below and bounces into place.
  ///
  /// That of the WWDC 2013 tutorials.
  public static let bounce = Effect.Kind(
    name: "bounce",
    about: "The page rises from below and bounces into place.",
    duration: 0.8,
    leastDuration: 0.01,
    durationAbout: "When a thousandth of the way is left.",
    options: [
      Effect.Option(
        "damping",
        .number(in: 0.01...1, standard: 0.6),
        "The damping ratio: how fast the bouncing dies down."
      )
    ]
  ) { effect, scene in
    scene.addArriving()
    let final = scene.arrivingFrame
    let below = final.offsetBy(dx: 0, dy: UIScreen.main.bounds.height)
    return Choreography(
      duration: effect.duration,
      pace: .spring(dampingRatio: effect.number("damping")),
      moves: [Move(scene.arriving, .frame(Course(from: below, to: final)))]
    )
  }

  /// The page sinks one screen height and uncovers the one behind.
  ///
  /// That of the WWDC 2013 tutorials.
  public static let slide = Effect.Kind(
    name: "slide",
    about: "The page sinks out of sight.",
    duration: 0.4,
    leastDuration: 0.001
  ) { effect, scene in
    if let arriving = scene.arriving, let leaving = scene.leaving {
      scene.container.insertSubview(arriving, belowSubview: leaving)
    }
    let start = scene.leavingFrame
    let below = start.offsetBy(dx: 0, dy: UIScreen.main.bounds.height)
    return Choreography(
      duration: effect.duration,
      moves: [Move(scene.leaving, .frame(Course(from: start, to: below)))]
    )
  }
}

extension Effect {
  /// The page rises from below and bounces into place; duration in seconds, damping ratio 0 to 1.
  public static func bounce(duration: Double = 0.8, dampingRatio: Double = 0.6) -> Effect {
    Effect(.bounce, duration: duration, settings: ["damping": .number(dampingRatio)])
  }

  /// The page sinks out of sight; duration in seconds.
  public static func slide(duration: Double = 0.4) -> Effect {
    Effect(.slide, duration: duration)
  }
}
