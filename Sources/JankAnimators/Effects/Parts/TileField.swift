internal import HeadlessUIKit

extension TransitionScene {
  /// Lays tiles that together look like a page in front of everything, in a view of their own that
  /// is taken away at the end.
  func addTiles(_ grid: TileGrid, of page: UIView) -> [UIView] {
    let field = UIView(frame: page === leaving ? leavingFrame : arrivingFrame)
    let tiles = grid.tiles.map { rect in
      let tile = picture(of: page, rect)
      tile.frame = rect
      field.addSubview(tile)
      return tile
    }
    // A few tell how all of them fly.
    for place in [0, tiles.count / 2, tiles.count - 1] where tiles.indices.contains(place) {
      tiles[place].standIn(for: page)
    }
    add(field)
    return tiles
  }
}
