internal import HeadlessUIKit

extension Effect.Kind {
  /// The page rises from one screen height below and bounces into place; a leaving page that is the
  /// only one bounces down.
  ///
  /// From the WWDC 2013 tutorials.
  public static let bounce = Effect.Kind(
    name: "bounce",
    about: "The page rises from below and bounces into place.",
    duration: 0.8,
    durationAbout: "The time until a thousandth of the distance is left.",
    options: [
      Effect.Option(
        "damping",
        .number(in: 0.01...1, standard: 0.6),
        "The damping ratio: how fast the bouncing decays."
      )
    ]
  ) { effect, scene in
    scene.addArriving()
    let (start, final) = (scene.leavingFrame, scene.arrivingFrame)
    let height = UIScreen.main.bounds.height
    return Choreography(
      duration: effect.duration,
      pace: .spring(dampingRatio: effect.number("damping")),
      moves: [
        scene.arriving == nil
          ? Move(scene.leaving, .frame(Course(from: start, to: start.offsetBy(dx: 0, dy: height))))
          : Move(scene.arriving, .frame(Course(from: final.offsetBy(dx: 0, dy: height), to: final)))
      ]
    )
  }

  /// The page sinks one screen height and uncovers the one behind; an arriving page that is the
  /// only one sinks into place.
  ///
  /// From the WWDC 2013 tutorials.
  public static let slide = Effect.Kind(
    name: "slide",
    about: "The page sinks below the screen.",
    duration: 0.4
  ) { effect, scene in
    scene.addArrivingBehind()
    let (start, final) = (scene.leavingFrame, scene.arrivingFrame)
    let height = UIScreen.main.bounds.height
    return Choreography(
      duration: effect.duration,
      moves: [
        scene.leaving == nil
          ? Move(
            scene.arriving,
            .frame(Course(from: final.offsetBy(dx: 0, dy: -height), to: final))
          )
          : Move(scene.leaving, .frame(Course(from: start, to: start.offsetBy(dx: 0, dy: height))))
      ]
    )
  }
}

extension Effect {
  /// The page rises from below and bounces into place; duration in seconds, damping ratio 0 to 1.
  public static func bounce(duration: Double = 0.8, dampingRatio: Double = 0.6) -> Effect {
    Effect(.bounce, duration: duration, settings: ["damping": .number(dampingRatio)])
  }

  /// The page sinks below the screen; duration in seconds.
  public static func slide(duration: Double = 0.4) -> Effect {
    Effect(.slide, duration: duration)
  }
}
