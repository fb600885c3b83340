internal import HeadlessUIKit

extension Effect.Kind {
  /// The page in front slides in or out and the one behind moves half as far.
  ///
  /// Source: VCTransitionsLibrary (certain: read in the library's source), whose ways are those of
  /// a screen of 320 points. Whatever duration is said, and told to the system, it sets 0.3 s when
  /// it begins: a finger that drives a longer one is through early.
  public static let pan = Effect.Kind(
    name: "pan",
    about: "The page in front slides and the one behind moves half as far.",
    fixedDuration: 0.3,
    durationAbout: "How long it takes; unless repaired always 300 ms.",
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
          // The library leaves it where it went.
          scene.leaving?.removeFromSuperview()
        } else {
          scene.leaving?.frame = scene.leavingFrame
        }
      }
    )
  }
}
