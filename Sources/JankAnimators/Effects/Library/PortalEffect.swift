internal import HeadlessUIKit

extension Effect.Kind {
  /// The leaving page parts in the middle like a door, and the other comes nearer behind it; on the
  /// way back the door shuts before the page, which goes away.
  ///
  /// Source: VCTransitionsLibrary (certain: read in the library's source). It takes the page that
  /// parts out of the window, with the finger that is on it, and shows a picture of the one that
  /// comes. On the way back it leaves the page that went small.
  public static let portal = Effect.Kind(
    name: "portal",
    about: "The page parts like a door, and the other comes nearer behind it.",
    duration: 1,
    options: [.reverse, .quirks]
  ) { effect, scene in
    let door = effect.isReverse ? scene.arriving : scene.leaving
    let room = effect.isReverse ? scene.leaving : scene.portalRoom(effect)
    if effect.isReverse { scene.addArriving() }
    let leaves = leaves(of: door, isOpening: !effect.isReverse, scene)
    if effect.isRepaired {
      door?.isHidden = true
    } else if effect.isReverse {
      door?.frame = scene.arrivingFrame.offsetBy(dx: scene.arrivingFrame.width, dy: 0)
    } else {
      door?.removeFromSuperview()
    }
    let (far, near) = (CATransform3DIdentity.scaled(0.8), CATransform3DIdentity)
    let coming = effect.isReverse ? Course(from: near, to: far) : Course(from: far, to: near)
    return Choreography(
      duration: effect.duration,
      pace: .easeOut,
      moves: leaves + [Move(room, .transform3D(coming))],
      tidy: scene.end(effect) { isCompleted in
        let shown = isCompleted ? scene.arriving : scene.leaving
        if let shown, shown.superview == nil { scene.container.addSubview(shown) }
        shown?.removeSiblings()
        if isCompleted { shown?.frame = scene.arrivingFrame }
      }
    )
  }

  /// The halves of a page on their way between its place and the sides of the screen.
  private static func leaves(
    of door: UIView?,
    isOpening: Bool,
    _ scene: TransitionScene
  ) -> [Move] {
    guard let door else { return [] }
    let (left, right) = door.bounds.divided(
      atDistance: door.bounds.width / 2,
      from: .minXEdge
    )
    return [(left, -left.width), (right, right.width)].map { rect, way in
      let leaf = scene.addPicture(of: door, rect)
      let (shut, open) = (leaf.center, leaf.center.moved(by: CGVector(dx: way, dy: 0)))
      return Move(
        leaf,
        .center(isOpening ? Course(from: shut, to: open) : Course(from: open, to: shut))
      )
    }
  }
}

extension TransitionScene {
  /// What is seen behind the door: a picture of the arriving page, or itself where it is repaired.
  fileprivate func portalRoom(_ effect: Effect) -> UIView? {
    guard let arriving else { return nil }
    if effect.isRepaired {
      addArrivingBehind()
      return arriving
    }
    arriving.frame = arrivingFrame
    let picture = addPicture(of: arriving, arriving.bounds)
    container.sendSubviewToBack(picture)
    return picture
  }
}
