internal import HeadlessUIKit

extension Effect.Kind {
  /// The page falls apart into small tiles, each at a velocity of its own, as drawn with OpenGL.
  ///
  /// Source: StarWars.iOS (certain: read in the library's source): tiles of 8 points, rows counted
  /// from the bottom up; sideways up to 100 per second, and down by 1 to 1.3 heights in the
  /// duration. Its velocities are in pixels of an image as high as the page; they are interpreted
  /// as points here, like the heights (chosen).
  public static let starWarsSprites = falling(
    "starWarsSprites",
    about: "The page falls apart into thousands of tiles, each at a constant speed.",
    cut: { .inclusive($0, side: 8).countedFromBelow(in: $0.height) },
    keepsPage: false
  ) { effect, size, dice in
    let (width, height) = (100 * effect.duration, size.height)
    return CGVector(dx: dice.roll(-width...width), dy: dice.roll(height...1.3 * height))
  }

  /// The page falls apart into tiles that are views.
  ///
  /// Source: StarWars.iOS (certain: read in the library's source): tiles of 10 points; sideways up
  /// to 200 points, and down by 1 to 1.3 heights. The page stays behind the other one.
  public static let starWarsViews = falling(
    "starWarsViews",
    about: "The page falls apart into tiles that are views, each at a constant speed.",
    cut: { .inclusive($0, side: 10) },
    keepsPage: true
  ) { _, size, dice in
    CGVector(dx: dice.roll(-200...200), dy: dice.roll(size.height...1.3 * size.height))
  }

  /// The page falls apart into tiles that are pushed and then accelerate.
  ///
  /// Source: StarWars.iOS (certain: read in the library's source): tiles of 20 points; one push of
  /// up to 0.15 sideways and up, then gravity. A push of 1 gives a body of 100 by 100 points 100
  /// points per second, and gravity of 1 is 1,000 points per second squared (certain, UIKit). The
  /// path of a tile is a smooth curve through points on its parabola, at most 0.8 points away from
  /// it in 2 seconds.
  public static let starWarsDynamics = Effect.Kind(
    name: "starWarsDynamics",
    about: "The page falls apart into tiles that are pushed and accelerate.",
    duration: 2,
    options: [.seed, .quirks],
    needs: .leavingPage
  ) { effect, scene in
    // The effect of a push of 1 on a tile, in points per second.
    let push = 100.0 * (100 * 100) / (20 * 20)
    let gravity = 1_000.0
    var dice = TileDice(seed: effect.number("seed"))
    let tiles = scene.breakUp(effect, keepsPage: false) { .inclusive($0, side: 20) }
    let moves = tiles.map { tile -> Move in
      let speed = CGVector(dx: dice.roll(-0.15...0.15) * push, dy: dice.roll(-0.15...0) * push)
      let start = tile.center
      let places = (0...20).map { step -> (time: Double, value: CGPoint) in
        let share = Double(step) / 20
        let seconds = share * effect.duration
        let fall = gravity / 2 * seconds * seconds
        let way = CGVector(dx: speed.dx * seconds, dy: speed.dy * seconds + fall)
        return (share, start.moved(by: way))
      }
      return Move(tile, .center(Course(places)))
    }
    return Choreography(
      duration: effect.duration,
      pace: .linear,
      isSmooth: true,
      allMoves: moves,
      tidy: scene.endFall(effect, keepsPage: false)
    )
  }

  private static func falling(
    _ name: String,
    about: String,
    cut: @escaping @Sendable (CGSize) -> TileGrid,
    keepsPage: Bool,
    way: @escaping @Sendable (Effect, CGSize, inout TileDice) -> CGVector
  ) -> Effect.Kind {
    Effect.Kind(
      name: name,
      about: about,
      duration: 2,
      options: [.seed, .quirks],
      needs: .leavingPage
    ) { effect, scene in
      var dice = TileDice(seed: effect.number("seed"))
      let size = scene.leavingFrame.size
      let tiles = scene.breakUp(effect, keepsPage: keepsPage, cut)
      let moves = tiles.map { tile -> Move in
        let start = tile.center
        let end = start.moved(by: way(effect, size, &dice))
        return Move(tile, .center(Course(from: start, to: end)))
      }
      return Choreography(
        duration: effect.duration,
        pace: .linear,
        allMoves: moves,
        tidy: scene.endFall(effect, keepsPage: keepsPage)
      )
    }
  }
}

extension TransitionScene {
  /// Moves the arriving page behind everything and replaces the leaving one by tiles.
  ///
  /// The library puts the page behind the other or removes it at once, although a cancelled
  /// transition would need it; if repaired, the page is only hidden.
  fileprivate func breakUp(
    _ effect: Effect,
    keepsPage: Bool,
    _ cut: (CGSize) -> TileGrid
  ) -> [UIView] {
    addArrivingBehind()
    guard let leaving else { return [] }
    let tiles = addTiles(cut(leavingFrame.size), of: leaving)
    if effect.isRepaired {
      leaving.isHidden = true
    } else if keepsPage {
      if arriving != nil { container.sendSubviewToBack(leaving) }
    } else {
      leaving.removeFromSuperview()
    }
    return tiles
  }

  /// If the library removes the page, it leaves the tiles to be removed with the container.
  fileprivate func endFall(_ effect: Effect, keepsPage: Bool) -> (_ isCompleted: Bool) -> Void {
    keepsPage || effect.isRepaired ? end(effect) : { _ in }
  }
}
