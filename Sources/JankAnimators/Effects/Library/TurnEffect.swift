internal import HeadlessUIKit

extension Effect.Kind {
  /// The page turns over: first the leaving one until it is perpendicular to the screen, then the
  /// other.
  ///
  /// Forward, the right side of the leaving page comes nearer; about a horizontal axis the upper
  /// side does. Unless repaired, the departed page stays rotated.
  ///
  /// Source: VCTransitionsLibrary (certain: read in the library's source).
  public static let turn = Effect.Kind(
    name: "turn",
    about: "The page turns over and shows the other on its back.",
    duration: 1,
    options: [
      .reverse,
      Effect.Option(
        "axis",
        .name(of: ["vertical", "horizontal"], standard: "vertical"),
        "The axis of the rotation."
      ),
      .quirks,
    ]
  ) { effect, scene in
    scene.addArriving()
    scene.setPerspective(-0.002)
    func turned(_ degrees: Double) -> CATransform3D {
      effect.name("axis") == "vertical"
        ? CATransform3DIdentity.turned(degrees, y: 1) : CATransform3DIdentity.turned(degrees, x: 1)
    }
    let side = effect.isReverse ? 1.0 : -1.0
    return Choreography(
      duration: effect.duration,
      moves: [
        Move(
          scene.leaving,
          .transform3D(Course(from: CATransform3DIdentity, to: turned(side * 90), end: 0.5))
        ),
        Move(
          scene.arriving,
          .transform3D(Course(from: turned(-side * 90), to: CATransform3DIdentity, begin: 0.5))
        ),
      ],
      tidy: scene.end(effect)
    )
  }
}
