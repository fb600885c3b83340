internal import HeadlessUIKit

extension Effect.Kind {
  /// The page turns over like a leaf of a book: half of it lifts, and comes down as the other.
  ///
  /// Source: VCTransitionsLibrary (certain); that the shadow of the second half goes as that of the
  /// first came is inferred.
  public static let flip = Effect.Kind(
    name: "flip",
    about: "The page turns over like a leaf of a book.",
    duration: 1,
    options: [.reverse, .quirks],
    needs: .bothPages
  ) { effect, scene in
    scene.addArrivingBehind()
    guard let leaving = scene.leaving, let arriving = scene.arriving else {
      return Choreography(duration: effect.duration, moves: [], tidy: scene.end(effect))
    }
    scene.setPerspective(-0.002)
    let leaf = Leaf(isReverse: effect.isReverse)
    // What stays flat lies below what turns.
    _ = scene.addPicture(of: arriving, leaf.front.of(scene.arrivingFrame.size))
    _ = scene.addPicture(of: leaving, leaf.back.of(scene.leavingFrame.size))
    let lifting = scene.addPicture(
      of: leaving,
      leaf.front.of(scene.leavingFrame.size),
      anchor: leaf.front.hinge
    )
    let landing = scene.addPicture(
      of: arriving,
      leaf.back.of(scene.arrivingFrame.size),
      anchor: leaf.back.hinge
    )
    let upright = CATransform3DMakeRotation(leaf.side * .pi / 2, 0, 1, 0)
    let lifted = CATransform3DMakeRotation(-leaf.side * .pi / 2, 0, 1, 0)
    // Not quite flat, so that the way down has one direction.
    let flat = CATransform3DMakeRotation(-leaf.side * 0.001, 0, 1, 0)
    let (liftingShade, landingShade) = (
      scene.addShade(over: lifting), scene.addShade(over: landing)
    )
    return Choreography(
      duration: effect.duration,
      moves: [
        Move(lifting, .transform3D(Course(from: CATransform3DIdentity, to: lifted, end: 0.5))),
        Move(liftingShade, .alpha(Course(from: 0, to: 0.5, end: 0.5))),
        Move(landing, .transform3D(Course(from: upright, to: flat, begin: 0.5))),
        Move(landingShade, .alpha(Course(from: 0.5, to: 0, begin: 0.5))),
      ],
      tidy: scene.end(effect) { _ in
        // Whatever else is in the container goes, and after a cancel the page with it.
        for view in scene.container.subviews where view !== arriving { view.removeFromSuperview() }
      }
    )
  }
}

/// The leaf that is turned: which half of the page it is.
private struct Leaf {
  /// 1 where the right half lifts, −1 where the left one does.
  let side: Double

  init(isReverse: Bool) {
    side = isReverse ? -1 : 1
  }

  /// The half that lifts.
  var front: Half { Half(isRight: side > 0) }
  /// The half on which it comes down.
  var back: Half { Half(isRight: side < 0) }

  struct Half {
    let isRight: Bool

    /// The middle of the page, where the leaf hangs.
    var hinge: CGPoint { CGPoint(x: isRight ? 0 : 1, y: 0.5) }

    func of(_ size: CGSize) -> CGRect {
      CGRect(x: isRight ? size.width / 2 : 0, y: 0, width: size.width / 2, height: size.height)
    }
  }
}
