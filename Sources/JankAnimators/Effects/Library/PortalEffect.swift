internal import HeadlessUIKit

extension Effect.Kind {
  /// The leaving page parts in the middle like a door, and the other comes nearer behind it; in
  /// reverse the door shuts in front of the departing page.
  ///
  /// Source: VCTransitionsLibrary (certain: read in the library's source). It removes the parting
  /// page, with the touch on it, from the window, and shows a snapshot of the arriving one. In
  /// reverse it leaves the departed page small.
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
      let leaf = scene.addSnapshot(of: door, rect)
      let (shut, open) = (leaf.center, leaf.center.moved(by: CGVector(dx: way, dy: 0)))
      return Move(
        leaf,
        .center(isOpening ? Course(from: shut, to: open) : Course(from: open, to: shut))
      )
    }
  }
}

extension TransitionScene {
  /// The view behind the door: a snapshot of the arriving page, or the page itself if repaired.
  fileprivate func portalRoom(_ effect: Effect) -> UIView? {
    guard let arriving else { return nil }
    if effect.isRepaired {
      addArrivingBehind()
      return arriving
    }
    arriving.frame = arrivingFrame
    let picture = addSnapshot(of: arriving, arriving.bounds)
    container.sendSubviewToBack(picture)
    return picture
  }
}
