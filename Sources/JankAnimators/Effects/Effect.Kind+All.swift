extension Effect.Kind {
  /// The built-in effects, in the order of their lists.
  public static let all = basic + segues + library + starWars

  static let basic = [bounce, slide, shift, fade, zoom]

  static let segues = [slideSegue, slideUnwind, zoomSegue, zoomUnwind]

  static let library = [
    cards, crossfade, cube, explode, flip, fold, natGeo, pan, portal, turn,
  ]

  static let starWars = [starWarsSprites, starWarsViews, starWarsDynamics]
}
