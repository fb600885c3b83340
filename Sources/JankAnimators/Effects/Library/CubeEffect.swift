internal import HeadlessUIKit

extension Effect.Kind {
  /// Both pages are faces of a cube that rotates by a quarter turn.
  ///
  /// Forward, the arriving page begins on the left.
  ///
  /// Source: VCTransitionsLibrary (certain: read in the library's source).
  public static let cube = Effect.Kind(
    name: "cube",
    about: "Both pages are faces of a cube that rotates by a quarter turn.",
    duration: 1,
    options: [
      .reverse,
      Effect.Option(
        "axis",
        .name(of: ["vertical", "horizontal"], standard: "vertical"),
        "The axis of the rotation."
      ),
    ]
  ) { effect, scene in
    scene.addArriving()
    let faces = CubeFaces(
      side: effect.isReverse ? 1 : -1,
      isUpright: effect.name("axis") == "vertical"
    )
    faces.hinge(scene)
    let (leavingShade, arrivingShade) = (
      scene.cubeShade(scene.leaving), scene.cubeShade(scene.arriving)
    )
    return Choreography(
      duration: effect.duration,
      moves: [
        Move(scene.container, .transform(faces.way(of: scene.size))),
        Move(scene.leaving, .transform3D(Course(from: CATransform3DIdentity, to: faces.turn(1)))),
        Move(scene.arriving, .transform3D(Course(from: faces.turn(-1), to: CATransform3DIdentity))),
        Move(leavingShade, .alpha(Course(from: 0, to: 1))),
        Move(arrivingShade, .alpha(Course(from: 1, to: 0))),
      ],
      tidy: { isCompleted in
        leavingShade?.removeFromSuperview()
        arrivingShade?.removeFromSuperview()
        scene.restore(isCompleted)
        if isCompleted { scene.leaving?.removeFromSuperview() }
      }
    )
  }
}

private struct CubeFaces {
  /// The side of the leaving page on which the other begins: 1 right or below, −1 left or above.
  let side: Double
  let isUpright: Bool

  /// Sets the anchor points of the pages to their shared edge.
  func hinge(_ scene: TransitionScene) {
    let edge = (side + 1) / 2
    for (page, place) in [(scene.leaving, edge), (scene.arriving, 1 - edge)] {
      page?.layer.anchorPoint = isUpright ? CGPoint(x: place, y: 0.5) : CGPoint(x: 0.5, y: place)
    }
  }

  /// The translation of the container, which keeps the shared edge visible.
  func way(of size: CGSize) -> Course<CGAffineTransform> {
    func at(_ share: Double) -> CGAffineTransform {
      isUpright
        ? CGAffineTransform(translationX: share * side * size.width, y: 0)
        : CGAffineTransform(translationX: 0, y: share * side * size.height)
    }
    return Course(from: at(0.5), to: at(-0.5))
  }

  /// A quarter turn about the shared edge: of the leaving page for 1, of the arriving for −1.
  ///
  /// The library writes the perspective into the rotated transform, where it moves no point of a
  /// flat page. It is only visible in between, because Core Animation decomposes the transform into
  /// a perspective that grows with the rotation and shrinks the outer edge.
  func turn(_ way: Double) -> CATransform3D {
    var turned =
      isUpright
      ? CATransform3DIdentity.turned(way * side * 90, y: 1)
      : CATransform3DIdentity.turned(-way * side * 90, x: 1)
    turned.m34 = -1 / 200
    return turned
  }
}

extension TransitionScene {
  fileprivate func cubeShade(_ page: UIView?) -> UIView? {
    guard let page else { return nil }
    let shade = addShade(over: page)
    shade.backgroundColor = UIColor(white: 0, alpha: 0.8)
    return shade
  }
}
