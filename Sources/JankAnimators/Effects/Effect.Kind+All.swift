extension Effect.Kind {
  /// The effects that come with the project, in the order of their lists.
  public static let all = basic + segues + library + starWars

  /// Those of the tutorials and of plain apps.
  static let basic = [bounce, slide, shift, fade, zoom]

  /// Those of hand-made segues.
  static let segues = [slideSegue, slideUnwind, zoomSegue, zoomUnwind]

  /// The ten of VCTransitionsLibrary.
  static let library = [
    cards, crossfade, cube, explode, flip, fold, natGeo, pan, portal, turn,
  ]

  /// The three ways of StarWars.iOS to break up a page.
  static let starWars = [starWarsSprites, starWarsViews, starWarsDynamics]
}
