internal import HeadlessUIKit

extension Effect.Kind {
  /// The leaving page is folded up like a map while the other unfolds beside it.
  ///
  /// A single page does its half.
  ///
  /// Source: VCTransitionsLibrary (certain: read in the library's source). Its shadows are
  /// gradients; here they are uniform.
  public static let fold = Effect.Kind(
    name: "fold",
    about: "The page is folded up like a map while the other unfolds.",
    duration: 1,
    options: [
      .reverse,
      Effect.Option(
        "folds",
        .count(in: 1...20, standard: 2),
        "The number of folds of a page, with two strips each."
      ),
      .quirks,
    ]
  ) { effect, scene in
    scene.addArriving()
    let (leaving, arriving) = (scene.leaving, scene.arriving)
    scene.setPerspective(-0.005)
    let folds = Int(effect.number("folds"))
    let edge = scene.container.bounds.minX
    let (start, end) =
      effect.isReverse ? (edge + scene.size.width, edge) : (edge, edge + scene.size.width)
    var moves: [Move] = []
    for fold in 0..<folds {
      let pair = [2 * fold, 2 * fold + 1]
      for index in pair {
        moves += strip(index, of: 2 * folds, of: leaving, towards: end, isLeaving: true, scene)
      }
      for index in pair {
        moves += strip(index, of: 2 * folds, of: arriving, towards: start, isLeaving: false, scene)
      }
    }
    // Only the strips are visible.
    leaving?.frame = scene.leavingFrame.offsetBy(dx: scene.leavingFrame.width, dy: 0)
    arriving?.frame = scene.arrivingFrame.offsetBy(dx: scene.arrivingFrame.width, dy: 0)
    return Choreography(
      duration: effect.duration,
      moves: moves,
      tidy: scene.end(effect) { isCompleted in
        leaving?.frame = scene.leavingFrame
        if isCompleted { arriving?.frame = scene.arrivingFrame }
      }
    )
  }

  /// A strip of a page between its flat position and the edge, where it is perpendicular to the
  /// screen.
  private static func strip(
    _ index: Int,
    of count: Int,
    of page: UIView?,
    towards edge: Double,
    isLeaving: Bool,
    _ scene: TransitionScene
  ) -> [Move] {
    guard let page else { return [] }
    let size = isLeaving ? scene.leavingFrame.size : scene.arrivingFrame.size
    let width = size.width / Double(count)
    let rect = CGRect(x: Double(index) * width, y: 0, width: width, height: size.height)
    // Strips rotate about alternate outer edges, so that neighbours stay together.
    let isLeft = index.isMultiple(of: 2)
    let picture = scene.addSnapshot(of: page, rect, anchor: CGPoint(x: isLeft ? 0 : 1, y: 0.5))
    let shade = scene.addShade(over: picture)
    // Strips of the leaving page have the container's perspective twice.
    let flat = CATransform3DIdentity
    let folded = (isLeaving ? .perspective(-0.005) : flat).turned(isLeft ? 90 : -90, y: 1)
    let (place, side) = (picture.center, CGPoint(x: edge, y: picture.center.y))
    guard isLeaving else {
      return [
        Move(picture, .center(Course(from: side, to: place))),
        Move(picture, .transform3D(Course(from: folded, to: flat))),
        Move(shade, .alpha(Course(from: 1, to: 0))),
      ]
    }
    return [
      Move(picture, .center(Course(from: place, to: side))),
      Move(picture, .transform3D(Course(from: flat, to: folded))),
      Move(shade, .alpha(Course(from: 0, to: 1))),
    ]
  }
}
