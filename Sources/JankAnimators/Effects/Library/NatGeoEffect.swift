internal import HeadlessUIKit

extension Effect.Kind {
  /// The source page swings aside about its left edge while the destination flies in, as in a
  /// magazine; in reverse the source swings back in front of the departing page.
  ///
  /// Source: VCTransitionsLibrary (certain: read in the library's source), whose distances assume a
  /// screen of 320 points. It leaves the source anchored at its edge and without user interaction,
  /// because it expects the reverse transition.
  public static let natGeo = Effect.Kind(
    name: "natGeo",
    about: "The page swings aside while the other flies in, as in a magazine.",
    duration: 1,
    options: [.reverse, .quirks]
  ) { effect, scene in
    scene.addArriving()
    let source = effect.isReverse ? scene.arriving : scene.leaving
    if !effect.isReverse || effect.isRepaired { source?.hang(at: CGPoint(x: 0, y: 0.5)) }
    source?.isUserInteractionEnabled = effect.isReverse
    let near = CATransform3D.perspective(-1 / 500)
    let scale = effect.isRepaired ? scene.size.width / 320 : 1
    let aside = near.turned(80, y: 1).moved(z: -30).moved(x: 170 * scale)
    let outside = near.turned(5, z: 1).moved(x: 320 * scale, y: -40 * scale, z: 150)
      .turned(-45, y: 1).turned(10, x: 1)
    let leaving =
      effect.isReverse ? Course(from: near, to: outside) : Course(from: near, to: aside, begin: 0.2)
    let arriving =
      effect.isReverse ? Course(from: aside, to: near, end: 0.8) : Course(from: outside, to: near)
    return Choreography(
      duration: effect.duration,
      isSmooth: true,
      moves: [
        Move(scene.leaving, .transform3D(leaving)), Move(scene.arriving, .transform3D(arriving)),
      ],
      tidy: scene.end(effect) { isCompleted in
        for page in [scene.leaving, scene.arriving] { page?.transform3D = CATransform3DIdentity }
        guard !isCompleted else { return }
        if let leaving = scene.leaving { scene.container.bringSubviewToFront(leaving) }
        source?.isUserInteractionEnabled = !effect.isReverse
      }
    )
  }
}

extension UIView {
  fileprivate func hang(at anchor: CGPoint) {
    let place = frame
    layer.anchorPoint = anchor
    frame = place
  }
}
