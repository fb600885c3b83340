internal import HeadlessUIKit

extension Effect.Kind {
  /// Both pages move side by side by one container width or height.
  public static let shift = Effect.Kind(
    name: "shift",
    about: "Both pages move side by side by one extent of the screen.",
    options: [.towards]
  ) { effect, scene in
    scene.addArriving()
    let step = (Effect.Direction(rawValue: effect.name("towards")) ?? .left).step
    let way = step * SIMD2(scene.size.width, scene.size.height)
    func moved(_ frame: CGRect, _ way: SIMD2<Double>) -> CGRect {
      frame.offsetBy(dx: way.x, dy: way.y)
    }
    let (start, final) = (scene.leavingFrame, scene.arrivingFrame)
    return Choreography(
      duration: effect.duration,
      moves: [
        Move(scene.leaving, .frame(Course(from: start, to: moved(start, way)))),
        Move(scene.arriving, .frame(Course(from: moved(final, -way), to: final))),
      ],
      tidy: { _ in scene.settle() }
    )
  }

  /// The arriving page fades in over the other, or the leaving one fades out if it is the only
  /// page.
  public static let fade = Effect.Kind(
    name: "fade",
    about: "The arriving page fades in over the other."
  ) { effect, scene in
    scene.addArriving()
    return Choreography(
      duration: effect.duration,
      moves: [
        scene.arriving == nil
          ? Move(scene.leaving, .alpha(Course(from: 1, to: 0)))
          : Move(scene.arriving, .alpha(Course(from: 0, to: 1)))
      ],
      tidy: { _ in scene.settle() }
    )
  }

  /// One page shrinks to a point, then the other grows from it; or the arriving page grows from a
  /// thumbnail over the other, and shrinks back into it.
  public static let zoom = Effect.Kind(
    name: "zoom",
    about: "One page shrinks to a point, then the other grows from it, or from a thumbnail.",
    duration: 1,
    options: [thumbnail, zoomsOut]
  ) { effect, scene in
    let width = scene.container.bounds.width
    if let thumbnail = effect.rectangle(thumbnail.name, onWidth: width) {
      return zooming(effect, scene, from: thumbnail)
    }
    scene.addArriving()
    // A page of size 0 could not be drawn.
    let point = CGAffineTransform(scaleX: 0.001, y: 0.001)
    return Choreography(
      duration: effect.duration,
      moves: [
        Move(scene.leaving, .transform(Course(from: .identity, to: point, end: 0.5))),
        Move(scene.arriving, .transform(Course(from: point, to: .identity, begin: 0.5))),
      ],
      tidy: { _ in scene.settle() }
    )
  }
}

// MARK: Thumbnails

extension Effect.Kind {
  private static let thumbnail = Effect.Option(
    "from",
    .rectangle,
    "The thumbnail from which the page grows: x, y, width and height in points of the screen, or "
      + "the column and the row of a grid; without it, the other page shrinks to a point first."
  )

  private static let zoomsOut = Effect.Option(
    Effect.Option.reverse.name,
    .flag(standard: false),
    "Whether the page shrinks into the thumbnail, as for a dismissal; no effect without one."
  )

  /// The zooming page is scaled, so that its contents are not laid out again.
  private static func zooming(
    _ effect: Effect,
    _ scene: TransitionScene,
    from thumbnail: CGRect
  ) -> Choreography {
    let isBack = effect.isReverse
    if isBack { scene.addArrivingBehind() } else { scene.addArriving() }
    let page = isBack ? scene.leaving : scene.arriving
    let frame = isBack ? scene.leavingFrame : scene.arrivingFrame
    let small = CGAffineTransform(
      scaleX: thumbnail.width / max(frame.width, 1),
      y: thumbnail.height / max(frame.height, 1)
    )
    let centers = [thumbnail, frame].map { CGPoint(x: $0.midX, y: $0.midY) }
    func course<Value>(_ small: Value, _ whole: Value) -> Course<Value> {
      isBack ? Course(from: whole, to: small) : Course(from: small, to: whole)
    }
    return Choreography(
      duration: effect.duration,
      moves: [
        Move(page, .transform(course(small, .identity))),
        Move(page, .center(course(centers[0], centers[1]))),
      ],
      tidy: { _ in scene.settle() }
    )
  }
}

extension Effect {
  /// Both pages move side by side by one screen width or height; duration in seconds.
  public static func shift(duration: Double = 0.3, towards direction: Direction = .left) -> Effect {
    let towards = Setting.name(direction.rawValue)
    return Effect(.shift, duration: duration, settings: [Option.towards.name: towards])
  }

  /// The arriving page fades in over the other; duration in seconds.
  public static func fade(duration: Double = 0.3) -> Effect {
    Effect(.fade, duration: duration)
  }

  /// One page shrinks to a point, then the other grows from it; total duration in seconds.
  public static func zoom(duration: Double = 1) -> Effect {
    Effect(.zoom, duration: duration)
  }
}
