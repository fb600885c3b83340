internal import HeadlessUIKit

extension Effect.Kind {
  /// The front page slides in or out, and the rear page moves half as far.
  ///
  /// Source: VCTransitionsLibrary (certain: read in the library's source), whose distances assume a
  /// screen of 320 points. It ignores the duration reported to the system and sets 0.3 s when it
  /// begins: a gesture that drives a longer one completes early.
  public static let pan = Effect.Kind(
    name: "pan",
    about: "The page in front slides and the one behind moves half as far.",
    fixedDuration: 0.3,
    durationAbout: "The duration of the animation; always 300 ms unless repaired.",
    options: [.reverse, .quirks]
  ) { effect, scene in
    if effect.isReverse { scene.addArrivingBehind() } else { scene.addArriving() }
    let width = effect.isRepaired ? scene.size.width : 320
    let (far, near) = effect.isReverse ? (-width / 2, width) : (width, -width / 2)
    let final = scene.arrivingFrame
    return Choreography(
      duration: effect.animationDuration,
      moves: [
        Move(
          scene.leaving,
          .frame(Course(from: scene.leavingFrame, to: scene.leavingFrame.offsetBy(dx: near, dy: 0)))
        ),
        Move(scene.arriving, .frame(Course(from: final.offsetBy(dx: far, dy: 0), to: final))),
      ],
      tidy: scene.end(effect) { isCompleted in
        scene.arriving?.frame = final
        if isCompleted {
          // The library leaves it at its last position.
          scene.leaving?.removeFromSuperview()
        } else {
          scene.leaving?.frame = scene.leavingFrame
        }
      }
    )
  }
}
