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
    add(field)
    return tiles
  }
}
