internal import HeadlessUIKit

extension Effect.Kind {
  /// The leaving page bursts into tiles that fly off, turn, shrink and fade.
  ///
  /// Source: VCTransitionsLibrary (certain: read in the library's source). A seed replaces its
  /// random numbers.
  public static let explode = Effect.Kind(
    name: "explode",
    about: "The page bursts into tiles that fly off, turn, shrink and fade.",
    duration: 1,
    options: [.seed, .quirks],
    needs: .leavingPage
  ) { effect, scene in
    scene.addArrivingBehind()
    guard let leaving = scene.leaving else {
      return Choreography(duration: effect.duration, moves: [], tidy: scene.end(effect))
    }
    if scene.arriving != nil { scene.container.sendSubviewToBack(leaving) }
    var dice = TileDice(seed: effect.number("seed"))
    let tiles = TileGrid.exploding(scene.leavingFrame.size)
    let moves = scene.addTiles(tiles, of: leaving).flatMap { tile -> [Move?] in
      let way = CGVector(dx: dice.roll(-100...100), dy: dice.roll(-100...100))
      let turned = CGAffineTransform(rotationAngle: dice.roll(-10...10)).scaledBy(x: 0.01, y: 0.01)
      let start = tile.center
      return [
        Move(tile, .center(Course(from: start, to: start.moved(by: way)))),
        Move(tile, .alpha(Course(from: 1, to: 0))),
        Move(tile, .transform(Course(from: .identity, to: turned))),
      ]
    }
    return Choreography(duration: effect.duration, moves: moves, tidy: scene.end(effect))
  }
}

extension Effect.Option {
  static let seed = Effect.Option(
    "seed",
    .count(in: 0...1_000_000, standard: 1),
    "The seed for the paths of the tiles."
  )
}

extension CGPoint {
  func moved(by way: CGVector) -> CGPoint { CGPoint(x: x + way.dx, y: y + way.dy) }
}
