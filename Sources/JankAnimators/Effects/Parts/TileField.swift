internal import HeadlessUIKit

extension TransitionScene {
  /// Adds tiles that together look like a page, in a view of their own in front of everything,
  /// until the end.
  func addTiles(_ grid: TileGrid, of page: UIView) -> [UIView] {
    let field = UIView(frame: page === leaving ? leavingFrame : arrivingFrame)
    let tiles = grid.tiles.map { rect in
      let tile = picture(of: page, rect)
      tile.frame = rect
      field.addSubview(tile)
      return tile
    }
    // A few tiles represent all in the presented frames.
    for place in [0, tiles.count / 2, tiles.count - 1] where tiles.indices.contains(place) {
      tiles[place].standIn(for: page)
    }
    add(field)
    return tiles
  }
}
