internal import HeadlessUIKit

extension Effect.Kind {
  /// The page turns like a leaf of a book: one half rises, and lands as the other page.
  ///
  /// Forward, the left half rises and lands on the right.
  ///
  /// Source: VCTransitionsLibrary (certain: read in the library's source). Its shadows are
  /// gradients up to half black; here they are uniform.
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
    scene.container.sendSubviewToBack(leaving)
    scene.setPerspective(-0.002)
    let leaf = Leaf(isReverse: effect.isReverse)
    // The turning half comes nearer than the flat one, so it is visible in either order of
    // insertion.
    let landing = scene.addHalves(of: arriving, turning: leaf.back)
    let lifting = scene.addHalves(of: leaving, turning: leaf.front)
    let (landingShade, liftingShade) = (scene.halfShade(landing), scene.halfShade(lifting))
    return Choreography(
      duration: effect.duration,
      moves: [
        Move(
          lifting,
          .transform3D(Course(from: CATransform3DIdentity, to: leaf.turn(-.pi / 2), end: 0.5))
        ),
        Move(liftingShade, .alpha(Course(from: 0, to: 1, end: 0.5))),
        // Not quite flat, so that the landing has one direction.
        Move(
          landing,
          .transform3D(Course(from: leaf.turn(.pi / 2), to: leaf.turn(0.001), begin: 0.5))
        ),
        Move(landingShade, .alpha(Course(from: 1, to: 0, begin: 0.5))),
      ],
      tidy: scene.end(effect) { isCompleted in
        (isCompleted ? arriving : leaving).removeSiblings()
      }
    )
  }
}

private struct Leaf {
  /// 1 if the right half rises, −1 if the left one does.
  let side: Double

  init(isReverse: Bool) {
    side = isReverse ? 1 : -1
  }

  var front: Half { Half(isRight: side > 0) }
  var back: Half { Half(isRight: side < 0) }

  /// A rotation about the middle of the page, in radians: positive angles bring the landing half
  /// nearer, negative ones the rising half.
  func turn(_ angle: Double) -> CATransform3D {
    CATransform3DMakeRotation(side * angle, 0, 1, 0)
  }
}

private struct Half: Equatable {
  let isRight: Bool

  var hinge: CGPoint { CGPoint(x: isRight ? 0 : 1, y: 0.5) }

  func of(_ size: CGSize) -> CGRect {
    CGRect(x: isRight ? size.width / 2 : 0, y: 0, width: size.width / 2, height: size.height)
  }
}

extension TransitionScene {
  /// Adds snapshots of both halves of a page, the right one in front.
  ///
  /// - Returns: The snapshot of the turning half, anchored in the middle of the page.
  fileprivate func addHalves(of page: UIView, turning half: Half) -> UIView {
    func add(_ half: Half) -> UIView {
      addSnapshot(of: page, half.of(page.bounds.size), anchor: half.hinge)
    }
    let (left, right) = (add(Half(isRight: false)), add(Half(isRight: true)))
    return half.isRight ? right : left
  }

  fileprivate func halfShade(_ half: UIView) -> UIView {
    let shade = addShade(over: half)
    shade.backgroundColor = UIColor(white: 0, alpha: 0.5)
    return shade
  }
}
