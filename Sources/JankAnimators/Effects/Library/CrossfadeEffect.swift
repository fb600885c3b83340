internal import HeadlessUIKit

extension Effect.Kind {
  /// The leaving page fades out and uncovers the other; an arriving page that is the only one fades
  /// in.
  ///
  /// Source: VCTransitionsLibrary (certain: read in the library's source).
  public static let crossfade = Effect.Kind(
    name: "crossfade",
    about: "The page fades away and uncovers the other.",
    duration: 1,
    options: [.quirks]
  ) { effect, scene in
    scene.addArrivingBehind()
    return Choreography(
      duration: effect.duration,
      moves: [
        scene.leaving == nil
          ? Move(scene.arriving, .alpha(Course(from: 0, to: 1)))
          : Move(scene.leaving, .alpha(Course(from: 1, to: 0)))
      ],
      tidy: scene.end(effect) { isCompleted in
        if isCompleted { scene.leaving?.removeFromSuperview() }
        for page in [scene.leaving, scene.arriving] { page?.alpha = 1 }
      }
    )
  }
}
