internal import HeadlessUIKit

extension Effect.Kind {
  /// The leaving page tips over and falls back, and the other rises in front of it.
  ///
  /// Source: VCTransitionsLibrary (certain: read in the library's source). If its keyframes of one
  /// property overlap, the later one begins where the earlier ends (inferred).
  public static let cards = Effect.Kind(
    name: "cards",
    about: "The page falls back like a card and the other rises in front of it.",
    duration: 1,
    options: [.reverse, .quirks]
  ) { effect, scene in
    effect.isReverse ? backwardCards(effect, scene) : forwardCards(effect, scene)
  }

  private static let tipped = CATransform3D.perspective(-1 / 900).scaled(0.95).turned(15, x: 1)

  private static func forwardCards(_ effect: Effect, _ scene: TransitionScene) -> Choreography {
    scene.addArriving()
    let final = scene.arrivingFrame
    let below = final.offsetBy(dx: 0, dy: scene.size.height)
    // Probably meant to overshoot the final position; the library stays just inside the screen.
    let last = (effect.isRepaired ? final : below).offsetBy(dx: 0, dy: -30)
    let back = CATransform3D.perspective(-1 / 900).moved(y: -0.08 * scene.size.height).scaled(0.8)
    return Choreography(
      duration: effect.duration,
      isSmooth: true,
      moves: [
        Move(
          scene.leaving,
          .transform3D(Course([(0, CATransform3DIdentity), (0.4, tipped), (0.6, back)]))
        ),
        Move(scene.leaving, .alpha(Course(from: 1, to: 0.6, end: 0.4))),
        Move(scene.arriving, .frame(Course([(0, below), (0.6, below), (0.8, last), (1, final)]))),
      ],
      // The library leaves the rear page tipped back and pale.
      tidy: scene.end(effect)
    )
  }

  private static func backwardCards(_ effect: Effect, _ scene: TransitionScene) -> Choreography {
    scene.addArrivingBehind()
    let start = scene.leavingFrame
    let below = start.offsetBy(dx: 0, dy: scene.size.height)
    let small = CATransform3DIdentity.scaled(0.6)
    return Choreography(
      duration: effect.duration,
      isSmooth: true,
      moves: [
        Move(scene.leaving, .frame(Course(from: start, to: below, end: 0.5))),
        Move(
          scene.arriving,
          .transform3D(
            Course([
              (0, small), (0.35, small), (0.7, tipped), (0.75, tipped), (1, CATransform3DIdentity),
            ])
          )
        ),
        Move(scene.arriving, .alpha(Course(from: 0.6, to: 1, begin: 0.35, end: 0.7))),
      ],
      tidy: scene.end(effect) { isCompleted in
        guard !isCompleted else { return }
        scene.arriving?.transform3D = CATransform3DIdentity
        scene.arriving?.alpha = 1
      }
    )
  }
}
