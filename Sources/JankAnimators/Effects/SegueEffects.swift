internal import HeadlessUIKit

extension Effect.Kind {
  /// Both pages move up by one height, as in the slide segue of the tutorials.
  ///
  /// The leaving page stays above the screen, where the unwind segue expects it.
  public static let slideSegue = sliding(
    "slideSegue",
    about: "Both pages move up by one height of the screen.",
    side: -1
  )

  /// Both pages move down by one height, as in the unwind segue of the slide.
  public static let slideUnwind = sliding(
    "slideUnwind",
    about: "Both pages move down by one height of the screen.",
    side: 1
  )

  /// One page shrinks to nothing, then the other grows, each in half of the duration with
  /// ease-in-ease-out, as in the zoom segue of the tutorials.
  ///
  /// As there, the leaving page is scaled from the other page's current transform, so it shrinks to
  /// a millionth instead of a thousandth.
  public static let zoomSegue = Effect.Kind(
    name: "zoomSegue",
    about: "One page shrinks to nothing, then the other grows, each slow at both ends.",
    duration: 1,
    options: [.quirks]
  ) { effect, scene in
    scene.addArrivingBehind()
    let small = CGAffineTransform(scaleX: 0.001, y: 0.001)
    let least = effect.isRepaired ? small : small.scaledBy(x: 0.001, y: 0.001)
    return Choreography(
      duration: effect.duration,
      pace: .linear,
      moves: [
        Move(
          scene.leaving,
          .transform(Course(from: .identity, to: least, end: 0.5)),
          pace: .easeInEaseOut
        ),
        Move(
          scene.arriving,
          .transform(Course(from: small, to: .identity, begin: 0.5)),
          pace: .easeInEaseOut
        ),
      ],
      tidy: scene.end(effect) { _ in scene.leaving?.transform = .identity }
    )
  }

  /// Both pages move up by one height, one shrinking, the other growing, as in the unwind segue of
  /// the zoom.
  public static let zoomUnwind = Effect.Kind(
    name: "zoomUnwind",
    about: "Both pages move up by one height, one shrinking, the other growing.",
    duration: 0.5,
    options: [.quirks]
  ) { effect, scene in
    scene.addArriving()
    let small = CGAffineTransform(scaleX: 0.001, y: 0.001)
    let up = CGVector(dx: 0, dy: -scene.size.height)
    let down = CGVector(dx: 0, dy: scene.size.height)
    let (leaves, arrives) = (scene.leavingFrame.middle, scene.arrivingFrame.middle)
    return Choreography(
      duration: effect.duration,
      moves: [
        Move(scene.leaving, .transform(Course(from: .identity, to: small))),
        Move(scene.leaving, .center(Course(from: leaves, to: leaves.moved(by: up)))),
        Move(scene.arriving, .transform(Course(from: small, to: .identity))),
        Move(scene.arriving, .center(Course(from: arrives.moved(by: down), to: arrives))),
      ],
      tidy: scene.end(effect)
    )
  }

  private static func sliding(_ name: String, about: String, side: Double) -> Effect.Kind {
    Effect.Kind(name: name, about: about, duration: 0.4, options: [.quirks]) { effect, scene in
      scene.addArriving()
      let way = side * scene.size.height
      let (start, final) = (scene.leavingFrame, scene.arrivingFrame)
      return Choreography(
        duration: effect.duration,
        moves: [
          Move(scene.leaving, .frame(Course(from: start, to: start.offsetBy(dx: 0, dy: way)))),
          Move(scene.arriving, .frame(Course(from: final.offsetBy(dx: 0, dy: -way), to: final))),
        ],
        tidy: scene.end(effect)
      )
    }
  }
}

extension CGRect {
  fileprivate var middle: CGPoint { CGPoint(x: midX, y: midY) }
}
