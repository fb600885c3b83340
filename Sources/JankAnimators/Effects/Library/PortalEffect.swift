internal import HeadlessUIKit

extension Effect.Kind {
  /// The leaving page parts in the middle like a door, and the other comes nearer behind it.
  ///
  /// Source: VCTransitionsLibrary (certain).
  public static let portal = Effect.Kind(
    name: "portal",
    about: "The page parts like a door, and the other comes nearer behind it.",
    duration: 1,
    options: [.reverse]
  ) { effect, scene in
    // The page that is cut in two is seen in its halves only.
    let (door, room) =
      effect.isReverse ? (scene.arriving, scene.leaving) : (scene.leaving, scene.arriving)
    if effect.isReverse { scene.addArriving() } else { scene.addArrivingBehind() }
    let frame = effect.isReverse ? scene.arrivingFrame : scene.leavingFrame
    let (left, right) = CGRect(origin: .zero, size: frame.size)
      .divided(atDistance: frame.width / 2, from: .minXEdge)
    let leaves = [(left, -frame.width / 2), (right, frame.width / 2)].compactMap { rect, way in
      guard let leaf = door.map({ scene.addPicture(of: $0, rect) }) else { return Move?.none }
      let (shut, open) = (leaf.center, leaf.center.moved(by: CGVector(dx: way, dy: 0)))
      return Move(
        leaf,
        .center(effect.isReverse ? Course(from: open, to: shut) : Course(from: shut, to: open))
      )
    }
    door?.isHidden = true
    let (far, near) = (CATransform3DIdentity.scaled(0.8), CATransform3DIdentity)
    let coming = effect.isReverse ? Course(from: near, to: far) : Course(from: far, to: near)
    return Choreography(
      duration: effect.duration,
      pace: .easeOut,
      moves: leaves + [Move(room, .transform3D(coming))],
      // The library takes the pages out and puts them in again.
      tidy: { scene.restore($0) }
    )
  }
}
