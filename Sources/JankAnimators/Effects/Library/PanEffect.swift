internal import HeadlessUIKit

extension Effect.Kind {
  /// The page in front slides in or out and the one behind moves half as far.
  ///
  /// Source: VCTransitionsLibrary (certain), whose ways are those of a screen of 320 points.
  public static let pan = Effect.Kind(
    name: "pan",
    about: "The page in front slides and the one behind moves half as far.",
    options: [.reverse, .quirks]
  ) { effect, scene in
    if effect.isReverse { scene.addArrivingBehind() } else { scene.addArriving() }
    let width = effect.isRepaired ? scene.size.width : 320
    let (far, near) = effect.isReverse ? (-width / 2, width) : (width, -width / 2)
    let final = scene.arrivingFrame
    return Choreography(
      duration: effect.duration,
      moves: [
        Move(
          scene.leaving,
          .frame(Course(from: scene.leavingFrame, to: scene.leavingFrame.offsetBy(dx: near, dy: 0)))
        ),
        Move(scene.arriving, .frame(Course(from: final.offsetBy(dx: far, dy: 0), to: final))),
      ],
      // The library leaves the page that went where it went.
      tidy: scene.end(effect)
    )
  }
}
